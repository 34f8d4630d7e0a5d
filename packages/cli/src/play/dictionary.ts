/** The dictionary of a game: judges words, and answers lookups during the game. */

import { wordLayersOf } from '@lexiko/engine';
import { allWords, authorityFor, writeWord, type Lexicon } from '@lexiko/words';
import { anyWordAuthority, type DictionaryIdentity, type Ruleset, type WordAuthority } from '@lexiko/rules';
import { playersDecide } from '@lexiko/rules/rule-points';
import type { Tile } from '@lexiko/rules/board';
import { openLexicon, openListOf } from '../lexicon-store.ts';
import type { Environment } from '../words/data-folder.ts';

export interface GameDictionary {
  /** `null` where the players decide. */
  readonly lexicon: Lexicon | null;
  readonly authority: WordAuthority;
  readonly identity: DictionaryIdentity | null;
}

/**
 * With the list that the game began with; where that cannot be had any more, with the list of that name as it is now.
 * Throws a `UsageError` if the dictionary chosen is not installed.
 */
export function dictionaryOf(
  ruleset: Ruleset,
  begun: DictionaryIdentity | null,
  env: Environment,
): GameDictionary {
  const { id } = ruleset.dictionary;
  if (id === '' || playersDecide(ruleset.dictionary))
    return { lexicon: null, authority: anyWordAuthority(), identity: null };
  const lexicon = (begun === null ? null : openListOf(begun, env)) ?? openLexicon(id, env);
  return { lexicon, authority: authorityFor(lexicon, wordLayersOf(ruleset)), identity: lexicon.identity };
}

/** Valid words that `fits` accepts, in alphabetical order, at most `most`. */
function wordsWhere(
  { lexicon, authority }: GameDictionary,
  most: number,
  fits: (word: string) => boolean,
): readonly string[] {
  const found: string[] = [];
  if (lexicon === null) return found;
  for (const { letters, length } of allWords(lexicon.graph)) {
    const word = writeWord(lexicon.alphabet, letters.subarray(0, length));
    if (fits(word) && authority.fault(word) === null && found.push(word) >= most) break;
  }
  return found;
}

/** Words that begin with a text, or that fit a pattern in which `.` is any letter. */
export function browse(dictionary: GameDictionary, wanted: string, most: number): readonly string[] {
  const text = wanted.toUpperCase();
  if (!text.includes('.')) return wordsWhere(dictionary, most, (word) => word.startsWith(text));
  return wordsWhere(
    dictionary,
    most,
    (word) => word.length === text.length && [...text].every((mark, at) => mark === '.' || mark === word[at]),
  );
}

/** Words that can be made of the letters, the longest first. */
export function wordsFrom(
  dictionary: GameDictionary,
  letters: readonly Tile[],
  most: number,
): readonly string[] {
  const blanks = letters.filter((tile) => tile === '?').length;
  const fits = (word: string): boolean => {
    if (word.length > letters.length) return false;
    const rest = letters.filter((tile) => tile !== '?');
    let missing = 0;
    for (const letter of word) {
      const at = rest.indexOf(letter);
      if (at >= 0) rest.splice(at, 1);
      else if (++missing > blanks) return false;
    }
    return true;
  };
  return [...wordsWhere(dictionary, Infinity, fits)].sort((a, b) => b.length - a.length).slice(0, most);
}

/** Short word lists for learners (H-02, H-08). */
export function shortList(dictionary: GameDictionary, kind: 'two' | 'q'): readonly string[] {
  return kind === 'two'
    ? wordsWhere(dictionary, Infinity, (word) => word.length === 2)
    : wordsWhere(dictionary, Infinity, (word) => word.length < 8 && /Q(?!U)/u.test(word));
}
