/** The shape of the texts about options: a name, a sentence, and a name for each value that can be chosen from a list. */

import type { OptionKey, Options } from '@lexiko/rules';

/** The values of an option that have names; numbers and free texts have none. */
type Named<V> = V extends readonly (infer E)[]
  ? Named<E>
  : V extends string | number | boolean
    ? string extends V
      ? never
      : number extends V
        ? never
        : `${V}`
    : never;

export type OptionTexts = {
  readonly [K in OptionKey]: {
    readonly name: string;
    readonly about: string;
  } & ([Named<Options[K]>] extends [never]
    ? unknown
    : { readonly values: Readonly<Record<Named<Options[K]>, string>> });
};

/** What any option has, whichever it is. */
export interface OptionText {
  readonly name: string;
  readonly about: string;
  readonly values?: Readonly<Record<string, string>>;
}

export const OPTION_GROUPS = [
  'solitaire',
  'table',
  'words',
  'challenges',
  'turns',
  'clock',
  'scores',
  'ending',
  'variations',
  'finishLine',
  'sides',
  'crosswords',
  'house',
] as const;
export type OptionGroup = (typeof OPTION_GROUPS)[number];

/** The set-up in words. */
export interface SetupTexts {
  readonly groups: Readonly<Record<OptionGroup, string>>;
  readonly options: OptionTexts;
  readonly dictionaries: Readonly<Record<'english' | 'table', string>>;
  readonly changed: (count: number) => string;
  readonly differs: string;
  readonly asInRulebook: string;
  /** What was chosen before and does not go with the last choice. */
  readonly dropped: (options: string) => string;
  readonly reset: (option: string) => string;
  readonly unavailable: string;
  readonly seconds: (count: number) => string;
  readonly forSeat: (option: string, name: string) => string;
  readonly own: string;
  readonly letterCount: (letter: string) => string;
  readonly boardHelp: string;
  readonly crossesHelp: string;
  readonly colours: string;
  readonly starter: string;
  readonly agree: string;
  readonly agreeAbout: string;
  readonly agrees: (name: string) => string;
  readonly notAllAgree: string;
  readonly basedOn: (rulebook: string) => string;
  readonly secondRack: (name: string, rack: number) => string;
}
