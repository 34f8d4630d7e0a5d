/** Logs of games that computers played to the end, for what reads logs. */

import { apply, configure, createGame, type GameConfig, type GameEvent } from '@lexiko/rules';
import { seededChance } from '../../../rules/test/support/seeded.ts';
import { testWorld } from '../../../rules/test/support/worlds.ts';
import { type Level, playThrough, seededNumbers } from '../../src/index.ts';
import { authorityOf, PLAYERS } from './players-support.ts';

/** The same game for the same seed. */
export function playedLog(config: GameConfig, seed: number, level: Level = 'easy'): readonly GameEvent[] {
  const created = createGame(config, null);
  const ruleset = configure(config);
  if (!created.ok || !ruleset.ok) throw new Error('no such game');
  const events: GameEvent[] = [created.value];
  const world = testWorld({ chance: seededChance(seed), words: authorityOf(ruleset.value) });
  playThrough({
    config,
    players: Array.from({ length: ruleset.value.sides }, () => PLAYERS[level]),
    world,
    random: seededNumbers(seed),
    positions: 10,
    starter: 0,
    watch: ({ before, action, nowMs }) => {
      const applied = apply(before, action, { ...world, nowMs });
      if (applied.ok) events.push(...applied.value.events);
    },
  });
  return events;
}
