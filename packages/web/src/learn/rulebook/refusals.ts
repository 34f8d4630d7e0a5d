/**
 * The refusals that players see when they break a rule of a section (C-14). Some occur only with certain options, and
 * name these.
 */

import {
  PLAIN_REFUSAL_CODES,
  REFUSAL_RULES,
  type Refusal,
  type RefusalCode,
  type Ruleset,
} from '@lexiko/rules';
import { belongsTo, type OptionKey } from '@lexiko/rules/options';
import { namesOneWord, playersDecide, waitsForAll } from '@lexiko/rules/rule-points';
import { textByCode } from '@lexiko/texts';
import type { RefusalTexts } from '@lexiko/texts/en/refusals';
import { sectionIn, sectionOfRule, type SectionId } from './outline.ts';

/** When a refusal can occur. */
interface Occasion {
  /** Options that decide whether it occurs. */
  readonly options: readonly OptionKey[];
  readonly isGiven: (ruleset: Ruleset) => boolean;
  /** Whether it cannot occur in this game, whatever the options. */
  readonly isOut?: (ruleset: Ruleset) => boolean;
}

function when(options: readonly OptionKey[], isGiven: (ruleset: Ruleset) => boolean): Occasion {
  return { options, isGiven };
}

const ON_SMALL_CROSS = when([], ({ opening }) => opening.kind === 'smallCross');
const ON_CENTRE = when([], ({ opening }) => opening.kind === 'centre');
const CHALLENGES = when(['words.validation'], ({ challenge }) => challenge.kind === 'challenge');
const REARRANGING = when(['shift.anagram'], ({ rearranging }) => rearranging.kind === 'on');
const RECYCLING = when(['shift.recycle'], ({ recycling }) => recycling.kind === 'on');
const RETRIEVING = when(['blank.retrieve'], ({ blanks }) => blanks.kind === 'retrieve');
const OPEN_LETTERS = when(['solitaire.mode'], ({ solitaire }) => solitaire.kind === 'openPool');

/** Refusals that occur only in some games; all others can occur in every game. */
const OCCASIONS: Partial<Readonly<Record<RefusalCode, Occasion>>> = {
  INVALID_WORDS: when(['words.validation'], ({ challenge }) => challenge.kind === 'auto'),
  FIRST_PLAY_MISSES_CENTER: ON_CENTRE,
  FIRST_PLAY_TOO_SHORT: ON_CENTRE,
  CW_OPENING_TOO_SHORT: ON_SMALL_CROSS,
  CW_OPENING_NOT_ON_SMALL_CROSS: ON_SMALL_CROSS,
  FIRST_WORD_BELOW_MINIMUM: when(
    ['firstWord.min'],
    ({ opening }) => opening.kind === 'centre' && opening.minimum > 2,
  ),
  POOL_BELOW_EXCHANGE_MINIMUM: when(['exchange.minPool'], ({ exchange }) => exchange.minimumPool > 0),
  EXCHANGE_ABOVE_MAXIMUM: when(
    [],
    ({ exchange, rack }) => exchange.maximum < rack.size && exchange.maximum > 0,
  ),
  EXCHANGE_EMPTY: when(['exchange.allowZero'], ({ exchange }) => !exchange.allowsNone),
  MUST_PLAY: when(
    ['pass.enforce', 'pass.obligation', 'cw.exchange.when'],
    ({ passing, exchange }) =>
      (passing.enforce === 'solver' && passing.obligation === 'must') || exchange.when === 'solver',
  ),
  PASS_NOT_ALLOWED: when(
    ['pass.enforce', 'pass.policy'],
    ({ passing }) => passing.enforce === 'solver' && passing.policy === 'onlyWhenUnable',
  ),
  CHALLENGE_WINDOW_CLOSED: CHALLENGES,
  CANNOT_CHALLENGE_OWN_PLAY: CHALLENGES,
  NOTHING_TO_CHALLENGE: CHALLENGES,
  WORD_NOT_IN_PLAY: when(['words.validation', 'challenge.scope'], ({ challenge }) => namesOneWord(challenge)),
  // With two sides the opponent always plays next; a preset's rulebook is also for three and four sides.
  CHALLENGE_WINDOW_OPEN: {
    options: ['words.validation', 'challenge.window', 'challenge.graceSeconds'],
    isOut: ({ teams }) => teams.kind === 'teams',
    isGiven: ({ challenge }) =>
      challenge.kind === 'challenge' && (waitsForAll(challenge) || challenge.graceMs > 0),
  },
  RULING_PENDING: when(['dictionary.id'], ({ dictionary }) => playersDecide(dictionary)),
  DICTIONARY_LOCKED: when(
    ['dictionary.access', 'help.inGame'],
    ({ dictionary }) => dictionary.access !== 'free' || dictionary.help !== 'full',
  ),
  ANAGRAM_NEEDS_NEW_TILE: REARRANGING,
  ANAGRAM_TILE_LEFT_OUT: REARRANGING,
  NO_NEW_WORD: RECYCLING,
  BLANK_LOCKED: when(
    ['shift.recycle', 'shift.recycle.blanks'],
    ({ recycling }) => recycling.kind === 'on' && recycling.blanks === 'locked',
  ),
  NOT_A_BLANK: RETRIEVING,
  LETTER_DOES_NOT_MATCH_BLANK: RETRIEVING,
  PRE_STEP_TOO_LATE: when(
    ['blank.retrieve', 'shift.recycle'],
    ({ blanks, recycling }) => blanks.kind === 'retrieve' && recycling.kind === 'on',
  ),
  TOO_MANY_TILES: OPEN_LETTERS,
  NOTHING_TO_TAKE_BACK: OPEN_LETTERS,
  TIME_NOT_UP: when(
    ['timer.seconds', 'timer.days', 'clock.seconds'],
    ({ clock }) => clock.limit.kind !== 'none',
  ),
  RETURN_TILES_FIRST: when(['cw.exchange.order'], ({ exchange }) => exchange.order === 'drawFirst'),
};

/** Every refusal during play, with this game's numbers and example words. The setup screen shows its own refusals. */
function refusalsAtTable({ exchange, opening, rack }: Ruleset): readonly Refusal[] {
  return [
    ...PLAIN_REFUSAL_CODES.map((code): Refusal => ({ code })),
    { code: 'TILE_NOT_ON_RACK', tiles: ['Q'] },
    { code: 'INVALID_WORDS', bad: ['GATELIED'], faults: {} },
    { code: 'FIRST_WORD_BELOW_MINIMUM', minimum: Math.max(3, opening.minimum) },
    { code: 'POOL_BELOW_EXCHANGE_MINIMUM', minimum: exchange.minimumPool || rack.size },
    { code: 'POOL_TOO_SMALL', left: 2 },
    { code: 'EXCHANGE_ABOVE_MAXIMUM', maximum: exchange.maximum },
    { code: 'TOO_MANY_TILES', maximum: rack.size },
    { code: 'WORD_NOT_IN_PLAY', words: ['PASTE', 'FARMS'] },
    { code: 'NOT_ALL_CONFIRMED', missing: [1] },
    { code: 'CHALLENGE_WINDOW_OPEN', untilMs: null },
    { code: 'TIME_NOT_UP', untilMs: 0 },
    { code: 'RETURN_TILES_FIRST', count: 2 },
  ];
}

/** A refusal with its sentence as it appears beside the board. */
export interface SaidRefusal {
  readonly code: RefusalCode;
  readonly sentence: string;
  /** Options to change before it can occur; empty if it occurs in this game as it is. */
  readonly options: readonly OptionKey[];
}

/** The options to change before a refusal can occur; `null` if no game of this rulebook has it. */
function optionsFor({ code }: Refusal, ruleset: Ruleset): readonly OptionKey[] | null {
  const occasion = OCCASIONS[code];
  if (occasion === undefined) return [];
  if (occasion.isOut?.(ruleset) === true) return null;
  if (occasion.isGiven(ruleset)) return [];
  const options = occasion.options.filter((key) => belongsTo(key, ruleset.preset));
  return options.length === 0 ? null : options;
}

/** The refusals of a section; those that occur in this game without a change come first. */
export function refusalsOf(id: SectionId, ruleset: Ruleset, texts: RefusalTexts): readonly SaidRefusal[] {
  const said = refusalsAtTable(ruleset).flatMap((refusal): readonly SaidRefusal[] => {
    const section = sectionOfRule(REFUSAL_RULES[refusal.code]);
    if (section === null || sectionIn(section, ruleset) !== id) return [];
    const options = optionsFor(refusal, ruleset);
    return options === null
      ? []
      : [{ code: refusal.code, sentence: textByCode<Refusal>(texts, refusal), options }];
  });
  return said.toSorted((a, b) => a.options.length - b.options.length);
}
