/** Reads a configuration from unknown JSON. `ruleset.ts` knows whether its choices go together. */

import { PRESET_IDS } from '../data/presets.ts';
import { MAX_SIDES } from '../options/option-record.ts';
import { COLOURS } from '../rule-points/colours.ts';
import type { GameConfig } from '../ruleset/game-config.ts';
import { readList, readObject, readOneOf, readRecord, readWhole, type Reader } from './json-reader.ts';

const LARGEST_TEAM = 1000;

export const readConfig: Reader<GameConfig> = readObject<
  Pick<GameConfig, 'preset'>,
  Omit<GameConfig, 'preset'>
>(
  { preset: readOneOf(PRESET_IDS) },
  {
    options: readRecord,
    sides: readWhole(1, MAX_SIDES),
    colours: readList(readOneOf(COLOURS)),
    teamSizes: readList(readWhole(0, LARGEST_TEAM)),
  },
);
