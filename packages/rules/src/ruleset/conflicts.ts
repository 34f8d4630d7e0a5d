/** Which options exclude each other, a preset, or a number of sides. */

import type { Preset } from '../data/presets.ts';
import type { OptionKey, Options } from '../options/option-values.ts';
import { OPTION_KEYS, OPTIONS } from '../options/options.ts';
import { playersDecide } from '../rule-points/dictionary.ts';
import { belongsTo, isLimited } from './chosen-options.ts';
import type { ConfigRefusal, ConflictReason, SideCountReason } from './game-config.ts';

export function refuseForeignOption(preset: Preset, options: Options): ConfigRefusal | null {
  for (const key of OPTION_KEYS) {
    const { initial } = OPTIONS[key];
    const neutral = Array.isArray(initial)
      ? (options[key] as readonly unknown[]).every((value) => value === initial[0])
      : options[key] === initial;
    if (!neutral && !belongsTo(key, preset.id))
      return { code: 'OPTION_NOT_IN_THIS_GAME', key, preset: preset.id };
  }
  const rack = options['rack.size'];
  const { rackSizes } = preset;
  if (rackSizes === null || rackSizes.includes(rack)) return null;
  const fault = { code: 'NOT_A_RACK_OF_THIS_GAME', choices: rackSizes } as const;
  return { code: 'BAD_OPTION_VALUE', key: 'rack.size', fault };
}

export function refuseSides(preset: Preset, options: Options, sides: number): ConfigRefusal | null {
  const refuse = (reason: SideCountReason): ConfigRefusal => ({ code: 'BAD_SIDE_COUNT', sides, reason });
  const mode = options['solitaire.mode'];
  if (preset.teams && (sides !== 2 || mode !== 'off')) return refuse('TWO_TEAMS');
  if ((mode === 'tally' || mode === 'openPool') && sides !== 1) return refuse('SOLITAIRE_HAS_ONE_SIDE');
  if (mode === 'off' && sides === 1) return refuse('NO_OPPONENT');
  if (mode === 'twoRacks' && sides !== 2) return refuse('TWO_RACKS_ARE_TWO_SIDES');
  if (!belongsTo('solitaire.mode', preset.id) && sides < 2) return refuse('NOT_FOR_ONE');
  if (options['cw.partners'] === 'on' && sides !== 4) return refuse('PARTNERS_NEED_FOUR');
  return null;
}

export function refuseTeams(
  preset: Preset,
  sizes: readonly number[] | undefined,
  sides: number,
): ConfigRefusal | null {
  if (sizes === undefined) return null;
  if (!preset.teams) {
    return {
      code: 'OPTIONS_CONFLICT',
      keys: ['teamSizes'],
      conflict: 'NO_TEAMS',
    };
  }
  return sizes.length === sides && sizes.every((size) => Number.isInteger(size) && size >= 2)
    ? null
    : { code: 'TEAM_TOO_SMALL', sizes };
}

export function refuseCombination(preset: Preset, options: Options, sides: number): ConfigRefusal | null {
  const refuse = (keys: readonly OptionKey[], conflict: ConflictReason): ConfigRefusal => ({
    code: 'OPTIONS_CONFLICT',
    keys,
    conflict,
  });
  const auto = options['words.validation'] === 'auto';
  if (playersDecide({ id: options['dictionary.id'] })) {
    if (auto) return refuse(['dictionary.id', 'words.validation'], 'CHECKING_NEEDS_DICTIONARY');
    if (options['pass.enforce'] === 'solver' || options['cw.exchange.when'] === 'solver') {
      return refuse(['dictionary.id', 'pass.enforce', 'cw.exchange.when'], 'SEARCHING_NEEDS_DICTIONARY');
    }
  }
  if (options['finishLine.enabled'] === 'on' && sides === 1) {
    return refuse(['finishLine.enabled', 'solitaire.mode'], 'TARGETS_NEED_OPPONENTS');
  }
  if (options['teams.commit'] !== 'anyMember' && !preset.teams) {
    return refuse(['teams.commit'], 'NO_TEAMS');
  }
  const limits = [
    isLimited(options['timer.seconds']),
    options['timer.days'] !== 'none',
    isLimited(options['clock.seconds']),
  ];
  if (limits.filter((limited) => limited).length > 1)
    return refuse(['timer.seconds', 'timer.days', 'clock.seconds'], 'ONE_KIND_OF_CLOCK');
  if (options['timer.bank'] > 0 && options['timer.days'] === 'none')
    return refuse(['timer.bank', 'timer.days'], 'BANK_NEEDS_DAYS');
  if (limits[2] === true && ['pass', 'commitIfLegal'].includes(options['timer.onExpire']))
    return refuse(['clock.seconds', 'timer.onExpire'], 'GAME_CLOCK_OUTLASTS_TURNS');
  if (limits[2] === false && options['clock.increment'] > 0)
    return refuse(['clock.increment', 'clock.seconds'], 'NOTHING_TO_ADD_TO');
  if (options['cw.coloursEach'] === 2 && sides !== 2)
    return refuse(['cw.coloursEach'], 'TWO_COLOURS_FOR_TWO_SIDES');
  if (options['cw.partnerRacks'] === 'shared' && options['cw.partners'] === 'off') {
    return refuse(['cw.partnerRacks', 'cw.partners'], 'NO_PARTNERS');
  }
  return null;
}
