/**
 * The choices of the set-up, and the rules that follow from them. Only what differs from the rulebook is stored. Nobody
 * can choose what the rules refuse; a choice that a later one makes impossible is dropped.
 */

import type { LanguageId } from '@lexiko/languages';
import {
  configure,
  configureNew,
  PRESETS,
  type GameConfig,
  type PresetId,
  type Ruleset,
  type Seat,
} from '@lexiko/rules';
import {
  belongsTo,
  isOptionKey,
  MAX_SIDES,
  OPTIONS,
  sidesOfPlayers,
  unknownClassKeys,
  type OptionKey,
  type Options,
} from '@lexiko/rules/options';
import { COLOURS, type Colour } from '@lexiko/rules/rule-points';
import type { SeatPlan } from '../table/snapshot.ts';
import type { GamePlan } from '../table/worker-messages.ts';
import type { Texts } from '../texts/texts.ts';
import {
  dictionariesOf,
  isLanguage,
  NO_DICTIONARY,
  usualDictionary,
  type Dictionary,
} from '../words/dictionaries.ts';

export type ChosenOptions = Readonly<Partial<Record<OptionKey, unknown>>>;

export interface Choices {
  readonly preset: PresetId;
  /** Who plays. One person alone may play two racks. */
  readonly seats: readonly SeatPlan[];
  readonly options: ChosenOptions;
  /** Crosswords: by seat; `null` leaves the colours to the rulebook. */
  readonly colours: readonly Colour[] | null;
  /** Who plays first, if the players agree on it. */
  readonly starter: Seat;
  readonly dealCode: string;
  /** The dictionaries to choose from. */
  readonly offered: readonly Dictionary[];
}

/** The props of every part of the set-up. */
export interface ChoicesProps {
  readonly choices: Choices;
  readonly onChange: (choices: Choices) => void;
}

export function sidesOf({ seats, options }: Pick<Choices, 'seats' | 'options'>): number {
  return sidesOfPlayers(seats.length, options);
}

/** The chosen language of the tiles; every rulebook has English ones. */
export function languageOf({ options }: Pick<Choices, 'options'>): LanguageId {
  const chosen = options['letters.language'];
  return isLanguage(chosen) ? chosen : 'english';
}

/** The chosen options; without a chosen dictionary, with the usual one of the language. */
function withDictionary(options: ChosenOptions): ChosenOptions {
  return { 'dictionary.id': usualDictionary(languageOf({ options })), ...options };
}

export function configOf(choices: Choices): GameConfig {
  const { preset, options, colours } = choices;
  return {
    preset,
    sides: sidesOf(choices),
    options: withDictionary(options),
    ...(colours === null ? {} : { colours }),
  };
}

/** The rules as chosen; a set-up never holds choices that the rules refuse. */
export function rulesetOf(choices: Choices): Ruleset {
  const configured = configure(configOf(choices));
  if (!configured.ok) throw new Error(`${configured.error.code} for choices that were fitted`);
  return configured.value;
}

/** The options if the player had not chosen `key`. */
function plainOptions({ preset, seats, options }: Choices, key: OptionKey): Options | null {
  const others = Object.fromEntries(Object.entries(options).filter(([other]) => other !== key));
  const plain = configure({
    preset,
    sides: sidesOf({ seats, options }),
    options: withDictionary(others),
  });
  return plain.ok ? plain.value.config.options : null;
}

/** The choices with one option changed. A value that the rulebook has anyway is not stored. */
export function withOption(before: Choices, key: OptionKey, value: unknown): Choices {
  // A dictionary of another language cannot judge words of these tiles.
  const choices = key === 'letters.language' ? withoutOption(before, 'dictionary.id') : before;
  const { [key]: _, ...others } = choices.options;
  const plain = plainOptions({ ...choices, options: others }, key);
  const isPlain = plain !== null && JSON.stringify(plain[key]) === JSON.stringify(value);
  return fitted({ ...choices, options: isPlain ? others : { ...others, [key]: value } }, key);
}

export function withoutOption(choices: Choices, key: OptionKey): Choices {
  const { [key]: _, ...others } = choices.options;
  return fitted({ ...choices, options: others }, key);
}

/** Whether the rules allow this value together with all other choices. */
export function isPossible(choices: Choices, key: OptionKey, value: unknown): boolean {
  const options = { ...choices.options, [key]: value };
  return configureNew(configOf({ ...choices, options })).ok;
}

/** Whether the option bars words that nobody has marked in the language of the tiles. */
export function isWithoutWords(choices: Choices, key: OptionKey): boolean {
  const { preset, config } = rulesetOf(choices);
  return unknownClassKeys(PRESETS[preset], config.options).some((one) => one === key);
}

/** How many can play by a rulebook; one where it allows solitaire. */
export function playerRange(preset: PresetId): { readonly least: number; readonly most: number } {
  const counts = Array.from({ length: MAX_SIDES }, (_, at) => at + 1).filter(
    (sides) => configure({ preset, sides }).ok,
  );
  return { least: Math.min(...counts), most: Math.max(...counts) };
}

/** A value by seat, made as long as the number of sides. */
function sized(key: OptionKey, value: unknown, sides: number): unknown {
  if (!Array.isArray(value) || !OPTIONS[key].isBySeat) return value;
  const given: readonly unknown[] = value;
  return Array.from({ length: sides }, (_, at) => given[at] ?? given[0]);
}

/** Drops what the rules refuse, one option at a time; the one just chosen (`wanted`) last. */
export function fitted(choices: Choices, wanted: OptionKey | null = null): Choices {
  const sides = sidesOf(choices);
  let options: ChosenOptions = Object.fromEntries(
    Object.entries(choices.options)
      .filter(([key]) => isOptionKey(key) && belongsTo(key, choices.preset))
      .map(([key, value]) => [key, sized(key as OptionKey, value, sides)]),
  );
  let colours = belongsTo('cw.coloursEach', choices.preset) ? choices.colours : null;
  for (;;) {
    const configured = configureNew(configOf({ ...choices, options, colours }));
    if (configured.ok) return { ...choices, options, colours, starter: Math.min(choices.starter, sides - 1) };
    const { error } = configured;
    if (error.code === 'BAD_COLOURS') colours = null;
    else {
      const named =
        'keys' in error ? error.keys : 'key' in error ? [error.key] : ['solitaire.mode', 'cw.partners'];
      const guilty =
        named.find((key) => key !== wanted && Object.hasOwn(options, key)) ??
        Object.keys(options).findLast((key) => key !== wanted) ??
        wanted;
      if (guilty === null || !Object.hasOwn(options, guilty))
        throw new Error(`${error.code} without any choice`);
      options = Object.fromEntries(Object.entries(options).filter(([key]) => key !== guilty));
    }
  }
}

/** Choices that were dropped because they exclude a later one. */
export function droppedOptions(before: Choices, after: Choices): readonly OptionKey[] {
  return Object.keys(before.options)
    .filter(isOptionKey)
    .filter((key) => !Object.hasOwn(after.options, key));
}

/** Every way to assign the colours that the rules allow, in their order around the board. */
export function colourPlans(choices: Choices): readonly (readonly Colour[])[] {
  const sides = sidesOf(choices);
  let plans: readonly (readonly Colour[])[] = [[]];
  for (let seat = 0; seat < sides; seat++)
    plans = plans.flatMap((plan) => COLOURS.map((colour) => [...plan, colour]));
  return plans.filter((colours) => configure(configOf({ ...choices, colours })).ok);
}

/** Who sits where: one person with two racks sits on both sides. */
export function seatsOf(texts: Texts, choices: Choices): readonly SeatPlan[] {
  const { seats } = choices;
  const [only] = seats;
  if (sidesOf(choices) === seats.length || only === undefined) return seats;
  return [1, 2].map((rack) => ({ ...only, name: texts.forms.secondRack(only.name, rack) }));
}

export function planOf(texts: Texts, choices: Choices): GamePlan {
  const { dealCode, starter } = choices;
  const isAgreed = rulesetOf(choices).start.kind === 'manual';
  return {
    config: configOf(choices),
    seats: seatsOf(texts, choices).map((seat) => ({ ...seat, name: seat.name.trim() })),
    dealCode: dealCode.trim(),
    ...(isAgreed ? { starter } : {}),
  };
}

/** The values of an option if they are a short list here; `null` otherwise. */
export function choicesOf(key: OptionKey, choices: Choices): readonly unknown[] | null {
  const { preset } = choices;
  if (key === 'dictionary.id')
    return [...dictionariesOf(languageOf(choices), choices.offered).map(({ id }) => id), NO_DICTIONARY];
  if (key === 'rack.size') return PRESETS[preset].rackSizes;
  if (key === 'timer.days') return ['none', 1, 2, 3, 5, 7, 14];
  if (key === 'timer.bank') return [0, 1, 2, 3, 5, 7, 14, 30];
  return OPTIONS[key].choices;
}
