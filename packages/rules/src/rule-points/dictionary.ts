/**
 * The dictionary: which one decides, who may consult it, and which words are barred (D-01 to D-04, V-05, W-24, W-25).
 */

import type { GameKind } from '../data/presets.ts';
import type { DictionaryTool, Options } from '../options/option-values.ts';

/** The id that leaves every challenge to the players (D-01). */
const PLAYERS_DECIDE = 'table';

/** The players decide by a word list that each of them has: the checksum of its words follows. */
const AGREED_LIST = /^table:([0-9a-f]{64})$/u;

export interface DictionaryRule {
  /** `''` until one is chosen. */
  readonly id: string;
  readonly access: 'challengeOnly' | 'free';
  /** What a free dictionary offers during the game. */
  readonly tools: readonly DictionaryTool[];
  /** Which help is available during the game (H-00). */
  readonly help: 'rulesOnly' | 'lists' | 'full';
  readonly bars: BarredWords;
}

/** Words that are in the dictionary and not allowed in the game. */
export interface BarredWords {
  readonly school: 'off' | 'tier1' | 'tier2';
  readonly plurals: 'off' | 'onlyPlural' | 'anyPlural';
  readonly foreign: 'off' | 'exclusionList';
}

export function dictionaryRule(options: Options, game: GameKind): DictionaryRule {
  return {
    id: options['dictionary.id'],
    access: options['dictionary.access'],
    tools: options['dictionary.freeTools'],
    help: options['help.inGame'],
    bars: barredWords(options, game),
  };
}

function barredWords(options: Options, game: GameKind): BarredWords {
  const school = options['dictionary.school'];
  switch (game) {
    case 'classic':
      return { school, plurals: 'off', foreign: 'off' };
    case 'crosswords':
      return { school, plurals: options['cw.plurals'], foreign: options['cw.foreign'] };
  }
}

/** Whether the players decide challenges themselves, without a dictionary that rules. */
export function playersDecide({ id }: Pick<DictionaryRule, 'id'>): boolean {
  return id === PLAYERS_DECIDE || AGREED_LIST.test(id);
}

/** The checksum of the list that the players have agreed to decide by; `null` if they name none. */
export function agreedList({ id }: Pick<DictionaryRule, 'id'>): string | null {
  return AGREED_LIST.exec(id)?.[1] ?? null;
}

/** The id under which the players decide by a list. */
export function agreedListId(checksum: string): string {
  return `${PLAYERS_DECIDE}:${checksum}`;
}

/** Whether a tool may be used during the game. */
export function offersTool({ access, tools }: DictionaryRule, tool: DictionaryTool): boolean {
  return access === 'free' && tools.includes(tool);
}
