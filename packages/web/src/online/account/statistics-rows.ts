/** Results by kind of game; games that differ only in time, appearance and who starts are of one kind. */

import type { StatisticsGroup } from '@lexiko/protocol';
import { isOptionKey } from '@lexiko/rules/options';
import type { Texts } from '../../texts/texts.ts';
import { presetTitle } from '../lobby/preset-title.ts';
import type { AccountTexts } from '@lexiko/texts/en/online/account';

export interface StatisticsRow {
  readonly preset: string;
  /** The rulebook, and the options that differ from it. */
  readonly name: string;
  readonly games: number;
  readonly won: number;
  readonly drawn: number;
  readonly lost: number;
  readonly mean: number;
  readonly best: number;
}

/** Options that do not matter for comparing results. */
const NEUTRAL =
  /^(?:timer|clock|firstDraw|pool\.style|board\.|score\.announce|challenge\.graceSeconds|dictionary\.id)/u;

function nameOf(
  words: Texts,
  account: AccountTexts,
  { preset, mode, sides, options }: StatisticsGroup,
): string {
  const changed = Object.keys(options)
    .filter((key) => !NEUTRAL.test(key) && key !== 'solitaire.mode')
    .map((key) => (isOptionKey(key) ? words.forms.options[key].name : key));
  const solitaire: Readonly<Record<string, string>> = words.forms.options['solitaire.mode'].values ?? {};
  const parts = [
    presetTitle(words, preset),
    ...(mode === 'off' ? [] : [solitaire[mode] ?? mode]),
    ...(sides > 2 ? [account.players(sides)] : []),
    ...changed,
  ];
  return parts.join(', ');
}

export function statisticsRows(
  words: Texts,
  account: AccountTexts,
  groups: readonly StatisticsGroup[],
): readonly StatisticsRow[] {
  const rows = new Map<string, StatisticsRow>();
  for (const group of groups) {
    const name = nameOf(words, account, group);
    const { preset, games, won, drawn, lost, mean } = group;
    const before = rows.get(name);
    const all = games + (before?.games ?? 0);
    rows.set(name, {
      preset,
      name,
      games: all,
      won: won + (before?.won ?? 0),
      drawn: drawn + (before?.drawn ?? 0),
      lost: lost + (before?.lost ?? 0),
      mean: (mean * games + (before?.mean ?? 0) * (before?.games ?? 0)) / all,
      best: Math.max(group.best.score, before?.best ?? group.best.score),
    });
  }
  return [...rows.values()];
}
