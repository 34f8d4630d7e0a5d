/** The rules, the letters and the words by which a position is edited. */

import type { GameConfig, Ruleset } from '@lexiko/rules';
import type { OfferedLexicon } from '../../words/dictionaries.ts';
import { inLessonColours } from '../lesson-table.ts';
import { configOf, rulesetOfConfig, type EditedPosition } from './edited-position.ts';

export interface Setting {
  readonly lexicon: OfferedLexicon;
  readonly config: GameConfig;
  readonly ruleset: Ruleset;
}

export function settingOf(position: Pick<EditedPosition, 'preset'>, lexicon: OfferedLexicon): Setting {
  const config = inLessonColours(configOf(position, lexicon));
  return { lexicon, config, ruleset: rulesetOfConfig(config) };
}
