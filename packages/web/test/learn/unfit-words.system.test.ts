/** Words unfit for school, in the dictionary of every language: marked, and out of drills, hints and children's games. */

import { readFileSync } from 'node:fs';
import { learntTables } from '@lexiko/engine/all-learnt';
import { Library, makeEngineContext, makeTwinKernel, PERSONALITIES } from '@lexiko/engine';
import { configure } from '@lexiko/rules';
import { emptyBoard } from '@lexiko/rules/board';
import { LEXICA, readWord, type Lexicon } from '@lexiko/words';
import { describe, expect, it } from 'vitest';
import { english } from '../../../words/test/english-files.ts';
import { Instances } from '../../src/page/instances.ts';
import { decksOf, type LexiconDeck } from '../../src/learn/drills/drill-plan.ts';
import { deckCards } from '../../src/worker/study/deck-words.ts';
import { answerCandidates } from '../../src/worker/study/position-answers.ts';
import { openBuilt } from '../e2e/support/built-lexicon.ts';

/** Words of both lists that the language has, whole ones and entries of the source. */
function listedWords(id: string, lexicon: Lexicon): readonly string[] {
  if (id === 'english') return ['CUNTS', 'FAG', 'WOP', 'MURDER', 'NUDEST'];
  return ['unfit.txt', 'unfit-for-young.txt']
    .map((name) => readFileSync(new URL(`../../../words/data/${id}/${name}`, import.meta.url), 'utf8'))
    .join('\n')
    .split('\n')
    .flatMap((line) => line.replace(/#.*/u, '').split(/\s+/u))
    .filter((entry) => entry !== '' && !/[*!]/u.test(entry))
    .map((entry) => entry.replace('=', '').toUpperCase())
    .filter((word) => lexicon.has(word));
}

describe.each(LEXICA)('words unfit for school in $name', ({ id, language }) => {
  it('are marked, in no deck, in no hint, and avoided by computers for children', async () => {
    const lexicon = id === 'english' ? english() : await openBuilt(id);
    const unfit = listedWords(id, lexicon);
    expect(unfit.length).toBeGreaterThan(2);
    expect(unfit.filter((word) => !lexicon.isUnfit(word))).toEqual([]);

    const isHidden = (word: string): boolean => lexicon.isUnfit(word);
    for (const deck of decksOf(language)) {
      if (deck === 'missed' || deck === 'diary') continue;
      const shown = deckCards(lexicon, deck satisfies LexiconDeck, isHidden).map(({ letters }) => letters);
      expect(shown.length, deck).toBeGreaterThan(10);
      if (deck !== 'sevens' && deck !== 'eights' && deck !== 'stems')
        expect(shown.filter(isHidden), deck).toEqual([]);
    }

    const config = {
      preset: 'standard-2007',
      sides: 2,
      options: { 'letters.language': language, 'dictionary.id': id },
    } as const;
    const ruleset = configure(config);
    if (!ruleset.ok) throw new Error(ruleset.error.code);
    const engine = makeEngineContext(new Library(lexicon, learntTables(language)), makeTwinKernel);
    for (const level of ['beginner', 'easy'] as const) {
      const { vocabulary, manners } = PERSONALITIES[level];
      const known = engine.library.vocabulary(ruleset.value, vocabulary, manners);
      expect(unfit.filter((word) => !known.avoids(word))).toEqual([]);
    }

    const { letters } = lexicon.alphabet;
    const word = unfit.find((one) => (readWord(lexicon.alphabet, one)?.length ?? 9) <= 7) ?? '';
    const rack = Array.from(readWord(lexicon.alphabet, word) ?? [], (letter) => letters[letter] ?? '');
    const position = { config, board: emptyBoard(ruleset.value.layout), rack };
    const hints = async (isKept: (one: string) => boolean): Promise<readonly string[]> => {
      const study = {
        engine,
        isHidden: isKept,
        unfit: 'hidden' as const,
        instances: new Instances<null>(),
        report: () => undefined,
        yieldNow: () => Promise.resolve(),
      };
      const found = await answerCandidates({ position, most: 400, by: 'score' }, study);
      return found.map(({ notation }) => notation.split(' ')[1] ?? '');
    };
    expect((await hints(() => false)).some(isHidden)).toBe(true);
    expect((await hints(isHidden)).filter(isHidden)).toEqual([]);
  });
});
