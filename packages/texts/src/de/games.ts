/** The games one can play and whom against, in German. */

import type { LevelTexts, PresetTexts, QuickTexts, VariantTexts } from '../en/games.ts';

export const quick: QuickTexts = {
  learning: {
    title: 'Lernspiel',
    about: 'Mit offenem Wörterbuch: Schlag nach und lies, was die Wörter auf dem Brett bedeuten.',
  },
  nine: { title: 'Neun Steine', about: 'Neun Buchstaben auf jeder Bank: längere Wörter, mehr Punkte.' },
  finish: { title: 'Ziellinie', about: 'Wer zuerst 120 Punkte hat, gewinnt. Etwa zehn Minuten.' },
  dice: { title: 'Crosswords', about: 'Zehn Buchstaben, vier farbige Arme und Würfel für die Kreuze.' },
  solo: { title: 'Solitär', about: 'Eine Bank, der ganze Beutel: Wie viele Punkte schaffst du?' },
  twoRacks: { title: 'Zwei Bänke', about: 'Du spielst beide Seiten, jede so gut du kannst.' },
  openPool: {
    title: 'Offene Buchstaben',
    about: 'Alle Buchstaben offen: Nimm sieben je Zug und jage Rekorde.',
  },
};

export function levelRating(rating: number): string {
  return `Elo ${rating} unter den Computern`;
}

export const levels: LevelTexts = {
  beginner: { name: 'Anfänger', about: 'Alltagswörter, übersieht viel' },
  easy: { name: 'Leicht', about: 'Übliche Wörter, lockeres Spiel' },
  medium: { name: 'Mittel', about: 'Guter Vereinsspieler' },
  hard: { name: 'Schwer', about: 'Sieht fast alles' },
  expert: { name: 'Experte', about: 'Kennt jedes Wort' },
  champion: { name: 'Meister', about: 'Spielt jede Wahl in Gedanken durch' },
};

export const presets: PresetTexts = {
  deluxe: {
    title: 'Deluxe',
    about: 'Angefochten wird ein Wort. Nach dem Passen muss legen, wer kann.',
  },
  'standard-2007': {
    title: 'Standard 2007',
    about: 'Angefochten wird der ganze Zug. Farben von 2007.',
  },
  'collectible-2020': {
    title: 'Sammlerausgabe 2020',
    about: 'Tauschen nur mit sieben Buchstaben im Beutel; passen nur, wer nicht legen kann.',
  },
  school: { title: 'Schule', about: 'Zwei Teams; jedes Team teilt sich eine Bank.' },
  crosswords: { title: 'Crosswords', about: 'Zehn Buchstaben, vier farbige Arme, Kreuze und Würfel.' },
  custom: { title: 'Eigenes', about: 'Eigene Regeln.' },
};

export const variants: VariantTexts = {
  deluxe: 'Deluxe',
  'standard-2007': 'Standard',
  'collectible-2020': 'Sammlerausgabe',
  school: 'Teamspiel',
  crosswords: 'Crosswords',
  custom: 'Hausregeln',
};
