/** What must hold after every step and every game, whatever the rules. */

import {
  allSeats,
  evolveView,
  redact,
  replay,
  viewFor,
  type GameState,
  type PlayerView,
  type PlayerViewer,
  evolve,
} from '@lexiko/rules';
import { allTiles, HIDDEN, liftedTile, sortedTiles } from '@lexiko/rules/board';
import { expect } from 'vitest';
import type { PlayedGame, Step } from './random-game.ts';

/** All tiles in one line, sorted: on the board, on the racks, in the pool, out of play. */
export function everyTile({ board, racks, pool, aside }: GameState): string {
  const onBoard = board.flatMap((laid) => (laid === '' ? [] : [liftedTile(laid)]));
  return sortedTiles([...onBoard, ...racks.flat(), ...pool, ...aside]).join('');
}

export function viewersOf(state: GameState): readonly PlayerViewer[] {
  return [...allSeats(state.ruleset), 'spectator', 'teacher'];
}

/** Cheap enough for every step of a thousand games. */
export function checkStep({ before, events, after }: Step): void {
  if (events === null) {
    expect(after).toBe(before);
    return;
  }
  if (after.phase === 'lobby') return;
  const box = sortedTiles(allTiles(after.ruleset.tiles)).join('');
  if (everyTile(after) !== box) expect(everyTile(after)).toBe(box);
  const odd =
    after.lostTurns.some((turns) => turns < 0) ||
    after.pool.includes(HIDDEN) ||
    after.racks.flat().includes(HIDDEN);
  expect(odd).toBe(false);
}

/** Seeing then stepping is stepping then seeing, for everybody at the table. */
export function checkViews({ before, events }: Step): void {
  if (events === null) return;
  for (const viewer of viewersOf(before)) {
    let state = before;
    let view: PlayerView = viewFor(before, viewer);
    for (const event of events) {
      view = evolveView(view, redact(state.ruleset, event, viewer));
      state = evolve(state, event);
      expect(view, event.type).toEqual(viewFor(state, viewer));
    }
  }
}

export function checkGame({ log, state }: PlayedGame): void {
  expect(replay(JSON.parse(JSON.stringify(log)) as typeof log)).toEqual(state);
  expect(JSON.parse(JSON.stringify(state))).toEqual(state);
  const { outcome } = state;
  expect(outcome).not.toBeNull();
  expect(state.turn).toBeNull();
  if (outcome === null) return;
  expect(outcome.final).toHaveLength(state.ruleset.sides);
  if (outcome.reason !== 'RESIGNED' && outcome.reason !== 'ABORTED')
    expect(outcome.winners.length).toBeGreaterThan(0);
}
