import assert from 'node:assert/strict';
import path from 'node:path';
import { test } from 'node:test';
import { fileFor } from '@/cli/serve';

const root = path.resolve('/village/dist');

test('the server stays inside its folder', () => {
  for (const url of [
    '/../secret',
    '/%2e%2e/secret',
    '/..%2fsecret',
    '/a/../../secret',
    '/../dist-native/x',
    '/%',
    '/a%00',
  ]) {
    assert.equal(fileFor(root, url), null, url);
  }
});

test('the server finds files by their plain path', () => {
  assert.equal(fileFor(root, '/'), root);
  assert.equal(fileFor(root, '/index.html?from=link#top'), path.join(root, 'index.html'));
  assert.equal(fileFor(root, '//etc/passwd'), path.join(root, 'etc', 'passwd'));
  assert.equal(fileFor(root, '/assets/na%C3%AFve.png'), path.join(root, 'assets', 'naïve.png'));
});
