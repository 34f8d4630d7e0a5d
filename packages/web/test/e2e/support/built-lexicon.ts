/** Lexica as the server sends them, opened for those who advise the people of these tests. */

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { languageOf } from '@lexiko/languages';
import { alphabetOf, builtInLexicon, Lexicon, parseColumns, parseKwg } from '@lexiko/words';
import { ensureLexicon } from '../../../../../scripts/build/lexica.mjs';

export async function openBuilt(id: string): Promise<Lexicon> {
  const identity = builtInLexicon(id);
  if (identity === null) throw new Error(`there is no ${id}`);
  const folder = await ensureLexicon(id);
  const graph = parseKwg(readFileSync(join(folder, 'graph.kwg')));
  if (!graph.ok) throw new Error(graph.error.code);
  return new Lexicon({
    identity,
    alphabet: alphabetOf(languageOf(identity.language)),
    graph: graph.value,
    loadColumns: ({ count }) => {
      const columns = parseColumns(readFileSync(join(folder, 'columns.bin')), count);
      if (columns === null) throw new Error(`${id} has other columns`);
      return columns;
    },
    loadForms: () => null,
  });
}
