/** The word finder and the judge in Dutch. */

import type { FinderTexts } from '../../en/learn/finder.ts';
import { counted, number } from '../grammar.ts';

export const finder: FinderTexts = {
  title: 'Woorden',
  about: 'Zoek woorden in elk woordenboek en ga na wat geldig is.',
  find: 'Woorden zoeken',
  judge: 'Woorden controleren',
  kind: 'Zoekopdracht',
  kinds: {
    anagrams: { name: 'Anagrammen', about: 'Woorden met al deze letters. ? is een blanco.' },
    within: {
      name: 'Woorden uit deze letters',
      about: 'Woorden met een deel ervan of met alle. ? is een blanco.',
    },
    stem: { name: 'Eén letter meer', about: 'Woorden met al deze letters en nog een.' },
    hooks: { name: 'Aanhaakletters', about: 'Woorden die ontstaan met één letter ervoor of erachter.' },
    pattern: { name: 'Patroon', about: '? is één letter, * een willekeurig aantal: ?A*EN.' },
    begins: { name: 'Begint met', about: 'Woorden die met deze letters beginnen.' },
    ends: { name: 'Eindigt op', about: 'Woorden die op deze letters eindigen.' },
    contains: { name: 'Bevat', about: 'Woorden met deze letters achter elkaar.' },
    q: { name: 'Q zonder U', about: 'Woorden voor een Q als je geen U hebt.' },
    vowels: { name: 'Veel klinkers', about: 'Woorden die voor minstens zeven tiende uit klinkers bestaan.' },
    all: { name: 'Alle woorden', about: 'Het hele woordenboek, op lengte en volgorde.' },
  },
  letters: 'Letters',
  min: 'Kortste',
  max: 'Langste',
  sort: 'Volgorde',
  sorts: {
    alphabet: 'Alfabetisch',
    points: 'Meeste punten eerst',
    length: 'Langste eerst',
    probability: 'Waarschijnlijkste eerst',
    commonness: 'Gangbaarste eerst',
  },
  more: 'Meer voorwaarden',
  with: 'Moet bevatten',
  without: 'Mag niet bevatten',
  likelyFrom: 'Waarschijnlijkheid: vanaf nummer',
  likelyTo: 'Waarschijnlijkheid: tot nummer',
  likelyAbout:
    'De woorden van elke lengte zijn genummerd naar hoe waarschijnlijk je ze uit een volle zak trekt; 1 is het waarschijnlijkst.',
  commonness: 'Hoe gangbaar',
  common: { any: 'Alle woorden', known: 'Woorden die de meesten kennen', everyday: 'Alledaagse woorden' },
  search: 'Zoeken',
  searching: 'Zoeken …',
  opening: 'Woorden laden …',
  results: 'Gevonden woorden',
  count: (count) => (count === 0 ? 'Geen woord past.' : `${counted(count, 'woord', 'woorden')}.`),
  range: (from, to, of) => `${number(from)}–${number(to)} van ${number(of)}`,
  previous: 'Terug',
  next: 'Meer',
  wordWithHooks: (word, front, back) =>
    [word, front === '' ? '' : `ervoor ${front}`, back === '' ? '' : `erachter ${back}`]
      .filter((part) => part !== '')
      .join(', '),
  noMeaning: 'Geen betekenis bekend.',
  study: (count) => (count === 1 ? 'Dit woord leren' : `Deze ${number(count)} woorden leren`),
  noLetters: 'Typ eerst letters.',
  notALetter: (text) => `‘${text}’ is geen letter van dit woordenboek.`,
  tooLong: (most) => `Typ hoogstens ${counted(most, 'letter', 'letters')}.`,
  judgeWords: 'Woorden van de zet',
  judgeAbout:
    'Een of meer woorden, met spaties ertussen. Het oordeel geldt voor alle samen, zoals op een toernooi.',
  judgeNow: 'Controleren',
  acceptable: 'Geldig',
  notAcceptable: 'Ongeldig',
  each: 'Oordeel per woord tonen',
  isWord: (word) => `${word} is een woord`,
  isNone: (word) => `${word} is geen woord`,
};
