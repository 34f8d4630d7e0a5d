/** Loads finished games when a screen opens, and formats them for statistics and records. */

import { useSignal } from '@preact/signals';
import { PRESET_IDS } from '@lexiko/rules';
import { isOptionKey } from '@lexiko/rules/options';
import type { BoardUse } from '@lexiko/rules/records';
import { optionValueText } from '../../setup/changed-rules.tsx';
import type { FinishedSide } from '../../study/puzzle-questions.ts';
import { texts } from '../../texts/current.ts';
import { useOwnGames } from './own-games.ts';
import type { ServerGames } from './server-games.ts';
import { openStudy } from '../../study/study.ts';
import { useStore } from '../../page/page-context.ts';

export interface FinishedGames {
  /** Latest first; `null` until the first count is ready. */
  readonly games: readonly FinishedSide[] | null;
  readonly server: ServerGames;
}

/** Counts stored games first, then again with each batch from the server. */
export function useFinishedGames(): FinishedGames {
  const study = useStore(openStudy);
  const games = useSignal<readonly FinishedSide[] | null>(null);
  const server = useOwnGames(async (signal) => {
    games.value = await study.ask('finishedSides', null, { signal });
  });
  return { games: games.value, server };
}

/** The address that opens a finished game. */
export function addressOf({ place, game }: Pick<FinishedSide, 'place' | 'game'>): string {
  return place === 'here' ? `#/game/${game}` : `#/online/game/${game}`;
}

function meanOf(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0) / Math.max(1, numbers.length);
}

/** The average board use over several games. */
export function meanUse(games: readonly FinishedSide[]): BoardUse {
  const of = (value: (use: BoardUse) => number): number => meanOf(games.map(({ use }) => value(use)));
  return {
    tiles: of(({ tiles }) => tiles),
    quarters: [
      of(({ quarters }) => quarters[0]),
      of(({ quarters }) => quarters[1]),
      of(({ quarters }) => quarters[2]),
      of(({ quarters }) => quarters[3]),
    ],
    rows: of(({ rows }) => rows),
    columns: of(({ columns }) => columns),
    premiums: of(({ premiums }) => premiums),
    premiumPoints: of(({ premiumPoints }) => premiumPoints),
  };
}

/** Longer average turns come from correspondence games, where the time is not thinking time. */
const LONGEST_TURN_MS = 600_000;

/** Average thinking time per turn in seconds; `null` without timed games. */
export function secondsPerTurn(games: readonly FinishedSide[]): number | null {
  const timed = games.filter(
    ({ usedMs, turns }) => usedMs > 0 && turns > 0 && usedMs / turns <= LONGEST_TURN_MS,
  );
  return timed.length === 0 ? null : meanOf(timed.map(({ usedMs, turns }) => usedMs / turns / 1000));
}

/** The options in which a game differs from its preset, as text; without dictionary and mode, shown separately. */
export function optionsText({ options }: Pick<FinishedSide, 'options'>): string {
  const { colon, forms, list, setup } = texts.value;
  const values = Object.entries(options).flatMap(([key, value]) => {
    if (key === 'dictionary.id' || key === 'solitaire.mode') return [];
    if (!isOptionKey(key)) return [`${key}: ${JSON.stringify(value)}`];
    const shown = optionValueText(texts.value, key, value, (seat) => setup.player(seat + 1));
    return [`${forms.options[key].name}${colon}${shown}`];
  });
  return values.length === 0 ? '' : list(values);
}

/** The title of a preset; its id if this version does not know it, as in a log from elsewhere. */
export function presetName(preset: string): string {
  const known = PRESET_IDS.find((id) => id === preset);
  return known === undefined ? preset : texts.value.presets[known].title;
}
