/** Ends an exhaustive switch: a case that the types say cannot be. */
export function unreachable(value: never): never {
  throw new Error(`unreachable: ${JSON.stringify(value)}`);
}
