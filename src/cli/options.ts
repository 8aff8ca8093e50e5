// Command-line options of the tools: --name value, and --json.
import { parseArgs } from 'node:util';

export interface Options {
  number(name: string, fallback: number): number;
  text(name: string, fallback: string): string;
  readonly json: boolean;
}

/** Reads the options a tool knows; anything else ends the program with a message that names them. */
export function readOptions(names: readonly string[], args: readonly string[] = process.argv.slice(2)): Options {
  const fail = (message: string): never => {
    console.error(`${message}\nOptions: ${[...names.map((name) => `--${name} …`), '--json'].join(' ')}`);
    process.exit(2);
  };
  const read = () => {
    try {
      const options = Object.fromEntries(names.map((name) => [name, { type: 'string' as const }]));
      return parseArgs({ args: [...args], options: { ...options, json: { type: 'boolean' } } }).values;
    } catch (error) {
      return fail(error instanceof Error ? error.message : String(error));
    }
  };
  const values: Record<string, unknown> = read();
  return {
    number(name, fallback) {
      const value = values[name];
      if (value === undefined) return fallback;
      return Number.isInteger(Number(value))
        ? Number(value)
        : fail(`--${name} wants a whole number, not ${String(value)}`);
    },
    text: (name, fallback) => (typeof values[name] === 'string' ? values[name] : fallback),
    json: values.json === true,
  };
}
