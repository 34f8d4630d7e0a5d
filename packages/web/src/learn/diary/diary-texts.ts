/** What the learning game says of its words, in both languages. */

import { computed, type ReadonlySignal } from '@preact/signals';
import { settings, type Language } from '../../settings.ts';

export interface DiaryTexts {
  readonly title: string;
  readonly about: string;
  readonly empty: string;
  readonly play: string;
  readonly search: string;
  readonly count: (shown: number, of: number) => string;
  readonly opening: string;
  readonly words: string;
  readonly none: string;
  readonly isGood: (word: string) => string;
  readonly isNone: (word: string) => string;
  readonly lookUp: string;
  readonly ask: string;
  readonly noMeaning: string;
  readonly times: (times: number, by: string) => string;
  readonly sources: string;
  /** Where meanings are not in the language of the page; empty where they are. */
  readonly meaningsIn: string;
  readonly drill: string;
}

const ENGLISH: DiaryTexts = {
  title: 'Word diary',
  about:
    'Every word that came up in your games with an open dictionary: those kept on this device, and your finished ones at the server.',
  empty: 'Nothing yet. Words are noted while you play a learning game.',
  play: 'Start a learning game',
  search: 'Find a word or a meaning',
  count: (shown, of) => (shown === of ? `${of} words` : `${shown} of ${of} words`),
  opening: 'Just a moment …',
  words: 'Words of the last plays',
  none: 'What is played stands here with its meaning.',
  isGood: (word) => `${word} is a word.`,
  isNone: (word) => `${word} is not in the dictionary.`,
  lookUp: 'Look up a word',
  ask: 'Look up',
  noMeaning: 'No meaning at hand.',
  times: (times, by) => (times === 1 ? by : `${by}, ${times} times in all`),
  sources: 'Where meanings come from',
  meaningsIn: '',
  drill: 'Drill these words',
};

const GERMAN: DiaryTexts = {
  title: 'Worttagebuch',
  about:
    'Jedes Wort aus deinen Spielen mit offenem Wörterbuch: aus denen auf diesem Gerät und deinen beendeten auf dem Server.',
  empty: 'Noch nichts. Wörter werden notiert, während du ein Lernspiel spielst.',
  play: 'Ein Lernspiel beginnen',
  search: 'Ein Wort oder eine Bedeutung finden',
  count: (shown, of) => (shown === of ? `${of} Wörter` : `${shown} von ${of} Wörtern`),
  opening: 'Einen Augenblick …',
  words: 'Wörter der letzten Züge',
  none: 'Was gelegt wird, steht hier mit seiner Bedeutung.',
  isGood: (word) => `${word} ist ein Wort.`,
  isNone: (word) => `${word} steht nicht im Wörterbuch.`,
  lookUp: 'Ein Wort nachschlagen',
  ask: 'Nachschlagen',
  noMeaning: 'Keine Bedeutung zur Hand.',
  times: (times, by) => (times === 1 ? by : `${by}, insgesamt ${times}-mal`),
  sources: 'Woher die Bedeutungen stammen',
  meaningsIn: 'Die Bedeutungen gibt es nur auf Englisch.',
  drill: 'Diese Wörter üben',
};

const LANGUAGES: Readonly<Record<Language, DiaryTexts>> = { en: ENGLISH, de: GERMAN };

export const diaryTexts: ReadonlySignal<DiaryTexts> = computed(() => LANGUAGES[settings.value.language]);
