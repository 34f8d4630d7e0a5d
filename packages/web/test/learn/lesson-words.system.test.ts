/** The first lesson of each language has words that its own dictionary has. */

import { PAGE_LANGUAGES } from '@lexiko/texts';
import { LANGUAGE_SOURCES } from '@lexiko/texts/sources';
import { trainer as english } from '@lexiko/texts/en/learn/trainer';
import { expect, it } from 'vitest';
import { firstSteps } from '../../src/learn/trainer/worked-games.ts';
import { english as lexikoEnglish } from '../../../words/test/english-files.ts';
import { openBuilt } from '../e2e/support/built-lexicon.ts';

it.each(PAGE_LANGUAGES)('the first steps (%s) are played with words of their language', async (language) => {
  const trainer = language === 'en' ? english : await (await LANGUAGE_SOURCES[language]()).areas.trainer();
  const id = trainer.firstSteps.language;
  const lexicon = id === 'english' ? lexikoEnglish() : await openBuilt(id);
  const words = firstSteps(trainer.firstSteps).frames.flatMap(({ turn }) =>
    turn.kind === 'play' ? turn.words.map(({ word }) => word) : [],
  );
  expect(words.length).toBeGreaterThan(8);
  expect(words.filter((word) => !lexicon.has(word) || lexicon.isUnfit(word))).toEqual([]);
});
