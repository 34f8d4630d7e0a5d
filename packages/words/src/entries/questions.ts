/** `@lexiko/words/questions`: anagrams, hooks, patterns and other questions, for what studies a word list. */

export { absentRulebookWords, beyondRulebook, RULEBOOK_TWO_LETTER_WORDS } from '../lexicon/rulebook-words.ts';
export { wordsContaining, wordsEndingWith, wordsStartingWith } from '../questions/affixes.ts';
export { extensionsOf } from '../questions/extensions.ts';
export { anagrams, wordsFromRack } from '../questions/from-rack.ts';
export { hooksOf, type Hooks } from '../questions/hooks.ts';
export { qWithoutU, vowelHeavy, wordsOfLength } from '../questions/letter-rules.ts';
export { parsePattern, wordsLike } from '../questions/pattern.ts';
export { DrawCounter } from '../questions/probability.ts';
export { parseRack, rackSize, type Rack } from '../questions/rack.ts';
export { bestStems, stemWords } from '../questions/stems.ts';
export { checkWord, type WordCheck } from '../questions/word-check.ts';
export { listWords } from '../questions/word-list.ts';
export { sortAnswers, SORTS, type Sort } from '../questions/word-order.ts';
export {
  letterSets,
  needsLetters,
  SEARCH_KINDS,
  searchWords,
  type SearchFault,
  type SearchKind,
  type WordSearch,
} from '../questions/word-search.ts';
