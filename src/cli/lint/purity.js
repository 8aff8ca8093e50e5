// What the pure folders (engine, content, ledger) may not touch. A game must replay identically on every phone, so
// nothing there may ask for the time, for chance, for the locale or for the machine it runs on.

const IMPURE_GLOBALS = [
  ...['Date', 'performance', 'Intl'],
  ...['setTimeout', 'setInterval', 'setImmediate', 'clearTimeout', 'clearInterval', 'clearImmediate'],
  ...['queueMicrotask', 'requestAnimationFrame', 'requestIdleCallback', 'Promise'],
  ...['console', 'alert', 'fetch', 'XMLHttpRequest', 'WebSocket', 'Worker'],
  ...['window', 'document', 'navigator', 'localStorage', 'sessionStorage', 'indexedDB', 'crypto'],
  ...['process', 'global', 'globalThis', 'self', 'require', 'module', '__DEV__'],
  // Missing from the phone's engine, or tied to garbage collection.
  ...['structuredClone', 'WeakRef', 'FinalizationRegistry', 'eval', 'Function'],
];

const LOCALE_METHODS = ['toLocaleString', 'toLocaleUpperCase', 'toLocaleLowerCase', 'localeCompare'];

module.exports.pureRules = {
  'no-restricted-globals': ['error', ...IMPURE_GLOBALS.map((name) => ({ name, message: 'This folder is pure.' }))],
  'no-restricted-properties': [
    'error',
    { object: 'Math', property: 'random', message: 'Chance comes from engine/rng.ts, so that a game can be replayed.' },
    ...LOCALE_METHODS.map((property) => ({ property, message: 'The result depends on the phone’s language.' })),
  ],
  'no-restricted-syntax': [
    'error',
    { selector: ':function[async=true], AwaitExpression', message: 'Pending work is data, never a promise.' },
  ],
};
