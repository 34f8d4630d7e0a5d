/** Rules on a case: runs its actions through the referee and tells what came of each, and how it all stands. */

import {
  apply,
  createFromPosition,
  deadlineMs,
  replay,
  type Action,
  type Applied,
  type Chance,
  type GameEvent,
  type GameState,
  type Refusal,
  type Result,
  type WordAuthority,
  type World,
} from '@lexiko/rules';
import { sortedTiles } from '@lexiko/rules/board';
import { revealsBadWords } from '@lexiko/rules/rule-points';
import { MalformedCase, type JudgeCase } from './judge-case.ts';

export interface JudgeOutput {
  readonly id: string;
  readonly results: readonly object[];
  readonly state: object;
}

export function runCase(judgeCase: JudgeCase, words: WordAuthority): JudgeOutput {
  const created = createFromPosition(judgeCase.config, judgeCase.position, 0);
  if (!created.ok) throw new MalformedCase(created.error.code);
  const chance = orderedChance(judgeCase.dice);
  let state = replay(created.value);
  const results = judgeCase.actions.map((action) => {
    const world: World = { nowMs: momentOf(state, action), chance, words, dictionary: null };
    const applied = applySteps(state, stepsOf(state, action), world);
    if (!applied.ok) return refused(applied.error);
    ({ state } = applied.value);
    return accepted(state, action, applied.value.events);
  });
  return { id: judgeCase.id, results, state: outcomeOf(state) };
}

/** Several actions as one: all are accepted or none. */
function applySteps(state: GameState, steps: readonly Action[], world: World): Result<Applied, Refusal> {
  let done: Applied = { events: [], state };
  for (const step of steps) {
    const applied = apply(done.state, step, world);
    if (!applied.ok) return applied;
    done = { events: [...done.events, ...applied.value.events], state: applied.value.state };
  }
  return { ok: true, value: done };
}

/** An exchange that draws first is one action here, two at a table. */
function stepsOf({ ruleset, turn }: GameState, action: Action): readonly Action[] {
  const drawsFirst = ruleset.exchange.order === 'drawFirst';
  if (!drawsFirst || action.type !== 'exchange' || action.tiles.length === 0 || turn !== action.seat)
    return [action];
  return [{ type: 'drawToExchange', seat: action.seat, count: action.tiles.length }, action];
}

/** Tiles leave the pool in its order; the dice read as given. */
function orderedChance(readings: readonly number[]): Chance {
  const dice = [...readings];
  return {
    draw: (pool, count) => pool.slice(0, count),
    roll: () => {
      const reading = dice.shift();
      if (reading === undefined)
        throw new MalformedCase('setup.dice has no reading left for a roll that is due');
      return [reading];
    },
    pick: () => 0,
    secret: null,
  };
}

/**
 * Time stands still but where an action says that it has passed: a timer that runs out, or the next side starting,
 * which it does when it may.
 */
function momentOf(state: GameState, { type }: Action): number {
  const now = Math.max(state.turnSinceMs, state.window?.openedMs ?? 0);
  if (type === 'expire') return Math.max(now, deadlineMs(state) ?? 0);
  return type === 'challenge' || type === 'accept' ? now : Math.max(now, state.window?.graceUntilMs ?? 0);
}

function refused({ code, ...data }: Refusal): object {
  return { ok: false, code, ...data };
}

function accepted({ ruleset }: GameState, action: Action, events: readonly GameEvent[]): object {
  const result: Record<string, unknown> = { ok: true };
  for (const event of events) {
    if (event.type === 'played') {
      const { total, words, bonus, letters, dice, fifty } = event.score;
      result['score'] = total;
      result['words'] = words.map(({ word, points }) => [word, points]);
      result['bonus'] = bonus;
      if (ruleset.scoring.kind === 'areas') Object.assign(result, { letters, dice, fifty });
    } else if (event.type === 'ruled') {
      result['stands'] = event.stands;
      const isRevealed = revealsBadWords(ruleset.challenge);
      if (!event.stands && isRevealed) Object.assign(result, { bad: event.bad, faults: event.faults });
    } else if (event.type === 'scored' && action.type === 'challenge') {
      const points = (result['points'] ?? {}) as Record<string, number>; // set by this very line
      result['points'] = { ...points, [event.seat]: event.points };
    }
  }
  return result;
}

function outcomeOf(state: GameState): object {
  const { board, ruleset, racks, pool, scores, turn, lostTurns, outcome } = state;
  const { width, height } = ruleset.layout;
  const rows = Array.from({ length: height }, (_, row) =>
    board
      .slice(row * width, (row + 1) * width)
      .map((laid) => (laid === '' ? '.' : laid))
      .join(''),
  );
  return {
    board: rows,
    racks: racks.map((rack) => sortedTiles(rack).join('')),
    pool: pool.join(''),
    scores,
    turn,
    lostTurns,
    over: outcome?.reason ?? false,
    ...(outcome === null ? {} : { final: outcome.final, winners: outcome.winners }),
  };
}
