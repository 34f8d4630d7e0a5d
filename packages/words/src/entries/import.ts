/** `@lexiko/words/import`: reading word lists of others, for what builds a lexicon from them. */

export {
  importKwg,
  importText,
  type ImportedWords,
  type ImportFault,
  type ImportManner,
  type RejectedLine,
} from '../import/import-words.ts';
export { columnsFor, type ImportedColumns, type LentKnowledge } from '../import/import-columns.ts';
export { ENCODINGS, type Encoding } from '../import/text-lines.ts';
export type { LineFault } from '../import/word-line.ts';
export { pluralClassifier, type PluralOverrides } from '../lexicon/plural-classifier.ts';
