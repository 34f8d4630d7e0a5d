/** The rules of a game with these options. */

import { configure, type PresetId, type Ruleset } from '@lexiko/rules';

export function rulesOf(
  options: Readonly<Record<string, unknown>> = {},
  { preset = 'deluxe', sides = 2 }: { readonly preset?: PresetId; readonly sides?: number } = {},
): Ruleset {
  const answer = configure({ preset, sides, options });
  if (!answer.ok) throw new Error(answer.error.code);
  return answer.value;
}

export const CROSSWORDS = { preset: 'crosswords' } as const;
export const ALONE = { sides: 1 } as const;
