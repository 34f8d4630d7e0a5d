/** The word diary: words played in games with an open dictionary (H-17), on this device and on the server. */

import type { CardSubject } from '../../learn/drills/drill-card.ts';
import { OnlineStore, type LearntWords } from '../../study/online-store.ts';
import type { DiaryWord } from '../../study/questions.ts';
import { GameStore } from '../game-store.ts';
import type { Answerer, Study } from './answerer.ts';
import { learntWords } from './learnt-words.ts';
import { meanings } from './word-meanings.ts';

type Diarist = Pick<Study<never>, 'instances' | 'yieldNow'>;

/** Words of the games on this device, and of the player's server games stored here; the oldest game first. */
async function learntGames(yieldNow: Study<never>['yieldNow']): Promise<readonly LearntWords[]> {
  const [store, online] = await Promise.all([GameStore.open(), OnlineStore.open()]);
  const learnt = [...(await online.learnt())];
  for (const { id, seats, changedMs } of await store.list()) {
    await yieldNow();
    const events = (await store.read(id))?.events ?? [];
    if (events.length === 0) continue;
    const words = learntWords(events, { names: seats.map(({ name }) => name), lastMs: changedMs });
    if (words !== null) learnt.push(words);
  }
  return learnt.sort((a, b) => a.lastMs - b.lastMs);
}

/** The most recently played first. */
async function diaryWords({ instances, yieldNow }: Diarist): Promise<readonly DiaryWord[]> {
  const found = new Map<string, DiaryWord>();
  for (const { school, lastMs, words } of await learntGames(yieldNow)) {
    const meaningOf = await meanings(instances, school);
    for (const { word, by } of words) {
      const before = found.get(word);
      found.set(word, {
        word,
        meaning: before?.meaning ?? meaningOf(word),
        times: (before?.times ?? 0) + 1,
        by: before?.by ?? by,
        lastMs,
      });
    }
  }
  return [...found.values()].sort((a, b) => b.lastMs - a.lastMs || (a.word < b.word ? -1 : 1));
}

export const answerDiary: Answerer<'diary'> = async ({ most }, study) =>
  (await diaryWords(study)).slice(0, most);

/** Asks for a word by its meaning. Without a definition the card asks if it's a word; hidden meanings give no card. */
export async function diaryCards(study: Diarist): Promise<readonly CardSubject[]> {
  const anyMeaning = await meanings(study.instances);
  return (await diaryWords(study)).flatMap(({ word, meaning }): readonly CardSubject[] => {
    if (meaning !== null) return [{ kind: 'meaning', letters: word }];
    return anyMeaning(word) === null ? [{ kind: 'word', letters: word }] : [];
  });
}
