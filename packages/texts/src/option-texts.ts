/** The shape of texts about options: a name, a sentence, and a name for each value that can be chosen from a list. */

import type { OptionKey, Options } from '@lexiko/rules/options';

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

export type CrosswordsOptionTexts = Pick<OptionTexts, Extract<OptionKey, `cw.${string}`>>;

/** The text of any option. */
export interface OptionText {
  readonly name: string;
  readonly about: string;
  readonly values?: Readonly<Record<string, string>>;
}
