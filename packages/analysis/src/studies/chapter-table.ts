/**
 * The table at any place of a chapter, replayed by the rules from its start, and further turns played there. A turn is
 * kept as its line of GCG, with the points that the rules count.
 */

import { configure, err, ok, type Result } from '@lexiko/rules';
import { emptyBoard, neededTile, type Placement, type Tile } from '@lexiko/rules/board';
import {
  formatMove,
  joinTiles,
  parseCgp,
  replayGcg,
  type CgpPosition,
  type GcgFile,
  type GcgTurn,
  type ReplayedGame,
  type ReplayedTurn,
  type ReplayFault,
} from '@lexiko/rules/notation';
import { gameTurns, positionTurn, type GameTurn } from '../turns/game-turns.ts';
import { logTableAt, lineInLog } from './log-table.ts';
import type { ChapterTable, TurnProblem } from './place-table.ts';
import type { ChapterStart } from './study-event.ts';
import type { Chapter } from './study-state.ts';
import { lineTo, turnsAfter } from './study-tree.ts';
import { formatTurnLine, readLines, turnOfLine } from './turn-line.ts';

/** In a chapter of GCG, with the turns so far as the rules count them. */
interface GcgTable extends ChapterTable {
  readonly last: ReplayedTurn | null;
  readonly file: GcgFile;
  readonly replayed: ReplayedGame;
}

export function positionOfStart({ position }: ChapterStart): CgpPosition | null {
  if (position === null) return null;
  const read = parseCgp(position);
  return read.ok ? read.value : null;
}

function replayedFrom(start: ChapterStart, file: GcgFile): ReplayedGame | null {
  const position = positionOfStart(start);
  const replayed = replayGcg(file, { ...start.config, sides: start.players.length }, position);
  return replayed.ok ? replayed.value : null;
}

/** `null`: the chapter is not one that these rules can replay. */
export function tableAt(chapter: Chapter, node: string): ChapterTable | null {
  return chapter.log === undefined ? gcgTableAt(chapter, node) : logTableAt(chapter, chapter.log, node);
}

/** The same for a chapter of GCG only. */
export function gcgTableAt(chapter: Chapter, node: string): GcgTable | null {
  const { start } = chapter;
  const ruleset = configure({ ...start.config, sides: start.players.length });
  const line = lineTo(chapter, node);
  const file = readLines(
    start,
    line.map((one) => one.line),
  );
  const replayed = file === null ? null : replayedFrom(start, file);
  if (!ruleset.ok || file === null || replayed === null) return null;
  const { layout } = ruleset.value;
  const position = positionOfStart(start);
  if (position !== null && position.board.length !== layout.width * layout.height) return null;
  const sides = start.players.length;
  const last = replayed.turns.at(-1) ?? null;
  const player = last === null ? (nextOf(chapter, node)?.player ?? 0) : (last.player + 1) % sides;
  return {
    ruleset: ruleset.value,
    board: last?.board ?? position?.board ?? emptyBoard(layout),
    scores: start.players.map(
      (_, seat) =>
        replayed.turns.findLast((turn) => turn.player === seat)?.total ?? position?.scores[seat] ?? 0,
    ),
    player,
    rack: rackAt(chapter, node, player),
    fresh: last?.placed ?? [],
    last,
    file,
    replayed,
  };
}

/** The turn of the main line there, as the chapter has it. */
function nextOf(chapter: Chapter, node: string): GcgTurn | null {
  const [next] = turnsAfter(chapter, node);
  return next === undefined ? null : turnOfLine(chapter.start, next.line);
}

/** The longest rack that a turn of this place tells; at the start of a position, that of the position. */
function rackAt(chapter: Chapter, node: string, player: number): readonly Tile[] {
  const told = turnsAfter(chapter, node).flatMap(({ line }) => {
    const turn = turnOfLine(chapter.start, line);
    return turn === null || turn.player !== player || turn.kind === 'rack-points' ? [] : [turn.rack];
  });
  const atStart = node === '' ? (positionOfStart(chapter.start)?.racks[player] ?? []) : [];
  return told.reduce<readonly Tile[]>((most, rack) => (rack.length > most.length ? rack : most), atStart);
}

/** What the replay says of a turn whose points are still to be counted. */
const UNCOUNTED: ReadonlySet<ReplayFault['code']> = new Set(['WRONG_SCORE', 'WRONG_TOTAL']);

/** A turn as its line, with the points that the rules count. `act` is GCG: `8F HO.N`, `-QV`, `-`. */
function countedLine(
  chapter: Chapter,
  node: string,
  { rack, act }: { readonly rack: readonly Tile[]; readonly act: string },
): Result<string, TurnProblem> {
  const { start } = chapter;
  const table = gcgTableAt(chapter, node);
  const id = table === null ? undefined : start.players[table.player]?.id;
  if (id === undefined) return err({ code: 'UNREADABLE' });
  const before = lineTo(chapter, node).map(({ line }) => line);
  const file = readLines(start, [...before, `>${id}: ${joinTiles(rack)} ${act} +0 0`]);
  const replayed = file === null ? null : replayedFrom(start, file);
  const turn = file?.game.turns.at(-1);
  const counted = replayed?.turns.at(-1);
  if (replayed === null || turn === undefined || counted === undefined) return err({ code: 'UNREADABLE' });
  const problem = replayed.problems.find(
    ({ turn: number, code }) => number === counted.number && !UNCOUNTED.has(code),
  );
  if (problem !== undefined) return err({ code: 'FAULT', fault: problem });
  return ok(formatTurnLine(start, { ...turn, score: counted.score, total: counted.total }));
}

/**
 * The line of a turn as somebody types it: `8F HORN`, `-QV` an exchange, `-` a pass. A word in one case is in capitals: a
 * blank is a small letter among them.
 */
export function typedTurn(
  chapter: Chapter,
  node: string,
  { rack, text }: { readonly rack: readonly Tile[]; readonly text: string },
): Result<string, TurnProblem> {
  const [place = '', word = ''] = text.trim().split(/\s+/u);
  const letters = word === word.toLowerCase() ? word.toUpperCase() : word;
  const act = place.startsWith('-') ? place.toUpperCase() : `${place} ${letters}`;
  if (chapter.log !== undefined) return lineInLog(chapter, chapter.log, node, { rack, act });
  return countedLine(chapter, node, { rack, act });
}

/** The line of a play whose tiles somebody has laid. */
export function laidTurn(
  chapter: Chapter,
  node: string,
  { rack, tiles }: { readonly rack: readonly Tile[]; readonly tiles: readonly Placement[] },
): Result<string, TurnProblem> {
  const table = tableAt(chapter, node);
  if (table === null) return err({ code: 'UNREADABLE' });
  const act = formatMove({ board: table.board, layout: table.ruleset.layout }, tiles, 'dots');
  const held = rack.length > 0 ? rack : tiles.map(([, laid]) => neededTile(laid));
  if (chapter.log !== undefined) return lineInLog(chapter, chapter.log, node, { rack: held, act });
  return countedLine(chapter, node, { rack: held, act });
}

/**
 * A position to be judged: with the turn that the main line plays there, if its rack is the one asked about, else as if
 * nobody had played.
 */
export function turnToJudge(chapter: Chapter, node: string, rack: readonly Tile[]): GameTurn | null {
  if (chapter.log !== undefined) return null;
  const table = tableAt(chapter, node);
  if (table === null) return null;
  const { ruleset, board, scores, player } = table;
  const made = turnMadeAt(chapter, node);
  const isSameRack = made !== null && [...made.rack].sort().join() === [...rack].sort().join();
  if (isSameRack) return made;
  const inOrder = scores.map((_, seat) => scores[(player + seat) % scores.length] ?? 0);
  return positionTurn({ board, rack, scores: inOrder }, ruleset);
}

/** The turn of the main line at a place; `null` where there is none, or no decision. */
function turnMadeAt(chapter: Chapter, node: string): GameTurn | null {
  const [next] = turnsAfter(chapter, node);
  const after = next === undefined ? null : gcgTableAt(chapter, next.id);
  if (after === null) return null;
  const position = positionOfStart(chapter.start);
  const made = gameTurns(after.file.game, after.replayed, after.ruleset, position).at(-1);
  return made === undefined || made.act.kind === 'lost' || made.notation !== after.last?.notation
    ? null
    : made;
}
