/**
 * A fingerprint of a state: equal states have equal hashes on every machine, whatever the order of their keys.
 * Two 32-bit accumulators over the canonical form; for finding differences, not for secrecy.
 */

// Kept here because looking up a global is slow where tests run in a context of their own.
const { imul } = Math;

interface Digest {
  a: number;
  b: number;
}

function mix(digest: Digest, code: number): void {
  digest.a = imul(digest.a ^ code, 0x01000193);
  digest.b = imul(digest.b ^ (code + 0x5bd1), 0x85ebca6b);
  digest.b ^= digest.b >>> 13;
}

function text(digest: Digest, value: string): void {
  for (let i = 0; i < value.length; i++) mix(digest, value.charCodeAt(i));
  mix(digest, 0x1f);
}

function walk(digest: Digest, value: unknown): void {
  if (Array.isArray(value)) {
    mix(digest, 0x5b);
    for (const element of value) walk(digest, element);
    mix(digest, 0x5d);
  } else if (typeof value === 'object' && value !== null) {
    mix(digest, 0x7b);
    const entries = Object.entries(value).sort(([left], [right]) => (left < right ? -1 : 1));
    for (const [key, element] of entries) {
      text(digest, key);
      walk(digest, element);
    }
    mix(digest, 0x7d);
  } else {
    text(digest, typeof value === 'string' ? `"${value}` : String(value));
  }
}

/** Sixteen hexadecimal digits. */
export function hash(value: unknown): string {
  const digest = { a: 0x811c9dc5 | 0, b: 0x2545f491 | 0 };
  walk(digest, value);
  const hex = (word: number) => (word >>> 0).toString(16).padStart(8, '0');
  return hex(digest.a) + hex(digest.b);
}
