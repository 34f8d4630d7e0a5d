/** `@lexiko/rules/options`: the options of a game, for what lets people choose them or lists their choices. */

export { MAX_SIDES, OPTION_GROUPS, type OptionGroup } from '../options/option-record.ts';
export {
  DICTIONARY_TOOLS,
  FINISH_LINE_LEVELS,
  type DictionaryTool,
  type FinishLineLevel,
  type OptionKey,
  type Options,
} from '../options/option-values.ts';
export { isOptionKey, OPTION_KEYS, OPTIONS, optionsOf } from '../options/options.ts';
export type { ValueFault } from '../options/value-fault.ts';
export type { ColourFault } from '../rule-points/colours.ts';
export { belongsTo, deviations, sidesOfPlayers } from '../ruleset/chosen-options.ts';
export type { ConflictReason, SideCountReason } from '../ruleset/game-config.ts';
export { unknownClassKeys } from '../ruleset/word-classes.ts';
