/** `@lexiko/words`: alphabets, lexica and the word graph, for what rules on words or finds plays. More in `entries/`. */

export {
  makeAlphabet,
  readWord,
  writeWord,
  type Alphabet,
  type AlphabetData,
  type AlphabetFault,
} from './alphabet.ts';
export { buildGraph } from './graph/build-graph.ts';
export { allWords } from './graph/graph-walk.ts';
export { formatKwg, parseKwg, type KwgFault } from './graph/kwg.ts';
export { WordPacker, type PackedWords } from './graph/packed-words.ts';
export {
  childOf,
  DAWG_ARC,
  endsWord,
  findSibling,
  GADDAG_ARC,
  hasGaddag,
  hasWord,
  isLastSibling,
  arcLetter,
  type WordGraph,
} from './graph/word-graph.ts';
export { countWords, rankOf, rankWords, type WordRanks } from './graph/word-ranks.ts';
export { builtInLexicon, LEXICA, type BuiltInLexicon } from './lexica.ts';
export { alphabetOf, ENGLISH } from './language-alphabet.ts';
export {
  authorityFor,
  barOf,
  graphOfGoodWords,
  isChosen,
  NO_LAYERS,
  type WordChoice,
  type WordLayers,
} from './lexicon/authority.ts';
export { englishLexicon, openEnglish, type EnglishFile, type EnglishPath } from './lexicon/english.ts';
export { parseFormsFile, parseWordsFile, readColumns } from './lexicon/lexicon-files.ts';
export { Lexicon, type LexiconIdentity } from './lexicon/lexicon.ts';
export { NUMBER_CLASSES, numberClassIndex } from './lexicon/number-class.ts';
export {
  emptyColumns,
  formatColumns,
  parseColumns,
  WORD_LABELS,
  type WordColumns,
} from './lexicon/word-columns.ts';
export { applyPattern } from './lexicon/word-forms.ts';
