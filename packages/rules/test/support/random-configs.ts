/** Configurations for tests: every option value at least once, and random mixes of what goes together. */

import { configureNew, PRESET_IDS, type GameConfig, type PresetId } from '@lexiko/rules';
import { OPTION_KEYS, OPTIONS, type OptionKey } from '@lexiko/rules/options';
import { below, oneOf, type Random } from './seeded.ts';

/** Values of the options whose values are not a short list. */
const SAMPLES: Partial<Record<OptionKey, readonly unknown[]>> = {
  'rack.size': [7, 9],
  'dictionary.id': ['test', 'table'],
  'dictionary.freeTools': [['lookup'], ['browse', 'anagram'], ['lookup', 'browse', 'anagram']],
  'challenge.graceSeconds': [0, 10, 60],
  scorekeeper: ['auto', 0, 1],
  'finishLine.level': ['beginner', 'intermediate', 'top'],
  'timer.seconds': ['none', 30, 180, 900],
  'timer.days': ['none', 1, 14],
  'timer.bank': [0, 3],
  'clock.seconds': ['none', 60, 1500],
  'clock.increment': [0, 10],
  'cw.crosses': [['H4', 'D8', 'L8', 'H12'], []],
  'cw.letters': [{ F: 2, G: 4 }],
  'house.note': ['No proper names, and tea at four.'],
  'custom.bonusPoints': [0, 35],
  'custom.bonusTiles': [5, 9],
  'custom.board': [
    ['T.d.T', '.D.D.', 'd.D.d', '.D.D.', 'T.d.T'].map((row) => row + row.slice(1)).concat(['q#Q.d....']),
  ],
  'custom.letters': [{ A: 20, B: 10, E: 20, S: 10, T: 20, '?': 4 }],
  'custom.values': [{ A: 1, B: 7, E: 1, S: 2, T: 1 }],
};

export function valuesOf(key: OptionKey): readonly unknown[] {
  return SAMPLES[key] ?? OPTIONS[key].choices ?? [];
}

const BASE = { 'dictionary.id': 'test' };

/** What a value needs beside it before it can be chosen. */
const NEEDS: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  'end.autoNoMoves=poolEmpty': { 'words.validation': 'auto' },
  'clock.increment=10': { 'clock.seconds': 600 },
  'timer.bank=3': { 'timer.days': 2 },
  'cw.partnerRacks=shared': { 'cw.partners': 'on' },
};

interface NamedConfig {
  readonly name: string;
  readonly config: GameConfig;
}

/** Every value of every option, with what it needs beside it. */
function everyValue(): readonly { readonly name: string; readonly options: Record<string, unknown> }[] {
  return OPTION_KEYS.flatMap((key) =>
    valuesOf(key).map((value) => {
      const name = `${key}=${typeof value === 'string' ? value : JSON.stringify(value)}`;
      return { name, options: { [key]: value, ...NEEDS[name] } };
    }),
  );
}

/** A playable configuration for every value of every option. */
export function configForEveryValue(): readonly NamedConfig[] {
  return everyValue().map(({ name, options }) => ({ name, config: configWith(name, options) }));
}

/** The same in fewer games: in each as many values as go together, `most` at the most. */
export function configsForAllValues(most: number): readonly NamedConfig[] {
  const open: { names: string[]; options: Record<string, unknown>; config: GameConfig }[] = [];
  for (const { name, options } of everyValue()) {
    const fitting = open.find(
      (one) =>
        one.names.length < most &&
        Object.keys(options).every((key) => !(key in one.options)) &&
        configureNew({ ...one.config, options: { ...BASE, ...one.options, ...options } }).ok,
    );
    if (fitting === undefined) open.push({ names: [name], options, config: configWith(name, options) });
    else {
      fitting.names.push(name);
      Object.assign(fitting.options, options);
    }
  }
  return open.map(({ names, options, config }) => ({
    name: names.join(', '),
    config: { ...config, options: { ...BASE, ...options } },
  }));
}

function configWith(name: string, options: Readonly<Record<string, unknown>>): GameConfig {
  const config = firstPossible({ ...BASE, ...options });
  if (config === null) throw new Error(`No game can be configured with ${name}.`);
  return config;
}

function firstPossible(options: Readonly<Record<string, unknown>>): GameConfig | null {
  for (const preset of PRESET_IDS) {
    for (const sides of [2, 3, 4, 1]) {
      const config: GameConfig = { preset, options, sides };
      if (configureNew(config).ok) return config;
    }
  }
  return null;
}

/** A preset with some options changed at random; those that do not go together are dropped one after the other. */
export function randomConfig(random: Random, preset: PresetId = oneOf(random, PRESET_IDS)): GameConfig {
  const options: Record<string, unknown> = { ...BASE };
  const sides = preset === 'school' ? 2 : oneOf(random, [1, 2, 2, 2, 3, 3, 4, 4]);
  const fits = (): boolean => configureNew({ preset, options, sides }).ok;
  if (!fits()) return { preset, options, sides: 2 };
  const changes = below(random, 14);
  for (let change = 0; change < changes; change++) {
    const key = oneOf(random, OPTION_KEYS);
    const before = options[key];
    options[key] = oneOf(random, valuesOf(key));
    if (fits()) continue;
    if (before === undefined) delete options[key];
    else options[key] = before;
  }
  return { preset, options, sides };
}
