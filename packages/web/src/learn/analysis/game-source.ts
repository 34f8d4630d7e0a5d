/** A finished game to be analysed, however it came here: kept on this device, fetched from a server, pasted, or handed over. */

import {
  gameTurns,
  isJudgedAtTable,
  positionTurn,
  tableTurns,
  type GameTurn,
  type TableTurn,
} from '@lexiko/analysis';
import {
  configure,
  err,
  ok,
  type GameConfig,
  type GameEvent,
  type PresetId,
  type Result,
  type Ruleset,
} from '@lexiko/rules';
import {
  exportGcg,
  gameTextKind,
  logPlayers,
  parseCgp,
  parseGcg,
  parseLog,
  replayGcg,
  type GcgFile,
  type GcgPlayer,
  type GcgProblem,
  type ReplayedGame,
} from '@lexiko/rules/notation';
import { rulebookOf } from '../../paper/paper-rules.ts';
import { inLessonColours } from '../lesson-table.ts';
import type { GameOrigin } from './saved-analysis.ts';

export interface SourceGame {
  /** As it came. */
  readonly origin: GameOrigin;
  readonly file: GcgFile;
  readonly config: GameConfig;
  readonly ruleset: Ruleset;
  readonly replayed: ReplayedGame;
  readonly turns: readonly GameTurn[];
  /** One position, in which nobody has moved yet: there is no turn to be judged, only what could be played. */
  readonly isPosition?: true;
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
  const source = readAny(text, preset, names);
  return source.ok ? ok({ ...source.value, origin: { text, preset, names } }) : source;
}

function readAny(text: string, preset: PresetId, names: readonly string[]): Result<ReadGame, SourceProblem> {
  switch (gameTextKind(text)) {
    case 'log':
      return readLog(text, playerNames(logPlayers(text), names));
    case 'cgp':
      return readPosition(text, preset, names);
    case 'gcg':
    case null:
      return readGcg(text, preset);
  }
}

/** Those that a file tells, and others where it tells none. */
function playerNames(told: readonly string[], others: readonly string[]): readonly string[] {
  return others.map((name, seat) => ((told[seat] ?? '') === '' ? name : (told[seat] ?? name)));
}

/** A position is a game in which nobody has told the turn that is to come: the mover might as well have passed. */
function readPosition(
  text: string,
  preset: PresetId,
  names: readonly string[],
): Result<ReadGame, SourceProblem> {
  const read = parseCgp(text.trim().replaceAll(/[\t ]+/gu, ' '));
  if (!read.ok) return err({ code: 'unreadable', lines: [] });
  const { board, width, height, racks } = read.value;
  const scores = read.value.scores.length < 2 ? [...read.value.scores, 0] : read.value.scores;
  const config = inLessonColours({ preset, sides: scores.length });
  const ruleset = configure(config);
  if (!ruleset.ok || ruleset.value.layout.width !== width || ruleset.value.layout.height !== height)
    return err({ code: 'other-game' });
  const [rack = []] = racks;
  const turn = positionTurn({ board, rack, scores }, ruleset.value);
  const players = scores.map((_, seat): GcgPlayer => ({ id: `player${seat + 1}`, name: names[seat] ?? '' }));
  return ok({
    file: { game: { players, pragmas: [], turns: [] }, lines: [] },
    config,
    ruleset: ruleset.value,
    replayed: { turns: [], played: scores, final: scores, board, problems: [] },
    turns: [turn],
    isPosition: true,
    atTable: null,
  });
}

type ReadGame = Omit<SourceGame, 'origin'>;

function readGcg(text: string, preset: PresetId): Result<ReadGame, SourceProblem> {
  const file = parseGcg(text);
  if (!file.ok) return err({ code: 'unreadable', lines: file.error });
  const { game } = file.value;
  // No file says which colours its board had.
  return counted(
    file.value,
    inLessonColours({ preset: rulebookOf(game) ?? preset, sides: game.players.length }),
  );
}

function readLog(text: string, names: readonly string[]): Result<ReadGame, SourceProblem> {
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
  if (ruleset.value.solitaire.kind === 'openPool') return err({ code: 'open-letters' });
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
): Result<ReadGame, SourceProblem> {
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

function counted(file: GcgFile, config: GameConfig): Result<ReadGame, SourceProblem> {
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
