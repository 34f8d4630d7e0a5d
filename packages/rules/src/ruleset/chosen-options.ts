/** The options of a game: what its preset says, what players chose, and what follows from that. */

import { PRESETS, type Preset, type PresetId } from '../data/presets.ts';
import type { OptionKey, Options } from '../options/option-values.ts';
import { isOptionKey, OPTION_KEYS, OPTIONS } from '../options/options.ts';
import { err, ok, type Result } from '../result.ts';
import type { CompleteConfig, ConfigRefusal } from './game-config.ts';

export type Given = Partial<Record<OptionKey, unknown>>;

export function defaultSides(options: Readonly<Record<string, unknown>>): number {
  const mode = options['solitaire.mode'];
  return mode === 'tally' || mode === 'openPool' ? 1 : 2;
}

/** How many sides so many players make: somebody alone with two racks plays both sides. */
export function sidesOfPlayers(players: number, options: Readonly<Record<string, unknown>>): number {
  return players === 1 && options['solitaire.mode'] === 'twoRacks' ? 2 : players;
}

/** Flat keys, with `timer.seconds[1]` meaning one seat of a list; `sides` is the number of sides, and no option. */
export function collectGiven(
  entries: Readonly<Record<string, unknown>>,
  sides: number,
): Result<Given, ConfigRefusal> {
  const given: Given = {};
  for (const [name, value] of Object.entries(entries)) {
    if (isOptionKey(name)) {
      given[name] = value;
      continue;
    }
    if (name === 'sides') continue;
    const [, key = '', digit = ''] = /^([\w.]+)\[(\d)\]$/.exec(name) ?? [];
    if (!isOptionKey(key) || !OPTIONS[key].isBySeat) return err({ code: 'UNKNOWN_OPTION', key: name });
    const seat = Number(digit);
    if (seat >= sides)
      return err({ code: 'BAD_OPTION_VALUE', key: name, fault: { code: 'NO_SUCH_SEAT', seat } });
    const before = given[key] ?? OPTIONS[key].initial;
    const list = Array.from({ length: sides }, (_, at): unknown =>
      Array.isArray(before) ? before[at] : before,
    );
    list[seat] = value;
    given[key] = list;
  }
  return ok(given);
}

/** The preset's options, those given, and for the rest what follows from them. */
export function resolveOptions(preset: Preset, given: Given, sides: number): Result<Options, ConfigRefusal> {
  const values: Partial<Record<OptionKey, unknown>> = {};
  for (const key of OPTION_KEYS) {
    const { isBySeat, initial }: { isBySeat: boolean; initial: unknown } = OPTIONS[key];
    values[key] =
      preset.options[key] ?? (isBySeat ? (initial as readonly unknown[]).slice(0, sides) : initial);
    if (!Object.hasOwn(given, key)) continue;
    const read = OPTIONS[key].read(given[key], sides);
    if (!read.ok) return err({ code: 'BAD_OPTION_VALUE', key, fault: read.error });
    values[key] = read.value;
  }
  if (given['solitaire.mode'] === undefined && sides === 1) values['solitaire.mode'] = 'tally';
  const mode = values['solitaire.mode'];
  if (given['words.validation'] === undefined && mode !== 'off') values['words.validation'] = 'auto';
  if (given['solitaire.deductLeft'] === undefined) values['solitaire.deductLeft'] = mode === 'tally';
  if (given['dictionary.access'] === undefined && mode === 'openPool') values['dictionary.access'] = 'free';
  if (given['help.inGame'] === undefined && values['dictionary.access'] === 'free')
    values['help.inGame'] = 'full';
  if (given['end.autoNoMoves'] === undefined && values['words.validation'] === 'auto')
    values['end.autoNoMoves'] = 'poolEmpty';
  const clock = values['clock.seconds'] as Options['clock.seconds'];
  if (given['timer.onExpire'] === undefined && isLimited(clock)) values['timer.onExpire'] = 'pointsPerMinute';
  return ok(values as Options); // every key was given a value of its own type above
}

export function isLimited(times: Options['clock.seconds']): boolean {
  return times.some((time) => time !== 'none');
}

/** Whether an option has a meaning in games of a preset. */
export function belongsTo(key: OptionKey, preset: PresetId): boolean {
  const { scope } = OPTIONS[key];
  const { game } = PRESETS[preset];
  return (
    scope === 'every' ||
    scope === game ||
    (scope === 'solitaire' && game === 'classic') ||
    (scope === 'custom' && preset === 'custom')
  );
}

/**
 * The options in which a game differs from its preset, for "based on …" and for the players to agree on. The dictionary
 * and the language are not among them: every preset is played with any.
 */
export function deviations({ preset, sides, options }: CompleteConfig): readonly OptionKey[] {
  const plain = resolveOptions(PRESETS[preset], {}, sides);
  if (!plain.ok) return [];
  return OPTION_KEYS.filter(
    (key) =>
      key !== 'dictionary.id' &&
      key !== 'letters.language' &&
      JSON.stringify(plain.value[key]) !== JSON.stringify(options[key]),
  );
}
