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
  groups: { begin: 'Erste Wörter', think: 'Rätsel', endgames: 'Endspiele', variations: 'Andere Spiele' },
  stations: {
    first: { title: 'Das erste Wort', about: 'Lege Wörter auf das Brett. Zähle ihre Punkte.' },
    legal: {
      title: 'Darf man das?',
      about: 'Sieh dir einen Zug an. Gilt er? Dann sagt es dir der Schiedsrichter.',
    },
    counting: { title: 'Zählen', about: 'Zähle die Züge eines ganzen Spiels.' },
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
};
