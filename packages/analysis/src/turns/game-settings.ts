/** How the turns of a whole game are judged, kept with the results. */

import type { DictionaryIdentity, Ruleset } from '@lexiko/rules';
import type { Tile } from '@lexiko/rules/board';
import type { RivalRack } from './playout-settings.ts';
import { isJudgedAtTable } from './table-turns.ts';
import { hasFreePlies, pliesFor } from './turn-simulation.ts';

/** Whether playouts ask what the last turn says about the opponent's rack. */
export const INFERENCES = ['on', 'off'] as const;
export type Inference = (typeof INFERENCES)[number];

/** How all turns of a game are judged. */
export interface GameSettings {
  /** Of each move, at most; 0: none. */
  readonly playouts: number;
  /** For each turn, at most; `null`: no limit. */
  readonly seconds: number | null;
  /** Turns after the move; `null` where nobody can choose. */
  readonly plies: number | null;
  /** `null` where nobody can choose. */
  readonly inference: Inference | null;
  readonly dictionary: Pick<DictionaryIdentity, 'id' | 'name'>;
}

/** What somebody may choose; the rest is as usual. */
export interface GameWish extends Pick<GameSettings, 'playouts' | 'seconds'> {
  readonly plies?: number;
  readonly inference?: Inference;
}

/** Plies and inference are of no use where there are no playouts, or where the rules play them. */
export function settingsOfGame(
  ruleset: Ruleset,
  { playouts, seconds, plies = pliesFor(ruleset.sides), inference = 'on' }: GameWish,
  { id, name }: GameSettings['dictionary'],
): GameSettings {
  const isByKernel = playouts > 0 && !isJudgedAtTable(ruleset);
  return {
    playouts,
    seconds,
    plies: isByKernel && hasFreePlies(ruleset) ? plies : null,
    inference: isByKernel && ruleset.sides > 1 ? inference : null,
    dictionary: { id, name },
  };
}

/** How the playouts of a turn are made by them. */
export function lookOfSettings({ plies, inference }: GameSettings): {
  readonly plies?: number;
  readonly rivalRack?: Exclude<RivalRack, readonly Tile[]>;
} {
  return {
    ...(plies === null ? {} : { plies }),
    ...(inference === null ? {} : { rivalRack: inference === 'on' ? 'by-last-turn' : 'any' }),
  };
}
