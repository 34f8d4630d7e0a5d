/** Refusals for a terminal: the sentences of the rules, in some cases with what only somebody who types can use. */

import { ENGLISH_REFUSALS, sayRefusal, type Refusal, type RefusalTexts } from '@lexiko/rules';

function seconds(untilMs: number): string {
  return `${Math.max(1, Math.ceil((untilMs - Date.now()) / 1000))} s`;
}

const TERMINAL_REFUSALS: RefusalTexts = {
  ...ENGLISH_REFUSALS,
  EXCHANGE_EMPTY: () => ({
    rule: 'S-22',
    sentence: 'Name the letters to exchange; exchanging none is not agreed here.',
  }),
  CHALLENGE_WINDOW_OPEN: ({ untilMs }) => ({
    rule: 'S-25',
    sentence:
      untilMs === null
        ? 'The others must first accept the last play or challenge it.'
        : `The others may still challenge the last play, for ${seconds(untilMs)}.`,
  }),
  DICTIONARY_NOT_CHOSEN: () => ({
    rule: 'D-01',
    sentence: 'Choose a dictionary, or let the table decide, before the game begins.',
  }),
  TIME_NOT_UP: ({ untilMs }) => ({
    rule: 'V-09',
    sentence: `The time is not up yet, for ${seconds(untilMs)}.`,
  }),
  RETURN_TILES_FIRST: ({ count }) => ({
    rule: 'W-16',
    sentence: `First return ${count} of your letters: exchange and the letters.`,
  }),
  UNKNOWN_PRESET: ({ preset }) => ({ rule: 'C-01', sentence: `There is no preset '${preset}'.` }),
  OPTION_NOT_IN_THIS_GAME: ({ key, preset }) => ({
    rule: 'C-01',
    sentence: `${key} does not belong to the preset '${preset}'.`,
  }),
};

/** The sentence, and the rule in brackets after it. */
export function refusalText(refusal: Refusal): string {
  const { sentence, rule } = sayRefusal(TERMINAL_REFUSALS, refusal);
  return `${sentence} [${rule}]`;
}
