/** What the coach has to be able to say, in both languages. */

import type { Tip } from '@lexiko/analysis';
import type { Hint } from './coaching.ts';

export interface CoachTexts {
  readonly title: string;
  readonly thinking: string;
  readonly notYours: string;
  /** What the next button offers. */
  readonly ask: Readonly<Record<Hint, string>>;
  readonly area: (from: string, to: string) => string;
  readonly areaExchange: string;
  readonly letters: (tiles: string) => string;
  /** Of an exchange: what stays. */
  readonly keep: (tiles: string) => string;
  readonly play: (move: string, score: number) => string;
  /** With dice at their mean. */
  readonly playWithDice: (move: string, score: number) => string;
  readonly exchange: (tiles: string) => string;
  readonly pass: string;
  readonly lastTurn: string;
  readonly well: (move: string) => string;
  /** `score` is `null` where the better move is no play. */
  readonly better: (move: string, score: number | null) => string;
  /** Playouts cannot tell the two apart. */
  readonly even: (made: string, move: string) => string;
  readonly applied: (tip: string) => string;
  readonly helps: (tip: string) => string;
  readonly cheapS: (points: number) => string;
  /** The ten tips, short; and as advice before a turn. */
  readonly tips: Readonly<Record<Tip, string>>;
  readonly advice: Readonly<Record<Tip, string>>;
  /** Where Crosswords is another game. */
  readonly crosswords: {
    readonly tips: Partial<CoachTexts['tips']>;
    readonly advice: Partial<CoachTexts['advice']>;
  };
}

export const ENGLISH_COACH: CoachTexts = {
  title: 'Coach',
  thinking: 'The coach is looking at your letters…',
  notYours: 'Hints come when it is your turn.',
  ask: { tip: 'Give me a tip', area: 'Where?', letters: 'Which letters?', play: 'Show me the play' },
  area: (from, to) => `Look between ${from} and ${to}.`,
  areaExchange: 'Not on the board: think about new letters.',
  letters: (tiles) => `Use ${tiles}.`,
  keep: (tiles) => `Keep ${tiles}.`,
  play: (move, score) => `${move} scores ${score}.`,
  playWithDice: (move, score) => `${move} scores ${Math.round(score)} if the dice fall as on average.`,
  exchange: (tiles) => `Exchange ${tiles}.`,
  pass: 'There is nothing better than a pass.',
  lastTurn: 'Your last turn',
  well: (move) => `${move}: well played, nothing better was found.`,
  better: (move, score) => `Better was ${move}${score === null ? '' : ` for ${Math.round(score)}`}.`,
  even: (made, move) => `${made} may be as good as ${move}: the difference is within the margin of error.`,
  applied: (tip) => `You followed a tip: ${tip}`,
  helps: (tip) => `The tip that finds it: ${tip}`,
  cheapS: (points) =>
    points <= 0
      ? 'The S brought nothing more than a play without it.'
      : `The S brought only ${points} more than a play without it; an S should bring about 8.`,
  tips: {
    short: 'short words add up.',
    s: 'an S that serves two words.',
    groups: 'look for letters that often go together.',
    premiums: 'use the premium squares.',
    keeping: 'keep good letters for the next turn.',
    bingos: 'look for plays with all seven letters.',
    q: 'the Q without a U.',
    hooks: 'hook a letter onto a word.',
    choice: 'found a good play? Look for a better one.',
    attitude: 'make the best of poor letters.',
  },
  advice: {
    short: 'Lay a word beside another: two- and three-letter words count as well.',
    s: 'Your S can serve two words at once: a plural and a new word.',
    groups: 'Move your letters about: some of them often stand together at the end of a word.',
    premiums: 'A premium square is within reach.',
    keeping: 'Think of your next turn too: keep letters that go well together.',
    bingos: 'Look for a long word: there is a play with enough letters for the bonus.',
    q: 'The Q goes without a U.',
    hooks: 'One letter before or after a word on the board makes another word.',
    choice: 'There are several good plays; compare them before you choose.',
    attitude: 'These letters are not easy; a small play may be the best one.',
  },
  crosswords: {
    tips: {
      bingos: 'long words of many new letters earn fifty.',
      premiums: 'a letter on a cross rolls the dice.',
    },
    advice: {
      bingos: 'Look for a long word: one with many new letters earns fifty.',
      premiums: 'A cross is within reach: a letter on it rolls the dice.',
    },
  },
};

export const GERMAN_COACH: CoachTexts = {
  title: 'Coach',
  thinking: 'Der Coach sieht sich deine Buchstaben an …',
  notYours: 'Hinweise gibt es, wenn du am Zug bist.',
  ask: { tip: 'Gib mir einen Tipp', area: 'Wo?', letters: 'Welche Buchstaben?', play: 'Zeig mir den Zug' },
  area: (from, to) => `Sieh zwischen ${from} und ${to} nach.`,
  areaExchange: 'Nicht auf dem Brett: Denk an neue Buchstaben.',
  letters: (tiles) => `Nimm ${tiles}.`,
  keep: (tiles) => `Behalte ${tiles}.`,
  play: (move, score) => `${move} bringt ${score}.`,
  playWithDice: (move, score) => `${move} bringt ${Math.round(score)}, wenn die Würfel wie im Mittel fallen.`,
  exchange: (tiles) => `Tausche ${tiles}.`,
  pass: 'Nichts ist besser als zu passen.',
  lastTurn: 'Dein letzter Zug',
  well: (move) => `${move}: gut gespielt, nichts Besseres wurde gefunden.`,
  better: (move, score) => `Besser war ${move}${score === null ? '' : ` für ${Math.round(score)}`}.`,
  even: (made, move) =>
    `${made} ist vielleicht so gut wie ${move}: Der Unterschied liegt im Rahmen der Messgenauigkeit.`,
  applied: (tip) => `Du bist einem Tipp gefolgt: ${tip}`,
  helps: (tip) => `Der Tipp, der dahin führt: ${tip}`,
  cheapS: (points) =>
    points <= 0
      ? 'Das S hat nicht mehr gebracht als ein Zug ohne es.'
      : `Das S hat nur ${points} mehr gebracht als ein Zug ohne es; es sollte etwa 8 bringen.`,
  tips: {
    short: 'Kurze Wörter summieren sich.',
    s: 'Ein S, das zwei Wörtern dient.',
    groups: 'Suche Buchstaben, die oft beieinanderstehen.',
    premiums: 'Nutze die Prämienfelder.',
    keeping: 'Behalte gute Buchstaben für den nächsten Zug.',
    bingos: 'Suche Züge mit allen sieben Buchstaben.',
    q: 'Das Q ohne U.',
    hooks: 'Hänge einen Buchstaben an ein Wort.',
    choice: 'Einen guten Zug gefunden? Suche einen besseren.',
    attitude: 'Mach das Beste aus schlechten Buchstaben.',
  },
  advice: {
    short: 'Leg ein Wort neben ein anderes: Wörter aus zwei und drei Buchstaben zählen mit.',
    s: 'Dein S kann zwei Wörtern dienen: einer Mehrzahl und einem neuen Wort.',
    groups: 'Schieb deine Buchstaben umher: Einige stehen oft zusammen am Ende eines Worts.',
    premiums: 'Ein Prämienfeld ist erreichbar.',
    keeping: 'Denk auch an den nächsten Zug: Behalte, was gut zusammenpasst.',
    bingos: 'Suche ein langes Wort: Es gibt einen Zug mit genug Buchstaben für den Bonus.',
    q: 'Das Q geht ohne U.',
    hooks: 'Ein Buchstabe vor oder nach einem Wort auf dem Brett macht ein anderes daraus.',
    choice: 'Es gibt mehrere gute Züge; vergleiche sie, bevor du wählst.',
    attitude: 'Diese Buchstaben sind nicht leicht; ein kleiner Zug kann der beste sein.',
  },
  crosswords: {
    tips: {
      bingos: 'Lange Wörter mit vielen neuen Buchstaben bringen fünfzig.',
      premiums: 'Ein Buchstabe auf einem Kreuz lässt würfeln.',
    },
    advice: {
      bingos: 'Suche ein langes Wort: Eines mit vielen neuen Buchstaben bringt fünfzig.',
      premiums: 'Ein Kreuz ist erreichbar: Ein Buchstabe darauf lässt würfeln.',
    },
  },
};
