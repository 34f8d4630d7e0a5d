/** Imports a word list from the bytes of a file: text in any usual encoding, or a KWG graph. The host unpacks it. */

import { type Alphabet, writeWord } from '../alphabet.ts';
import { allWords } from '../graph/graph-walk.ts';
import { type KwgFault, parseKwg } from '../graph/kwg.ts';
import { type PackedWords, sortWords, WordPacker } from '../graph/packed-words.ts';
import { countWords } from '../graph/word-ranks.ts';
import { err, ok, type Result } from '../result.ts';
import { detectEncoding, type Encoding, findBinary, readLines, type TextFault } from './text-lines.ts';
import { ProseSense } from './prose-sense.ts';
import { type LineFault, readWordLine } from './word-line.ts';

export interface RejectedLine {
  readonly line: number;
  readonly text: string;
  readonly fault: LineFault;
}

export interface ImportedWords {
  /** Sorted, each once. */
  readonly words: PackedWords;
  readonly format: 'text' | 'kwg';
  /** `null` for KWG. */
  readonly encoding: Encoding | null;
  /** Lines with a word, duplicates included. */
  readonly accepted: number;
  /** How many lines were rejected, and the first of them. */
  readonly rejectedCount: number;
  readonly rejected: readonly RejectedLine[];
  /** How many lines were rejected for each reason that occurred. */
  readonly rejectedBy: Readonly<Partial<Record<LineFault['code'], number>>>;
  readonly definitions: number;
}

/** Why a whole file is refused. */
export type ImportFault =
  | TextFault
  | { readonly code: 'bad-kwg'; readonly fault: KwgFault }
  | { readonly code: 'letter-outside-alphabet'; readonly letter: number }
  | { readonly code: 'too-many-words'; readonly count: number; readonly most: number }
  | { readonly code: 'no-words' }
  /** Most lines are not words: another kind of file, or another alphabet. */
  | {
      readonly code: 'mostly-rejected';
      readonly lines: number;
      readonly count: number;
      readonly rejected: readonly RejectedLine[];
    }
  /** A text to read: most lines go on after their first word, and those words are in no order. */
  | { readonly code: 'prose'; readonly lines: number }
  | { readonly code: 'rejected-lines'; readonly count: number; readonly rejected: readonly RejectedLine[] };

export interface ImportManner {
  readonly alphabet: Alphabet;
  /** Absent: detected. */
  readonly encoding?: Encoding;
  readonly capitals?: 'ignore' | 'names';
  /** `strict`: one rejected line refuses the file. */
  readonly strictness?: 'lenient' | 'strict';
  /** How many rejected lines to report. */
  readonly reported?: number;
  /** How many words there may be, repeated ones included; absent: as many as any language has. */
  readonly most?: number;
  /** Told now and then how much of a text is read, from 0 to 1. */
  readonly onShare?: (share: number) => void;
  /** Called with each definition of the list as it is read, so that none need be stored. */
  readonly onDefinition?: (word: string, definition: string) => void;
}

/** A list beyond this is a mistake or an attack: no language has as many words. */
const MOST_WORDS = 8_000_000;

export function importKwg(
  bytes: Uint8Array,
  { alphabet, most = MOST_WORDS }: ImportManner,
): Result<ImportedWords, ImportFault> {
  const parsed = parseKwg(bytes);
  if (!parsed.ok) return err({ code: 'bad-kwg', fault: parsed.error });
  // Counted before listing: a small graph can contain more words than fit in memory.
  const count = countWords(parsed.value);
  if (count > most) return err({ code: 'too-many-words', count, most });
  const packer = new WordPacker();
  for (const { letters, length } of allWords(parsed.value)) {
    const word = letters.subarray(0, length);
    const stranger = word.find((letter) => letter > alphabet.size);
    if (stranger !== undefined) return err({ code: 'letter-outside-alphabet', letter: stranger });
    packer.add(word);
  }
  return ok({
    words: sortWords(packer.take()),
    format: 'kwg',
    encoding: null,
    accepted: count,
    rejectedCount: 0,
    rejected: [],
    rejectedBy: {},
    definitions: 0,
  });
}

export function importText(bytes: Uint8Array, manner: ImportManner): Result<ImportedWords, ImportFault> {
  const { alphabet, capitals = 'ignore', reported = 20, most = MOST_WORDS } = manner;
  const detected = detectEncoding(bytes);
  const encoding = manner.encoding ?? detected.encoding;
  const start = encoding === detected.encoding ? detected.start : 0;
  const binary = findBinary(bytes, encoding);
  if (!binary.ok) return binary;

  const packer = new WordPacker();
  const rejected: RejectedLine[] = [];
  const rejectedBy: Partial<Record<LineFault['code'], number>> = {};
  let accepted = 0;
  let rejectedCount = 0;
  let definitions = 0;
  const sense = new ProseSense();
  const onRead = (read: number): void => manner.onShare?.(read / bytes.length);
  for (const { number, text } of readLines(bytes, encoding, start, onRead)) {
    const line = readWordLine(alphabet, text, capitals);
    if (line.kind === 'word') {
      if (++accepted > most) return err({ code: 'too-many-words', count: accepted, most });
      packer.add(line.letters);
      sense.take(line.letters, line.definition);
      if (line.definition === '') continue;
      definitions++;
      manner.onDefinition?.(writeWord(alphabet, line.letters), line.definition);
    } else if (line.kind === 'rejected') {
      rejectedCount++;
      rejectedBy[line.fault.code] = (rejectedBy[line.fault.code] ?? 0) + 1;
      if (rejected.length < reported) rejected.push({ line: number, text: line.text, fault: line.fault });
    }
  }
  if (accepted === 0 && rejectedCount === 0) return err({ code: 'no-words' });
  if (manner.strictness === 'strict' && rejectedCount > 0) {
    return err({ code: 'rejected-lines', count: rejectedCount, rejected });
  }
  if (rejectedCount > accepted) {
    return err({ code: 'mostly-rejected', lines: accepted + rejectedCount, count: rejectedCount, rejected });
  }
  if (sense.isProse) return err({ code: 'prose', lines: accepted });
  return ok({
    words: sortWords(packer.take()),
    format: 'text',
    encoding,
    accepted,
    rejectedCount,
    rejected,
    rejectedBy,
    definitions,
  });
}
