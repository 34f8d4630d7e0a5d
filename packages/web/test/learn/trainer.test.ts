/** The worked games: every printed score, and every explanation adds up to it. */

import { readFileSync } from 'node:fs';
import { configure } from '@lexiko/rules';
import { parseGcg, replayGcg } from '@lexiko/rules/notation';
import { PAGE_LANGUAGES, type PageLanguage } from '@lexiko/texts';
import { LANGUAGE_SOURCES } from '@lexiko/texts/sources';
import { trainer as english, type TrainerTexts } from '@lexiko/texts/en/learn/trainer';
import { describe, expect, it } from 'vitest';
import { countWords } from '../../src/learn/trainer/counting.ts';
import { firstSteps, GUIDE_GAME, guideGame, type WorkedGame } from '../../src/learn/trainer/worked-games.ts';

const read = (name: string): { readonly turns: readonly { readonly score: number }[] } =>
  JSON.parse(
    readFileSync(new URL(`../../../../fixtures/guide-game/${name}`, import.meta.url), 'utf8'),
  ) as never;

const TRAINERS = new Map<PageLanguage, TrainerTexts>([['en', english]]);
for (const language of PAGE_LANGUAGES)
  if (language !== 'en') TRAINERS.set(language, await (await LANGUAGE_SOURCES[language]()).areas.trainer());

/** What English is called by those who speak another language. */
const ENGLISH_IN: Readonly<Record<Exclude<PageLanguage, 'en'>, string>> = {
  de: 'Englisch',
  fr: 'anglais',
  es: 'inglés',
  nl: 'Engels',
  pl: 'angielsku',
};

function countedWords({ config }: WorkedGame, { board, fresh }: WorkedGame['frames'][number]) {
  const configured = configure(config);
  if (!configured.ok) throw new Error(configured.error.code);
  return countWords(configured.value, board, fresh).map(({ word, points }) => ({ word, points }));
}

describe('worked games', () => {
  it('have exactly the printed scores', () => {
    const steps = firstSteps(english.firstSteps).frames.map(({ turn }) => turn.score);
    expect(steps).toEqual([14, 9, 25, 16, 16]);
    const plays = guideGame().frames.flatMap(({ turn }) => (turn.kind === 'play' ? [turn] : []));
    expect(plays.map(({ score }) => score)).toEqual(read('guide-game.json').turns.map(({ score }) => score));
    expect(plays).toHaveLength(32);
  });

  it('have the Guide Game as it stands in the fixtures', () => {
    const path = new URL('../../../../fixtures/guide-game/guide-game.gcg', import.meta.url);
    const turnsOf = (text: string): readonly string[] =>
      text.split('\n').filter((line) => line.startsWith('>'));
    expect(turnsOf(GUIDE_GAME)).toEqual(turnsOf(readFileSync(path, 'utf8')));
  });

  it('end with the settlement of the Guide Game', () => {
    const { frames } = guideGame();
    expect(frames[31]?.scores).toEqual([458, 366]);
    expect(frames.at(-1)?.scores).toEqual([456, 368]);
  });

  it('are explained word by word as the rules count them', () => {
    for (const worked of [guideGame(), ...[...TRAINERS.values()].map((one) => firstSteps(one.firstSteps))])
      for (const frame of worked.frames) {
        const { turn } = frame;
        if (turn.kind !== 'play') continue;
        const counted = countedWords(worked, frame);
        expect(counted).toEqual(turn.words.map(({ word, points }) => ({ word, points })));
        expect(counted.reduce((sum, { points }) => sum + points, turn.bonus)).toBe(turn.score);
      }
  });
});

it.each(Object.entries(ENGLISH_IN))(
  'the Guide Game and the clinic say in their introductions that they are English (%s)',
  async (language, name) => {
    expect(TRAINERS.get(language as PageLanguage)?.abouts.guide).toContain(name);
    const { areas } = await LANGUAGE_SOURCES[language as keyof typeof ENGLISH_IN]();
    expect((await areas.clinic()).about).toContain(name);
  },
);

describe.each(PAGE_LANGUAGES)('the first steps (%s)', (language) => {
  const trainer = TRAINERS.get(language);
  if (trainer === undefined) throw new Error(`no lessons in ${language}`);
  const worked = firstSteps(trainer.firstSteps);

  it('have the scores that the rules count, and a sentence for each of five turns', () => {
    const file = parseGcg(trainer.firstSteps.game);
    if (!file.ok) throw new Error('it cannot be read');
    const replayed = replayGcg(file.value, worked.config);
    if (!replayed.ok) throw new Error('it cannot be replayed');
    expect(replayed.value.problems).toEqual([]);
    expect(worked.frames).toHaveLength(5);
    expect(trainer.steps).toHaveLength(5);
  });

  it('speak of words that lie on the board', () => {
    const words = new Set<string>();
    trainer.steps.forEach((sentence, at) => {
      const frame = worked.frames[at];
      if (frame === undefined) throw new Error(`no turn ${at + 1}`);
      for (const { word } of countedWords(worked, frame)) words.add(word);
      for (const [named] of sentence.matchAll(/\p{Lu}{2,}/gu)) expect(words, sentence).toContain(named);
    });
  });
});
