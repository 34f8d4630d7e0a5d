/** The word finder and the judge in Polish. */

import type { FinderTexts } from '../../en/learn/finder.ts';
import { counted, number } from '../grammar.ts';

export const finder: FinderTexts = {
  title: 'Słowa',
  about: 'Szukaj słów w dowolnym słowniku i sprawdzaj, które są poprawne.',
  find: 'Szukaj słów',
  judge: 'Sprawdź słowa',
  kind: 'Rodzaj wyszukiwania',
  kinds: {
    anagrams: { name: 'Anagramy', about: 'Słowa ze wszystkich tych liter. ? to blank.' },
    within: { name: 'Słowa z tych płytek', about: 'Słowa z części płytek albo ze wszystkich. ? to blank.' },
    stem: { name: 'Jedna litera więcej', about: 'Słowa ze wszystkich tych liter i jeszcze jednej.' },
    hooks: { name: 'Przedłużki', about: 'Słowa, które powstają z jedną literą z przodu lub z tyłu.' },
    pattern: { name: 'Wzór', about: '? to dowolna litera, * dowolnie wiele liter: ?A*KA.' },
    begins: { name: 'Zaczyna się od', about: 'Słowa, które zaczynają się od tych liter.' },
    ends: { name: 'Kończy się na', about: 'Słowa, które kończą się tymi literami.' },
    contains: { name: 'Zawiera', about: 'Słowa, w których te litery stoją obok siebie.' },
    q: { name: 'Q bez U', about: 'Słowa z Q, gdy nie masz U.' },
    vowels: {
      name: 'Dużo samogłosek',
      about: 'Słowa złożone co najmniej w siedmiu dziesiątych z samogłosek.',
    },
    all: { name: 'Wszystkie słowa', about: 'Cały słownik, według długości i kolejności.' },
  },
  letters: 'Litery',
  min: 'Najkrótsze',
  max: 'Najdłuższe',
  sort: 'Kolejność',
  sorts: {
    alphabet: 'Alfabetyczna',
    points: 'Od największej liczby punktów',
    length: 'Od najdłuższych',
    probability: 'Od najbardziej prawdopodobnych',
    commonness: 'Od najpopularniejszych',
  },
  more: 'Więcej warunków',
  with: 'Musi zawierać',
  without: 'Nie może zawierać',
  likelyFrom: 'Prawdopodobieństwo: od numeru',
  likelyTo: 'Prawdopodobieństwo: do numeru',
  likelyAbout:
    'Słowa każdej długości są ponumerowane według tego, jak łatwo wylosować je z pełnego woreczka; 1 jest najbardziej prawdopodobne.',
  commonness: 'Popularność',
  common: { any: 'Wszystkie słowa', known: 'Słowa znane większości', everyday: 'Codzienne słowa' },
  search: 'Szukaj',
  searching: 'Szukam…',
  opening: 'Wczytywanie słów…',
  results: 'Znalezione słowa',
  count: (count) =>
    count === 0 ? 'Żadne słowo nie pasuje.' : `${counted(count, 'słowo', 'słowa', 'słów')}.`,
  range: (from, to, of) => `${number(from)}–${number(to)} z ${number(of)}`,
  previous: 'Wstecz',
  next: 'Dalej',
  wordWithHooks: (word, front, back) =>
    [word, front === '' ? '' : `z przodu ${front}`, back === '' ? '' : `z tyłu ${back}`]
      .filter((part) => part !== '')
      .join(', '),
  noMeaning: 'Brak definicji.',
  study: (count) => (count === 1 ? 'Ucz się tego słowa' : `Ucz się tych słów (${number(count)})`),
  noLetters: 'Najpierw wpisz litery.',
  notALetter: (text) => `„${text}” nie jest literą tego słownika.`,
  tooLong: (most) => `Wpisz najwyżej ${counted(most, 'literę', 'litery', 'liter')}.`,
  judgeWords: 'Słowa z ruchu',
  judgeAbout:
    'Jedno słowo lub kilka, oddzielonych spacjami. Werdykt dotyczy wszystkich razem, jak na turnieju.',
  judgeNow: 'Sprawdź',
  acceptable: 'Poprawne',
  notAcceptable: 'Niepoprawne',
  each: 'Pokaż werdykt dla każdego słowa',
  isWord: (word) => `${word} to słowo`,
  isNone: (word) => `${word} to nie słowo`,
};
