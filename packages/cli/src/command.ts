/** What a command of `lexiko` is, and how it reads its arguments and says that they are wrong. */

import { parseArgs, type ParseArgsConfig } from 'node:util';

/** Where a command reads and writes; tests hand in their own. */
export interface Io {
  readonly stdin: NodeJS.ReadableStream & { readonly isTTY?: boolean };
  readonly stdout: NodeJS.WritableStream & { readonly isTTY?: boolean; readonly columns?: number };
  readonly stderr: NodeJS.WritableStream;
  readonly env: Readonly<Record<string, string | undefined>>;
}

export interface Command {
  /** The whole `--help` text, ending in a newline. */
  readonly help: string;
  /** Answers with the exit status: 0 done, 1 the answer is "no", 2 the input was wrong. */
  run(args: readonly string[], io: Io): Promise<number>;
}

/** Wrong arguments or unusable input: one sentence for the user, exit status 2. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

type OptionSpecs = NonNullable<ParseArgsConfig['options']>;

export interface ParsedArguments {
  readonly values: Readonly<Record<string, string | boolean | readonly (string | boolean)[] | undefined>>;
  readonly positionals: readonly string[];
}

/** `parseArgs` of Node with its errors turned into one clear sentence. */
export function parseArguments(args: readonly string[], options: OptionSpecs): ParsedArguments {
  try {
    const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true });
    return { values, positionals };
  } catch (error) {
    const reason = error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error);
    throw new UsageError(reason.replace(/\. To specify.*$/s, '.'));
  }
}
