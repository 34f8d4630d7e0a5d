/** The commands of `lexiko`. */

import type { CommandName, CommandTable } from './command.ts';

/** Every command, in the order in which `lexiko --help` lists them. Loaded when used: start-up stays short. */
export const COMMANDS: CommandTable = {
  play: async () => (await import('./commands/games/play.ts')).play,
  judge: async () => (await import('./commands/games/judge.ts')).judge,
  replay: async () => (await import('./commands/games/replay.ts')).replay,
  verify: async () => (await import('./commands/games/verify.ts')).verify,
  words: async () => (await import('./commands/words/words.ts')).words,
  lexicon: async () => (await import('./commands/words/lexicon.ts')).lexicon,
  record: async () => (await import('./commands/games/record.ts')).record,
  moves: async () => (await import('./commands/engine/moves.ts')).moves,
  sim: async () => (await import('./commands/engine/sim.ts')).sim,
  endgame: async () => (await import('./commands/engine/endgame.ts')).endgame,
  analyze: async () => (await import('./commands/engine/analyze.ts')).analyze,
  puzzles: async () => (await import('./commands/engine/puzzles.ts')).puzzles,
  ucgi: async () => (await import('./commands/engine/ucgi.ts')).ucgi,
  tournament: async () => (await import('./commands/engine/tournament.ts')).tournament,
  match: async () => (await import('./commands/engine/match.ts')).match,
  train: async () => (await import('./commands/engine/train.ts')).train,
  serve: async () => (await import('./commands/server/serve.ts')).serve,
  think: async () => (await import('./commands/server/think.ts')).think,
  bot: async () => (await import('./commands/server/bot.ts')).bot,
  reports: async () => (await import('./commands/server/reports.ts')).reports,
  admin: async () => (await import('./commands/server/admin.ts')).admin,
  migrate: async () => (await import('./commands/server/migrate.ts')).migrate,
  backup: async () => (await import('./commands/server/backup.ts')).backup,
  completion: async () => (await import('./commands/completion.ts')).completionOf(COMMANDS),
};

/** In the same order. */
export const COMMAND_NAMES: readonly CommandName[] = Object.keys(COMMANDS).filter(isCommand);

export function isCommand(name: string): name is CommandName {
  return Object.hasOwn(COMMANDS, name);
}
