/** The games one can play and whom against, in Polish. */

import type { LevelTexts, PresetTexts, QuickTexts, VariantTexts } from '../en/games.ts';

export const quick: QuickTexts = {
  learning: {
    title: 'Gra do nauki',
    about: 'Otwarty słownik: sprawdzaj słowa i zobacz, co znaczy każde słowo na planszy.',
  },
  nine: { title: 'Dziewięć płytek', about: 'Dziewięć płytek na stojaku: dłuższe słowa, więcej punktów.' },
  finish: { title: 'Do mety', about: 'Wygrywa, kto pierwszy zdobędzie 120 punktów. Około dziesięciu minut.' },
  dice: { title: 'Crosswords', about: 'Dziesięć płytek, cztery kolorowe ramiona i kostki za krzyżyki.' },
  solo: { title: 'Pasjans', about: 'Jeden stojak, cały woreczek: ile punktów zdobędziesz?' },
  twoRacks: { title: 'Dwa stojaki', about: 'Grasz za obie strony, za każdą najlepiej, jak umiesz.' },
  openPool: {
    title: 'Odkryte płytki',
    about: 'Wszystkie płytki odkryte: bierz siedem na ruch i bij rekord.',
  },
};

export function levelRating(rating: number): string {
  return `Elo ${rating} wśród komputerów`;
}

export const levels: LevelTexts = {
  beginner: { name: 'Początkujący', about: 'Codzienne słowa, sporo przeoczeń' },
  easy: { name: 'Łatwy', about: 'Popularne słowa, swobodna gra' },
  medium: { name: 'Średni', about: 'Dobry gracz klubowy' },
  hard: { name: 'Trudny', about: 'Widzi prawie wszystko' },
  expert: { name: 'Ekspert', about: 'Zna każde słowo' },
  champion: { name: 'Mistrz', about: 'Rozgrywa w myślach każdą możliwość' },
};

export const presets: PresetTexts = {
  deluxe: {
    title: 'Deluxe',
    about: 'Kwestionujesz jedno słowo. Po pasie musisz grać, jeśli możesz.',
  },
  'standard-2007': {
    title: 'Standard 2007',
    about: 'Kwestionujesz cały ruch. Kolory z 2007 roku.',
  },
  'collectible-2020': {
    title: 'Kolekcjonerskie 2020',
    about: 'Wymiana tylko przy siedmiu płytkach w woreczku; pas tylko wtedy, gdy nie masz ruchu.',
  },
  school: { title: 'Szkolne', about: 'Dwie drużyny; każda ma wspólny stojak.' },
  crosswords: { title: 'Crosswords', about: 'Dziesięć płytek, cztery kolorowe ramiona, krzyżyki i kostki.' },
  custom: { title: 'Własne', about: 'Twoje własne zasady.' },
};

export const variants: VariantTexts = {
  deluxe: 'Deluxe',
  'standard-2007': 'Standard',
  'collectible-2020': 'Kolekcjonerskie',
  school: 'Gra drużynowa',
  crosswords: 'Crosswords',
  custom: 'Własne zasady',
};
