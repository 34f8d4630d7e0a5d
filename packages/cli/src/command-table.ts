/** The commands of `lexiko`. */

import type { CommandName, CommandTable } from './command.ts';

/** Every command, in the order in which `lexiko --help` lists them. Loaded when used: start-up stays short. */
export const COMMANDS: CommandTable = {
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
  bot: async () => (await import('./commands/bot.ts')).bot,
  reports: async () => (await import('./commands/reports.ts')).reports,
  migrate: async () => (await import('./commands/migrate.ts')).migrate,
  backup: async () => (await import('./commands/backup.ts')).backup,
  completion: async () => (await import('./commands/completion.ts')).completionOf(COMMANDS),
};

/** In the same order. */
export const COMMAND_NAMES: readonly CommandName[] = Object.keys(COMMANDS).filter(isCommand);

export function isCommand(name: string): name is CommandName {
  return Object.hasOwn(COMMANDS, name);
}
