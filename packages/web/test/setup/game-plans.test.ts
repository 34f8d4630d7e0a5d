/** Every game that can be chosen on the page is one that the rules can play. */

import { LEVELS } from '@lexiko/engine';
import { configure, createGame, dictionaryPermission, helpPermission, replay } from '@lexiko/rules';
import {
  belongsTo,
  OPTION_GROUPS,
  OPTION_KEYS,
  optionsOf,
  OPTIONS,
  type OptionKey,
} from '@lexiko/rules/options';
import { describe, expect, it } from 'vitest';
import {
  choicesOf,
  colourPlans,
  configOf,
  fitted,
  isPossible,
  isWithoutWords,
  planOf,
  playerRange,
  rulesetOf,
  withOption,
  withoutOption,
  type Choices,
} from '../../src/setup/choices.ts';
import {
  addressed,
  againstComputer,
  computer,
  passAndPlay,
  person,
  plainChoices,
  quickGame,
  RULEBOOKS,
  type GameWords,
} from '../../src/setup/game-plans.ts';
import { CHECKINGS } from '../../src/page/settings.ts';
import { chosenDictionary } from '../../src/words/dictionaries.ts';
import { LEXICA } from '@lexiko/words';
import { QUICK_GAMES } from '../../src/setup/quick-games.ts';
import { page as ENGLISH } from '@lexiko/texts/en/page';
import { page as GERMAN } from '@lexiko/texts/de/page';
import type { OptionText } from '@lexiko/texts';

const WORDS: GameWords = {
  dictionary: chosenDictionary({ dictionary: null, language: 'en' }),
  checking: 'challenge',
};

function people(count: number): Choices['seats'] {
  return Array.from({ length: count }, (_, at) => person(`P${at}`));
}

function* tables(): Generator<Choices> {
  for (const preset of RULEBOOKS) {
    const { least, most } = playerRange(preset);
    for (const sides of new Set([least, most])) yield { ...plainChoices(people(sides), WORDS), preset };
  }
}

describe('the set-up', () => {
  it('has a place for every option, and one only', () => {
    expect(OPTION_GROUPS.flatMap(optionsOf).toSorted()).toEqual(OPTION_KEYS.toSorted());
  });

  it('has a name for every value that can be chosen, in both languages', () => {
    for (const { forms } of [ENGLISH, GERMAN])
      for (const key of OPTION_KEYS) {
        const text: OptionText = forms.options[key];
        expect(text.about).not.toBe('');
        for (const value of (OPTIONS[key].choices ?? []) as readonly (string | number | boolean)[])
          expect(text.values?.[String(value)], `${key}=${String(value)}`).toBeTypeOf('string');
      }
  });

  it('plays with every value that it offers, at small and large tables', () => {
    for (const table of tables()) {
      for (const key of OPTION_KEYS.filter((one) => belongsTo(one, table.preset)))
        for (const value of choicesOf(key, table) ?? []) {
          const chosen = withOption(table, key, value);
          expect(configure(configOf(chosen)).ok, `${table.preset} ${key}=${String(value)}`).toBe(true);
          if (isPossible(table, key, value)) expect(rulesetOf(chosen).config.options[key]).toBe(value);
        }
    }
  });

  it('cannot be led into a game that the rules refuse, whatever is chosen one after the other', () => {
    let seed = 7;
    const below = (count: number): number => (seed = (seed * 48_271) % 2_147_483_647) % count;
    let choices: Choices = plainChoices(people(2), WORDS);
    for (let step = 0; step < 600; step++) {
      const key = OPTION_KEYS[below(OPTION_KEYS.length)] as OptionKey;
      const values = choicesOf(key, choices) ?? [];
      if (step % 40 === 0) {
        const preset = RULEBOOKS[below(RULEBOOKS.length)] ?? 'deluxe';
        const { least, most } = playerRange(preset);
        choices = fitted({ ...choices, preset, seats: people(least + below(most - least + 1)) });
      } else if (step % 7 === 0) choices = withoutOption(choices, key);
      else if (belongsTo(key, choices.preset) && values.length > 0)
        choices = withOption(choices, key, values[below(values.length)]);
      const { config, seats } = planOf(ENGLISH, choices);
      const configured = configure(config);
      expect(configured.ok && configured.value.sides, JSON.stringify(config)).toBe(seats.length);
    }
  });

  it('offers the dictionaries of the language, and takes another with the language', () => {
    const english = plainChoices(people(2), WORDS);
    expect(choicesOf('dictionary.id', english)).toEqual(['english', 'english-2', 'table']);
    const second = withOption(english, 'dictionary.id', 'english-2');
    expect(rulesetOf(second).dictionary.id).toBe('english-2');
    const spanish = withOption(second, 'letters.language', 'spanish');
    expect(rulesetOf(spanish).dictionary.id).toBe('spanish');
    expect(choicesOf('dictionary.id', spanish)).toEqual(['spanish', 'table']);
    // Nobody has words in Catalan: the players decide.
    expect(rulesetOf(withOption(spanish, 'letters.language', 'catalan')).dictionary.id).toBe('table');
  });

  it('forgets a choice that is the value of the rulebook', () => {
    const changed = withOption(plainChoices(people(2), WORDS), 'challenge.scope', 'singleWord');
    expect(changed.options).toEqual({ 'challenge.scope': 'singleWord' });
    expect(withOption(changed, 'challenge.scope', 'allWords').options).toEqual({});
  });

  it('lets one person play two racks, and gives colours out clockwise only', () => {
    const alone: Choices = { ...plainChoices(people(1), WORDS), preset: 'deluxe' };
    expect(planOf(ENGLISH, withOption(alone, 'solitaire.mode', 'twoRacks')).seats).toHaveLength(2);
    const four = { ...plainChoices(people(4), WORDS), preset: 'crosswords' } as const;
    expect(colourPlans(four)).toHaveLength(4);
  });
});

describe('the games on offer', () => {
  it('can all be played from the front page, with every dictionary', () => {
    const worded = LEXICA.flatMap((dictionary) => CHECKINGS.map((checking) => ({ dictionary, checking })));
    for (const [at, words] of worded.entries()) {
      const level = LEVELS[at % LEVELS.length] ?? 'easy';
      const plans = [
        againstComputer(ENGLISH, level, words),
        ...[2, 3, 4].map((count) => passAndPlay(ENGLISH, count, words)),
        ...QUICK_GAMES.map((game) => quickGame(ENGLISH, game, level, words)),
      ];
      for (const { config, seats } of plans) {
        const configured = configure(config);
        if (!configured.ok) throw new Error(configured.error.code);
        const { sides, dictionary, language, challenge } = configured.value;
        expect(sides).toBe(seats.length);
        expect(dictionary.id).toBe(words.dictionary.id);
        expect(language).toBe(words.dictionary.language);
        if (seats.length > 1 && configured.value.solitaire.kind === 'off')
          expect(challenge.kind).toBe(words.checking === 'reject' ? 'auto' : 'challenge');
      }
    }
  });

  it('have one to learn from, with dictionary and word tools open (H-17)', () => {
    const created = createGame(quickGame(ENGLISH, 'learning', 'easy', WORDS).config, null);
    if (!created.ok) throw new Error(created.error.code);
    const game = replay([created.value]);
    expect(dictionaryPermission(game, 'lookup')).toBe('allowed');
    expect(helpPermission(game, 'tools')).toBe('allowed');
  });
});

describe('several people at one screen', () => {
  it('are numbered, none is called you, and whoever is left alone is again', () => {
    const level = 'easy';
    for (const texts of [ENGLISH, GERMAN]) {
      const { you, player } = texts.setup;
      const together = addressed(texts, [person(you), person(player(2)), computer(texts, level)]);
      expect(together.map(({ name }) => name)).toEqual([player(1), player(2), texts.levels[level].name]);
      const alone = addressed(texts, together.with(1, computer(texts, level)));
      expect(alone[0]?.name).toBe(you);
      const named = [person('Ann'), person('Bob')];
      expect(addressed(texts, named)).toEqual(named);
    }
  });
});

describe('words that nobody has marked in the language of the tiles', () => {
  const crosswords = (language: string): Choices =>
    withOption({ ...plainChoices(people(2), WORDS), preset: 'crosswords' }, 'letters.language', language);

  it('cannot be barred: the set-up says so, offers only “off”, and drops what was chosen before', () => {
    const german = crosswords('german');
    expect(isWithoutWords(german, 'cw.foreign')).toBe(true);
    expect(isPossible(german, 'cw.foreign', 'exclusionList')).toBe(false);
    expect(rulesetOf(german).dictionary.bars).toMatchObject({ plurals: 'onlyPlural', foreign: 'off' });
    expect(isWithoutWords(german, 'cw.plurals')).toBe(false);
    const any = withOption(german, 'cw.plurals', 'anyPlural');
    const polish = withOption(any, 'letters.language', 'polish');
    expect(polish.options).not.toHaveProperty('cw.plurals');
    expect(rulesetOf(polish).dictionary.bars.plurals).toBe('off');
    expect(createGame(configOf(polish), null).ok).toBe(true);
    expect(isWithoutWords(crosswords('english'), 'cw.foreign')).toBe(false);
  });
});
