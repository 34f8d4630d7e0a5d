/** Which options do not go together, or not with a preset or a number of sides. */

import type { Preset } from '../data/presets.ts';
import type { OptionKey, Options } from '../options/option-values.ts';
import { OPTION_KEYS, OPTIONS } from '../options/options.ts';
import { belongsTo, isLimited } from './chosen-options.ts';
import type { ConfigRefusal } from './game-config.ts';

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
  if (preset.id !== 'custom' && !(preset.game === 'crosswords' ? rack === 10 : rack === 7 || rack === 9)) {
    const reason =
      preset.game === 'crosswords' ? 'must be 10' : 'must be 7 or 9 (other sizes in a custom game)';
    return { code: 'BAD_OPTION_VALUE', key: 'rack.size', reason };
  }
  return null;
}

export function refuseSides(preset: Preset, options: Options, sides: number): ConfigRefusal | null {
  const refuse = (reason: string): ConfigRefusal => ({ code: 'BAD_SIDE_COUNT', sides, reason });
  const mode = options['solitaire.mode'];
  if (preset.teams && (sides !== 2 || mode !== 'off')) return refuse('a team game has two teams');
  if ((mode === 'tally' || mode === 'openPool') && sides !== 1) return refuse('this solitaire has one side');
  if (mode === 'off' && sides === 1) return refuse('a game against nobody is a solitaire');
  if (mode === 'twoRacks' && sides !== 2) return refuse('solitaire with two racks has two sides');
  if (preset.game === 'crosswords' && sides < 2) return refuse('Crosswords is for two to four sides');
  if (options['cw.partners'] === 'on' && sides !== 4) return refuse('partners need four sides');
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
      reason: 'only the school game is played by teams',
    };
  }
  return sizes.length === sides && sizes.every((size) => Number.isInteger(size) && size >= 2)
    ? null
    : { code: 'TEAM_TOO_SMALL', sizes };
}

export function refuseCombination(preset: Preset, options: Options, sides: number): ConfigRefusal | null {
  const conflict = (keys: readonly OptionKey[], reason: string): ConfigRefusal => ({
    code: 'OPTIONS_CONFLICT',
    keys,
    reason,
  });
  const auto = options['words.validation'] === 'auto';
  if (options['dictionary.id'] === 'table') {
    if (auto)
      return conflict(['dictionary.id', 'words.validation'], 'words cannot be checked without a dictionary');
    if (options['pass.enforce'] === 'solver' || options['cw.exchange.when'] === 'solver') {
      return conflict(
        ['dictionary.id', 'pass.enforce', 'cw.exchange.when'],
        'plays cannot be searched without a dictionary',
      );
    }
  }
  if (options['finishLine.enabled'] === 'on' && sides === 1) {
    return conflict(['finishLine.enabled', 'solitaire.mode'], 'targets are for two to four sides');
  }
  if (options['teams.commit'] !== 'anyMember' && !preset.teams) {
    return conflict(['teams.commit'], 'only the school game is played by teams');
  }
  const limits = [
    isLimited(options['timer.seconds']),
    options['timer.days'] !== 'none',
    isLimited(options['clock.seconds']),
  ];
  if (limits.filter((limited) => limited).length > 1)
    return conflict(
      ['timer.seconds', 'timer.days', 'clock.seconds'],
      'time is for a turn, in seconds or in days, or for the whole game',
    );
  if (limits[2] === true && ['pass', 'commitIfLegal'].includes(options['timer.onExpire']))
    return conflict(['clock.seconds', 'timer.onExpire'], 'time for the whole game is not up for one turn');
  if (limits[2] === false && options['clock.increment'] > 0)
    return conflict(['clock.increment', 'clock.seconds'], 'there is no time for the whole game to add to');
  if (options['cw.coloursEach'] === 2 && sides !== 2)
    return conflict(['cw.coloursEach'], 'two colours each are for two sides');
  if (options['cw.partnerRacks'] === 'shared' && options['cw.partners'] === 'off') {
    return conflict(['cw.partnerRacks', 'cw.partners'], 'there are no partners');
  }
  return null;
}
