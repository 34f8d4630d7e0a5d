/** Whose words a question to the study worker is answered with. */

import { configure, type DictionaryIdentity, type GameConfig } from '@lexiko/rules';
import {
  currentLexicon,
  lexiconFor,
  PAGE_DICTIONARY,
  usualDictionary,
  type WantedLexicon,
} from '../words/dictionaries.ts';

/** The game that a question is about, or that its position comes from: its rules, and its list if that is known. */
interface QuestionGame {
  readonly config: GameConfig;
  readonly dictionary?: DictionaryIdentity | null;
}

function gameIn(asked: unknown): QuestionGame | null {
  if (typeof asked !== 'object' || asked === null) return null;
  if (Array.isArray(asked)) return gameIn(asked[0]);
  const parts = asked as Partial<QuestionGame> & {
    readonly position?: unknown;
    readonly table?: unknown;
    readonly before?: unknown;
  };
  const { config, dictionary = null } = parts;
  return config === undefined
    ? gameIn(parts.position ?? parts.table ?? parts.before ?? null)
    : { config, dictionary };
}

/** The list that a game names, or else its dictionary's current one; of a game without one, that of its language. */
export function lexiconOfGame({ config, dictionary: identity = null }: QuestionGame): WantedLexicon | null {
  const ruleset = configure(config);
  if (!ruleset.ok) return null;
  const { dictionary, language } = ruleset.value;
  return (
    lexiconFor(ruleset.value, identity) ??
    lexiconFor({ dictionary: { ...dictionary, id: usualDictionary(language) }, language })
  );
}

/** Lessons that are about no game live from English words. */
export function lexiconOfQuestion(asked: unknown): WantedLexicon {
  const game = gameIn(asked);
  const found = (game === null ? null : lexiconOfGame(game)) ?? currentLexicon(PAGE_DICTIONARY);
  if (found === null) throw new Error('the page has a dictionary of its own');
  return found;
}
