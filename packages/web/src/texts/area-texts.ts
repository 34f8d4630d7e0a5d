/** The texts of screens that load when somebody goes there. English comes with the screen, another language beside it. */

import { computed, type ReadonlySignal } from '@preact/signals';
import type { AreaName, AreaTexts } from '@lexiko/texts';
import { areas, wantArea } from './current.ts';

/** An area in the language chosen; in English until that has arrived, which a lazy screen waits for. */
export function areaTexts<Name extends AreaName>(
  name: Name,
  english: AreaTexts[Name],
): ReadonlySignal<AreaTexts[Name]> {
  wantArea(name);
  return computed(() => areas.value[name] ?? english);
}
