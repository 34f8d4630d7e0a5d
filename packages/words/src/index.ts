/** What the other packages may use of `@lexiko/words`. */

export {
  type Alphabet,
  type AlphabetData,
  type AlphabetFault,
  makeAlphabet,
  readWord,
  writeWord,
} from './alphabet.ts';
export { alphabetOf, ENGLISH } from './language-alphabet.ts';
export { readCore } from './definitions/core.ts';
export { type Coverage, coverage, type LevelledWords, type Share } from './definitions/coverage.ts';
export {
  type Definition,
  type Entry,
  type Form,
  type PartOfSpeech,
  type SchoolLevel,
  type Source,
} from './definitions/definition.ts';
export { type Definitions, openDefinitions } from './definitions/definitions.ts';
export type { Dictionary } from './definitions/headwords.ts';
export type { DefinitionsFault } from './definitions/reader.ts';
export { buildGraph, type GraphParts } from './graph/build-graph.ts';
export { formatKwg, type KwgFault, parseKwg } from './graph/kwg.ts';
export { type PackedWords, sortWords, WordPacker } from './graph/packed-words.ts';
export { allWords } from './graph/graph-walk.ts';
export {
  childOf,
  DAWG_ARC,
  endsWord,
  findSibling,
  GADDAG_ARC,
  hasGaddag,
  hasWord,
  isLastSibling,
  letterOf,
  SEPARATOR,
  type WordGraph,
} from './graph/word-graph.ts';
export { rankOf, rankWords, wordAt, type WordRanks } from './graph/word-ranks.ts';
export { treeOf, type WordTree } from './graph/word-tree.ts';
export {
  type Authority,
  authorityFor,
  barOf,
  graphOfGoodWords,
  isChosen,
  NO_LAYERS,
  type WordChoice,
  type WordFault,
  type WordLayers,
} from './lexicon/authority.ts';
export { Lexicon, type LexiconIdentity, type LexiconParts } from './lexicon/lexicon.ts';
export { type FormColumn, parseFormsFile, parseWordsFile, readColumns } from './lexicon/lexicon-files.ts';
export { NUMBER_CLASSES, type NumberClass, numberClassIndex } from './lexicon/number-class.ts';
export {
  emptyColumns,
  formatColumns,
  parseColumns,
  WORD_LABELS,
  type WordColumns,
} from './lexicon/word-columns.ts';
export { applyPattern, type Lemma, type Relation, type WordForms } from './lexicon/word-forms.ts';
export { wordsContaining, wordsEndingWith, wordsStartingWith } from './questions/affixes.ts';
export { type Extension, extensionsOf } from './questions/extensions.ts';
export { anagrams, type RackWord, wordsFromRack } from './questions/from-rack.ts';
export { type Hooks, hooksOf } from './questions/hooks.ts';
export { qWithoutU, vowelHeavy, wordsOfLength } from './questions/letter-rules.ts';
export {
  parsePattern,
  type Pattern,
  type PatternFault,
  type PatternLimits,
  wordsLike,
} from './questions/pattern.ts';
export { DrawCounter } from './questions/probability.ts';
export { parseRack, type Rack, type RackFault, rackSize } from './questions/rack.ts';
export { bestStems, type Stem, stemWords } from './questions/stems.ts';
export { checkWord, type WordCheck } from './questions/word-check.ts';
export { listWords, type ListChoice } from './questions/word-list.ts';
export { type Sort, sortAnswers, SORTS } from './questions/word-order.ts';
export type { WordSource } from './questions/word-source.ts';
export {
  type ImportedWords,
  type ImportFault,
  importKwg,
  type ImportManner,
  importText,
  type RejectedLine,
} from './import/import-words.ts';
export { type Encoding, ENCODINGS } from './import/text-lines.ts';
export type { LineFault } from './import/word-line.ts';
export { pluralClassifier, type PluralOverrides } from './lexicon/plural-classifier.ts';
export {
  absentRulebookWords,
  beyondRulebook,
  type RulebookList,
  RULEBOOK_TWO_LETTER_WORDS,
} from './lexicon/rulebook-words.ts';
