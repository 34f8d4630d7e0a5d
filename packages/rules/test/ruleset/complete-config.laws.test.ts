/** A configuration with every option spelled out means the same game. */

import { configure, createGame, PRESET_IDS, replay } from '@lexiko/rules';
import { OPTION_KEYS } from '@lexiko/rules/options';
import { describe, expect, test } from 'vitest';
import { configForEveryValue, randomConfig } from '../support/random-configs.ts';
import { seeded } from '../support/seeded.ts';

describe('the configuration in a log', () => {
  const configs = [
    ...PRESET_IDS.map((preset) => ({ preset })),
    ...configForEveryValue().map(({ config }) => config),
    ...Array.from({ length: 300 }, (_, seed) => randomConfig(seeded(seed))),
  ];

  test('spells every option out and still means the same game', () => {
    for (const config of configs) {
      const meant = configure(config);
      const created = createGame(config, null);
      if (!meant.ok || !created.ok) throw new Error(JSON.stringify(config));
      expect(replay([created.value]).ruleset).toEqual(meant.value);
      expect(Object.keys(created.value.config.options ?? {})).toHaveLength(OPTION_KEYS.length);
    }
  });
});
