/** The coach in German. */

import type { CoachTexts } from '../../en/analysis/coach.ts';
import { points } from '../grammar.ts';

export const coach: CoachTexts = {
  title: 'Coach',
  thinking: 'Der Coach sieht sich deine Buchstaben an …',
  notYours: 'Hinweise gibt es, wenn du am Zug bist.',
  ask: { tip: 'Gib mir einen Tipp', area: 'Wo?', letters: 'Welche Buchstaben?', play: 'Zug zeigen' },
  area: (from, to) => `Schau zwischen ${from} und ${to}.`,
  areaExchange: 'Nicht auf dem Brett: Denk an neue Buchstaben.',
  letters: (tiles) => `Nimm ${tiles}.`,
  keep: (tiles) => `Behalte ${tiles}.`,
  play: (move, score) => `${move} bringt ${score}.`,
  playWithDice: (move, score) => `${move} bringt ${Math.round(score)} bei durchschnittlichen Würfeln.`,
  exchange: (tiles) => `Tausche ${tiles}.`,
  pass: 'Hier ist Passen am besten.',
  lastTurn: 'Dein letzter Zug',
  well: (move) => `${move}: gut gespielt! Der Coach hat nichts Besseres gefunden.`,
  better: (move, score) => `Besser war ${move}${score === null ? '' : ` für ${Math.round(score)}`}.`,
  even: (made, move) =>
    `${made} ist vielleicht so gut wie ${move}: Der Unterschied liegt innerhalb der Messgenauigkeit.`,
  applied: (tip) => `Du bist einem Tipp gefolgt: ${tip}`,
  helps: (tip) => `Ein Tipp, der hier hilft: ${tip}`,
  cheapS: (more) =>
    more <= 0
      ? 'Das S hat nicht mehr gebracht als dein bester Zug ohne S.'
      : `Das S hat nur ${points(more)} mehr gebracht als dein bester Zug ohne S. Es sollte etwa 8 bringen.`,
  tips: {
    short: 'Kurze Wörter summieren sich.',
    s: 'Nutze ein S für zwei Wörter.',
    groups: 'Suche Buchstaben, die oft beieinanderstehen.',
    premiums: 'Nutze die Prämienfelder.',
    keeping: 'Behalte gute Buchstaben für den nächsten Zug.',
    bingos: 'Suche nach Bingos.',
    q: 'Lege das Q ohne U.',
    hooks: 'Verlängere ein Wort um einen Buchstaben.',
    choice: 'Einen guten Zug gefunden? Suche einen besseren.',
    attitude: 'Mach das Beste aus schlechten Buchstaben.',
  },
  advice: {
    short: 'Leg ein Wort längs an ein anderes: Die kurzen Wörter dazwischen zählen mit.',
    s: 'Dein S passt in zwei Wörter zugleich: eine Mehrzahl und ein neues Wort.',
    groups: 'Misch deine Buchstaben: Einige stehen oft zusammen am Wortende.',
    premiums: 'Du kommst an ein Prämienfeld.',
    keeping: 'Denk auch an den nächsten Zug: Behalte, was gut zusammenpasst.',
    bingos: 'Suche ein langes Wort: Du hast ein Bingo.',
    q: 'Du kannst das Q ohne U legen.',
    hooks: 'Ein Buchstabe vor oder hinter einem Wort auf dem Brett macht ein neues daraus.',
    choice: 'Du hast mehrere gute Züge. Vergleiche sie, bevor du wählst.',
    attitude: 'Deine Buchstaben sind schwierig. Vielleicht ist ein kleiner Zug der beste.',
  },
  crosswords: {
    tips: {
      bingos: 'Lange Wörter mit vielen neuen Buchstaben bringen 50 Punkte extra.',
      premiums: 'Ein Buchstabe auf einem Kreuz lässt würfeln.',
    },
    advice: {
      bingos: 'Suche ein langes Wort: Mit genug neuen Buchstaben bringt es 50 Punkte extra.',
      premiums: 'Du kommst an ein Kreuz: Ein Buchstabe darauf lässt würfeln.',
    },
  },
};
