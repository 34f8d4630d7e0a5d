/** Options that bar words nobody has marked in the language of a game. */

import { configure, configureNew, createGame, replay } from '@lexiko/rules';
import { describe, expect, test } from 'vitest';

const CROSSWORDS = { preset: 'crosswords', sides: 2 } as const;

function bars(options: Readonly<Record<string, unknown>>) {
  const ruleset = configure({ ...CROSSWORDS, options });
  if (!ruleset.ok) throw new Error(ruleset.error.code);
  return ruleset.value.dictionary.bars;
}

describe('words that a game bars', () => {
  test('are those that somebody has marked in its language', () => {
    expect(bars({})).toEqual({ school: 'off', plurals: 'onlyPlural', foreign: 'exclusionList' });
    expect(bars({ 'letters.language': 'german' })).toEqual({
      school: 'off',
      plurals: 'onlyPlural',
      foreign: 'off',
    });
    expect(bars({ 'letters.language': 'polish' })).toEqual({ school: 'off', plurals: 'off', foreign: 'off' });
  });

  test.each([
    ['spanish', 'cw.foreign', 'exclusionList'],
    ['polish', 'cw.plurals', 'anyPlural'],
    ['catalan', 'dictionary.school', 'tier1'],
  ])('cannot be others: in %s, %s cannot be %s', (language, key, value) => {
    const config = { ...CROSSWORDS, options: { 'letters.language': language, [key]: value } };
    const refusal = {
      code: 'OPTIONS_CONFLICT',
      keys: [key, 'letters.language'],
      conflict: 'CLASS_NOT_KNOWN',
    };
    expect(configureNew(config)).toEqual({ ok: false, error: refusal });
    expect(createGame(config, null)).toEqual({ ok: false, error: refusal });
    expect(configureNew({ ...config, options: { ...config.options, [key]: 'off' } }).ok).toBe(true);
    expect(configureNew({ ...config, options: { [key]: value } }).ok).toBe(true);
  });

  test('are whatever the players say if the players decide', () => {
    const options = { 'letters.language': 'polish', 'dictionary.id': 'table', 'cw.plurals': 'onlyPlural' };
    expect(configureNew({ ...CROSSWORDS, options }).ok).toBe(true);
    expect(bars(options).plurals).toBe('onlyPlural');
  });

  test('were none where a log of an earlier version names such an option, and it opens as before', () => {
    const created = createGame({ ...CROSSWORDS, options: { 'letters.language': 'german' } }, null);
    if (!created.ok) throw new Error(created.error.code);
    const { config } = created.value;
    const earlier = { ...config, options: { ...config.options, 'cw.foreign': 'exclusionList' } };
    expect(replay([{ ...created.value, config: earlier }]).ruleset.dictionary.bars.foreign).toBe('off');
  });
});
