const { getDefaultConfig } = require('expo/metro-config');

const config = getDefaultConfig(__dirname);

// On the web expo-sqlite is SQLite compiled to WebAssembly: metro has to ship the .wasm file as an asset.
config.resolver.assetExts.push('wasm');

// That SQLite stores its pages through SharedArrayBuffer, which browsers give only to cross-origin isolated pages.
// src/cli/serve.ts sends the same two headers for the exported build.
config.server.enhanceMiddleware = (middleware) => (request, response, next) => {
  response.setHeader('Cross-Origin-Opener-Policy', 'same-origin');
  response.setHeader('Cross-Origin-Embedder-Policy', 'credentialless');
  return middleware(request, response, next);
};

module.exports = config;
