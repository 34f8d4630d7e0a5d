/** Builds a definitions file from the texts of its sources. The same texts give the same bytes. */

import type { LexiconFiles } from '../lexicon/lexicon-files.ts';
import { compileDefinitions } from './compile.ts';
import { readCore } from './core.ts';
import { readWebster } from './webster.ts';
import { readWordNet, type WordNetTexts } from './wordnet.ts';
import { readWordFacts } from './word-facts.ts';
import { writeDefinitions } from './writer.ts';

export interface DefinitionSources {
  readonly lexicon: LexiconFiles;
  /** Our own definitions, and those of everyday words in a child's words. */
  readonly core: string;
  readonly everyday: string;
  readonly wordnet: WordNetTexts;
  /** Project Gutenberg's text of Webster's Unabridged Dictionary. */
  readonly webster: string;
}

/** `sourceKey` names the sources in the file. */
export function makeDefinitions(sources: DefinitionSources, sourceKey: string): Uint8Array {
  const records = compileDefinitions(readWordFacts(sources.lexicon), {
    core: readCore(sources.core),
    everyday: readCore(sources.everyday),
    wordnet: readWordNet(sources.wordnet),
    webster: readWebster(sources.webster),
  });
  return writeDefinitions(records, sourceKey);
}
