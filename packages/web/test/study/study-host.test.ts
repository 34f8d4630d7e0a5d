/** The worker's end of questions: what is answered, given up, and tried again. */

import type { EngineContext } from '@lexiko/engine';
import { expect, it } from 'vitest';
import type { StudyReply } from '../../src/study/questions.ts';
import { chosenLexicon, type WantedLexicon } from '../../src/words/dictionaries.ts';
import { LexiconError } from '../../src/worker/lexicon/lexicon-fault.ts';
import { StudyHost, type Answerers } from '../../src/worker/study-host.ts';
import type { Answerer } from '../../src/worker/study/answerer.ts';

const ENGINE = {} as EngineContext; // no answer here looks at it

/** A host whose only question is about hooks. */
function host(
  hooks: (...asked: Parameters<Answerer<'hooks'>>) => unknown,
  openEngine: (wanted: WantedLexicon) => Promise<EngineContext> = () => Promise.resolve(ENGINE),
) {
  const said: StudyReply[] = [];
  const answerers = { hooks } as unknown as Answerers;
  return { said, host: new StudyHost(answerers, openEngine, (message) => said.push(message)) };
}

const ENGLISH_LIST = chosenLexicon({ dictionary: null, language: 'en' });
const GERMAN_LIST = chosenLexicon({ dictionary: null, language: 'de' });
const POLISH_LIST = chosenLexicon({ dictionary: 'polish', language: 'de' });

const ask = (number: number, asked: string, dictionary = ENGLISH_LIST) =>
  ({ type: 'ask', number, question: 'hooks', asked, dictionary, unfit: 'hidden' }) as const;

it('a question is answered by its number, with what was told on the way', async () => {
  const { said, host: worker } = host((word, study) => {
    study.report(`half of ${word}` as never);
    return `all of ${word}`;
  });
  worker.handle(ask(7, 'HORN'));
  await expect
    .poll(() => said)
    .toEqual([
      { type: 'progress', number: 7, progress: 'half of HORN' },
      { type: 'answered', number: 7, answered: 'all of HORN' },
    ]);
});

it('a question that nobody waits for any more ends at its next pause, and says nothing', async () => {
  let pauses = 0;
  const { said, host: worker } = host(async (word, { yieldNow }) => {
    if (word === 'SHORT') return word;
    for (;;) {
      await yieldNow();
      pauses++;
    }
  });
  worker.handle(ask(1, 'LONG'));
  await expect.poll(() => pauses).toBeGreaterThan(0);
  worker.handle({ type: 'stop', number: 1 });
  worker.handle(ask(2, 'SHORT'));
  await expect.poll(() => said).toEqual([{ type: 'answered', number: 2, answered: 'SHORT' }]);
  const stoppedAt = pauses;
  await new Promise((resolve) => setTimeout(resolve));
  await new Promise((resolve) => setTimeout(resolve));
  expect(pauses).toBe(stoppedAt);
});

it('words that could not be fetched are fetched again for the next question', async () => {
  let visits = 0;
  const { said, host: worker } = host(
    (word) => word,
    () => (++visits === 1 ? Promise.reject(new Error('offline')) : Promise.resolve(ENGINE)),
  );
  worker.handle(ask(1, 'HORN'));
  await expect.poll(() => said).toEqual([{ type: 'failed', number: 1, reason: 'offline' }]);
  worker.handle(ask(2, 'HORN'));
  await expect.poll(() => said.at(-1)).toEqual({ type: 'answered', number: 2, answered: 'HORN' });
});

it('what a worker has one of is made once, for all its answers', async () => {
  const makeList = (): string[] => [];
  const { said, host: worker } = host((word, { instances }) => {
    const list = instances.of(makeList, null);
    list.push(word);
    return [...list];
  });
  worker.handle(ask(1, 'HORN'));
  worker.handle(ask(2, 'CORN'));
  await expect.poll(() => said.at(-1)).toEqual({ type: 'answered', number: 2, answered: ['HORN', 'CORN'] });
});

it('each question is answered with the words of its dictionary, and two dictionaries stay open', async () => {
  const opened: string[] = [];
  const { said, host: worker } = host(
    (word, { engine }) => `${word} ${(engine as unknown as { list: string }).list}`,
    ({ identity: { id } }) => {
      opened.push(id);
      return Promise.resolve({ list: id } as unknown as EngineContext);
    },
  );
  const asked = [ENGLISH_LIST, GERMAN_LIST, ENGLISH_LIST, POLISH_LIST, ENGLISH_LIST, GERMAN_LIST];
  for (const [number, list] of asked.entries()) {
    worker.handle(ask(number, 'WORT', list));
    await expect
      .poll(() => said.at(-1))
      .toEqual({ type: 'answered', number, answered: `WORT ${list.identity.id}` });
  }
  expect(opened).toEqual(['english', 'german', 'polish', 'german']);
});

it('a dictionary that does not come is told as such', async () => {
  const { said, host: worker } = host(
    (word) => word,
    () => Promise.reject(new LexiconError('gone', 'german')),
  );
  worker.handle(ask(1, 'WORT', GERMAN_LIST));
  await expect.poll(() => said).toEqual([{ type: 'wordless', number: 1, fault: 'gone' }]);
});
