/** The entry of `lexiko`: finds the command, runs it, and turns errors into one sentence and an exit status. */

import type { TerminalTexts } from '@lexiko/texts/en/terminal';
import { UsageError, type Command, type Io, type ProcessIo } from './command.ts';
import { helpText, rowText, type CommandName } from './help-text.ts';
import { languageOf, loadTexts, takeLanguage } from './language.ts';

/** Every command, in the order in which `lexiko --help` lists them. Loaded when used: start-up stays short. */
export const COMMANDS: Readonly<Record<CommandName, () => Promise<Command>>> = {
  play: async () => (await import('./commands/play.ts')).play,
  judge: async () => (await import('./commands/judge.ts')).judge,
  replay: async () => (await import('./commands/replay.ts')).replay,
  verify: async () => (await import('./commands/verify.ts')).verify,
  words: async () => (await import('./commands/words.ts')).words,
  lexicon: async () => (await import('./commands/lexicon.ts')).lexicon,
  record: async () => (await import('./commands/record.ts')).record,
  moves: async () => (await import('./commands/moves.ts')).moves,
  sim: async () => (await import('./commands/sim.ts')).sim,
  endgame: async () => (await import('./commands/endgame.ts')).endgame,
  analyze: async () => (await import('./commands/analyze.ts')).analyze,
  puzzles: async () => (await import('./commands/puzzles.ts')).puzzles,
  ucgi: async () => (await import('./commands/ucgi.ts')).ucgi,
  tournament: async () => (await import('./commands/tournament.ts')).tournament,
  train: async () => (await import('./commands/train.ts')).train,
  serve: async () => (await import('./commands/serve.ts')).serve,
  think: async () => (await import('./commands/think.ts')).think,
  reports: async () => (await import('./commands/reports.ts')).reports,
  migrate: async () => (await import('./commands/migrate.ts')).migrate,
  backup: async () => (await import('./commands/backup.ts')).backup,
};

function overview({ commandLine }: TerminalTexts): string {
  const { tagline, usage, usageOfAll, summaries, options, languageHelp, moreHelp } = commandLine;
  const names = Object.keys(COMMANDS) as CommandName[]; // the keys of a record of exactly these
  const width = Math.max(...names.map((name) => name.length));
  return [
    tagline,
    '',
    `${usage} ${usageOfAll}`,
    '',
    ...names.map((name) => `  ${name.padEnd(width)}  ${summaries[name]}`),
    '',
    options,
    rowText(['--language en|de', languageHelp]),
    '',
    moreHelp,
    '',
  ].join('\n');
}

function isCommand(name: string): name is CommandName {
  return Object.hasOwn(COMMANDS, name);
}

export async function main(args: readonly string[], io: ProcessIo): Promise<number> {
  try {
    const { language, rest } = takeLanguage(args);
    return await runCommand(rest, { ...io, texts: await loadTexts(language ?? languageOf(io.env)) });
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    io.stderr.write(`lexiko: ${error.say(await loadTexts(languageOf(io.env)))}\n`);
    return 2;
  }
}

async function runCommand([name, ...rest]: readonly string[], io: Io): Promise<number> {
  const { stdout, stderr, texts } = io;
  if (name === undefined || name === '--help' || name === '-h' || name === 'help') {
    stdout.write(overview(texts));
    return name === undefined ? 2 : 0;
  }
  if (!isCommand(name)) throw new UsageError(({ commandLine }) => commandLine.noCommand(name));
  const command = await COMMANDS[name]();
  if (rest.includes('--help') || rest.includes('-h')) {
    stdout.write(helpText(texts, name, command));
    return 0;
  }
  try {
    return await command.run(rest, io);
  } catch (error) {
    if (!(error instanceof UsageError) && !isFileError(error)) throw error;
    stderr.write(`lexiko ${name}: ${error instanceof UsageError ? error.say(texts) : error.message}\n`);
    return 2;
  }
}

/** What the disk says to a path that cannot be used, wherever it was tried: not a mistake of ours. */
function isFileError(error: unknown): error is Error {
  return error instanceof Error && 'syscall' in error && 'path' in error;
}
