// The import laws of the house, tried on small snippets: each unlawful one must be refused, each lawful one accepted.
import { ESLint } from 'eslint';
import houseConfig from '../../eslint.config.js';

const eslint = new ESLint({
  overrideConfigFile: true,
  overrideConfig: [
    ...houseConfig,
    {
      // The snippets are not on disk, so the rules that need the compiler's knowledge of a real file stay out of it.
      files: ['**/*.{ts,tsx}'],
      languageOptions: { parserOptions: { projectService: false } },
      rules: {
        '@typescript-eslint/no-floating-promises': 'off',
        '@typescript-eslint/no-misused-promises': 'off',
        '@typescript-eslint/switch-exhaustiveness-check': 'off',
      },
    },
  ],
});

async function rulesBroken(file: string, code: string): Promise<(string | null)[]> {
  const [result] = await eslint.lintText(`${code}\n`, { filePath: file });
  return (result?.messages ?? []).filter((m) => m.severity === 2).map((m) => m.ruleId);
}

const value = (from: string) => `import { x } from '${from}';\nexport const y = x;`;
const type = (from: string) => `import type { X } from '${from}';\nexport type Y = X;`;

describe('imports', () => {
  it.each([
    ['src/engine/rules/turn.ts', value('react')],
    ['src/engine/rules/turn.ts', value('@reduxjs/toolkit')],
    ['src/engine/rules/turn.ts', value('expo-sqlite')],
    ['src/engine/rules/turn.ts', type('@/content')],
    ['src/engine/rules/turn.ts', value('../../content/index')],
    ['src/engine/rules/turn.ts', value('@/store')],
    ['src/engine/rules/turn.ts', value('@/ui/kit')],
    ['src/engine/rules/turn.ts', value('@/ai')],
    ['src/engine/rules/turn.ts', value('@/persistence/codec')],
    ['src/engine/rules/turn.ts', value('@/i18n')],
    ['src/engine/rules/turn.ts', value('@/ledger')],
    ['src/engine/rules/turn.ts', value('@/cli/selfplay')],
    ['src/engine/rules/turn.ts', value('../../../../outside')],
    ['src/engine/rules/turn.ts', "export * from '@/content';"],
    ['src/engine/rules/turn.ts', "export type X = import('@/store').X;"],
    ['src/engine/rules/turn.ts', "export const x = import('@/store');"],
    ['src/content/cards/personas.ts', value('@/engine')],
    ['src/content/cards/personas.ts', type('@/engine/rules/turn')],
    ['src/content/cards/personas.ts', value('zod')],
    ['src/ai/greedy.ts', value('@/content')],
    ['src/ai/greedy.ts', value('@/store')],
    ['src/persistence/codec.ts', value('@/engine')],
    ['src/persistence/codec.ts', value('@/store')],
    ['src/store/thunks/play.ts', value('@/ui/board/layout')],
    ['src/store/thunks/play.ts', value('../../../app/index')],
    ['src/ui/board/BoardView.tsx', value('@/engine/rules/turn')],
    ['src/ui/board/BoardView.tsx', value('../../engine/language/costs')],
    ['src/ui/board/BoardView.tsx', type('@/engine/language/costs')],
    ['src/ui/board/BoardView.tsx', value('@/engine')],
    ['src/ui/board/BoardView.tsx', value('@/content/cards/personas')],
    ['src/ui/board/BoardView.tsx', value('@/persistence/sqlite')],
    ['src/i18n/index.ts', value('@/content/text/en')],
    ['src/i18n/index.ts', type('@/store')],
    ['src/i18n/index.ts', value('@/engine')],
    ['src/ledger/totals.ts', value('@/content')],
    ['src/ledger/totals.ts', value('react')],
    ['app/index.tsx', value('@/engine')],
    ['app/index.tsx', value('@/cli/serve')],
  ])('%s refuses\n%s', async (file, code) => {
    expect(await rulesBroken(file, code)).toContain('house/imports');
  });

  it.each([
    ['src/engine/rules/turn.ts', value('../model/vocabulary')],
    ['src/engine/rules/turn.ts', value('@/engine/slices')],
    ['src/content/cards/personas.ts', value('@/engine/model/vocabulary')],
    ['src/content/cards/personas.ts', value('../board/charters')],
    ['src/ai/greedy.ts', value('@/engine')],
    ['src/persistence/sqlite.ts', `${type('@/engine')}\nimport { open } from 'expo-sqlite';\nexport const z = open;`],
    ['src/persistence/codec.ts', "import { type X } from '@/engine/model/event';\nexport type Y = X;"],
    ['src/store/thunks/play.ts', value('@/engine')],
    ['src/store/listeners/persist.ts', value('@/persistence/port')],
    ['src/ui/board/BoardView.tsx', value('react')],
    ['src/ui/board/BoardView.tsx', value('@/store')],
    ['src/ui/board/BoardView.tsx', type('@/engine')],
    ['src/ui/board/BoardView.tsx', value('@/engine/model/vocabulary')],
    ['src/ui/board/BoardView.tsx', value('@/content/text/en')],
    ['src/i18n/index.ts', type('@/content/text')],
    ['src/i18n/index.ts', type('@/engine')],
    ['src/ledger/totals.ts', value('@/engine/rules/ending/glory')],
    ['app/index.tsx', value('@/ui/campaign')],
    ['src/cli/selfplay.ts', `${value('@/engine')}\nexport * from '@/store';`],
    ['__tests__/rules/turn.test.ts', value('@/engine/rules/turn')],
  ])('%s accepts\n%s', async (file, code) => {
    expect(await rulesBroken(file, code)).toEqual([]);
  });
});

describe('purity', () => {
  it.each([
    ['src/engine/rng.ts', 'export const x = Math.random();', 'no-restricted-properties'],
    ['src/engine/rng.ts', 'export const x = Date.now();', 'no-restricted-globals'],
    ['src/engine/rng.ts', 'export const x = performance.now();', 'no-restricted-globals'],
    ['src/engine/resolve.ts', "console.log('here');", 'no-restricted-globals'],
    ['src/engine/resolve.ts', 'setTimeout(() => 1, 0);', 'no-restricted-globals'],
    ['src/engine/slices/index.ts', 'export const x = structuredClone({});', 'no-restricted-globals'],
    ['src/engine/resolve.ts', 'export const x = async () => 1;', 'no-restricted-syntax'],
    ['src/engine/notation.ts', "export const x = 'a'.localeCompare('b');", 'no-restricted-properties'],
    ['src/ledger/totals.ts', 'export const x = new Date();', 'no-restricted-globals'],
    ['src/ai/mcts.ts', 'export const x = Math.random();', 'no-restricted-properties'],
    ['src/store/index.ts', 'export const x: any = 1;', '@typescript-eslint/no-explicit-any'],
    ['src/ui/kit/Text.tsx', 'export const x = (a?: number) => a!;', '@typescript-eslint/no-non-null-assertion'],
  ])('%s refuses %s', async (file, code, rule) => {
    expect(await rulesBroken(file, code)).toContain(rule);
  });

  it('lets the rest of the app tell the time', async () => {
    expect(await rulesBroken('src/store/thunks/play.ts', 'export const x = () => Date.now();')).toEqual([]);
  });
});
