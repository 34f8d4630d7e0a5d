/** What the page and the worker that reads word lists say to each other. */

import type { LanguageId } from '@lexiko/languages';
import type { ImportedWords, ImportFault } from '@lexiko/words/import';
import type { OwnList } from '../words/own-lists.ts';

/** A longer list is a mistake; the largest lexicon of ours has 2.7 million words. */
export const MOST_WORDS = 3_000_000;
/** In megabytes, unpacked: three million long words in UTF-16, or fewer with definitions. */
export const MOST_MEGABYTES = 160;
export const LONGEST_NAME = 40;

export interface ListOrder {
  readonly file: File;
  readonly name: string;
  readonly language: LanguageId;
}

/** Why a list is not added. Nothing has changed then. */
export type ListFault =
  /** A list of words may be read with lines missing, so that one of them alone refuses nothing. */
  | Exclude<ImportFault, { readonly code: 'rejected-lines' }>
  | { readonly code: 'unreadable' }
  | { readonly code: 'bad-gzip' }
  /** `most`: in megabytes. */
  | { readonly code: 'too-large'; readonly most: number }
  /** The part of the graph for move generators would not fit. */
  | { readonly code: 'too-varied' }
  | { readonly code: 'no-name' }
  | { readonly code: 'name-taken'; readonly name: string }
  /** The same words under another name. */
  | { readonly code: 'already-here'; readonly name: string }
  | { readonly code: 'no-room' }
  | { readonly code: 'unwritable' };

export type ListStage =
  /** `share`: how much is read, from 0 to 1. */
  { readonly kind: 'reading'; readonly share: number } | { readonly kind: 'building' | 'storing' };

/** What became of a file. */
export interface ListReport extends Pick<ImportedWords, 'rejected' | 'rejectedBy' | 'rejectedCount'> {
  readonly list: OwnList;
  /** Lines that repeat a word. */
  readonly repeated: number;
}

export type ListRequest =
  | { readonly type: 'list' }
  | { readonly type: 'add'; readonly order: ListOrder }
  | { readonly type: 'rename'; readonly checksum: string; readonly name: string }
  | { readonly type: 'remove'; readonly checksum: string }
  /** Asks how many games of this device need a list. */
  | { readonly type: 'count-games'; readonly checksum: string }
  | { readonly type: 'export'; readonly checksum: string };

export type ListReply =
  /** All lists, after each change. */
  | { readonly type: 'lists'; readonly lists: readonly OwnList[] }
  | { readonly type: 'stage'; readonly stage: ListStage }
  | { readonly type: 'added'; readonly report: ListReport }
  | { readonly type: 'refused'; readonly fault: ListFault }
  | { readonly type: 'games'; readonly checksum: string; readonly count: number }
  | { readonly type: 'exported'; readonly checksum: string; readonly text: Blob };
