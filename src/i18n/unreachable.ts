/** Ends an exhaustive switch: a new kind of thing to speak about does not compile until it has words. */
export function unreachable(x: never): never {
  throw new Error(`no words for ${JSON.stringify(x)}`);
}
