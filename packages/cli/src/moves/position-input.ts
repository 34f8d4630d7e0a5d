/** What commands on positions have in common: where positions come from, and by which rules and leaves they are read. */

import { readFileSync } from 'node:fs';
import { text as textOf } from 'node:stream/consumers';
import { type Leaves, leavesFor, parseKlv2 } from '@lexiko/engine';
import { configure, PRESET_IDS, PRESETS, type PresetId, type Ruleset } from '@lexiko/rules';
import type { Alphabet } from '@lexiko/words';
import { UsageError, type Io, type ParsedArguments } from '../command.ts';
import { refusalText } from '../play/refusal-text.ts';

export const CLASSIC_PRESETS: readonly PresetId[] = PRESET_IDS.filter((id) => PRESETS[id].game === 'classic');

/** Exchanges are possible while the bag holds so many tiles, whatever the preset says: the convention engines share. */
export const EXCHANGE_BAG = 7;

export type Values = ParsedArguments['values'];

export function textValue(values: Values, key: string): string | null {
  const value = values[key];
  return typeof value === 'string' ? value : null;
}

/** A classic game by the name of its preset. */
export function readRuleset(name: string, sides = 2): Ruleset {
  const preset = CLASSIC_PRESETS.find((id): id is PresetId => id === name);
  if (preset === undefined) {
    throw new UsageError(`there are no moves for '${name}'; --ruleset takes ${CLASSIC_PRESETS.join(', ')}.`);
  }
  const ruleset = configure({ preset, sides });
  if (!ruleset.ok) throw new UsageError(refusalText(ruleset.error));
  return ruleset.value;
}

/** What `--leaves` says: a file in the KLV2 format, `none` for no leaves, and without it what was learnt for the game. */
export function readLeaves(path: string | null, ruleset: Ruleset, alphabet: Alphabet): Leaves | null {
  if (path === null) return leavesFor(ruleset, alphabet);
  if (path === 'none') return null;
  const leaves = parseKlv2(readFile(path));
  if (leaves.ok) return leaves.value;
  throw new UsageError(`'${path}' has no leaves in the KLV2 format (${leaves.error.code}).`);
}

/** What stands in `--cgp`, in the file named, or on standard input. */
export async function readInput({ values, positionals }: ParsedArguments, io: Io): Promise<string> {
  const cgp = textValue(values, 'cgp');
  const [source, more] = positionals;
  if (more !== undefined || (cgp === null) === (source === undefined)) {
    throw new UsageError("name one file, - for standard input, or --cgp 'POSITION'.");
  }
  if (cgp !== null) return cgp;
  return source === '-' || source === undefined ? textOf(io.stdin) : readFile(source).toString('utf8');
}

function readFile(path: string): Buffer {
  try {
    return readFileSync(path);
  } catch (error) {
    throw new UsageError(
      `'${path}' cannot be read: ${error instanceof Error ? error.message : String(error)}.`,
    );
  }
}
