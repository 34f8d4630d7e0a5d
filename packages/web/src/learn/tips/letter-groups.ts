/** The letter groups that the rulebooks list (H-04, H-07), and which of them a rack holds. */

import { BEGINNINGS, ENDINGS } from '@lexiko/texts';

/** The 26 groups of the 2007 rulebook, and EST from 2020. */
export const GROUPS: readonly string[] =
  'BR CH CL DLE ED ENT FUL GHT ING NK KLE MIS ISM IUM MB MP ND NT PR PL RE STR TH UN IVE OUS EST'.split(' ');

/** The rack without the letters of a group; `null` if it does not hold them all. */
function without(rack: readonly string[], group: string): readonly string[] | null {
  const rest = [...rack];
  for (const letter of group) {
    const at = rest.indexOf(letter);
    if (at < 0) return null;
    rest.splice(at, 1);
  }
  return rest;
}

export function groupsIn(rack: readonly string[], groups: readonly string[] = GROUPS): readonly string[] {
  return groups.filter((group) => without(rack, group) !== null);
}

/** A rack sorted into a word beginning, the rest and a word ending. Beginning or ending may be empty, not both. */
export interface Arrangement {
  readonly beginning: string;
  readonly middle: readonly string[];
  readonly ending: string;
}

/** Arrangements that use the most letters in beginning and ending come first. */
export function arrangementsOf(rack: readonly string[]): readonly Arrangement[] {
  return ['', ...BEGINNINGS]
    .flatMap((beginning) =>
      ['', ...ENDINGS].flatMap((ending) => {
        const middle = without(rack, beginning + ending);
        return middle === null || beginning + ending === '' ? [] : [{ beginning, middle, ending }];
      }),
    )
    .sort((a, b) => a.middle.length - b.middle.length);
}
