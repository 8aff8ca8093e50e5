// An ESLint rule that resolves every import to a folder of this project and asks layers.js whether it is allowed.
// It works on names alone, so `../../store` and `@/store` are the same import and the target need not exist.
const path = require('node:path');
const { LAYERS } = require('./layers');

const ROOT = path.resolve(__dirname, '../../..');

/** 'src/engine/rules/turn.ts' -> 'engine/rules/turn'; 'app/index.tsx' -> 'app/index'; outside the project -> null. */
function placeOf(file) {
  const relative = path.relative(ROOT, file).split(path.sep).join('/');
  if (relative.startsWith('../')) return null;
  return relative.replace(/^src\//, '').replace(/\.[jt]sx?$/, '');
}

/** Where an import leads: a place in this project, or an npm package. */
function targetOf(source, importer) {
  if (source.startsWith('@/')) return { place: placeOf(path.join(ROOT, 'src', source.slice(2))) };
  if (source.startsWith('.')) return { place: placeOf(path.resolve(path.dirname(importer), source)) };
  return { package: source };
}

const covers = (folder, place) =>
  place === folder || place.startsWith(`${folder}/`) || (folder.endsWith('/index') && `${place}/index` === folder);

/** Why `from` may not make this import, or null if it may. */
function refusal(from, source, importer, typesOnly) {
  const layer = LAYERS[from];
  const target = targetOf(source, importer);
  if (target.package !== undefined) return layer.packages ? null : `src/${from} may not import packages`;
  if (target.place === null) return `${source} leads out of the project`;
  const permits = layer.ours.filter(({ folder }) => covers(folder, target.place));
  if (permits.length === 0) return `${from} may not import ${target.place}`;
  if (!typesOnly && permits.every(({ types }) => types)) return `${from} may import only types from ${target.place}`;
  return null;
}

function isTypesOnly(node) {
  if (node.type === 'TSImportType') return true;
  if (node.importKind === 'type' || node.exportKind === 'type') return true;
  const specifiers = node.specifiers ?? [];
  return specifiers.length > 0 && specifiers.every((s) => s.importKind === 'type' || s.exportKind === 'type');
}

module.exports = {
  meta: { type: 'problem', schema: [], messages: { refused: '{{why}} (see src/cli/lint/layers.js).' } },
  create(context) {
    const place = placeOf(context.filename);
    const from = place?.split('/')[0];
    if (from === undefined || !Object.hasOwn(LAYERS, from)) return {};

    const check = (node, literal) => {
      if (literal?.type === 'TSLiteralType') literal = literal.literal;
      if (typeof literal?.value !== 'string') return;
      const why = refusal(from, literal.value, context.filename, isTypesOnly(node));
      if (why !== null) context.report({ node, messageId: 'refused', data: { why } });
    };
    return {
      ImportDeclaration: (node) => check(node, node.source),
      ExportNamedDeclaration: (node) => check(node, node.source),
      ExportAllDeclaration: (node) => check(node, node.source),
      ImportExpression: (node) => check(node, node.source),
      TSImportType: (node) => check(node, node.source ?? node.argument),
      TSExternalModuleReference: (node) => check(node, node.expression),
      'CallExpression[callee.name="require"]': (node) => check(node, node.arguments[0]),
    };
  },
};
