/** Drill progress as a JSON file for another device. Reading validates everything: the file may have been edited. */

import { configure, err, ok, type Result, type Ruleset } from '@lexiko/rules';
import { ARMS } from '@lexiko/rules/board';
import { readConfig } from '@lexiko/rules/notation';
import {
  CARD_KINDS,
  cardId,
  GRADES,
  type DrillAnswer,
  type DrillCard,
  type Memory,
  type MissedPlay,
} from './drill-card.ts';
import { DECKS, type DrillPlan } from './drill-plan.ts';
import type { DrillRecord } from './drill-store.ts';

const FORMAT = 'lexiko-drills';
const VERSION = 1;

export type DrillFileFault = 'not-json' | 'not-drills' | 'newer-version' | 'damaged';

export function formatDrills(record: DrillRecord): string {
  return `${JSON.stringify({ format: FORMAT, version: VERSION, ...record })}\n`;
}

export type Plain = Readonly<Record<string, unknown>>;

export function isPlain(value: unknown): value is Plain {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function isNumber(value: unknown): value is number {
  return typeof value === 'number' && Number.isFinite(value);
}

/** The latest time a `Date` can hold. */
const LAST_MS = 8_640_000_000_000_000;

export function isMoment(value: unknown): value is number {
  return isNumber(value) && value >= 0 && value <= LAST_MS;
}

export function isCount(value: unknown): value is number {
  return Number.isSafeInteger(value) && Number(value) >= 0;
}

export function isOneOf<T extends string>(choices: readonly T[], value: unknown): value is T {
  return choices.some((choice) => choice === value);
}

export function isMemory(value: unknown): value is Memory {
  if (!isPlain(value)) return false;
  const numbers = ['stability', 'difficulty', 'scheduledDays', 'step', 'answers', 'lapses'];
  return (
    numbers.every((key) => isNumber(value[key]) && value[key] >= 0) &&
    isMoment(value['dueMs']) &&
    (value['lastMs'] === null || isMoment(value['lastMs'])) &&
    isOneOf(['new', 'learning', 'known', 'relearning'], value['stage'])
  );
}

export function isCard(value: unknown): value is DrillCard {
  if (!isPlain(value) || !isOneOf(CARD_KINDS, value['kind']) || typeof value['letters'] !== 'string')
    return false;
  const id = cardId({ kind: value['kind'], letters: value['letters'] });
  return value['id'] === id && isMemory(value['memory']);
}

function isAnswer(value: unknown): value is DrillAnswer {
  return (
    isPlain(value) &&
    isMoment(value['atMs']) &&
    typeof value['card'] === 'string' &&
    isOneOf(GRADES, value['grade']) &&
    typeof value['isFirst'] === 'boolean'
  );
}

function isTexts(value: unknown): value is readonly string[] {
  return Array.isArray(value) && value.every((one) => typeof one === 'string');
}

function isTiles(value: unknown): boolean {
  const isTile = (one: unknown): boolean =>
    Array.isArray(one) && one.length === 2 && isNumber(one[0]) && typeof one[1] === 'string';
  return Array.isArray(value) && value.every(isTile);
}

function isNoted(value: unknown): value is Plain {
  return isPlain(value) && typeof value['notation'] === 'string' && isNumber(value['score']);
}

/** The rules of a stored game; `null`: it cannot be read, or is not allowed. */
function rulesetOf(config: unknown): Ruleset | null {
  const read = readConfig(config, 'config');
  const ruleset = read.ok ? configure(read.value) : read;
  return ruleset.ok ? ruleset.value : null;
}

/** `turn` and `zones` come together or not at all: a seat of the game, and the arms of every seat. */
function isPlaceAt({ sides }: Ruleset, turn: unknown, zones: unknown): boolean {
  if (turn === undefined || zones === undefined) return turn === zones;
  const isArms = (one: unknown): boolean => isTexts(one) && one.every((arm) => isOneOf(ARMS, arm));
  return (
    isCount(turn) && turn < sides && Array.isArray(zones) && zones.length === sides && zones.every(isArms)
  );
}

export function isMissed(value: unknown): value is MissedPlay {
  if (!isPlain(value)) return false;
  const ruleset = rulesetOf(value['config']);
  return (
    ruleset !== null &&
    typeof value['id'] === 'string' &&
    isTexts(value['board']) &&
    value['board'].length === ruleset.layout.width * ruleset.layout.height &&
    isTexts(value['rack']) &&
    isPlaceAt(ruleset, value['turn'], value['zones']) &&
    isNoted(value['best']) &&
    isTiles(value['best']['tiles']) &&
    (value['made'] === null || isNoted(value['made'])) &&
    isNumber(value['atMs'])
  );
}

export function isPlan(value: unknown): value is DrillPlan {
  return (
    isPlain(value) &&
    Array.isArray(value['decks']) &&
    value['decks'].every((deck) => isOneOf(DECKS, deck)) &&
    isCount(value['newADay']) &&
    isCount(value['againADay'])
  );
}

export function parseDrills(text: string): Result<DrillRecord, DrillFileFault> {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return err('not-json');
  }
  if (!isPlain(value) || value['format'] !== FORMAT) return err('not-drills');
  if (value['version'] !== VERSION) return err('newer-version');
  const { cards, answers, missed, plan } = value;
  if (!Array.isArray(cards) || !cards.every(isCard)) return err('damaged');
  if (!Array.isArray(answers) || !answers.every(isAnswer)) return err('damaged');
  if (!Array.isArray(missed) || !missed.every(isMissed)) return err('damaged');
  if (plan !== null && !isPlan(plan)) return err('damaged');
  return ok({ cards, answers, missed, plan });
}
