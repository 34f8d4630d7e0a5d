/** The five rulebooks and the custom game as presets: only what differs from the options' initial values. */

import type { Options } from '../options/option-values.ts';

export const PRESET_IDS = [
  'deluxe',
  'standard-2007',
  'collectible-2020',
  'school',
  'crosswords',
  'custom',
] as const;
export type PresetId = (typeof PRESET_IDS)[number];

/** Which box of tiles, board and rules a preset comes from. Past `configure` nobody asks for it: rule points differ. */
export type GameKind = 'classic' | 'crosswords';

export interface Preset {
  readonly id: PresetId;
  readonly title: string;
  readonly game: GameKind;
  /** How many tiles a rack may hold; `null`: as many as there is room for (V-13). */
  readonly rackSizes: readonly number[] | null;
  /** Whether a side is a team of two or more (T-01). */
  readonly teams: boolean;
  readonly options: Partial<Options>;
  /** What the highest level of the Finish Line game is called (V-08). */
  readonly topLevel: 'Expert' | 'Advanced';
}

export const PRESETS: Readonly<Record<PresetId, Preset>> = {
  deluxe: {
    id: 'deluxe',
    title: 'Deluxe',
    game: 'classic',
    rackSizes: [7, 9],
    teams: false,
    options: { 'challenge.scope': 'singleWord', 'pass.obligation': 'must' },
    topLevel: 'Expert',
  },
  'standard-2007': {
    id: 'standard-2007',
    title: 'Standard 2007',
    game: 'classic',
    rackSizes: [7, 9],
    teams: false,
    options: { 'board.theme': 'alt2007' },
    topLevel: 'Expert',
  },
  'collectible-2020': {
    id: 'collectible-2020',
    title: 'Collectible 2020',
    game: 'classic',
    rackSizes: [7, 9],
    teams: false,
    options: { 'exchange.minPool': 7, 'exchange.allowZero': false, 'pass.policy': 'onlyWhenUnable' },
    topLevel: 'Advanced',
  },
  school: {
    id: 'school',
    title: 'School',
    game: 'classic',
    rackSizes: [7, 9],
    teams: true,
    options: { 'challenge.scope': 'singleWord' },
    topLevel: 'Expert',
  },
  crosswords: {
    id: 'crosswords',
    title: 'Crosswords',
    game: 'crosswords',
    rackSizes: [10],
    teams: false,
    options: { 'rack.size': 10 },
    topLevel: 'Expert',
  },
  custom: {
    id: 'custom',
    title: 'Custom',
    game: 'classic',
    rackSizes: null,
    teams: false,
    options: {},
    topLevel: 'Expert',
  },
};
