/** One game of a match, with the clock running: its log, and what it says about both sides. */

import { makePlayer, PERSONALITIES, seededNumbers, type EngineContext, type Player } from '@lexiko/engine';
import {
  allSeats,
  apply,
  createGame,
  redact,
  replay,
  viewFor,
  type Action,
  type EndReason,
  type GameConfig,
  type GameEvent,
  type GameState,
  type World,
} from '@lexiko/rules';
import { itemAt } from '@lexiko/rules/item-at';
import { bagOrder } from '../tournament/bag-order.ts';
import type { Mover } from './contestant.ts';

export interface MatchGame {
  readonly config: GameConfig;
  readonly engine: EngineContext;
  /** By seat; seat 0 begins. */
  readonly movers: readonly Mover[];
  readonly world: Omit<World, 'chance'>;
  /** Of the bag, and of the numbers that players draw. */
  readonly bag: number;
  readonly numbers: number;
  readonly signal: AbortSignal;
}

export interface PlayedGame {
  readonly events: readonly GameEvent[];
  /** By seat. */
  readonly scores: readonly number[];
  readonly won: readonly number[];
  readonly clocks: readonly ClockUse[];
  readonly reason: EndReason;
}

/** What a side used of its time, and how often it had no move that the rules take. */
export interface ClockUse {
  readonly moves: number;
  readonly ms: number;
  readonly longestMs: number;
  readonly faults: number;
}

const MOST_ACTIONS = 2000;

/** `null`: interrupted. */
export async function playMatchGame(game: MatchGame): Promise<PlayedGame | null> {
  const { config, engine, movers, signal } = game;
  const created = createGame(config, null);
  if (!created.ok) throw new RangeError(`${created.error.code} in ${JSON.stringify(config)}`);
  const world: World = { ...game.world, chance: bagOrder(game.bag) };
  const random = seededNumbers(game.numbers);
  const events: GameEvent[] = [created.value];
  const clocks = movers.map(() => ({ moves: 0, ms: 0, longestMs: 0, faults: 0 }));
  // What every seat has to answer besides its turns is the same for all.
  const clerk: Player = makePlayer(PERSONALITIES.expert, engine);
  let state: GameState = replay(events);

  const take = (action: Action): boolean => {
    const applied = apply(state, action, world);
    if (!applied.ok) return false;
    ({ state } = applied.value);
    events.push(...applied.value.events);
    if (action.type !== 'confirmScores') answer(applied.value.events);
    return true;
  };
  const answer = (news: readonly GameEvent[]): void => {
    for (const event of news)
      for (const seat of movers.keys()) {
        const said = clerk.respond(viewFor(state, seat), redact(state.ruleset, event, seat));
        if (said !== null) take(said);
      }
  };
  const mustTake = (action: Action): void => {
    if (!take(action)) throw new Error(`${action.type} is refused in ${JSON.stringify(config)}`);
  };

  for (const seat of allSeats(state.ruleset)) mustTake({ type: 'confirm', seat, nonce: '' });
  mustTake({ type: 'begin', starter: 0 });
  for (let actions = 0; state.phase !== 'over'; actions++) {
    if (signal.aborted) return null;
    if (actions > MOST_ACTIONS) throw new Error(`the game does not end: ${JSON.stringify(config)}`);
    const agreed = offTurnAction(state, clerk, random);
    if (agreed !== null) {
      mustTake(agreed);
      continue;
    }
    const seat = state.turn;
    if (seat === null) throw new Error('nobody is on turn, and nobody has anything to do');
    const startMs = performance.now();
    const action = await itemAt(movers, seat).move(viewFor(state, seat), random);
    const ms = performance.now() - startMs;
    const clock = itemAt(clocks, seat);
    clock.moves++;
    clock.ms += ms;
    clock.longestMs = Math.max(clock.longestMs, ms);
    if (action !== null && take(action)) continue;
    clock.faults++;
    mustTake({ type: 'pass', seat });
  }
  const { outcome } = state;
  if (outcome === null) throw new Error('a game that is over has an outcome');
  const share = 1 / Math.max(1, outcome.winners.length);
  return {
    events,
    scores: outcome.final,
    won: movers.map((_, seat) => (outcome.winners.includes(seat) ? share : 0)),
    clocks,
    reason: outcome.reason,
  };
}

/** What somebody who is not on turn has to do, such as agreeing that nobody can go on. */
function offTurnAction(state: GameState, clerk: Player, random: () => number): Action | null {
  for (const seat of allSeats(state.ruleset)) {
    if (seat === state.turn) continue;
    const thinking = { random, nowMs: 0, positions: 1, isInterrupted: () => false };
    const action = clerk.choose(viewFor(state, seat), thinking);
    if (action !== null) return action;
  }
  return null;
}
