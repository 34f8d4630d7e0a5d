/** The games one can play and whom against, in English. */

import type { Level } from '@lexiko/engine';
import type { PresetId } from '@lexiko/rules';

export const quick = {
  learning: {
    title: 'Learning game',
    about: 'Open dictionary: look words up, and see what every word on the board means.',
  },
  nine: { title: 'Nine tiles', about: 'Nine tiles on every rack: longer words, bigger scores.' },
  finish: { title: 'Finish Line', about: 'First to 120 points wins. About ten minutes.' },
  dice: { title: 'Crosswords', about: 'Ten tiles, four coloured arms, and dice for the crosses.' },
  solo: { title: 'Solitaire', about: 'One rack, the whole bag: how high can you score?' },
  twoRacks: { title: 'Two racks', about: 'Play both sides, each as well as you can.' },
  openPool: { title: 'Open tiles', about: 'All tiles face up: pick seven a turn and go for a record.' },
};

/** By `lexiko match`, so that it says nothing of ratings against people. */
export function levelRating(rating: number): string {
  return `Elo ${rating} among the computers`;
}

export const levels = {
  beginner: { name: 'Beginner', about: 'Everyday words, misses a lot' },
  easy: { name: 'Easy', about: 'Common words, casual play' },
  medium: { name: 'Medium', about: 'A good club player' },
  hard: { name: 'Hard', about: 'Sees nearly everything' },
  expert: { name: 'Expert', about: 'Knows every word' },
  champion: { name: 'Champion', about: 'Plays out every choice before deciding' },
} satisfies Readonly<Record<Level, { readonly name: string; readonly about: string }>>;

export const presets = {
  deluxe: {
    title: 'Deluxe',
    about: 'You challenge one word. After a pass you must play if you can.',
  },
  'standard-2007': {
    title: 'Standard 2007',
    about: 'You challenge the whole play. Colours of 2007.',
  },
  'collectible-2020': {
    title: 'Collectible 2020',
    about: 'Exchange only while the bag has seven tiles or more; pass only if you can’t play.',
  },
  school: { title: 'School', about: 'Two teams; each team shares a rack.' },
  crosswords: { title: 'Crosswords', about: 'Ten tiles, four coloured arms, crosses and dice.' },
  custom: { title: 'Custom', about: 'Your own rules.' },
} satisfies Readonly<Record<PresetId, { readonly title: string; readonly about: string }>>;

/** Games by what they are to whoever plays them; rulebooks have their editions as titles. */
export const variants = {
  deluxe: 'Deluxe',
  'standard-2007': 'Standard',
  'collectible-2020': 'Collectible',
  school: 'Team play',
  crosswords: 'Crosswords',
  custom: 'House rules',
} satisfies Readonly<Record<PresetId, string>>;

export type VariantTexts = typeof variants;
export type QuickTexts = typeof quick;
export type LevelTexts = typeof levels;
export type PresetTexts = typeof presets;
