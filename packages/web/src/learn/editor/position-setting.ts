/** The rules, the letters and the words by which a position is edited, and the position that an address holds. */

import type { GameConfig, Ruleset } from '@lexiko/rules';
import type { OfferedLexicon } from '../../words/dictionaries.ts';
import { inLessonColours } from '../lesson-table.ts';
import { configOf, rulesetOfConfig, type EditedPosition } from './edited-position.ts';
import { readPositionText, type ReadPosition } from './position-text.ts';

export interface Setting {
  readonly lexicon: OfferedLexicon;
  readonly config: GameConfig;
  readonly ruleset: Ruleset;
}

export function settingOf(position: Pick<EditedPosition, 'preset'>, lexicon: OfferedLexicon): Setting {
  const config = inLessonColours(configOf(position, lexicon));
  return { lexicon, config, ruleset: rulesetOfConfig(config) };
}

/** `usual`: the words where the address names none. `null`: it holds no position. */
export function positionAt(code: string, usual: OfferedLexicon): ReadPosition | null {
  if (code === '') return null;
  const { ruleset, config } = settingOf({ preset: 'standard-2007' }, usual);
  try {
    const by = { preset: 'standard-2007', ruleset, config, turn: null } as const;
    const read = readPositionText(decodeURIComponent(code), by);
    return read.ok ? read.value : null;
  } catch {
    return null; // not an address of ours
  }
}
