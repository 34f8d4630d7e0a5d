/** Every game that can be chosen on the page is one that the rules can play. */

import { LEVELS } from '@lexiko/engine';
import { configure, FINISH_LINE_LEVELS } from '@lexiko/rules';
import { describe, expect, it } from 'vitest';
import {
  againstComputer,
  configOf,
  passAndPlay,
  person,
  playerRange,
  quickGame,
  RULEBOOKS,
  type Choices,
} from '../src/screens/game-plans.ts';
import { ENGLISH } from '../src/texts/english.ts';

function* allChoices(): Generator<Choices> {
  for (const rulebook of RULEBOOKS) {
    const { least, most } = playerRange(rulebook);
    for (let sides = least; sides <= most; sides++)
      for (const rack of [7, 9] as const)
        for (const words of ['challenge', 'auto'] as const)
          for (const finish of ['off', ...FINISH_LINE_LEVELS] as const) {
            const seats = Array.from({ length: sides }, (_, at) => person(`P${at}`));
            yield { rulebook, seats, rack, words, finish, dealCode: '' };
          }
  }
}

describe('the games on offer', () => {
  it('can all be played, whatever is chosen together', () => {
    const refused = [...allChoices()].filter((choices) => !configure(configOf(choices)).ok);
    expect(refused).toEqual([]);
  });

  it('can all be played from the front page', () => {
    for (const level of LEVELS) {
      const plans = [
        againstComputer(ENGLISH, level),
        ...[2, 3, 4].map((people) => passAndPlay(ENGLISH, people)),
        ...(['nine', 'finish', 'solo'] as const).map((game) => quickGame(ENGLISH, game, level)),
      ];
      for (const { config, seats } of plans) {
        const configured = configure(config);
        expect(configured.ok && configured.value.sides).toBe(seats.length);
      }
    }
  });
});
