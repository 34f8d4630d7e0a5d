/** The start page of everything that teaches, and what all of its pages share, in German. */

import type { LearnTexts } from '../../en/learn/learn.ts';

export const learn: LearnTexts = {
  home: { title: 'Lernen', about: 'Vom ersten Wort bis zum letzten Punkt im Endspiel.' },
  done: (done, of) => (done === of ? `Alle ${of} geschafft` : `${done} von ${of} geschafft`),
  startOver: 'Von vorn beginnen',
  toGame: 'Zurück zum Spiel',
  groups: { begin: 'Einstieg', practise: 'Üben', lookBack: 'Rückblick', read: 'Nachlesen' },
  screens: {
    steps: { title: 'Erste Schritte', about: 'In fünf Zügen Punkte zählen lernen.' },
    guide: { title: 'Beispielspiel', about: 'Das Spiel aus dem Deluxe-Regelbuch: 32 Züge zum Nachzählen.' },
    diagrams: { title: 'Bilder zu Crosswords', about: 'Farben, Kreuze und Würfel, Zug für Zug gezählt.' },
    clinic: {
      title: 'Erlaubt oder nicht?',
      about: 'Gilt dieser Zug? Du entscheidest, dann urteilt der Schiedsrichter.',
    },
    tips: { title: 'Zehn Tipps', about: 'Rat von erfahrenen Spielern, jeweils mit einer Übung.' },
    puzzles: { title: 'Rätsel', about: 'Jeden Tag eines, und so viele mehr, wie du magst.' },
    statistics: { title: 'Statistik', about: 'Deine Ergebnisse in Zahlen und Bildern.' },
    records: { title: 'Solitär-Rekorde', about: 'Deine Solitärspiele: Summen, Verlauf, beste Züge.' },
    worksheets: { title: 'Arbeitsblätter', about: 'Aufgaben für Papier, mit Lösungen.' },
    workbench: {
      title: 'Werkbank mit offenen Buchstaben',
      about: 'Alle 100 Buchstaben liegen offen. Wie viele Punkte schaffst du?',
    },
    diary: { title: 'Worttagebuch', about: 'Die Wörter deiner Lernspiele und was sie bedeuten.' },
    words: {
      title: 'Wörter',
      about: 'Finde Wörter nach Buchstaben, Verlängerungen oder Muster, und prüfe sie.',
    },
    decks: {
      title: 'Stapel',
      about: 'Deine eigenen Wortstapel jeder Größe: Anagramme, Verlängerungen, Erklärungen.',
    },
    drills: {
      title: 'Lernkarten',
      about: 'Jeden Tag ein paar Karten: Wörter, Verlängerungen, Bingos, verpasste Züge.',
    },
    rules: { title: 'Regelbuch', about: 'Die Regeln jeder Ausgabe und die eures Spiels.' },
    studies: { title: 'Studien', about: 'Spiele und Stellungen mit Notizen und Varianten.' },
    position: {
      title: 'Stellungseditor',
      about: 'Baue eine Stellung auf, analysiere sie oder spiele weiter.',
    },
    editions: { title: 'Ausgaben', about: 'Die Regelbücher im Vergleich.' },
    analysis: {
      title: 'Spielanalyse',
      about: 'Der beste Zug in jeder Stellung eines beendeten Spiels, und warum.',
    },
  },
  gate: {
    about:
      'In deinem laufenden Spiel darf niemand Wörter nachschlagen. Nach dem Spiel öffnet sich diese Seite.',
    rule: 'Regel lesen',
    pause: 'Spiel unterbrechen und weiter',
    rated: 'Du spielst gerade ein gewertetes Spiel. Tipps, Wortwerkzeuge und Analyse öffnen sich danach.',
    ratedBoard: 'Das ist das Brett deines gewerteten Spiels. Analysieren kannst du es nach dem Spiel.',
  },
  rulebook: 'Regelbuch',
  rulesOf: 'Regeln von',
  currentGame: 'laufendes Spiel',
  search: 'In den Regeln suchen',
  nothing: (query) => `Nichts gefunden zu „${query}“.`,
  found: (count) => (count === 1 ? '1 Abschnitt' : `${count} Abschnitte`),
  contents: 'Inhalt',
  agreed: 'Was ihr vereinbaren könnt',
  lessons: 'Ausprobieren:',
  sections: 'Im Regelbuch:',
  refusals: 'Was der Schiedsrichter sagt',
  onlyWith: 'Nur wenn vereinbart:',
  editions: 'Worin sich die Ausgaben unterscheiden',
  editionsAbout: 'Nur abweichende Regeln sind aufgeführt.',
  onlyIn: 'Nur in manchen Regelbüchern',
  isIncluded: 'ja',
  isNotIncluded: 'nein',
  otherBooks: (titles) =>
    `Steht nicht im Regelbuch dieser Ausgabe, lässt sich aber vereinbaren. Es stammt aus: ${titles.join(', ')}.`,
  option: 'Regel',
};
