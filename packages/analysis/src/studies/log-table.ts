/**
 * The table at any place of a game that is a log: its events up to there, and then the turns of a variation, as far as
 * the rules can count them without dice, draws and moving tiles.
 */

import { err, ok, viewFor, type GameState, type Result } from '@lexiko/rules';
import {
  inspectPlay,
  neededTile,
  rollsFor,
  scoreOf,
  withLaid,
  type Placement,
  type Tile,
} from '@lexiko/rules/board';
import { itemAt } from '@lexiko/rules/item-at';
import {
  formatGcgAct,
  formatMove,
  joinTiles,
  parseMove,
  parseTypedTiles,
  type GcgTurn,
} from '@lexiko/rules/notation';
import { tableTurnOfView, tableTurns, type TableTurn } from '../turns/table-turns.ts';
import { stateAfter, type LogGame } from './log-game.ts';
import type { ChapterTable, TurnProblem } from './place-table.ts';
import type { Chapter, StudyNode } from './study-state.ts';
import { lineTo, turnsAfter } from './study-tree.ts';
import { turnOfLine } from './turn-line.ts';

/** The state at a place, and the tiles of the last turn. */
interface Reached {
  readonly state: GameState;
  readonly fresh: readonly Placement[];
}

/** `null`: a turn of the variation cannot be read. */
export function logTableAt(chapter: Chapter, log: LogGame, node: string): ChapterTable | null {
  const reached = reachedAt(chapter, log, node);
  if (reached === null) return null;
  const { state, fresh } = reached;
  const { ruleset, board } = state;
  // Once the game is over, with the tiles left settled.
  const scores = state.outcome?.final ?? state.scores;
  return { ruleset, board, scores, player: onTurn(state), rack: rackAt(chapter, node, state), fresh, state };
}

/** Once a game is over nobody is on turn. */
function onTurn({ turn }: GameState): number {
  return turn ?? 0;
}

/** What the player on turn holds: in the game as its log says, in a variation as far as its turns tell. */
function rackAt(chapter: Chapter, node: string, state: GameState): readonly Tile[] {
  const isInGame = node === '' || chapter.nodes.some(({ id, said }) => id === node && said !== undefined);
  if (isInGame) return state.racks[onTurn(state)] ?? [];
  const told = turnsAfter(chapter, node).flatMap(({ line }) => {
    const next = turnOfLine(chapter.start, line);
    return next === null ? [] : [next.rack];
  });
  return told.reduce<readonly Tile[]>((most, rack) => (rack.length > most.length ? rack : most), []);
}

function reachedAt(chapter: Chapter, log: LogGame, node: string): Reached | null {
  const line = lineTo(chapter, node);
  const inGame = line.filter(({ said }) => said !== undefined);
  const count = log.places[inGame.length - 1]?.events ?? log.start;
  let reached: Reached | null = { state: stateAfter(log, count), fresh: freshOf(log, inGame.length) };
  for (const { line: text } of line.slice(inGame.length)) {
    const turn = turnOfLine(chapter.start, text);
    reached = turn === null || reached === null ? null : after(reached.state, turn);
  }
  return reached;
}

/** What the last of so many turns laid. */
function freshOf({ events }: LogGame, turns: number): readonly Placement[] {
  const last = tableTurns(events)[turns - 1];
  return last?.turn.act.kind === 'play' && !last.turn.isWithdrawn ? last.turn.act.placed : [];
}

function after(state: GameState, turn: GcgTurn): Reached {
  const placed = turn.kind === 'play' ? placedBy(state, formatGcgAct(turn)) : [];
  const { player, score } = turn;
  const scores = state.scores.with(player, itemAt(state.scores, player) + score);
  const opener = state.opener ?? (placed.length === 0 ? null : player);
  const next = {
    ...state,
    board: withLaid(state.board, placed),
    scores,
    opener,
    turn: nextSeat(state, player),
  };
  return { state: next, fresh: placed };
}

function placedBy({ board, ruleset }: GameState, text: string): readonly Placement[] {
  const placed = parseMove({ board, layout: ruleset.layout, tiles: ruleset.tiles }, text);
  return placed.ok ? placed.value : [];
}

/** Whoever has left is passed over. */
function nextSeat({ ruleset, left, scores }: GameState, seat: number): number {
  const seats = scores.length;
  for (let step = 1; step <= seats; step++) {
    const next = (seat + step) % seats;
    if (left[next] !== true) return next;
  }
  return ruleset.sides === 1 ? seat : (seat + 1) % seats;
}

/** A further turn as its line. `act` is `8F HO.N`, `-QV` or `-`. */
export function lineInLog(
  chapter: Chapter,
  log: LogGame,
  node: string,
  { rack, act }: { readonly rack: readonly Tile[]; readonly act: string },
): Result<string, TurnProblem> {
  const reached = reachedAt(chapter, log, node);
  if (reached === null) return err({ code: 'UNREADABLE' });
  const counted = act.startsWith('-') ? countedOther(act) : countedPlay(reached.state, { rack, act });
  if (!counted.ok) return counted;
  const { scores } = reached.state;
  const player = onTurn(reached.state);
  const id = chapter.start.players[player]?.id;
  if (id === undefined) return err({ code: 'UNREADABLE' });
  const { text, score } = counted.value;
  const line = `>${id}: ${joinTiles(rack)} ${text} +${score} ${itemAt(scores, player) + score}`;
  return turnOfLine(chapter.start, line) === null ? err({ code: 'UNREADABLE' }) : ok(line);
}

interface Counted {
  readonly text: string;
  readonly score: number;
}

function countedOther(act: string): Result<Counted, TurnProblem> {
  const given = act === '-' ? [] : parseTypedTiles(act.slice(1));
  return given === null ? err({ code: 'UNREADABLE' }) : ok({ text: `-${joinTiles(given)}`, score: 0 });
}

/** The rules count it; only dice would add what nobody can know. */
function countedPlay(
  state: GameState,
  { rack, act }: { readonly rack: readonly Tile[]; readonly act: string },
): Result<Counted, TurnProblem> {
  const { board, ruleset } = state;
  const seat = onTurn(state);
  const placed = parseMove({ board, layout: ruleset.layout, tiles: ruleset.tiles }, act);
  if (!placed.ok || placed.value.length === 0) return err({ code: 'UNREADABLE' });
  const needed = placed.value.map(([, laid]) => neededTile(laid));
  const held = rack.length === 0 ? needed : rack;
  const table = { ...state, racks: state.racks.with(seat, held) };
  const play = inspectPlay(table, seat, placed.value);
  if (!play.ok) return err({ code: 'FAULT', fault: { code: 'ILLEGAL', refusal: play.error } });
  if (rollsFor(table, play.value.placed).length > 0) return err({ code: 'DICE' });
  return ok({
    text: formatMove({ board, layout: ruleset.layout }, placed.value, 'dots'),
    score: scoreOf(table, seat, play.value, []).total,
  });
}

/** A place to be judged at its table: with the turn of the game, if its rack is the one asked about, else as if nobody had played. */
export function tableToJudge(chapter: Chapter, node: string, rack: readonly Tile[]): TableTurn | null {
  const { log } = chapter;
  const reached = log === undefined ? null : reachedAt(chapter, log, node);
  if (log === undefined || reached === null) return null;
  const { state } = reached;
  const made = turnsAfter(chapter, node).find(isOfGame);
  const place = log.places.findIndex(({ id }) => id === made?.id);
  const own = place < 0 ? undefined : tableTurns(log.events)[place];
  if (own !== undefined && sameTiles(own.turn.rack, rack)) return own;
  const seat = onTurn(state);
  const racks = state.racks.with(seat, rack);
  return tableTurnOfView(viewFor({ ...state, racks }, seat), seat, []);
}

function isOfGame({ said }: StudyNode): boolean {
  return said !== undefined;
}

function sameTiles(one: readonly Tile[], other: readonly Tile[]): boolean {
  return [...one].sort().join() === [...other].sort().join();
}
