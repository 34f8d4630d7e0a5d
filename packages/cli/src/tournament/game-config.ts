/** The game that computers play against each other: a preset, options and a dictionary, from the arguments of a command. */

import { configure, PRESET_IDS, type GameConfig } from '@lexiko/rules';
import { belongsTo } from '@lexiko/rules/options';
import { UsageError, type Io } from '../command.ts';
import { requireLanguage, withDictionary } from '../game-language.ts';
import { requireDictionary } from '../lexicon-store.ts';
import { parseOption } from '../play/text/option-text.ts';
import { refusalText } from '../play/text/refusal-text.ts';

/** Endless exchanging is for people to stop; computers alone need the rule against it where there is one. */
export function configOf(given: {
  readonly preset: string | null;
  readonly lexicon: string | null;
  readonly options: readonly string[];
  readonly sides: number;
  readonly env: Io['env'];
}): GameConfig {
  const name = given.preset ?? 'standard-2007';
  const preset = PRESET_IDS.find((id) => id === name);
  if (preset === undefined)
    throw new UsageError(({ terminalSetup }) => terminalSetup.noPreset(name, PRESET_IDS));
  const { sides, env } = given;
  const options: Record<string, unknown> = {
    ...(given.lexicon === null ? {} : { 'dictionary.id': given.lexicon }),
    'firstDraw.method': 'manual',
    ...(belongsTo('end.zeroTurns', preset) ? { 'end.zeroTurns': '3×sides' } : {}),
  };
  for (const text of given.options) {
    const option = parseOption(text, { sides, names: Array.from({ length: sides }, (_, seat) => `${seat}`) });
    if (!option.ok) throw new UsageError(option.error);
    options[option.value.key] = option.value.value;
  }
  const config: GameConfig = { preset, sides, options: withDictionary(options, env) };
  const configured = configure(config);
  if (!configured.ok) throw new UsageError((texts) => refusalText(texts, configured.error));
  requireLanguage(configured.value, env);
  requireDictionary(configured.value, env);
  return config;
}
