/** What a command of `lexiko` is, and how it reads its arguments and says that they are wrong. */

import { parseArgs } from 'node:util';
import type { TerminalTexts } from '@lexiko/texts/en/terminal';
import { closestName } from './closest-name.ts';

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
  /** What its first argument may be, where that is one of a few names. */
  readonly parts?: readonly string[];
  /** Answers with the exit status: 0 done, 1 the answer is "no", 2 the input was wrong. */
  run(args: readonly string[], io: Io): Promise<number>;
}

export type CommandName = keyof TerminalTexts['help'];

/** Commands by their names, each loaded when it is used. */
export type CommandTable = Readonly<Record<CommandName, () => Promise<Command>>>;

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
  /** The name that it had before; it still works. */
  readonly formerly?: string;
}

export type OptionTable = Readonly<Record<string, OptionSpec>>;

export interface ParsedArguments {
  readonly values: Readonly<Record<string, string | boolean | readonly (string | boolean)[] | undefined>>;
  readonly positionals: readonly string[];
}

/** Arguments of a command that takes nothing but options. */
export function parseOptions(args: readonly string[], options: OptionTable): ParsedArguments['values'] {
  const { values, positionals } = parseArguments(args, options);
  const [unexpected] = positionals;
  if (unexpected !== undefined) throw new UsageError(({ commandLine }) => commandLine.unexpected(unexpected));
  return values;
}

/** Arguments of a command that reads one file, or standard input as `-`. */
export function parseFileArguments(
  args: readonly string[],
  options: OptionTable,
): { readonly values: ParsedArguments['values']; readonly file: string } {
  const { values, positionals } = parseArguments(args, options);
  const [file, more] = positionals;
  if (file === undefined || more !== undefined)
    throw new UsageError(({ commandLine }) => commandLine.oneFile);
  return { values, file };
}

/** `parseArgs` of Node, with its errors as a `UsageError`. Values stand under the current names of their options. */
export function parseArguments(args: readonly string[], options: OptionTable): ParsedArguments {
  const current = args.map((arg) => withCurrentName(arg, options));
  try {
    const { values, positionals } = parseArgs({ args: current, options, allowPositionals: true });
    return { values, positionals };
  } catch (error) {
    if (!(error instanceof Error && 'code' in error)) throw error;
    throw new UsageError(wrongOption(error, Object.keys(options)));
  }
}

/** `--time=3` as `--seconds=3`, where `seconds` was once called `time`. */
function withCurrentName(arg: string, options: OptionTable): string {
  const [typed = '', ...value] = arg.split('=');
  const renamed = Object.entries(options).find(([, { formerly }]) => `--${formerly}` === typed);
  return renamed === undefined ? arg : [`--${renamed[0]}`, ...value].join('=');
}

/** Node names the option in its message: `Option '-s, --seed <value>' argument missing`. */
function wrongOption(
  { message, code }: Error & { readonly code: unknown },
  names: readonly string[],
): Saying {
  const option = /--?[\w-]+(?=[ '])(?!,)/u.exec(message)?.[0] ?? '';
  const meant = closestName(option.replace(/^-+/u, ''), [...names, 'help', 'language']);
  return ({ commandLine }) => {
    if (code === 'ERR_PARSE_ARGS_UNKNOWN_OPTION')
      return commandLine.unknownOption(option, meant === null ? null : `--${meant}`);
    return message.includes('does not take') ? commandLine.noValue(option) : commandLine.missingValue(option);
  };
}
