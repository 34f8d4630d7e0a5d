/** A table of computers: referees a whole game, showing each player its own view only. For tournaments and tests. */

import {
  allSeats,
  apply,
  createGame,
  replay,
  redact,
  viewFor,
  type Action,
  type GameConfig,
  type GameEvent,
  type GameState,
  type Refusal,
  type Seat,
  type World,
} from '@lexiko/rules';
import { itemAt } from '@lexiko/rules/item-at';
import type { Player } from './player.ts';

export interface SelfPlay {
  readonly config: GameConfig;
  /** By seat. */
  readonly players: readonly Player[];
  /** Time starts at `nowMs` and only passes while everybody waits. */
  readonly world: World;
  readonly random: () => number;
  /** Positions that a player may search for one answer. */
  readonly positions: number;
  /** Who plays first where that is agreed (`firstDraw.method=manual`). */
  readonly starter?: Seat;
  /** Called for each action with the table it was meant for. */
  readonly watch?: (step: SelfPlayStep) => void;
}

export interface SelfPlayStep {
  readonly before: GameState;
  readonly action: Action;
  readonly nowMs: number;
}

/**
 * A computer must never ask for what the rules refuse: this is a bug in the player, with everything needed to find
 * it.
 */
class RefusedAction extends Error {
  override readonly name = 'RefusedAction';
  readonly refusal: Refusal;

  constructor(config: GameConfig, action: Action, refusal: Refusal) {
    super(`${JSON.stringify(refusal)} for ${JSON.stringify(action)} in ${JSON.stringify(config)}`);
    this.refusal = refusal;
  }
}

const MOST_ACTIONS = 2000;
const WAIT_MS = 1000;

/** Plays until the game is over. Throws if an action is refused, or if nobody has anything left to do. */
export function playThrough(game: SelfPlay): GameState {
  const { config, players, random, positions, watch } = game;
  const created = createGame(config, null);
  if (!created.ok) throw new RangeError(`${created.error.code} in ${JSON.stringify(config)}`);
  let state = replay([created.value]);
  let nowMs = game.world.nowMs;

  const act = (action: Action): void => {
    watch?.({ before: state, action, nowMs });
    const applied = apply(state, action, { ...game.world, nowMs });
    if (!applied.ok) throw new RefusedAction(config, action, applied.error);
    ({ state } = applied.value);
    if (action.type !== 'confirmScores') hear(applied.value.events);
  };
  const hear = (events: readonly GameEvent[]): void => {
    for (const event of events) {
      for (const [seat, player] of players.entries()) {
        const answer = player.respond(viewFor(state, seat), redact(state.ruleset, event, seat));
        if (answer !== null) act(answer);
      }
    }
  };

  const seats = allSeats(state.ruleset);
  for (const seat of seats) act({ type: 'confirm', seat, nonce: '' });
  act(game.starter === undefined ? { type: 'begin' } : { type: 'begin', starter: game.starter });
  for (let actions = 0; state.phase !== 'over'; actions++) {
    if (actions > MOST_ACTIONS) throw new Error(`the game does not end: ${JSON.stringify(config)}`);
    const action = nextAction();
    if (action === null) nowMs = Math.max(nowMs, state.window?.graceUntilMs ?? 0) + WAIT_MS;
    else act(action);
  }
  return state;

  /** Asks the sides not on turn first: the side on turn closes their challenge window. */
  function nextAction(): Action | null {
    const order = [
      ...seats.filter((seat) => seat !== state.turn),
      ...(state.turn === null ? [] : [state.turn]),
    ];
    for (const seat of order) {
      const thinking = { random, nowMs, positions, isInterrupted: () => false };
      const action = itemAt(players, seat).choose(viewFor(state, seat), thinking);
      if (action !== null) return action;
    }
    return null;
  }
}
