/** The path through the lessons, in German: simple words, for children too. */

import type { PathTexts } from '../../en/learn/path.ts';
import { points } from '../grammar.ts';

export const path: PathTexts = {
  title: 'Dein Weg',
  about: 'Kurze Lektionen, eine nach der anderen. Jede hat bis zu drei Sterne.',
  start: (title) => `Los geht’s: ${title}`,
  resume: (title) => `Weiter: ${title}`,
  next: (title) => `Nächste Lektion: ${title}`,
  stars: (stars, of) => `${stars} von ${of} Sternen`,
  allDone: 'Du hast alle Sterne. Toll gemacht!',
  toStar: (right, of) => `${right} von ${of} bis zum nächsten Stern`,
  win: 'Spiel zu Ende gespielt: ein Stern. Gewonnen: drei Sterne.',
  reach: (count) => `Spiel zu Ende gespielt: ein Stern. ${points(count)} oder mehr: drei Sterne.`,
  play: 'Legen',
  show: 'Zeig es mir',
  right: 'Richtig!',
  wrong: 'Das war es nicht.',
  look: 'Schau, so geht es:',
  nextTask: 'Nächste Aufgabe',
  number: (number, of) => `Aufgabe ${number} von ${of}`,
  solved: (right, of) => `${right} von ${of} Aufgaben richtig`,
  exercises: {
    hooks: {
      lesson: 'Ein Buchstabe vor oder nach einem Wort macht ein neues Wort daraus: HUND und E ergeben HUNDE.',
      task: (word) => `Lege einen Buchstaben vor oder nach ${word}, sodass ein neues Wort entsteht.`,
      another: 'Das gilt auch. Mach jetzt aber das Wort mit nur einem Buchstaben länger.',
    },
    blanks: {
      lesson: 'Der Blankostein hat keinen Buchstaben. Du sagst, welcher er ist. Punkte gibt er nicht.',
      task: () => 'Lege ein Wort mit allen vier Steinen. Der Blankostein ist jeder Buchstabe.',
      another: 'Gutes Wort! Nimm jetzt aber alle vier Steine.',
    },
    bingos: {
      lesson:
        'Ein Bingo braucht alle sieben Buchstaben. Dafür gibt es 50 Punkte extra. Suche nach Anfängen und Endungen.',
      task: () => 'Lege ein Wort mit allen sieben Buchstaben.',
      another: 'Gutes Wort! Nimm jetzt aber alle sieben Buchstaben.',
    },
    leaves: {
      lesson: 'Nach einem Zug bleiben Buchstaben bei dir. Gute helfen dir beim nächsten Wort.',
      question: 'Welche drei Buchstaben würdest du behalten?',
      because: 'Behalte Buchstaben, die in viele Wörter passen, und Vokale zusammen mit Konsonanten.',
    },
  },
  groups: {
    begin: 'Erste Wörter',
    words: 'Wörter finden',
    think: 'Rätsel',
    endgames: 'Endspiele',
    variations: 'Andere Spiele',
    rulebooks: 'Regelbücher',
  },
  stations: {
    first: { title: 'Das erste Wort', about: 'Lege Wörter auf das Brett. Zähle ihre Punkte.' },
    legal: {
      title: 'Darf man das?',
      about: 'Sieh dir einen Zug an. Gilt er? Dann sagt es dir der Schiedsrichter.',
    },
    counting: { title: 'Zählen', about: 'Zähle die Züge eines ganzen Spiels.' },
    hooks: { title: 'Verlängern', about: 'Mach ein Wort mit einem Buchstaben länger.' },
    blanks: { title: 'Blankosteine', about: 'Ein Blankostein ist jeder Buchstabe. Nutze ihn.' },
    bingos: { title: 'Bingos', about: 'Lege ein Wort mit allen sieben Buchstaben.' },
    leaves: { title: 'Was behalten?', about: 'Welche Buchstaben behältst du am besten?' },
    hookPuzzles: {
      title: 'Rätsel: Verlängern',
      about: 'Mach ein Wort länger und lege dabei ein neues Wort.',
    },
    bingoPuzzles: { title: 'Rätsel: Bingo', about: 'Finde den Zug, der alle deine Buchstaben braucht.' },
    best: { title: 'Der beste Zug', about: 'Viele Züge passen. Finde den besten.' },
    out: { title: 'Die letzten Buchstaben', about: 'Der Beutel ist leer. Lege alle Buchstaben auf einmal.' },
    endgame: { title: 'Gewinne das Endspiel', about: 'Der Beutel ist leer. Welcher Zug gewinnt das Spiel?' },
    crosses: { title: 'Farben und Kreuze', about: 'So zählt man ein Spiel mit Farben und Würfeln.' },
  },
  games: {
    opening: { title: 'Langes erstes Wort', about: 'Das erste Wort braucht vier Buchstaben oder mehr.' },
    rearranging: {
      title: 'Wörter umstellen',
      about: 'Stelle ein Wort auf dem Brett um und lege Buchstaben dazu.',
    },
    swapping: { title: 'Steine tauschen', about: 'Tausche vor deinem Zug Steine auf dem Brett gegen deine.' },
    pickUp: {
      title: 'Blankosteine holen',
      about: 'Lege den richtigen Buchstaben hin: Der Blankostein gehört dir.',
    },
    timed: { title: 'Gegen die Uhr', about: 'Du hast zwei Minuten für jeden Zug.' },
    partners: { title: 'Mit Partner', about: 'Crosswords zu zweit: Ein Computer spielt mit dir.' },
    deluxe: {
      title: 'Das Deluxe-Spiel',
      about: 'Angefochten wird ein Wort. Nach dem Passen musst du legen, wenn du kannst.',
    },
    collectible: {
      title: 'Die Sammlerausgabe',
      about: 'Tausche nur, solange sieben Buchstaben im Beutel sind.',
    },
    teams: { title: 'Teamspiel', about: 'Das Regelbuch der Schule: zwei Teams mit je einer Bank.' },
    four: { title: 'Zu viert', about: 'Drei Computer spielen gegen dich.' },
  },
};
