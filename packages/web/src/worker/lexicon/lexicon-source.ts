/**
 * Opens dictionaries by checksum. Lexiko English ships with the page; every other built-in list is downloaded once and
 * then stored in the browser. So are English lists of stored games, which a later version of the page may lack. The
 * player's own lists exist only in the browser.
 */

import { builtInLexicon, formatColumns, formatKwg, LEXICA, type Lexicon } from '@lexiko/words';
import type { LanguageId } from '@lexiko/languages';
import {
  currentLexicon,
  PAGE_DICTIONARY,
  usualDictionary,
  type WantedLexicon,
} from '../../words/dictionaries.ts';
import { ownChecksum } from '../../words/own-lists.ts';
import { downloadLexicon } from './lexicon-download.ts';
import { LexiconError } from './lexicon-fault.ts';
import { LexiconStore } from './lexicon-store.ts';
import { unpackLexicon } from './packed-lexicon.ts';

export type OpenLexicon = (wanted: WantedLexicon, onShare: (share: number) => void) => Promise<Lexicon>;

function isBundled({ identity: { id, checksum } }: WantedLexicon): boolean {
  return id === PAGE_DICTIONARY && builtInLexicon(id)?.checksum === checksum;
}

/** The default lexicon of a language if it ships with the page or is stored here, without a download; else `null`. */
export async function lexiconAtHand(language: LanguageId): Promise<Lexicon | null> {
  const wanted = currentLexicon(usualDictionary(language));
  if (wanted === null) return null;
  if (isBundled(wanted)) return openLexicon(wanted, () => {});
  const stored = (await (await openStore())?.read(wanted.identity.checksum)) ?? null;
  return stored === null ? null : unpackLexicon(stored);
}

/** `null` if the browser denies storage: then each visit downloads the list again. */
async function openStore(): Promise<LexiconStore | null> {
  try {
    return await LexiconStore.open();
  } catch {
    return null;
  }
}

export const openLexicon: OpenLexicon = async (wanted, onShare) => {
  if (isBundled(wanted)) {
    const { fetchEnglish } = await import('./english-lexicon.ts');
    return fetchEnglish(onShare);
  }
  const store = await openStore();
  const stored = (await store?.read(wanted.identity.checksum)) ?? null;
  if (stored !== null) return unpackLexicon({ ...stored, identity: wanted.identity });
  if (ownChecksum(wanted.identity.id) !== null) throw new LexiconError('removed', wanted.identity.id);
  const packed = await downloadLexicon(wanted, onShare);
  // A full disk must not prevent a game.
  await store?.keep(packed).catch(() => {});
  return unpackLexicon(packed);
};

/** Stores the English list that ships with this version of the page. Downloaded lists are stored anyway. */
export async function keepBundled(lexicon: Lexicon): Promise<void> {
  const { identity, graph, columns } = lexicon;
  const wanted: WantedLexicon = { identity, language: 'english' };
  const store = isBundled(wanted) ? await openStore() : null;
  const bytes = formatKwg(graph);
  if (store === null || bytes === null || (await store.has(identity.checksum))) return;
  await store.keep({
    ...wanted,
    graph: new Uint8Array(bytes),
    high: null,
    columns: new Uint8Array(formatColumns(columns)),
  });
}

/** Deletes lists that are no longer current and that no stored game names. */
export async function forgetLexica(named: ReadonlySet<string>): Promise<void> {
  const store = await openStore();
  const isCurrent = (checksum: string): boolean => LEXICA.some((lexicon) => lexicon.checksum === checksum);
  await store?.forget((checksum) => named.has(checksum) || isCurrent(checksum));
}
