/** The word diary and the words of a learning game, in Dutch. */

import type { DiaryTexts } from '../../en/learn/diary.ts';
import { counted } from '../grammar.ts';

export const diary: DiaryTexts = {
  title: 'Woordendagboek',
  about: 'Alle woorden uit je spellen met open woordenboek, op dit apparaat en online.',
  empty: 'Nog niets. Speel een leerspel, en de woorden verschijnen hier.',
  play: 'Leerspel starten',
  search: 'Zoek een woord of een betekenis',
  count: (shown, of) =>
    shown === of ? counted(of, 'woord', 'woorden') : `${shown} van ${counted(of, 'woord', 'woorden')}`,
  opening: 'Laden …',
  words: 'Woorden van de laatste zetten',
  none: 'Hier verschijnen de gelegde woorden met hun betekenis.',
  isGood: (word) => `${word} is geldig.`,
  isNone: (word) => `${word} staat niet in het woordenboek.`,
  lookUp: 'Woord opzoeken',
  ask: 'Opzoeken',
  noMeaning: 'Geen betekenis beschikbaar.',
  onSquare: (square: string): string => `Woorden op ${square}`,
  madeBy: (name: string, points: number | null): string =>
    points === null ? name : `${name}, ${counted(points, 'punt', 'punten')}`,
  stillOpen: 'Uitleg volgt zodra niemand het meer kan aanvechten.',
  times: (times, by) => (times === 1 ? by : `${by}, in totaal ${times} keer`),
  sources: 'Bronnen van de betekenissen',
  inEnglishOnly: 'De betekenissen zijn er alleen in het Engels.',
  drill: 'Deze woorden oefenen',
};
