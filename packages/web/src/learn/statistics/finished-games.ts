/** Finished games, fetched for a screen when it is entered. */

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
  /** The latest first; `null` until they are counted. */
  readonly games: readonly FinishedSide[] | null;
  readonly server: ServerGames;
}

/** What is known here is there at once; what the server has to add comes as soon as it is fetched. */
export function useFinishedGames(): FinishedGames {
  const study = useStore(openStudy);
  const games = useSignal<readonly FinishedSide[] | null>(null);
  const server = useOwnGames(async (signal) => {
    games.value = await study.ask('finishedSides', null, { signal });
  });
  return { games: games.value, server };
}

/** Where a game is looked at. */
export function addressOf({ place, game }: Pick<FinishedSide, 'place' | 'game'>): string {
  return place === 'here' ? `#/game/${game}` : `#/online/game/${game}`;
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

/** Longer turns are those of games by correspondence, in which nobody thinks all the time. */
const LONGEST_TURN_MS = 600_000;

/** Thinking time of a turn, in seconds; `null` where no time was measured. */
export function secondsPerTurn(games: readonly FinishedSide[]): number | null {
  const timed = games.filter(
    ({ usedMs, turns }) => usedMs > 0 && turns > 0 && usedMs / turns <= LONGEST_TURN_MS,
  );
  return timed.length === 0 ? null : meanOf(timed.map(({ usedMs, turns }) => usedMs / turns / 1000));
}

/** The options in which a game differs from its rulebook, in words; dictionary and mode are told apart from them. */
export function optionsText({ options }: Pick<FinishedSide, 'options'>): string {
  const { forms, list, setup } = texts.value;
  const told = Object.entries(options).flatMap(([key, value]) => {
    if (key === 'dictionary.id' || key === 'solitaire.mode') return [];
    if (!isOptionKey(key)) return [`${key}: ${JSON.stringify(value)}`];
    const shown = optionValueText(texts.value, key, value, (seat) => setup.player(seat + 1));
    return [`${forms.options[key].name}: ${shown}`];
  });
  return told.length === 0 ? '' : list(told);
}

/** The title of a rulebook; a log from elsewhere may name one that is not known here. */
export function presetName(preset: string): string {
  const known = PRESET_IDS.find((id) => id === preset);
  return known === undefined ? preset : texts.value.presets[known].title;
}

export function dictionaryName(dictionary: string): string {
  const { dictionaries } = texts.value.forms;
  return dictionary === 'english' || dictionary === 'table' ? dictionaries[dictionary] : dictionary;
}
