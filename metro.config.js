const { subscribe } = require('node:diagnostics_channel');
const { getDefaultConfig } = require('expo/metro-config');

const config = getDefaultConfig(__dirname);

// On the web expo-sqlite is SQLite compiled to WebAssembly: metro has to ship the .wasm file as an asset.
config.resolver.assetExts.push('wasm');

// That SQLite needs SharedArrayBuffer, which browsers give only to cross-origin isolated pages. Metro's own hook for
// headers (server.enhanceMiddleware) does not see the page at `/`, which Expo answers before it, so we listen to every
// answer of this process instead. src/cli/serve.ts sends the same two headers for the exported build.
subscribe('http.server.request.start', ({ response }) => {
  response.setHeader('Cross-Origin-Opener-Policy', 'same-origin');
  response.setHeader('Cross-Origin-Embedder-Policy', 'credentialless');
});

module.exports = config;
