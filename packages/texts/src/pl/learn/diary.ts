/** The word diary and the words of a learning game, in Polish. */

import type { DiaryTexts } from '../../en/learn/diary.ts';
import { counted, countedOf } from '../grammar.ts';

export const diary: DiaryTexts = {
  title: 'Dziennik słów',
  about: 'Wszystkie słowa z Twoich gier z otwartym słownikiem, na tym urządzeniu i online.',
  empty: 'Na razie pusto. Zagraj w grę do nauki, a jej słowa pojawią się tutaj.',
  play: 'Zacznij grę do nauki',
  search: 'Szukaj słowa lub znaczenia',
  count: (shown, of) =>
    shown === of ? counted(of, 'słowo', 'słowa', 'słów') : `${shown} z ${countedOf(of, 'słowa', 'słów')}`,
  opening: 'Wczytywanie…',
  words: 'Słowa z ostatnich ruchów',
  none: 'Zagrane słowa pojawią się tutaj razem ze znaczeniem.',
  isGood: (word) => `${word} jest poprawne.`,
  isNone: (word) => `${word} nie występuje w słowniku.`,
  lookUp: 'Sprawdź słowo',
  ask: 'Sprawdź',
  noMeaning: 'Brak definicji.',
  onSquare: (square: string): string => `Słowa na polu ${square}`,
  madeBy: (name: string, points: number | null): string =>
    points === null ? name : `${name}, ${counted(points, 'punkt', 'punkty', 'punktów')}`,
  stillOpen: 'Wyjaśnienie pojawi się, gdy nikt już nie będzie mógł go zakwestionować.',
  times: (times, by) => (times === 1 ? by : `${by}, łącznie ${counted(times, 'raz', 'razy', 'razy')}`),
  sources: 'Źródła definicji',
  inEnglishOnly: 'Definicje są tylko po angielsku.',
  drill: 'Ćwicz te słowa',
};
