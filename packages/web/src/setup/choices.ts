/**
 * What has been chosen at the set-up, and what it means for the rules. Only what differs from the rulebook is kept;
 * what the rules refuse cannot be chosen, and what a later choice makes impossible is dropped.
 */

import { configure, PRESETS, type GameConfig, type PresetId, type Ruleset, type Seat } from '@lexiko/rules';
import {
  belongsTo,
  isOptionKey,
  MAX_SIDES,
  OPTIONS,
  type OptionKey,
  type Options,
} from '@lexiko/rules/options';
import { COLOURS, type Colour } from '@lexiko/rules/rule-points';
import type { SeatPlan } from '../table/snapshot.ts';
import type { GamePlan } from '../table/worker-messages.ts';
import type { Texts } from '../texts/texts.ts';

const LEXICON = 'english';

export type ChosenOptions = Readonly<Partial<Record<OptionKey, unknown>>>;

export interface Choices {
  readonly preset: PresetId;
  /** Who plays. One person alone may play two racks. */
  readonly seats: readonly SeatPlan[];
  readonly options: ChosenOptions;
  /** Crosswords, by seat; `null` as the rulebook has it. */
  readonly colours: readonly Colour[] | null;
  /** Who plays first where that is agreed. */
  readonly starter: Seat;
  readonly dealCode: string;
}

/** What every part of the set-up is given. */
export interface ChoicesProps {
  readonly choices: Choices;
  readonly onChange: (choices: Choices) => void;
}

export function sidesOf({ seats, options }: Pick<Choices, 'seats' | 'options'>): number {
  return seats.length === 1 && options['solitaire.mode'] === 'twoRacks' ? 2 : seats.length;
}

export function configOf(choices: Choices): GameConfig {
  const { preset, options, colours } = choices;
  return {
    preset,
    sides: sidesOf(choices),
    options: { 'dictionary.id': LEXICON, ...options },
    ...(colours === null ? {} : { colours }),
  };
}

/** The rules as chosen; a set-up never holds choices that the rules refuse. */
export function rulesetOf(choices: Choices): Ruleset {
  const configured = configure(configOf(choices));
  if (!configured.ok) throw new Error(`${configured.error.code} for choices that were fitted`);
  return configured.value;
}

/** With every option of the rulebook, whatever was chosen. */
function plainOptions({ preset, seats, options }: Choices, key: OptionKey): Options | null {
  const others = Object.fromEntries(Object.entries(options).filter(([other]) => other !== key));
  const plain = configure({
    preset,
    sides: sidesOf({ seats, options }),
    options: { 'dictionary.id': LEXICON, ...others },
  });
  return plain.ok ? plain.value.config.options : null;
}

/** The choices with one option changed; the value of the rulebook is no choice. */
export function withOption(choices: Choices, key: OptionKey, value: unknown): Choices {
  const { [key]: _, ...others } = choices.options;
  const plain = plainOptions({ ...choices, options: others }, key);
  const isPlain = plain !== null && JSON.stringify(plain[key]) === JSON.stringify(value);
  return fitted({ ...choices, options: isPlain ? others : { ...others, [key]: value } }, key);
}

export function withoutOption(choices: Choices, key: OptionKey): Choices {
  const { [key]: _, ...others } = choices.options;
  return fitted({ ...choices, options: others }, key);
}

/** Whether the rules can be played with this value beside everything else that was chosen. */
export function isPossible(choices: Choices, key: OptionKey, value: unknown): boolean {
  const options = { ...choices.options, [key]: value };
  return configure(configOf({ ...choices, options })).ok;
}

/** How many may play by a rulebook; alone where it allows solitaire. */
export function playerRange(preset: PresetId): { readonly least: number; readonly most: number } {
  const counts = Array.from({ length: MAX_SIDES }, (_, at) => at + 1).filter(
    (sides) => configure({ preset, sides }).ok,
  );
  return { least: Math.min(...counts), most: Math.max(...counts) };
}

/** Values by seat follow the number of seats. */
function sized(key: OptionKey, value: unknown, sides: number): unknown {
  if (!Array.isArray(value) || !OPTIONS[key].isBySeat) return value;
  const given: readonly unknown[] = value;
  return Array.from({ length: sides }, (_, at) => given[at] ?? given[0]);
}

/** Drops what the rules refuse, one option after the other; the one just chosen (`wanted`) goes last. */
export function fitted(choices: Choices, wanted: OptionKey | null = null): Choices {
  const sides = sidesOf(choices);
  let options: ChosenOptions = Object.fromEntries(
    Object.entries(choices.options)
      .filter(([key]) => isOptionKey(key) && belongsTo(key, choices.preset))
      .map(([key, value]) => [key, sized(key as OptionKey, value, sides)]),
  );
  let colours = belongsTo('cw.coloursEach', choices.preset) ? choices.colours : null;
  for (;;) {
    const configured = configure(configOf({ ...choices, options, colours }));
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

/** What was chosen before and is so no longer, because it does not go with what was chosen since. */
export function droppedOptions(before: Choices, after: Choices): readonly OptionKey[] {
  return Object.keys(before.options)
    .filter(isOptionKey)
    .filter((key) => !Object.hasOwn(after.options, key));
}

/** Every way to give out the colours that the rules allow, as they go around the board. */
export function colourPlans(choices: Choices): readonly (readonly Colour[])[] {
  const sides = sidesOf(choices);
  let plans: readonly (readonly Colour[])[] = [[]];
  for (let seat = 0; seat < sides; seat++)
    plans = plans.flatMap((plan) => COLOURS.map((colour) => [...plan, colour]));
  return plans.filter((colours) => configure(configOf({ ...choices, colours })).ok);
}

/** Who sits where: one person with two racks sits on both sides. */
export function seatsOf(texts: Texts, { seats, options }: Choices): readonly SeatPlan[] {
  const [only] = seats;
  if (options['solitaire.mode'] !== 'twoRacks' || seats.length !== 1 || only === undefined) return seats;
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

/** The values of an option that are a short list here. */
export function choicesOf(key: OptionKey, preset: PresetId): readonly unknown[] | null {
  if (key === 'dictionary.id') return [LEXICON, 'table'];
  if (key === 'rack.size') return PRESETS[preset].rackSizes;
  if (key === 'timer.days') return ['none', 1, 2, 3, 5, 7, 14];
  return OPTIONS[key].choices;
}
