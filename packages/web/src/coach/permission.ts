/** Where a coach may sit at the table. */

import { helpPermission } from '@lexiko/rules';
import type { TableSnapshot } from '../table/snapshot.ts';

/**
 * In training games on this device, and never where the dictionary or word tools are locked (D-04, H-00). With all
 * letters open the workbench has the solver, and marks its help in the record.
 */
export function mayCoach({ place, view }: Pick<TableSnapshot, 'place' | 'view'>): boolean {
  const { solitaire, dictionary } = view.ruleset;
  return (
    place === 'here' &&
    view.phase !== 'over' &&
    solitaire.kind !== 'openPool' &&
    dictionary.access === 'free' &&
    helpPermission(view, 'tools') === 'allowed'
  );
}
