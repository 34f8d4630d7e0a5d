/** Writes a game as GCG, as far as GCG goes: no Crosswords, no letters moved or picked up on the board. */

import type { EventType, GameEvent } from '../game/event.ts';
import { createdTable, evolve } from '../game/evolve/evolve.ts';
import type { GameState } from '../game/table.ts';
import { isEmptyBoard } from '../board.ts';
import { err, ok, type Result } from '../result.ts';
import { sortedTiles, type Tile } from '../tile.ts';
import {
  LOSS_NOTES,
  THROUGH,
  type GcgAct,
  type GcgGame,
  type GcgPlayer,
  type GcgTurn,
  type TurnLoss,
} from './gcg.ts';
import { mainWord } from './move-notation.ts';

/** Why a game cannot be written as GCG. */
export type GcgExportRefusal =
  | { readonly code: 'NOT_A_LOG' }
  | { readonly code: 'NOT_CLASSIC' }
  /** GCG has no line for such an event; `index` is its place in the log. */
  | { readonly code: 'NOT_IN_GCG'; readonly index: number; readonly type: EventType };

/**
 * `players` by seat; needs the whole log with nothing hidden. GCG begins on an empty board: the turns of a game that began
 * at a `position` are written only for whoever keeps that position beside them. A play that was taken back is left out.
 */
export function exportGcg(
  events: readonly GameEvent[],
  players: readonly GcgPlayer[],
  start: 'empty-board' | 'position' = 'empty-board',
): Result<GcgGame, GcgExportRefusal> {
  const [first, ...rest] = events;
  if (first?.type !== 'created') return err({ code: 'NOT_A_LOG' });
  let state: GameState = createdTable('referee', first);
  const turns: GcgTurn[] = [];
  for (const [at, event] of rest.entries()) {
    if (state.ruleset.scoring.kind !== 'premiums') return err({ code: 'NOT_CLASSIC' });
    if (!fits(event, start)) return err({ code: 'NOT_IN_GCG', index: at + 1, type: event.type });
    const next = evolve(state, event);
    if (event.type === 'took-back') removeLastPlay(turns, event.seat);
    turns.push(...turnsOf(event, state, next));
    state = next;
  }
  const pragmas = [{ name: 'character-encoding', text: 'UTF-8' }];
  const lexicon = state.dictionary?.name;
  if (lexicon !== undefined) pragmas.push({ name: 'lexicon', text: lexicon });
  return ok({ players: players.slice(0, state.ruleset.sides), pragmas, turns });
}

function removeLastPlay(turns: GcgTurn[], player: number): void {
  const at = turns.findLastIndex((one) => one.player === player && one.kind === 'play');
  if (at >= 0) turns.splice(at, 1);
}

function fits(event: GameEvent, start: 'empty-board' | 'position'): boolean {
  switch (event.type) {
    case 'retrieved':
    case 'recycled':
      return false;
    case 'played':
      return !event.rearranged;
    case 'set-up':
      return start === 'position' || isEmptyBoard(event.position.board);
    default:
      return true;
  }
}

function turnsOf(event: GameEvent, before: GameState, after: GameState): readonly GcgTurn[] {
  switch (event.type) {
    case 'played': {
      const { board, ruleset } = before;
      const { start, letters } = mainWord({ board, layout: ruleset.layout }, event.changes);
      const act: GcgAct = {
        kind: 'play',
        start,
        letters: letters.map(({ through, laid }) => (through ? THROUGH : laid)),
      };
      return [turn(after, event.seat, act, event.score.total, rackOf(before, event.seat))];
    }
    case 'exchanged': {
      // The new tiles are already at the end of the rack; the side chose from the ones before them.
      const rack = rackOf(before, event.seat);
      const chosenFrom = rack.slice(0, rack.length - event.tiles.length);
      return [turn(after, event.seat, { kind: 'exchange', tiles: event.tiles }, 0, chosenFrom)];
    }
    case 'passed':
    case 'turn-lost': {
      const passed = turn(after, event.seat, { kind: 'pass' }, 0, rackOf(before, event.seat));
      const loss = lossBy(event);
      return [loss === null ? passed : { ...passed, notes: [LOSS_NOTES[loss]] }];
    }
    case 'withdrew':
      return before.window?.act === 'play'
        ? [turn(after, event.seat, { kind: 'withdrawn' }, 0 - event.points, event.rack)]
        : [];
    case 'scored': {
      const act: GcgAct = event.cause === 'challenge' ? { kind: 'challenge' } : { kind: 'time' };
      return [turn(after, event.seat, act, event.points, rackOf(before, event.seat))];
    }
    case 'ended':
      return settlement(event, before);
    default:
      return [];
  }
}

function lossBy(event: Extract<GameEvent, { readonly type: 'passed' | 'turn-lost' }>): TurnLoss | null {
  if (event.type === 'turn-lost') return 'challenge';
  return event.cause === 'time' ? 'time' : null;
}

function rackOf({ racks }: GameState, seat: number): readonly Tile[] {
  return racks[seat] ?? [];
}

function turn(
  { scores }: Pick<GameState, 'scores'>,
  player: number,
  act: GcgAct,
  score: number,
  rack: readonly Tile[],
): GcgTurn {
  return {
    ...act,
    player,
    rack: sortedTiles(rack),
    score,
    total: scores[player] ?? 0,
    remark: '',
    notes: [],
  };
}

function settlement(
  { adjustments }: GameEvent & { readonly type: 'ended' },
  before: GameState,
): readonly GcgTurn[] {
  const scores = [...before.scores];
  return adjustments.map(({ seat, points, tiles, kind }) => {
    scores[seat] = (scores[seat] ?? 0) + points;
    return turn({ scores }, seat, { kind: 'rack-points', tiles }, points, kind === 'left' ? tiles : []);
  });
}
