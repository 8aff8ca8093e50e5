// Who may import whom: the first law of the house, as data. src/cli/lint/importRule.js enforces it.
//
// A key is a top folder (or app). `ours` lists the folders of this project it may import, always including itself:
//   'engine'         the whole folder
//   'engine/model'   that folder only
//   'engine/index'   that file only (an import of the bare folder, '@/engine', counts as its index)
// `types: true` allows only `import type`, so that no code can follow the import at run time.
// `packages` says whether npm packages are allowed. Folders absent here (src/cli, __tests__) may import anything, and
// since nobody lists src/cli, nobody can import it.

const any = (...folders) => folders.map((folder) => ({ folder, types: false }));
const typesOf = (...folders) => folders.map((folder) => ({ folder, types: true }));

module.exports.LAYERS = {
  engine: { ours: any('engine'), packages: false },
  content: { ours: any('content', 'engine/model'), packages: false },
  ledger: { ours: any('ledger', 'engine'), packages: false },
  ai: { ours: any('ai', 'engine'), packages: false },
  persistence: { ours: [...any('persistence'), ...typesOf('engine')], packages: true },
  i18n: { ours: [...any('i18n'), ...typesOf('content', 'engine/index')], packages: true },
  store: { ours: any('store', 'engine', 'content', 'ai', 'persistence', 'ledger', 'i18n'), packages: true },
  ui: {
    ours: [
      ...any('ui', 'store', 'i18n', 'ledger', 'content/text', 'engine/model', 'assets'),
      // The public face of the engine, for its types: what is legal and what happens reach the screen through the store.
      ...typesOf('engine/index'),
    ],
    packages: true,
  },
  app: { ours: any('app', 'ui', 'store', 'i18n', 'assets'), packages: true },
};
