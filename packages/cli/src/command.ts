/** What a command of `lexiko` is, and how it reads its arguments and says that they are wrong. */

import { parseArgs } from 'node:util';
import type { TerminalTexts } from '@lexiko/texts/en/terminal';

/** Where a process reads and writes; tests hand in their own. */
export interface ProcessIo {
  readonly stdin: NodeJS.ReadableStream & { readonly isTTY?: boolean };
  readonly stdout: NodeJS.WritableStream & { readonly isTTY?: boolean; readonly columns?: number };
  readonly stderr: NodeJS.WritableStream;
  readonly env: Readonly<Record<string, string | undefined>>;
}

/** What a command gets: where it reads and writes, and the words of the user's language. */
export interface Io extends ProcessIo {
  readonly texts: TerminalTexts;
}

/** A sentence that is made when the language is known. */
export type Saying = (texts: TerminalTexts) => string;

export interface Command {
  /** Every option that the command reads. */
  readonly options: OptionTable;
  /** Answers with the exit status: 0 done, 1 the answer is "no", 2 the input was wrong. */
  run(args: readonly string[], io: Io): Promise<number>;
}

/** Wrong arguments or unusable input: one sentence for the user, exit status 2. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
  readonly say: Saying;

  constructor(say: Saying | string) {
    super(typeof say === 'string' ? say : '');
    this.say = typeof say === 'string' ? () => say : say;
  }
}

/** An option, as `parseArgs` of Node reads it and as the help shows it. */
export interface OptionSpec {
  readonly type: 'string' | 'boolean';
  readonly multiple?: boolean;
  /** What holds without it. */
  readonly usual?: string | number;
  readonly choices?: readonly string[];
  /** The environment variable that can take its place. */
  readonly env?: string;
}

export type OptionTable = Readonly<Record<string, OptionSpec>>;

export interface ParsedArguments {
  readonly values: Readonly<Record<string, string | boolean | readonly (string | boolean)[] | undefined>>;
  readonly positionals: readonly string[];
}

/** `parseArgs` of Node, with its errors as a `UsageError`. */
export function parseArguments(args: readonly string[], options: OptionTable): ParsedArguments {
  try {
    const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true });
    return { values, positionals };
  } catch (error) {
    if (!(error instanceof Error && 'code' in error)) throw error;
    throw new UsageError(wrongOption(error));
  }
}

/** Node names the option in its message: `Option '-s, --seed <value>' argument missing`. */
function wrongOption({ message, code }: Error & { readonly code: unknown }): Saying {
  const option = /--?[\w-]+(?=[ '])(?!,)/u.exec(message)?.[0] ?? '';
  return ({ commandLine }) => {
    if (code === 'ERR_PARSE_ARGS_UNKNOWN_OPTION') return commandLine.unknownOption(option);
    return message.includes('does not take') ? commandLine.noValue(option) : commandLine.missingValue(option);
  };
}
