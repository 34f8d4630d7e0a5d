/** Reads a file of cards, whatever program made it, by what it contains. */

import { err, ok, type Result } from '@lexiko/rules';
import type { DeckKind } from '../deck.ts';
import type { WholeDeck } from '../whole-deck.ts';
import { readCardTable } from './card-table.ts';
import { readCardbox, type ForeignCard } from './cardbox-file.ts';
import { parseDeck, type DeckFileFault } from './deck-file.ts';
import { isSqlite, type SqliteFault } from './sqlite-read.ts';

/** In bytes: 100,000 cards with years of answers take less. */
export const LARGEST_FILE = 60_000_000;

export type StudyFileFault = SqliteFault | DeckFileFault | 'too-large' | 'no-cards';

export type StudyFile =
  | { readonly kind: 'deck'; readonly whole: WholeDeck }
  /** `asks`: what the cards ask, as far as the file says. */
  | { readonly kind: 'cards'; readonly cards: readonly ForeignCard[]; readonly asks: DeckKind | null };

export async function readStudyFile(
  file: Pick<File, 'name' | 'size' | 'arrayBuffer'>,
): Promise<Result<StudyFile, StudyFileFault>> {
  if (file.size > LARGEST_FILE) return err('too-large');
  const bytes = new Uint8Array(await file.arrayBuffer());
  if (isSqlite(bytes)) {
    const read = readCardbox(bytes);
    // Those programs name the file by what it asks: Anagrams.db, Hooks.db.
    return read.ok ? found(read.value, /hook/iu.test(file.name) ? 'hooks' : 'anagrams') : read;
  }
  const text = new TextDecoder().decode(bytes);
  if (/^\s*\{/u.test(text)) {
    const read = parseDeck(text);
    return read.ok ? ok({ kind: 'deck', whole: read.value }) : read;
  }
  return found(readCardTable(text), null);
}

function found(cards: readonly ForeignCard[], asks: DeckKind | null): Result<StudyFile, StudyFileFault> {
  return cards.length === 0 ? err('no-cards') : ok({ kind: 'cards', cards, asks });
}
