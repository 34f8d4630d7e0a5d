/** The word finder and the judge in German. */

import type { FinderTexts } from '../../en/learn/finder.ts';
import { counted, number } from '../grammar.ts';

export const finder: FinderTexts = {
  title: 'Wörter',
  about: 'Finde Wörter in jedem Wörterbuch und kläre, was gilt.',
  find: 'Wörter finden',
  judge: 'Wörter prüfen',
  kind: 'Suche',
  kinds: {
    anagrams: { name: 'Anagramme', about: 'Wörter aus allen diesen Buchstaben. ? ist ein Blanko.' },
    within: { name: 'Wörter aus diesen Steinen', about: 'Wörter aus einigen oder allen. ? ist ein Blanko.' },
    stem: { name: 'Ein Buchstabe mehr', about: 'Wörter aus allen diesen Buchstaben und einem weiteren.' },
    hooks: {
      name: 'Verlängerungen',
      about: 'Wörter, die mit einem Buchstaben davor oder dahinter entstehen.',
    },
    pattern: { name: 'Muster', about: '? steht für einen Buchstaben, * für beliebig viele: ?A*EN.' },
    begins: { name: 'Beginnt mit', about: 'Wörter, die so beginnen.' },
    ends: { name: 'Endet auf', about: 'Wörter, die so enden.' },
    contains: { name: 'Enthält', about: 'Wörter, in denen diese Buchstaben hintereinander stehen.' },
    q: { name: 'Q ohne U', about: 'Wörter für ein Q, wenn du kein U hast.' },
    vowels: {
      name: 'Viele Vokale',
      about: 'Wörter, die zu mindestens sieben Zehnteln aus Vokalen bestehen.',
    },
    all: { name: 'Alle Wörter', about: 'Das ganze Wörterbuch, nach Länge und Reihenfolge.' },
  },
  letters: 'Buchstaben',
  min: 'Kürzeste',
  max: 'Längste',
  sort: 'Reihenfolge',
  sorts: {
    alphabet: 'Alphabetisch',
    points: 'Meiste Punkte zuerst',
    length: 'Längste zuerst',
    probability: 'Wahrscheinlichste zuerst',
    commonness: 'Häufigste zuerst',
  },
  more: 'Weitere Bedingungen',
  with: 'Muss enthalten',
  without: 'Darf nicht enthalten',
  likelyFrom: 'Wahrscheinlichkeit: ab Nummer',
  likelyTo: 'Wahrscheinlichkeit: bis Nummer',
  likelyAbout:
    'Die Wörter jeder Länge sind danach nummeriert, wie leicht man sie aus dem vollen Beutel zieht; 1 ist das wahrscheinlichste.',
  commonness: 'Wie geläufig',
  common: { any: 'Alle Wörter', known: 'Wörter, die die meisten kennen', everyday: 'Alltagswörter' },
  search: 'Suchen',
  searching: 'Suche läuft …',
  opening: 'Wörter werden geladen …',
  results: 'Gefundene Wörter',
  count: (count) => (count === 0 ? 'Kein Wort passt.' : `${counted(count, 'Wort', 'Wörter')}.`),
  range: (from, to, of) => `${number(from)}–${number(to)} von ${number(of)}`,
  previous: 'Zurück',
  next: 'Weitere',
  wordWithHooks: (word, front, back) =>
    [word, front === '' ? '' : `davor ${front}`, back === '' ? '' : `dahinter ${back}`]
      .filter((part) => part !== '')
      .join(', '),
  noMeaning: 'Keine Erklärung vorhanden.',
  study: (count) => (count === 1 ? 'Dieses Wort lernen' : `Diese ${number(count)} Wörter lernen`),
  noLetters: 'Gib zuerst Buchstaben ein.',
  notALetter: (text) => `„${text}“ ist kein Buchstabe dieses Wörterbuchs.`,
  tooLong: (most) => `Gib höchstens ${counted(most, 'Buchstaben', 'Buchstaben')} ein.`,
  judgeWords: 'Wörter des Zugs',
  judgeAbout:
    'Ein Wort oder mehrere, durch Leerzeichen getrennt. Das Urteil gilt für alle zusammen, wie im Turnier.',
  judgeNow: 'Prüfen',
  acceptable: 'Gültig',
  notAcceptable: 'Ungültig',
  each: 'Urteil für jedes Wort zeigen',
  isWord: (word) => `${word} ist ein Wort`,
  isNone: (word) => `${word} ist kein Wort`,
};
