/**
 * Replays a GCG game by the rules: words, their points, totals, the final adjustment, and every disagreement with the
 * file. Racks in such files are often partial, so a rack is taken to hold at least what is played from it, and nobody
 * has to have refilled it.
 */

import { withLaid, type Board, type Placement } from '../board.ts';
import type { ScoredWord } from '../game/event.ts';
import { inspectPlay, scoreOf } from '../game/plays/play-inspection.ts';
import type { Refusal } from '../game/refusal.ts';
import { withSeat } from '../game/seats.ts';
import { freshTable, type Table } from '../game/table.ts';
import { err, ok, type Result } from '../result.ts';
import type { ConfigRefusal, GameConfig } from '../ruleset/game-config.ts';
import { configure } from '../ruleset/ruleset.ts';
import { rackValue } from '../tile-set.ts';
import { liftedTile, missingTiles, neededTile, type Tile } from '../tile.ts';
import { formatGcgAct, THROUGH, type GcgAct, type GcgTurn } from './gcg.ts';
import type { GcgFile } from './gcg-parse.ts';
import { formatWord, placeWord, writtenWord, type MoveProblem, type NotationTable } from './move-notation.ts';

export type ReplayFault =
  | { readonly code: 'BAD_PLACE'; readonly problem: MoveProblem }
  | { readonly code: 'ILLEGAL'; readonly refusal: Refusal }
  | { readonly code: 'WRONG_SCORE' | 'WRONG_TOTAL'; readonly written: number; readonly counted: number }
  /** More of a tile has appeared than the box holds. */
  | { readonly code: 'TOO_MANY_OF_TILE'; readonly tile: Tile; readonly held: number }
  | { readonly code: 'NOTHING_TO_WITHDRAW' };

/** Where the file and the rules disagree. `turn` counts from 1; `line` is a line of the file. */
export type ReplayProblem = ReplayFault & { readonly turn: number; readonly line: number };

/** The result of a turn. */
interface Counted {
  /** `12C CO(O)KIE`, `-QVV`, `(AI)`. */
  readonly notation: string;
  readonly words: readonly ScoredWord[];
  readonly bonus: number;
  /** By the rules, or as in the file where the rules do not decide. */
  readonly score: number;
  /** New tiles; none unless the turn is a play that can be laid. */
  readonly placed: readonly Placement[];
}

export interface ReplayedTurn extends Counted {
  readonly number: number;
  readonly line: number;
  readonly player: number;
  readonly kind: GcgAct['kind'];
  /** The player's score by the rules after this turn. */
  readonly total: number;
  /** The board after this turn. */
  readonly board: Board;
}

export interface ReplayedGame {
  readonly turns: readonly ReplayedTurn[];
  /** By player, before and after the adjustment for tiles left and time. */
  readonly played: readonly number[];
  readonly final: readonly number[];
  readonly board: Board;
  readonly problems: readonly ReplayProblem[];
}

/** `NOT_CLASSIC`: GCG has no dice, so a game of Crosswords cannot be scored from it. */
export type ReplayRefusal = { readonly code: 'NOT_CLASSIC' } | ConfigRefusal;

/** Where the turns of a file begin, if that is not the empty board. */
export interface ReplayStart {
  readonly board: Board;
  /** By player. */
  readonly scores: readonly number[];
}

/** The game as scored by the rules of `config`, with as many sides as the file has players. */
export function replayGcg(
  { game, lines }: GcgFile,
  config: GameConfig,
  start: ReplayStart | null = null,
): Result<ReplayedGame, ReplayRefusal> {
  const configured = configure({ ...config, sides: game.players.length });
  if (!configured.ok) return configured;
  if (configured.value.scoring.kind !== 'premiums') return err({ code: 'NOT_CLASSIC' });
  const scores = game.players.map((_, player) => start?.scores[player] ?? 0);
  const fresh = freshTable('referee', config, configured.value);
  let progress: Progress = {
    table: start === null ? fresh : { ...fresh, board: start.board },
    counted: scores,
    played: scores,
    written: scores,
    last: null,
  };
  const turns: ReplayedTurn[] = [];
  const problems: ReplayProblem[] = [];
  for (const [at, turn] of game.turns.entries()) {
    const { counted, faults, after } = advance(progress, turn);
    const [number, line, { player, kind }] = [at + 1, lines[at] ?? 0, turn];
    for (const fault of faults) problems.push({ ...fault, turn: number, line });
    const total = after.counted[player] ?? 0;
    turns.push({ number, line, player, kind, ...counted, total, board: after.table.board });
    progress = after;
  }
  const { counted: final, played, table } = progress;
  return ok({ turns, played, final, board: table.board, problems });
}

interface Progress {
  readonly table: Table;
  /** By player, by the rules; `played` excludes the adjustment at the end. */
  readonly counted: readonly number[];
  readonly played: readonly number[];
  /** As in the file, so that a mistake is reported once and not again in every total after it. */
  readonly written: readonly number[];
  /** The last play, which may be withdrawn: what was there before it, and its score by the rules and in the file. */
  readonly last: {
    readonly player: number;
    readonly board: Board;
    readonly score: number;
    readonly written: number;
  } | null;
}

interface Advance {
  readonly counted: Counted;
  readonly faults: readonly ReplayFault[];
  readonly after: Progress;
}

function advance(progress: Progress, turn: GcgTurn): Advance {
  const { table, last } = progress;
  const counted = countTurn(progress, turn);
  const add = (points: readonly number[], more: number): readonly number[] =>
    withSeat(points, turn.player, (points[turn.player] ?? 0) + more);
  const before = progress.written[turn.player] ?? 0;
  // Some programs write a withdrawal as 0 and just restore the total.
  const takenBack = turn.kind === 'withdrawn' && last !== null && turn.score === 0;
  const total = before + (takenBack ? -last.written : turn.score);
  const wrongTotal: readonly ReplayFault[] =
    turn.total === total ? [] : [{ code: 'WRONG_TOTAL', written: turn.total, counted: total }];
  const settles = turn.kind === 'rack-points' || turn.kind === 'time';
  return {
    counted: counted.value,
    faults: [...counted.faults, ...wrongTotal],
    after: {
      table: { ...table, board: counted.board },
      counted: add(progress.counted, counted.value.score),
      played: settles ? progress.played : add(progress.played, counted.value.score),
      written: withSeat(progress.written, turn.player, turn.total),
      last:
        turn.kind === 'play'
          ? { player: turn.player, board: table.board, score: counted.value.score, written: turn.score }
          : turn.kind === 'withdrawn'
            ? null
            : last,
    },
  };
}

interface Count {
  readonly value: Counted;
  readonly faults: readonly ReplayFault[];
  readonly board: Board;
}

function countTurn(progress: Progress, turn: GcgTurn): Count {
  const { table } = progress;
  switch (turn.kind) {
    case 'play':
      return countPlay(table, turn);
    case 'pass':
      return countScore(table, turn, 0, refuseRack(table, turn.rack, []));
    case 'exchange':
      return countScore(table, turn, 0, refuseRack(table, turn.rack, turn.tiles));
    case 'exchange-count': {
      const most = table.ruleset.rack.size;
      const refusal: readonly ReplayFault[] =
        turn.count > most ? [{ code: 'ILLEGAL', refusal: { code: 'TOO_MANY_TILES', maximum: most } }] : [];
      return countScore(table, turn, 0, [...refusal, ...refuseRack(table, turn.rack, [])]);
    }
    case 'withdrawn':
      return countWithdrawal(progress, turn);
    case 'challenge':
    case 'time':
      return countScore(table, turn, turn.score, []);
    case 'rack-points':
      return countRackPoints(table, turn);
  }
}

function countScore(table: Table, turn: GcgTurn, score: number, faults: readonly ReplayFault[]): Count {
  const wrong: readonly ReplayFault[] =
    turn.score === score ? [] : [{ code: 'WRONG_SCORE', written: turn.score, counted: score }];
  return {
    value: { notation: formatGcgAct(turn), words: [], bonus: 0, score, placed: [] },
    faults: [...faults, ...wrong],
    board: table.board,
  };
}

function countPlay(table: Table, turn: GcgTurn & { readonly kind: 'play' }): Count {
  const { board, ruleset } = table;
  const on: NotationTable = { board, layout: ruleset.layout, tiles: ruleset.tiles };
  const letters = turn.letters.map((letter) =>
    letter === THROUGH ? { through: true, laid: '' } : { through: false, laid: letter },
  );
  const placed = placeWord(on, turn.start, letters);
  if (!placed.ok) return countScore(table, turn, turn.score, [{ code: 'BAD_PLACE', problem: placed.error }]);
  const used = placed.value.map(([, laid]) => neededTile(laid));
  const faults = refuseRack(table, turn.rack, used);
  const rack = faults.length > 0 ? used : withAtLeast(turn.rack, used);
  const play = inspectPlay(
    { ...table, racks: withSeat(table.racks, turn.player, rack) },
    turn.player,
    placed.value,
  );
  const after = withLaid(board, placed.value);
  const notation = formatWord(writtenWord(on, placed.value, turn.start.direction));
  if (!play.ok) {
    const illegal: ReplayFault = { code: 'ILLEGAL', refusal: play.error };
    const value = { notation, words: [], bonus: 0, score: turn.score, placed: placed.value };
    return { value, faults: [...faults, illegal], board: after };
  }
  const { words, bonus, total } = scoreOf(table, turn.player, play.value, []);
  const { faults: wrongScore } = countScore(table, turn, total, faults);
  return {
    value: { notation, words, bonus, score: total, placed: placed.value },
    faults: wrongScore,
    board: after,
  };
}

/** The rack with the tiles that it must have held besides those in the file. */
function withAtLeast(rack: readonly Tile[], used: readonly Tile[]): readonly Tile[] {
  return [...rack, ...missingTiles(rack, used)];
}

/** Whether `used` can come from the rack in the file, and both from the box. */
function refuseRack(
  { board, ruleset }: Table,
  rack: readonly Tile[],
  used: readonly Tile[],
): readonly ReplayFault[] {
  const { tiles } = ruleset;
  const { size } = ruleset.rack;
  if (used.length > size || rack.length > size)
    return [{ code: 'ILLEGAL', refusal: { code: 'TOO_MANY_TILES', maximum: size } }];
  const missing = missingTiles(rack, used);
  if (rack.length + missing.length > size)
    return [{ code: 'ILLEGAL', refusal: { code: 'TILE_NOT_ON_RACK', tiles: missing } }];
  return overdrawn(board, withAtLeast(rack, used), tiles.counts);
}

function overdrawn(
  board: Board,
  tiles: readonly Tile[],
  counts: Readonly<Record<Tile, number>>,
): readonly ReplayFault[] {
  const seen = [...board.flatMap((laid) => (laid === '' ? [] : [liftedTile(laid)])), ...tiles];
  return [...new Set(tiles)].flatMap((tile): readonly ReplayFault[] => {
    const held = Object.hasOwn(counts, tile) ? (counts[tile] ?? 0) : 0;
    const found = seen.filter((one) => one === tile).length;
    return found > held ? [{ code: 'TOO_MANY_OF_TILE', tile, held }] : [];
  });
}

function countWithdrawal({ table, last }: Progress, turn: GcgTurn): Count {
  if (last === null || last.player !== turn.player)
    return countScore(table, turn, turn.score, [{ code: 'NOTHING_TO_WITHDRAW' }]);
  const agrees = turn.score === 0 || turn.score === -last.written;
  const faults: readonly ReplayFault[] = agrees
    ? []
    : [{ code: 'WRONG_SCORE', written: turn.score, counted: 0 - last.score }];
  const value = { notation: formatGcgAct(turn), words: [], bonus: 0, score: 0 - last.score, placed: [] };
  return { value, faults, board: last.board };
}

/** Own tiles are deducted and the others' added: once by the rulebooks, twice in tournaments of two. */
function countRackPoints(table: Table, turn: GcgTurn & { readonly kind: 'rack-points' }): Count {
  const { board, ruleset } = table;
  const value = rackValue(ruleset.tiles, turn.tiles);
  const agrees = [value, 0 - value, 2 * value].includes(turn.score);
  const score = agrees ? turn.score : turn.score < 0 ? 0 - value : value;
  return countScore(table, turn, score, overdrawn(board, turn.tiles, ruleset.tiles.counts));
}
