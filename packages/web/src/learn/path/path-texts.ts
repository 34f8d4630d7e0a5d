/** The texts of the path in the chosen language. */

import { path as en, type PathTexts } from '@lexiko/texts/en/learn/path';
import type { ReadonlySignal } from '@preact/signals';
import { areaTexts } from '../../texts/area-texts.ts';
import { texts } from '../../texts/current.ts';
import { isQuickGame } from './path-games.ts';
import type { Station, TaughtId } from './stations.ts';

export const pathTexts: ReadonlySignal<PathTexts> = areaTexts('path', en);

export interface StationText {
  readonly title: string;
  readonly about: string;
}

export function stationText({ id, work }: Station): StationText {
  if (work.kind === 'game')
    return isQuickGame(work.game) ? texts.value.quick[work.game] : pathTexts.value.games[work.game];
  const taught: Readonly<Record<TaughtId, StationText>> = pathTexts.value.stations;
  return taught[id as TaughtId]; // whatever is no game is taught
}
