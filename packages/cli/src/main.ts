/** The entry of `lexiko`: finds the command, runs it, and turns errors into one sentence and an exit status. */

import { UsageError, type Command, type Io, type ProcessIo } from './command.ts';
import { languageOf, loadTexts, takeLanguage } from './language.ts';

/** Every command, in the order in which `lexiko --help` lists them. Loaded when used: start-up stays short. */
const COMMANDS: Readonly<Record<string, { summary: string; load: () => Promise<Command> }>> = {
  play: {
    summary: 'play a game with one to four people at this terminal',
    load: async () => (await import('./commands/play.ts')).play,
  },
  judge: {
    summary: 'rule on positions: cases as JSON Lines in, rulings out',
    load: async () => (await import('./commands/judge.ts')).judge,
  },
  replay: {
    summary: 'play a GCG file through the rules and tell what is wrong in it',
    load: async () => (await import('./commands/replay.ts')).replay,
  },
  verify: {
    summary: 'prove from its log that nobody rigged the bag of a game',
    load: async () => (await import('./commands/verify.ts')).verify,
  },
  words: {
    summary: 'look words up: check, define, anagrams, patterns, hooks, stems, lists',
    load: async () => (await import('./commands/words.ts')).words,
  },
  lexicon: {
    summary: 'import word lists, and list, inspect, export and remove them',
    load: async () => (await import('./commands/lexicon.ts')).lexicon,
  },
  record: {
    summary: 'work out a high total with all letters open',
    load: async () => (await import('./commands/record.ts')).record,
  },
  moves: {
    summary: 'list, count and rank the moves of a position',
    load: async () => (await import('./commands/moves.ts')).moves,
  },
  sim: {
    summary: 'play the best moves of a position out and tell which wins most',
    load: async () => (await import('./commands/sim.ts')).sim,
  },
  endgame: {
    summary: 'solve the end of a game, or judge the last turns before the bag is empty',
    load: async () => (await import('./commands/endgame.ts')).endgame,
  },
  analyze: {
    summary: 'judge every turn of a finished game: best moves, losses, luck, missed bingos',
    load: async () => (await import('./commands/analyze.ts')).analyze,
  },
  puzzles: {
    summary: 'find puzzles in games of the engine, each checked twice',
    load: async () => (await import('./commands/puzzles.ts')).puzzles,
  },
  ucgi: {
    summary: 'let another program use the engine, by lines on standard input and output',
    load: async () => (await import('./commands/ucgi.ts')).ucgi,
  },
  tournament: {
    summary: 'let computers play each other and compare their strength',
    load: async () => (await import('./commands/tournament.ts')).tournament,
  },
  train: {
    summary: 'learn from practice games what leaves are worth and how likely a lead is to win',
    load: async () => (await import('./commands/train.ts')).train,
  },
  serve: {
    summary: 'serve games to people who play together over the network',
    load: async () => (await import('./commands/serve.ts')).serve,
  },
  think: {
    summary: 'think for the computers of servers that share a database',
    load: async () => (await import('./commands/think.ts')).think,
  },
  reports: {
    summary: 'list the messages that players of a server have complained of',
    load: async () => (await import('./commands/reports.ts')).reports,
  },
  migrate: {
    summary: 'bring the database of a server up to date',
    load: async () => (await import('./commands/migrate.ts')).migrate,
  },
  backup: {
    summary: 'copy the database of a server while it runs, and check the copy',
    load: async () => (await import('./commands/backup.ts')).backup,
  },
};

function overview(): string {
  const width = Math.max(...Object.keys(COMMANDS).map((name) => name.length));
  const lines = Object.entries(COMMANDS).map(([name, { summary }]) => `  ${name.padEnd(width)}  ${summary}`);
  return [
    'lexiko: every rulebook of the crossword tile game, in the terminal',
    '',
    'Usage: lexiko COMMAND [ARGUMENTS]',
    '',
    ...lines,
    '',
    "'lexiko COMMAND --help' explains a command.",
    '',
  ].join('\n');
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
    stdout.write(overview());
    return name === undefined ? 2 : 0;
  }
  const entry = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (entry === undefined) throw new UsageError(({ commandLine }) => commandLine.noCommand(name));
  const command = await entry.load();
  if (rest.includes('--help') || rest.includes('-h')) {
    stdout.write(command.help);
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
