const { defineConfig, globalIgnores } = require('eslint/config');
const expo = require('eslint-config-expo/flat');
const globals = require('globals');
const importRule = require('./src/cli/lint/importRule');
const { pureRules } = require('./src/cli/lint/purity');

const typescript = ['{app,src,__tests__}/**/*.{ts,tsx}'];
const shipped = ['app/**/*.{ts,tsx}', 'src/**/*.{ts,tsx}'];

module.exports = defineConfig([
  globalIgnores(['dist*/', '.expo/', 'android/', 'ios/', 'coverage/', 'expo-env.d.ts']),
  ...expo,
  {
    // The compiler already answers these, faster and with the right aliases.
    rules: { 'import/no-unresolved': 'off', 'import/named': 'off', 'import/namespace': 'off', 'import/export': 'off' },
  },
  {
    files: ['*.js', 'src/cli/**/*.js'],
    languageOptions: { sourceType: 'commonjs', globals: globals.node },
  },
  {
    files: typescript,
    plugins: { house: { rules: { imports: importRule } } },
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: __dirname } },
    rules: {
      'house/imports': 'error',
      eqeqeq: ['error', 'always'],
      'no-var': 'error',
      'prefer-const': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      '@typescript-eslint/consistent-type-imports': ['error', { disallowTypeAnnotations: false }],
      '@typescript-eslint/no-floating-promises': [
        'error',
        // node's runner awaits its own tests.
        { allowForKnownSafeCalls: [{ from: 'package', package: 'node:test', name: ['test', 'describe', 'it'] }] },
      ],
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
      '@typescript-eslint/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
    },
  },
  {
    files: shipped,
    rules: { '@typescript-eslint/no-explicit-any': 'error', '@typescript-eslint/no-non-null-assertion': 'error' },
  },
  { files: ['src/{engine,content,ledger}/**/*.ts'], rules: pureRules },
  {
    // In the rules of a game one may well `useBuilding`: no React, no hooks.
    files: ['src/{engine,content,ledger,ai,persistence,cli}/**/*.ts'],
    rules: { 'react-hooks/rules-of-hooks': 'off' },
  },
  {
    // An opponent's unseeded draw could never be replayed, nor a picture drawn twice alike.
    files: ['src/{ai,ui}/**/*.{ts,tsx}'],
    rules: { 'no-restricted-properties': pureRules['no-restricted-properties'].slice(0, 2) },
  },
  // The size budgets of the house. Content is a transcription and may be as long as the box is.
  ...[
    { files: ['src/{engine,store,ai,persistence,ledger}/**/*.ts'], max: 250 },
    { files: ['src/ui/**/*.{ts,tsx}'], max: 200 },
    { files: ['app/**/*.{ts,tsx}'], max: 60 },
  ].map(({ files, max }) => ({
    files,
    rules: { 'max-lines': ['error', { max, skipBlankLines: true, skipComments: true }] },
  })),
]);
