/** A whole deck with its schedule as a JSON file. Reading validates everything: the file may have been edited. */

import { err, ok, type Result } from '@lexiko/rules';
import { GRADES } from '../../drills/drill-card.ts';
import { isCount, isMemory, isMoment, isOneOf, isPlain } from '../../drills/drill-file.ts';
import { isLanguage } from '../../../words/dictionaries.ts';
import {
  DECK_KINDS,
  LONGEST_NAME,
  MOST_AGAIN,
  MOST_CARDS,
  MOST_NEW,
  type Deck,
  type DeckAnswer,
  type DeckCard,
  type DeckDay,
  type DeckTallies,
} from '../deck.ts';
import { countedDeck, type WholeDeck } from '../whole-deck.ts';

const FORMAT = 'lexiko-deck';
const VERSION = 1;

export type DeckFileFault = 'not-a-deck' | 'newer-version' | 'damaged';

export function formatDeck(whole: WholeDeck): string {
  return `${JSON.stringify({ format: FORMAT, version: VERSION, ...whole })}\n`;
}

function isText(value: unknown): value is string {
  return typeof value === 'string';
}

/** Letters of a card: no spaces, for they part the cards of a deck. */
export function isLetters(value: unknown): value is string {
  return isText(value) && value.length <= 80 && /^\S+$/u.test(value);
}

function isDictionary(value: unknown): boolean {
  if (!isPlain(value) || !isLanguage(value['language'])) return false;
  const { identity } = value;
  return isPlain(identity) && ['id', 'name', 'version', 'checksum'].every((key) => isText(identity[key]));
}

export function isDeck(value: unknown): value is Deck {
  return (
    isPlain(value) &&
    isText(value['id']) &&
    /^[0-9a-f-]{36}$/u.test(value['id']) &&
    isText(value['name']) &&
    value['name'].length <= LONGEST_NAME &&
    isOneOf(DECK_KINDS, value['kind']) &&
    isDictionary(value['dictionary']) &&
    ['newADay', 'againADay', 'size', 'next', 'begun', 'firm'].every((key) => isCount(value[key])) &&
    Number(value['newADay']) <= MOST_NEW &&
    Number(value['againADay']) <= MOST_AGAIN &&
    isMoment(value['createdMs']) &&
    isMoment(value['changedMs'])
  );
}

/** The parts of a deck name it, so that one cannot be written into another. */
function belongs(value: unknown, deck: string): value is Readonly<Record<string, unknown>> {
  return isPlain(value) && value['deck'] === deck;
}

export function isTallies(value: unknown): value is DeckTallies['letters'] {
  return (
    isPlain(value) &&
    Object.values(value).every(
      (tally) =>
        Array.isArray(tally) &&
        tally.length === 2 &&
        tally.every(isCount) &&
        Number(tally[1]) <= Number(tally[0]),
    )
  );
}

export function parseDeck(text: string): Result<WholeDeck, DeckFileFault> {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return err('not-a-deck');
  }
  if (!isPlain(value) || value['format'] !== FORMAT) return err('not-a-deck');
  if (value['version'] !== VERSION) return err('newer-version');
  const { deck, contents, cards, answers, days, tallies } = value;
  if (!isDeck(deck) || !Array.isArray(contents) || contents.length > MOST_CARDS) return err('damaged');
  if (!contents.every(isLetters)) return err('damaged');
  const places = new Map(contents.map((letters, place) => [letters, place]));
  if (places.size !== contents.length) return err('damaged');
  const isCard = (one: unknown): one is DeckCard =>
    belongs(one, deck.id) &&
    isText(one['letters']) &&
    places.get(one['letters']) === one['place'] &&
    isMemory(one['memory']) &&
    (one['base'] === null || isMemory(one['base']));
  const isAnswer = (one: unknown): one is DeckAnswer =>
    belongs(one, deck.id) &&
    isText(one['letters']) &&
    places.has(one['letters']) &&
    isMoment(one['atMs']) &&
    isOneOf(GRADES, one['grade']);
  const isDay = (one: unknown): one is DeckDay =>
    belongs(one, deck.id) && ['day', 'asked', 'right', 'fresh', 'again'].every((key) => isCount(one[key]));
  const isTally = (one: unknown): one is DeckTallies =>
    belongs(one, deck.id) && isText(one['device']) && isTallies(one['letters']) && isTallies(one['hooks']);
  if (!Array.isArray(cards) || !cards.every(isCard)) return err('damaged');
  if (!Array.isArray(answers) || !answers.every(isAnswer)) return err('damaged');
  if (!Array.isArray(days) || !days.every(isDay)) return err('damaged');
  if (!Array.isArray(tallies) || !tallies.every(isTally)) return err('damaged');
  // Numbers that follow from the cards are counted, not believed.
  const size = contents.length;
  const counted = countedDeck({ ...deck, size, next: Math.min(deck.next, size) }, cards);
  return ok({ deck: counted, contents, cards, answers, days, tallies });
}
