/** The built-in lexicon as the tests open it: from the committed files, without a cache. */

import { readFileSync } from 'node:fs';
import { englishLexicon, type Lexicon } from '../src/index.ts';

export function readData(name: string): string {
  return readFileSync(new URL(`../data/english/${name}`, import.meta.url), 'utf8');
}

let opened: Lexicon | undefined;

export function english(): Lexicon {
  opened ??= englishLexicon(readData);
  return opened;
}
