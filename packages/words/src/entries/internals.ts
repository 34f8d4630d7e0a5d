/**
 * `@lexiko/words/internals`: lexica made from packages of others, for the tools that build, list and describe them. Any
 * version may change it.
 */

export { englishDocument, lexiconDocument, type LexiconReport } from '../sources/lexicon-document.ts';
export {
  LEXICON_SOURCES,
  lexiconSource,
  type LexiconSource,
  type SourcePackage,
} from '../sources/lexicon-source.ts';
export { makeLexicon, type MadeLexicon } from '../sources/make-lexicon.ts';
export type { ReviewTexts } from '../sources/reviewed-lists.ts';
