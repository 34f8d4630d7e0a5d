/** Opens Lexiko English from the files that ship with the page, and builds its graph. */

import { openEnglish, type EnglishPath, type Lexicon } from '@lexiko/words';
import { fetchText } from '../fetched.ts';

// The bundler emits these as separate files named by a content hash, so that browsers can cache them for ever.
const FILES: Readonly<Record<EnglishPath, URL>> = {
  'english/words.txt': new URL('../../../../words/data/english/words.txt', import.meta.url),
  'english/forms.txt': new URL('../../../../words/data/english/forms.txt', import.meta.url),
  'english/commonness.txt': new URL('../../../../words/data/english/commonness.txt', import.meta.url),
  'english/labels.txt': new URL('../../../../words/data/english/labels.txt', import.meta.url),
};

/** Total size of these files in bytes. The build sets it (`scripts/build/page-config.mjs`): responses are compressed. */
declare const LEXICON_BYTES: number;

/** `onShare` gets the loaded share, from 0 to 1. */
export function fetchEnglish(onShare: (share: number) => void): Promise<Lexicon> {
  let bytes = 0;
  return openEnglish((path) =>
    fetchText(FILES[path], (count) => {
      bytes += count;
      onShare(bytes / LEXICON_BYTES);
    }),
  );
}
