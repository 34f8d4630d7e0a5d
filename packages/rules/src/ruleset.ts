/** From what players choose to the rules of one game: presets, options, and which of them go together. */

import { CLASSIC_LAYOUT, CLASSIC_TILES, premiumLayout } from './data/classic.ts';
import { CROSSWORDS_COUNTS, CROSSWORDS_LAYOUTS, CROSSWORDS_TILE_COUNT } from './data/crosswords.ts';
import { PRESETS, type Preset, type PresetId } from './data/presets.ts';
import { isOnBoard, parseSquare, type Layout } from './layout.ts';
import { MAX_SIDES } from './options/option-record.ts';
import type { OptionKey, Options } from './options/option-values.ts';
import { isOptionKey, OPTION_KEYS, OPTIONS } from './options/options.ts';
import { err, ok, type Result } from './result.ts';
import { allTiles, type TileSet } from './tile-set.ts';

/** Clockwise around the board; opposite colours are two apart (W-03). */
export const COLOURS = ['red', 'blue', 'green', 'orange'] as const;
export type Colour = (typeof COLOURS)[number];

/** What players choose before a game. Everything not named follows the preset. */
export interface GameConfig {
  readonly preset: PresetId;
  readonly options?: Readonly<Record<string, unknown>>;
  /** Default 2; 1 for solitaire with one rack. */
  readonly sides?: number;
  /** Crosswords: the colour of each seat, clockwise in order of the seats. */
  readonly colours?: readonly Colour[];
  /** Team games: how many members each team has. Unknown where absent. */
  readonly teamSizes?: readonly number[];
}

/** The rules of one game: plain data, fixed for the whole game. */
export interface Ruleset {
  readonly preset: PresetId;
  readonly game: 'classic' | 'crosswords';
  readonly sides: number;
  readonly teams: boolean;
  readonly teamSizes: readonly number[] | null;
  readonly colours: readonly Colour[];
  readonly options: Options;
  readonly layout: Layout;
  readonly tiles: TileSet;
  /** Points for laying at least so many tiles in one turn (S-47). */
  readonly bonus: { readonly tiles: number; readonly points: number };
  /** A game by house rules does not count for comparisons with others (V-13). */
  readonly ranked: boolean;
}

export type ConfigRefusal =
  | { readonly code: 'UNKNOWN_PRESET'; readonly preset: string }
  | { readonly code: 'UNKNOWN_OPTION'; readonly key: string }
  | { readonly code: 'BAD_OPTION_VALUE'; readonly key: string; readonly reason: string }
  | { readonly code: 'OPTION_NOT_IN_THIS_GAME'; readonly key: string; readonly preset: string }
  | { readonly code: 'OPTIONS_CONFLICT'; readonly keys: readonly string[]; readonly reason: string }
  | { readonly code: 'BAD_SIDE_COUNT'; readonly sides: number; readonly reason: string }
  | { readonly code: 'TEAM_TOO_SMALL'; readonly sizes: readonly number[] }
  | { readonly code: 'BAD_COLOURS'; readonly reason: string };

type Given = Partial<Record<OptionKey, unknown>>;

/** The ruleset of a configuration, or the name of what is wrong with it. Nothing is accepted and ignored. */
export function configure(config: GameConfig): Result<Ruleset, ConfigRefusal> {
  if (!Object.hasOwn(PRESETS, config.preset)) return err({ code: 'UNKNOWN_PRESET', preset: config.preset });
  const preset = PRESETS[config.preset];
  const { sides: sidesOption, ...entries } = config.options ?? {};
  const sides = config.sides ?? (sidesOption as number | undefined) ?? defaultSides(entries);
  if (!Number.isInteger(sides) || sides < 1 || sides > MAX_SIDES) {
    return err({ code: 'BAD_SIDE_COUNT', sides, reason: `there are 1 to ${MAX_SIDES} sides` });
  }
  const given = collectGiven(entries, sides);
  if (!given.ok) return given;
  const options = resolveOptions(preset, given.value, sides);
  if (!options.ok) return options;
  const refusal =
    refuseForeignOption(preset, options.value) ??
    refuseSides(preset, options.value, sides) ??
    refuseTeams(preset, config.teamSizes, sides) ??
    refuseCombination(preset, options.value, sides);
  if (refusal !== null) return err(refusal);
  return build({ config, preset, options: options.value, sides });
}

function defaultSides(options: Readonly<Record<string, unknown>>): number {
  const mode = options['solitaire.mode'];
  return mode === 'tally' || mode === 'openPool' ? 1 : 2;
}

/** Flat keys, with `timer.seconds[1]` meaning one seat of a list. */
function collectGiven(
  entries: Readonly<Record<string, unknown>>,
  sides: number,
): Result<Given, ConfigRefusal> {
  const given: Given = {};
  for (const [name, value] of Object.entries(entries)) {
    const indexed = /^(timer\.seconds|clock\.seconds|finishLine\.level)\[(\d)\]$/.exec(name);
    const key = indexed?.[1] ?? name;
    if (!isOptionKey(key)) return err({ code: 'UNKNOWN_OPTION', key: name });
    if (indexed === null) {
      given[key] = value;
      continue;
    }
    const seat = Number(indexed[2]);
    if (seat >= sides)
      return err({ code: 'BAD_OPTION_VALUE', key: name, reason: `there is no seat ${seat}` });
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
function resolveOptions(preset: Preset, given: Given, sides: number): Result<Options, ConfigRefusal> {
  const values: Partial<Record<OptionKey, unknown>> = {};
  for (const key of OPTION_KEYS) {
    const initial: unknown = OPTIONS[key].initial;
    const perSeat = key === 'timer.seconds' || key === 'clock.seconds' || key === 'finishLine.level';
    values[key] =
      preset.options[key] ?? (perSeat ? (initial as readonly unknown[]).slice(0, sides) : initial);
    if (!Object.hasOwn(given, key)) continue;
    const read = OPTIONS[key].read(given[key], sides);
    if (!read.ok) return err({ code: 'BAD_OPTION_VALUE', key, reason: read.error });
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

function isLimited(times: Options['clock.seconds']): boolean {
  return times.some((time) => time !== 'none');
}

/** Whether letters on the board can change (V-02 to V-04), so that a search for plays would miss some. */
export function lettersCanChange(options: Options): boolean {
  return (
    options['shift.anagram'] === 'on' ||
    options['shift.recycle'] === 'on' ||
    options['blank.retrieve'] === 'on'
  );
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

function refuseForeignOption(preset: Preset, options: Options): ConfigRefusal | null {
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

function refuseSides(preset: Preset, options: Options, sides: number): ConfigRefusal | null {
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

function refuseTeams(
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

function refuseCombination(preset: Preset, options: Options, sides: number): ConfigRefusal | null {
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

interface Parts {
  readonly config: GameConfig;
  readonly preset: Preset;
  readonly options: Options;
  readonly sides: number;
}

function build({ config, preset, options, sides }: Parts): Result<Ruleset, ConfigRefusal> {
  const colours = coloursOf(config.colours, preset, options, sides);
  if (!colours.ok) return colours;
  const layout = preset.game === 'crosswords' ? crosswordsLayout(options) : classicLayout(options);
  if (!layout.ok) return layout;
  const tiles = preset.game === 'crosswords' ? crosswordsTiles(options) : classicTiles(options);
  const total = allTiles(tiles).length;
  if (preset.game === 'crosswords' && total !== CROSSWORDS_TILE_COUNT) {
    return err({
      code: 'BAD_OPTION_VALUE',
      key: 'cw.letters',
      reason: `makes ${total} tiles instead of ${CROSSWORDS_TILE_COUNT}`,
    });
  }
  if (total < sides * options['rack.size']) {
    return err({ code: 'BAD_OPTION_VALUE', key: 'custom.letters', reason: 'has too few tiles to deal' });
  }
  if (new Set(allTiles(tiles)).size === 1) {
    // The draw for first play would be a tie for ever.
    return err({ code: 'BAD_OPTION_VALUE', key: 'custom.letters', reason: 'has only one kind of tile' });
  }
  return ok({
    preset: preset.id,
    game: preset.game,
    sides,
    teams: preset.teams,
    teamSizes: config.teamSizes ?? null,
    colours: colours.value,
    options,
    layout: layout.value,
    tiles,
    bonus: { tiles: options['custom.bonusTiles'], points: options['custom.bonusPoints'] },
    ranked: preset.id !== 'custom' && options['house.note'] === '',
  });
}

/**
 * Clockwise by seat; two players sit opposite each other unless they choose otherwise or have two opposite colours each
 * (W-05, W-37).
 */
function coloursOf(
  given: readonly Colour[] | undefined,
  preset: Preset,
  options: Options,
  sides: number,
): Result<readonly Colour[], ConfigRefusal> {
  if (preset.game !== 'crosswords') {
    return given === undefined ? ok([]) : err({ code: 'BAD_COLOURS', reason: 'only Crosswords has colours' });
  }
  const two = options['cw.coloursEach'] === 2;
  const colours = given ?? (sides === 2 && !two ? ['red', 'green'] : COLOURS.slice(0, sides));
  if (colours.length !== sides) return err({ code: 'BAD_COLOURS', reason: 'each side needs a colour' });
  const places = colours.map((colour) => COLOURS.indexOf(colour));
  if (places.includes(-1))
    return err({ code: 'BAD_COLOURS', reason: `the colours are ${COLOURS.join(', ')}` });
  if (two && places.every((place) => place % 2 === (places[0] ?? 0) % 2))
    return err({ code: 'BAD_COLOURS', reason: 'the opposite colour is one’s own too' });
  const turned = places.map((place) => (place - (places[0] ?? 0) + COLOURS.length) % COLOURS.length);
  const clockwise = turned.every((place, seat) => seat === 0 || place > (turned[seat - 1] ?? 0));
  return clockwise
    ? ok(colours)
    : err({ code: 'BAD_COLOURS', reason: 'each colour once, clockwise in order of the seats' });
}

function classicLayout(options: Options): Result<Layout, ConfigRefusal> {
  const rows = options['custom.board'];
  if (rows === null) return ok(CLASSIC_LAYOUT);
  const layout = premiumLayout('custom', rows);
  return isOnBoard(layout, layout.centre)
    ? ok(layout)
    : err({ code: 'BAD_OPTION_VALUE', key: 'custom.board', reason: 'has a blocked centre' });
}

function classicTiles(options: Options): TileSet {
  return {
    counts: options['custom.letters'] ?? CLASSIC_TILES.counts,
    values: options['custom.values'] ?? CLASSIC_TILES.values,
  };
}

function crosswordsLayout(options: Options): Result<Layout, ConfigRefusal> {
  const { layout, corners } = CROSSWORDS_LAYOUTS[options['cw.layout']];
  const names = options['cw.crosses'];
  const crosses = names?.map((name) => parseSquare(layout, name) ?? -1) ?? layout.crosses;
  if (crosses.includes(-1)) {
    return err({ code: 'BAD_OPTION_VALUE', key: 'cw.crosses', reason: 'names a square outside the board' });
  }
  const centre = options['cw.centreBonus'] ? layout.bars.flat() : [];
  return ok({
    ...layout,
    crosses: [...new Set([...crosses, ...centre])],
    blocked: options['cw.corners'] === 'blocked' ? corners : [],
  });
}

/** No letter values: leftover letters and letters played are counted by number (W-13, W-28). */
function crosswordsTiles(options: Options): TileSet {
  return { counts: { ...CROSSWORDS_COUNTS, ...options['cw.letters'] }, values: {} };
}

/**
 * The configuration with every option spelled out: what a log keeps, so that a game stays what it was when presets or
 * defaults change later.
 */
export function completeConfig({ preset, sides, options, colours, teamSizes }: Ruleset): GameConfig {
  return {
    preset,
    sides,
    options: { ...options },
    ...(colours.length > 0 ? { colours } : {}),
    ...(teamSizes === null ? {} : { teamSizes }),
  };
}

/**
 * The options in which a game differs from its preset, for "based on …" and for the players to agree on. The dictionary
 * is not among them: no preset names one.
 */
export function deviations(ruleset: Ruleset): readonly OptionKey[] {
  const { sides, preset } = ruleset;
  const plain = configure({ preset, sides });
  if (!plain.ok) return [];
  const before = plain.value.options;
  return OPTION_KEYS.filter(
    (key) => key !== 'dictionary.id' && JSON.stringify(before[key]) !== JSON.stringify(ruleset.options[key]),
  );
}
