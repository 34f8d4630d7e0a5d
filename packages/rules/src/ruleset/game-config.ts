/** What players choose before a game, and why a choice is refused. */

import type { PresetId } from '../data/presets.ts';
import type { Options } from '../options/option-values.ts';
import type { ValueFault } from '../options/value-fault.ts';
import type { Colour, ColourFault } from '../rule-points/colours.ts';

/** What players choose before a game. Everything not named follows the preset. */
export interface GameConfig {
  readonly preset: PresetId;
  readonly options?: Readonly<Record<string, unknown>>;
  /** Two by default; 1 for solitaire with one rack. */
  readonly sides?: number;
  /** Crosswords: the colour of each seat; seats go clockwise. */
  readonly colours?: readonly Colour[];
  /** Team games: how many members each team has, if known. */
  readonly teamSizes?: readonly number[];
}

/** A configuration that names every option, so that a game stays what it was when presets or defaults change later. */
export interface CompleteConfig extends GameConfig {
  readonly options: Options;
  readonly sides: number;
}

/** Why options do not go together. */
export type ConflictReason =
  | 'CHECKING_NEEDS_DICTIONARY'
  | 'SEARCHING_NEEDS_DICTIONARY'
  /** Not refused by `configure`: which language a dictionary has, the hosts know. */
  | 'DICTIONARY_OF_OTHER_LANGUAGE'
  | 'TARGETS_NEED_OPPONENTS'
  | 'NO_TEAMS'
  | 'ONE_KIND_OF_CLOCK'
  | 'BANK_NEEDS_DAYS'
  | 'GAME_CLOCK_OUTLASTS_TURNS'
  | 'NOTHING_TO_ADD_TO'
  | 'TWO_COLOURS_FOR_TWO_SIDES'
  | 'NO_PARTNERS'
  /** Refused by `configureNew` alone. */
  | 'CLASS_NOT_KNOWN';

/** Why a game cannot have this number of sides. */
export type SideCountReason =
  | 'OUT_OF_RANGE'
  | 'TWO_TEAMS'
  | 'SOLITAIRE_HAS_ONE_SIDE'
  | 'NO_OPPONENT'
  | 'TWO_RACKS_ARE_TWO_SIDES'
  | 'NOT_FOR_ONE'
  | 'PARTNERS_NEED_FOUR';

export type ConfigRefusal =
  | { readonly code: 'UNKNOWN_PRESET'; readonly preset: string }
  | { readonly code: 'UNKNOWN_OPTION'; readonly key: string }
  | { readonly code: 'BAD_OPTION_VALUE'; readonly key: string; readonly fault: ValueFault }
  | { readonly code: 'OPTION_NOT_IN_THIS_GAME'; readonly key: string; readonly preset: string }
  | { readonly code: 'OPTIONS_CONFLICT'; readonly keys: readonly string[]; readonly conflict: ConflictReason }
  | { readonly code: 'BAD_SIDE_COUNT'; readonly sides: number; readonly reason: SideCountReason }
  | { readonly code: 'TEAM_TOO_SMALL'; readonly sizes: readonly number[] }
  | { readonly code: 'BAD_COLOURS'; readonly colourFault: ColourFault };
