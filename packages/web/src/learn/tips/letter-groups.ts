/** Groups of letters that belong together, as the rulebooks list them (H-04, H-07), and which of them a rack holds. */

import { BEGINNINGS, ENDINGS } from '@lexiko/texts';

/** The 26 of 2007, and EST, which 2020 adds. */
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

/** A rack put in order: a beginning to the left, an ending to the right; either may be missing, never both. */
export interface Arrangement {
  readonly beginning: string;
  readonly middle: readonly string[];
  readonly ending: string;
}

/** The longest ends first. */
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
