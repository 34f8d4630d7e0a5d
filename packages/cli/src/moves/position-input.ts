/** What commands on positions have in common: where positions come from, and by which rules and leaves they are read. */

import { readFileSync } from 'node:fs';
import { text as textOf } from 'node:stream/consumers';
import { fetchLearnt } from '@lexiko/engine/learnt';
import { LANGUAGE_IDS } from '@lexiko/languages';
import { practiceTable } from '@lexiko/engine/internals';
import { type GameNumbers, type Leaves, parseKlv2, tableNumbers } from '@lexiko/engine/moves';
import { positionNumbers, type NumberedPosition } from '@lexiko/engine/positions';
import { configure, PRESET_IDS, PRESETS, type GameConfig, type PresetId, type Ruleset } from '@lexiko/rules';
import type { Alphabet, Lexicon } from '@lexiko/words';
import { UsageError, type Io, type OptionSpec, type OptionTable, type ParsedArguments } from '../command.ts';
import { DEFAULT_LEXICON, goodWords, openLexicon } from '../lexicon-store.ts';
import { parseOption } from '../play/text/option-text.ts';
import { refusalText } from '../play/text/refusal-text.ts';
import { keptLeaves, type NamedGraph } from '../words/table-cache.ts';
import { readPositions } from './positions.ts';

export const CLASSIC_PRESETS: readonly PresetId[] = PRESET_IDS.filter((id) => PRESETS[id].game === 'classic');

export type Values = ParsedArguments['values'];

export function textValue(values: Values, key: string): string | null {
  const value = values[key];
  return typeof value === 'string' ? value : null;
}

/** A whole number that an argument gives; throws a `UsageError` where it is none or beyond its limits. */
export function wholeValue(
  values: Values,
  name: string,
  { initial, least, most }: { readonly initial: number; readonly least: number; readonly most: number },
): number {
  const number = Number(textValue(values, name) ?? initial);
  if (!Number.isInteger(number) || number < least || number > most)
    throw new UsageError(({ commandLine }) => commandLine.wholeFrom(`--${name}`, least, most));
  return number;
}

/** A classic game by the name of its preset. */
export function readRuleset(name: string, lexicon: Lexicon, sides = 2): Ruleset {
  return rulesetOf(readConfig({ preset: name, options: [], sides, presets: CLASSIC_PRESETS, lexicon }));
}

/** The game that `--preset` and `--option` mean; `presets` are those that make sense here. */
export function readConfig(given: {
  readonly preset: string;
  readonly options: readonly string[];
  readonly sides: number;
  readonly presets: readonly PresetId[];
  /** Its language is that of the tiles, unless the options say otherwise. */
  readonly lexicon: Lexicon;
}): GameConfig {
  const { sides, presets } = given;
  const preset = presets.find((id) => id === given.preset);
  if (preset === undefined)
    throw new UsageError(({ commandLine }) => commandLine.oneOf('--preset', presets, given.preset));
  const options: Record<string, unknown> = tilesOf(given.lexicon);
  for (const text of given.options) {
    const option = parseOption(text, { sides, names: [] });
    if (!option.ok) throw new UsageError(option.error);
    options[option.value.key] = option.value.value;
  }
  return { preset, options, sides };
}

/** The option that plays with the tiles of a lexicon's language; none for an alphabet of its own. */
export function tilesOf({ alphabet }: Lexicon): Record<string, unknown> {
  const language = LANGUAGE_IDS.find((id) => id === alphabet.id);
  return language === undefined ? {} : { 'letters.language': language };
}

export function rulesetOf(config: GameConfig): Ruleset {
  const ruleset = configure(config);
  if (!ruleset.ok) throw new UsageError((texts) => refusalText(texts, ruleset.error));
  return ruleset.value;
}

/** The arguments by which commands are asked about positions, for `parseArguments`. */
export const POSITION_ARGUMENTS: OptionTable & Readonly<Record<'preset', OptionSpec>> = {
  cgp: { type: 'string' },
  lexicon: { type: 'string', usual: DEFAULT_LEXICON },
  preset: { type: 'string', formerly: 'ruleset', choices: CLASSIC_PRESETS, usual: 'standard-2007' },
  option: { type: 'string', multiple: true },
};

/** Positions with everything that they are read by. */
export interface AskedPositions {
  readonly config: GameConfig;
  readonly ruleset: Ruleset;
  readonly alphabet: Alphabet;
  /** Those that are good by the ruleset. */
  readonly words: NamedGraph;
  readonly leaves: Leaves | null;
  /** Of Crosswords as the side counts that opens. */
  readonly numbers: GameNumbers;
  readonly positions: readonly NumberedPosition[];
}

export async function readAsked(
  parsed: ParsedArguments,
  io: Io,
  presets: readonly PresetId[],
): Promise<AskedPositions> {
  const { values } = parsed;
  const lexicon = openLexicon(textValue(values, 'lexicon') ?? DEFAULT_LEXICON, io.env);
  const config = readConfig({
    preset: textValue(values, 'preset') ?? 'standard-2007',
    options: [values['option'] ?? []].flat().map(String),
    sides: 2,
    presets,
    lexicon,
  });
  const ruleset = rulesetOf(config);
  const { alphabet } = lexicon;
  const numbers =
    ruleset.scoring.kind === 'premiums'
      ? positionNumbers(ruleset, alphabet)
      : tableNumbers(practiceTable(config), 0, alphabet);
  return {
    config,
    ruleset,
    alphabet,
    words: goodWords(lexicon, ruleset, io.env),
    leaves: await readLeaves(textValue(values, 'leaves'), { ruleset, alphabet }, io),
    numbers,
    positions: readPositions(await readInput(parsed, io), alphabet, numbers),
  };
}

/** What `--leaves` says: a file in the KLV2 format, `none` for no leaves, and without it what was learnt for the game. */
export async function readLeaves(
  path: string | null,
  game: Pick<AskedPositions, 'ruleset' | 'alphabet'>,
  { env }: Pick<Io, 'env'>,
): Promise<Leaves | null> {
  if (path === null) return keptLeaves(await fetchLearnt(game.alphabet.id), game, env);
  if (path === 'none') return null;
  const leaves = parseKlv2(readFile(path));
  if (leaves.ok) return leaves.value;
  const { code } = leaves.error;
  throw new UsageError(({ positions }) => positions.noLeaves(path, code));
}

/** What stands in `--cgp`, in the file named, or on standard input. */
export async function readInput({ values, positionals }: ParsedArguments, io: Io): Promise<string> {
  const cgp = textValue(values, 'cgp');
  const [source, more] = positionals;
  if (more !== undefined || (cgp === null) === (source === undefined)) {
    throw new UsageError(({ positions }) => positions.oneSource);
  }
  if (cgp !== null) return cgp;
  return source === '-' || source === undefined ? textOf(io.stdin) : readFile(source).toString('utf8');
}

function readFile(path: string): Buffer {
  try {
    return readFileSync(path);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new UsageError(({ commandLine }) => commandLine.cannotRead(path, reason));
  }
}
