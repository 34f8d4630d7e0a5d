/**
 * Whole games of computers under a watchful eye: what a side sees and does must not depend on tiles that it cannot see,
 * and views stepped by redacted events must stay true. For a few games in the tests, and many by `npm run games`.
 */

import {
  apply,
  configure,
  evolveView,
  redact,
  viewFor,
  type GameConfig,
  type GameState,
  type PlayerViewer,
} from '@lexiko/rules';
import { itemAt } from '@lexiko/rules/item-at';
import { reshuffledBehind } from '../../../rules/test/support/reshuffled-tiles.ts';
import { oneOf, seeded, seededChance } from '../../../rules/test/support/seeded.ts';
import { testWorld } from '../../../rules/test/support/worlds.ts';
import { LEVELS, playThrough, type Player } from '../../src/index.ts';
import type { SelfPlayStep } from '../../src/players/self-play.ts';
import type { Thinking } from '../../src/players/thinking.ts';
import { authorityOf, PLAYERS } from './players-support.ts';

const POSITIONS = 40;

export type Watch = (step: SelfPlayStep, players: readonly Player[]) => void;

/** A game of computers of any levels; throws where an action is refused or the game does not end. */
export function computerGame(config: GameConfig, seed: number, watch?: Watch): GameState {
  const configured = configure(config);
  if (!configured.ok) throw new Error(configured.error.code);
  const random = seeded(seed);
  const players = Array.from({ length: configured.value.sides }, () => PLAYERS[oneOf(random, LEVELS)]);
  return playThrough({
    config,
    players,
    world: testWorld({ chance: seededChance(seed), words: authorityOf(configured.value) }),
    random,
    positions: POSITIONS,
    starter: 0,
    ...(watch === undefined ? {} : { watch: (step) => watch(step, players) }),
  });
}

export interface WatchedGame {
  readonly state: GameState;
  readonly actions: number;
  /** How often a player was asked again with other tiles out of its sight. */
  readonly asked: number;
  /** What went wrong, one sentence each. */
  readonly faults: readonly string[];
}

/** `askAgainEvery`: every so manieth action is asked for once more with other tiles out of sight. */
export function watchedGame(
  config: GameConfig,
  seed: number,
  { askAgainEvery }: { readonly askAgainEvery: number },
): WatchedGame {
  const faults: string[] = [];
  let actions = 0;
  let asked = 0;
  const state = computerGame(config, seed, (step, players) => {
    const { before, action, nowMs } = step;
    if (before.phase === 'lobby') return;
    actions++;
    for (const viewer of viewersOf(before)) {
      const other = viewFor(reshuffledBehind(before, viewer, actions), viewer);
      if (!isSame(other, viewFor(before, viewer)))
        faults.push(`the view of ${viewer} before ${action.type} ${actions} tells hidden tiles`);
    }
    faults.push(
      ...staleViews(step, seed).map((viewer) => `${viewer} lost track by ${action.type} ${actions}`),
    );
    if (!('seat' in action) || actions % askAgainEvery !== 0) return;
    asked++;
    const { seat } = action;
    const thinking = (): Thinking => ({
      random: seeded(actions),
      nowMs,
      positions: POSITIONS,
      isInterrupted: () => false,
    });
    const answers = [before, reshuffledBehind(before, seat, actions)].map((table) =>
      itemAt(players, seat).choose(viewFor(table, seat), thinking()),
    );
    if (!isSame(answers[0], answers[1]))
      faults.push(`seat ${seat} answers ${action.type} ${actions} by tiles it cannot see`);
  });
  return { state, actions, asked, faults };
}

function viewersOf({ ruleset }: GameState): readonly PlayerViewer[] {
  return [...Array.from({ length: ruleset.sides }, (_, seat) => seat), 'spectator'];
}

/** Those whose view, stepped by what they are told of the action, is not what they should see after it. */
function staleViews({ before, action, nowMs }: SelfPlayStep, seed: number): readonly PlayerViewer[] {
  const { ruleset } = before;
  const world = testWorld({ chance: seededChance(seed), words: authorityOf(ruleset), nowMs });
  const applied = apply(before, action, world);
  if (!applied.ok) return []; // the table throws on it
  const { events, state } = applied.value;
  return viewersOf(before).filter((viewer) => {
    let view = viewFor(before, viewer);
    for (const event of events) view = evolveView(view, redact(ruleset, event, viewer));
    return !isSame(view, viewFor(state, viewer));
  });
}

/** Both are plain data with their keys in the same order. */
function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
