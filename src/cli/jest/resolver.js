// How the app tests find modules. A jest project takes one resolver and we need two: React Native's own (deep imports
// that its mocks rely on) and the one of worklets (its version without native code, on which Reanimated runs in tests).
const reactNative = require('@react-native/jest-preset').resolver;
const worklets = require('react-native-worklets/jest/resolver.js');

const resolveReactNative = require(reactNative);

module.exports = (request, options) =>
  worklets(request, {
    ...options,
    defaultResolver: (name, given) => resolveReactNative(name, { ...given, defaultResolver: options.defaultResolver }),
  });
