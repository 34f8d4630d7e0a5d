/** What the other packages may use of `@lexiko/words`. */

export { type Alphabet, type AlphabetData, makeAlphabet, readWord, writeWord } from './alphabet.ts';
export { ENGLISH } from './alphabets/english.ts';
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
