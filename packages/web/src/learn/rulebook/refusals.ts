/** What the referee says when a rule of a section is broken: the way back from a rule to its refusals (C-14). */

import {
  exchangeTerms,
  PLAIN_REFUSAL_CODES,
  sayRefusal,
  type Refusal,
  type RefusalTexts,
  type Ruleset,
} from '@lexiko/rules';
import { sectionOfRule, type SectionId } from './outline.ts';

/** Every refusal at the table, with numbers of the game and a word that is none. Those of the set-up are told there. */
function refusalsAtTable({ game, options }: Ruleset): readonly Refusal[] {
  const least = options['firstWord.min'];
  const { minimumPool: pool } = exchangeTerms(game, options);
  return [
    ...PLAIN_REFUSAL_CODES.map((code): Refusal => ({ code })),
    { code: 'TILE_NOT_ON_RACK', tiles: ['Q'] },
    { code: 'INVALID_WORDS', bad: ['GATELIED'], faults: {} },
    ...(least > 2 ? [{ code: 'FIRST_WORD_BELOW_MINIMUM', minimum: least } as const] : []),
    ...(pool > 0 ? [{ code: 'POOL_BELOW_EXCHANGE_MINIMUM', minimum: pool } as const] : []),
    { code: 'POOL_TOO_SMALL', left: 2 },
    { code: 'EXCHANGE_ABOVE_MAXIMUM', maximum: 3 },
    { code: 'TOO_MANY_TILES', maximum: options['rack.size'] },
    { code: 'WORD_NOT_IN_PLAY', words: ['PASTE', 'FARMS'] },
    { code: 'NOT_ALL_CONFIRMED', missing: [1] },
    { code: 'CHALLENGE_WINDOW_OPEN', untilMs: null },
    { code: 'TIME_NOT_UP', untilMs: 0 },
    { code: 'RETURN_TILES_FIRST', count: 2 },
  ];
}

/** Both games have letters laid in line; only the classic rules number it. */
const TOLD_AS: Partial<Readonly<Record<SectionId, SectionId>>> = { cwPlaying: 'placing' };

/** Sentences, as they appear beside the board. */
export function refusalsOf(id: SectionId, ruleset: Ruleset, texts: RefusalTexts): readonly string[] {
  return refusalsAtTable(ruleset)
    .map((refusal) => sayRefusal(texts, refusal))
    .filter(({ rule }) => {
      const told = sectionOfRule(rule);
      return told !== null && (told === id || told === TOLD_AS[id]);
    })
    .map(({ sentence }) => sentence);
}
