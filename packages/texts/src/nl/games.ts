/** The games one can play and whom against, in Dutch. */

import type { LevelTexts, PresetTexts, QuickTexts, VariantTexts } from '../en/games.ts';

export const quick: QuickTexts = {
  learning: {
    title: 'Leerspel',
    about: 'Met open woordenboek: zoek woorden op en lees wat elk woord op het bord betekent.',
  },
  nine: { title: 'Negen letters', about: 'Negen letters op elk plankje: langere woorden, meer punten.' },
  finish: { title: 'Eindstreep', about: 'Wie het eerst 120 punten heeft, wint. Ongeveer tien minuten.' },
  dice: {
    title: 'Crosswords',
    about: 'Tien letters, vier gekleurde armen, en dobbelstenen voor de kruisen.',
  },
  solo: { title: 'Solitaire', about: 'Eén plankje, de hele zak: hoeveel punten haal jij?' },
  twoRacks: { title: 'Twee plankjes', about: 'Je speelt beide kanten, elk zo goed als je kunt.' },
  openPool: {
    title: 'Open letters',
    about: 'Alle letters liggen open: kies er elke beurt zeven en ga voor een record.',
  },
};

export function levelRating(rating: number): string {
  return `Elo ${rating} onder de computers`;
}

export const levels: LevelTexts = {
  beginner: { name: 'Beginner', about: 'Alledaagse woorden, ziet veel over het hoofd' },
  easy: { name: 'Makkelijk', about: 'Gewone woorden, ontspannen spel' },
  medium: { name: 'Gemiddeld', about: 'Een goede clubspeler' },
  hard: { name: 'Moeilijk', about: 'Ziet bijna alles' },
  expert: { name: 'Expert', about: 'Kent elk woord' },
  champion: { name: 'Kampioen', about: 'Speelt elke keuze in gedachten door' },
};

export const presets: PresetTexts = {
  deluxe: {
    title: 'Deluxe',
    about: 'Je vecht één woord aan. Na een pas moet je leggen als je kunt.',
  },
  'standard-2007': {
    title: 'Standaard 2007',
    about: 'Je vecht de hele zet aan. Kleuren van 2007.',
  },
  'collectible-2020': {
    title: 'Verzameleditie 2020',
    about: 'Wisselen alleen met zeven letters in de zak; passen alleen als je niet kunt leggen.',
  },
  school: { title: 'School', about: 'Twee teams; elk team deelt een plankje.' },
  crosswords: { title: 'Crosswords', about: 'Tien letters, vier gekleurde armen, kruisen en dobbelstenen.' },
  custom: { title: 'Eigen spel', about: 'Je eigen regels.' },
};

export const variants: VariantTexts = {
  deluxe: 'Deluxe',
  'standard-2007': 'Standaard',
  'collectible-2020': 'Verzameleditie',
  school: 'Teamspel',
  crosswords: 'Crosswords',
  custom: 'Huisregels',
};
