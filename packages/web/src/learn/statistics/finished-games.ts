/** The finished games of this device, fetched for a room when it is entered. */

import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { PRESET_IDS, type BoardUse } from '@lexiko/rules';
import { ask, Unwanted } from '../../study/ask.ts';
import type { FinishedSide } from '../../study/puzzle-questions.ts';
import { failure } from '../../table.ts';
import { texts } from '../../texts/current.ts';

/** The latest first; `null` until they are counted. */
export function useFinishedGames(): readonly FinishedSide[] | null {
  const found = useSignal<readonly FinishedSide[] | null>(null);
  useEffect(() => {
    const stop = new AbortController();
    ask('finishedSides', null, { signal: stop.signal }).then(
      (games) => {
        found.value = games;
      },
      (error: unknown) => {
        if (!(error instanceof Unwanted)) failure.value = texts.peek().failed(String(error));
      },
    );
    return () => stop.abort();
  }, []);
  return found.value;
}

function meanOf(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0) / Math.max(1, numbers.length);
}

/** How somebody uses the board on average. */
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

/** Thinking time of a turn, in seconds; `null` where no time was measured. */
export function secondsPerTurn(games: readonly FinishedSide[]): number | null {
  const timed = games.filter(({ usedMs, turns }) => usedMs > 0 && turns > 0);
  return timed.length === 0 ? null : meanOf(timed.map(({ usedMs, turns }) => usedMs / turns / 1000));
}

/** The title of a rulebook; a log from elsewhere may name one that is not known here. */
export function presetName(preset: string): string {
  const known = PRESET_IDS.find((id) => id === preset);
  return known === undefined ? preset : texts.value.presets[known].title;
}
