/** The words that came up in games with an open dictionary, from the logs that this device keeps (H-17). */

import { wordLayersOf } from '@lexiko/engine';
import { replay, type GameEvent } from '@lexiko/rules';
import type { CardSubject } from '../../learn/drills/drill-card.ts';
import type { DiaryWord } from '../../study/questions.ts';
import { GameStore } from '../game-store.ts';
import type { Answerer, Study } from './answerer.ts';
import { meanings } from './word-meanings.ts';

type Played = Extract<GameEvent, { type: 'played' }>;

/** The plays of a game that were not taken off the board again. */
function standingPlays(events: readonly GameEvent[]): readonly Played[] {
  const plays: Played[] = [];
  for (const event of events) {
    if (event.type === 'played') plays.push(event);
    else if (event.type === 'withdrew' || event.type === 'took-back') plays.pop();
  }
  return plays;
}

/** The latest first. */
async function diaryWords(breathe: Study<never>['breathe']): Promise<readonly DiaryWord[]> {
  const store = await GameStore.open();
  const found = new Map<string, DiaryWord>();
  // The latest game is the first of the list.
  for (const { id, seats, changedMs } of [...(await store.list())].reverse()) {
    await breathe();
    const events = (await store.read(id))?.events ?? [];
    if (events.length === 0) continue;
    const { ruleset } = replay(events);
    if (ruleset.options['dictionary.access'] !== 'free') continue;
    const meaningOf = await meanings(wordLayersOf(ruleset).school);
    for (const { seat, score } of standingPlays(events))
      for (const { word } of score.words) {
        const before = found.get(word);
        found.set(word, {
          word,
          meaning: before?.meaning ?? meaningOf(word),
          times: (before?.times ?? 0) + 1,
          by: before?.by ?? seats[seat]?.name ?? '',
          lastMs: changedMs,
        });
      }
  }
  return [...found.values()].sort((a, b) => b.lastMs - a.lastMs || (a.word < b.word ? -1 : 1));
}

export const answerDiary: Answerer<'diary'> = async ({ most }, { breathe }) =>
  (await diaryWords(breathe)).slice(0, most);

/** A word is asked for by its meaning; one without a meaning as a word, unless a school kept its meaning back. */
export async function diaryCards(breathe: Study<never>['breathe']): Promise<readonly CardSubject[]> {
  const anyMeaning = await meanings();
  return (await diaryWords(breathe)).flatMap(({ word, meaning }): readonly CardSubject[] => {
    if (meaning !== null) return [{ kind: 'meaning', letters: word }];
    return anyMeaning(word) === null ? [{ kind: 'word', letters: word }] : [];
  });
}
