/** A finished game to be analysed, however it came here: kept on this device, fetched from a server, pasted, or handed over. */

import { gameTurns, isJudgedAtTable, tableTurns, type GameTurn, type TableTurn } from '@lexiko/engine';
import {
  configure,
  err,
  exportGcg,
  ok,
  parseGcg,
  parseLog,
  replayGcg,
  type GameConfig,
  type GameEvent,
  type GcgFile,
  type GcgPlayer,
  type GcgProblem,
  type PresetId,
  type ReplayedGame,
  type Result,
  type Ruleset,
} from '@lexiko/rules';
import { rulebookOf } from '../../paper/paper-rules.ts';

export interface SourceGame {
  readonly file: GcgFile;
  readonly config: GameConfig;
  readonly ruleset: Ruleset;
  readonly replayed: ReplayedGame;
  readonly turns: readonly GameTurn[];
  /** Of games with dice, or with letters that move: the turns with their tables, and the log that they come from. */
  readonly atTable: { readonly tables: readonly TableTurn[]; readonly log: readonly GameEvent[] } | null;
}

export type SourceProblem =
  /** Neither GCG nor a log; of GCG it is known which lines cannot be read. */
  | { readonly code: 'unreadable'; readonly lines: readonly GcgProblem[] }
  /** GCG by rules that have no such files. */
  | { readonly code: 'other-game' }
  /** With all letters open there are no turns to be judged one by one. */
  | { readonly code: 'open-letters' }
  | { readonly code: 'no-turns' };

/** `preset` holds for GCG that does not tell its rules, as the companion's does; a log knows its own. */
export function readGameText(
  text: string,
  preset: PresetId,
  names: readonly string[] = [],
): Result<SourceGame, SourceProblem> {
  return text.trimStart().startsWith('{') ? readLog(text, names) : readGcg(text, preset);
}

function readGcg(text: string, preset: PresetId): Result<SourceGame, SourceProblem> {
  const file = parseGcg(text);
  if (!file.ok) return err({ code: 'unreadable', lines: file.error });
  const { game } = file.value;
  return counted(file.value, { preset: rulebookOf(game) ?? preset, sides: game.players.length });
}

function readLog(text: string, names: readonly string[]): Result<SourceGame, SourceProblem> {
  const events = parseLog(text);
  if (!events.ok) return err({ code: 'unreadable', lines: [] });
  // What was agreed last counts: options may change until the game begins.
  const config = events.value.reduce<GameConfig | null>(
    (last, event) => (event.type === 'created' || event.type === 'configured' ? event.config : last),
    null,
  );
  if (config === null) return err({ code: 'unreadable', lines: [] });
  const players = Array.from({ length: config.sides ?? 2 }, (_, seat): GcgPlayer => ({
    id: `player${seat + 1}`,
    name: names[seat] ?? `${seat + 1}`,
  }));
  const ruleset = configure(config);
  if (!ruleset.ok) return err({ code: 'unreadable', lines: [] });
  if (ruleset.value.options['solitaire.mode'] === 'openPool') return err({ code: 'open-letters' });
  const game = exportGcg(events.value, players);
  if (!game.ok || isJudgedAtTable(ruleset.value))
    return readTable(events.value, { config, ruleset: ruleset.value, players });
  return counted({ game: game.value, lines: game.value.turns.map((_, at) => at + 1) }, config);
}

function readTable(
  log: readonly GameEvent[],
  {
    config,
    ruleset,
    players,
  }: Pick<SourceGame, 'config' | 'ruleset'> & { readonly players: readonly GcgPlayer[] },
): Result<SourceGame, SourceProblem> {
  const tables = tableTurns(log);
  if (tables.length === 0) return err({ code: 'no-turns' });
  const final = log.find((event) => event.type === 'ended')?.final ?? players.map(() => 0);
  return ok({
    file: { game: { players, pragmas: [], turns: [] }, lines: [] },
    config,
    ruleset,
    replayed: { turns: [], played: final, final, board: [], problems: [] },
    turns: tables.map(({ turn }) => turn),
    atTable: { tables, log },
  });
}

function counted(file: GcgFile, config: GameConfig): Result<SourceGame, SourceProblem> {
  const { players } = file.game;
  const ruleset = configure({ ...config, sides: players.length });
  const replayed = replayGcg(file, config);
  if (!ruleset.ok || !replayed.ok) return err({ code: 'other-game' });
  const turns = gameTurns(file.game, replayed.value, ruleset.value);
  if (turns.length === 0) return err({ code: 'no-turns' });
  return ok({
    file,
    config: { ...config, sides: players.length },
    ruleset: ruleset.value,
    replayed: replayed.value,
    turns,
    atTable: null,
  });
}
