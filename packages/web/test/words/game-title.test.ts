/** What games are called: by variant and dictionary. */

import { describe, expect, it } from 'vitest';
import { gameTitle } from '../../src/words/game-title.ts';
import { againstComputer, quickGame, type GameWords } from '../../src/setup/game-plans.ts';
import { QUICK_GAMES } from '../../src/setup/quick-games.ts';
import { chosenDictionary } from '../../src/words/dictionaries.ts';
import { titledOptions } from '../../src/words/game-title-options.ts';
import { texts } from '../../src/texts/current.ts';
import { configure } from '@lexiko/rules';

const german: GameWords = {
  dictionary: chosenDictionary({ dictionary: null, language: 'de' }, []),
  checking: 'challenge',
};

/** As a list knows it, from what is stored beside its log. */
function listedTitle(plan: ReturnType<typeof againstComputer>): string {
  const ruleset = configure(plan.config);
  if (!ruleset.ok) throw new Error(ruleset.error.code);
  const { preset, sides, ...config } = ruleset.value.config;
  return gameTitle(texts.value, { preset, sides, options: titledOptions(config) });
}

describe('the title of a game', () => {
  it('is its variant and its dictionary', () => {
    expect(listedTitle(againstComputer(texts.value, 'easy', german))).toBe('Standard · Lexiko Deutsch');
    const quick = QUICK_GAMES.map((game) => listedTitle(quickGame(texts.value, game, 'easy', german)));
    expect(quick).toEqual([
      'Learning game · Lexiko Deutsch',
      'Nine tiles · Lexiko Deutsch',
      'Finish Line · Lexiko Deutsch',
      'Crosswords · Lexiko Deutsch',
      'Solitaire · Lexiko Deutsch',
      'Two racks · Lexiko Deutsch',
      'Open tiles · Lexiko Deutsch',
    ]);
  });

  it('is the variant alone where no more is known, and the name of the rulebook where that is new', () => {
    expect(gameTitle(texts.value, { preset: 'school' })).toBe('Team play');
    expect(gameTitle(texts.value, { preset: 'deluxe', options: { 'dictionary.id': 'table' } })).toBe(
      'Deluxe · None: the players decide',
    );
    expect(gameTitle(texts.value, { preset: 'of-next-year' })).toBe('of-next-year');
  });
});
