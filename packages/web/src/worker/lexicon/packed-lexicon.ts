/** A lexicon as files, as the server sends and the browser stores it. */

import { languageOf } from '@lexiko/languages';
import { alphabetOf, Lexicon, parseColumns, parseKwg } from '@lexiko/words';
import type { WantedLexicon } from '../../words/dictionaries.ts';
import { LexiconError } from './lexicon-fault.ts';

export interface PackedLexicon extends WantedLexicon {
  readonly graph: Uint8Array<ArrayBuffer>;
  /** Only for graphs too large for the KWG format; else `null`. */
  readonly high: Uint8Array<ArrayBuffer> | null;
  readonly columns: Uint8Array<ArrayBuffer>;
}

export function unpackLexicon({ identity, language, graph, high, columns }: PackedLexicon): Lexicon {
  const parsed = parseKwg(graph, high);
  if (!parsed.ok) throw new LexiconError('damaged', `${identity.id}: ${parsed.error.code}`);
  return new Lexicon({
    identity,
    alphabet: alphabetOf(languageOf(language)),
    graph: parsed.value,
    loadColumns: ({ count }) => {
      const read = parseColumns(columns, count);
      if (read === null) throw new LexiconError('damaged', `${identity.id}: columns`);
      return read;
    },
    loadForms: () => null,
  });
}
