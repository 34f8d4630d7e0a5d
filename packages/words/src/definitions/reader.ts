/**
 * Reads a definitions file lazily: a lookup walks the records of one block and decodes only a few texts.
 */

import { FORMS, PARTS_OF_SPEECH, SOURCES } from './definition.ts';
import {
  BLOCK_COUNT_AT,
  ByteSource,
  CHECKSUM_AT,
  checksumOf,
  KEY_AT,
  KEY_LENGTH_AT,
  MAGIC,
  VERSION,
  VERSION_AT,
  WORD_COUNT_AT,
  WORDS_PER_BLOCK,
} from './file-format.ts';
import type { DefinitionRecord, LemmaForm, SchoolTier, Sense, SenseGroup } from './record.ts';
import { err, ok, type Result } from '../result.ts';

/** Why bytes are not a definitions file. */
export type DefinitionsFault =
  | { readonly code: 'not-definitions' }
  | { readonly code: 'unknown-version'; readonly version: number }
  | { readonly code: 'damaged' };

/** The records of a file, found by word. */
export interface DefinitionsFile {
  readonly sourceKey: string;
  readonly wordCount: number;
  /** `null` if the file does not have this word (in lower case). */
  recordOf(word: string): DefinitionRecord | null;
  /** All words of the file, sorted. */
  words(): Generator<string>;
}

/** Keeps `bytes` and reads from them later; they must not change. */
export function readDefinitions(bytes: Uint8Array): Result<DefinitionsFile, DefinitionsFault> {
  if (bytes.length < KEY_AT || new ByteSource(bytes, 0).characters(MAGIC.length) !== MAGIC) {
    return err({ code: 'not-definitions' });
  }
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const version = view.getUint32(VERSION_AT, true);
  if (version !== VERSION) return err({ code: 'unknown-version', version });
  if (view.getUint32(CHECKSUM_AT, true) !== checksumOf(bytes)) return err({ code: 'damaged' });

  const wordCount = view.getUint32(WORD_COUNT_AT, true);
  const blockCount = view.getUint32(BLOCK_COUNT_AT, true);
  const keyLength = view.getUint32(KEY_LENGTH_AT, true);
  const tableAt = KEY_AT + keyLength;
  if (blockCount !== Math.ceil(wordCount / WORDS_PER_BLOCK) || tableAt + blockCount * 8 > bytes.length) {
    return err({ code: 'damaged' });
  }
  const sourceKey = new ByteSource(bytes, KEY_AT).characters(keyLength);
  return ok(new BlockReader(bytes, { tableAt, blockCount, wordCount, sourceKey }));
}

interface Dimensions {
  readonly sourceKey: string;
  readonly tableAt: number;
  readonly blockCount: number;
  readonly wordCount: number;
}

class BlockReader implements DefinitionsFile {
  readonly sourceKey: string;
  readonly wordCount: number;
  readonly #bytes: Uint8Array;
  readonly #view: DataView;
  readonly #tableAt: number;
  readonly #blockCount: number;
  readonly #textsAt: number;

  constructor(bytes: Uint8Array, { sourceKey, tableAt, blockCount, wordCount }: Dimensions) {
    this.sourceKey = sourceKey;
    this.wordCount = wordCount;
    this.#bytes = bytes;
    this.#view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    this.#tableAt = tableAt;
    this.#blockCount = blockCount;
    this.#textsAt = blockCount === 0 ? bytes.length : this.#textsOf(0);
  }

  recordOf(word: string): DefinitionRecord | null {
    const block = this.#blockOf(word);
    if (block < 0) return null;
    const source = new ByteSource(this.#bytes, this.#recordsOf(block));
    let candidate = '';
    let used = 0;
    for (let left = this.#lengthOf(block); left > 0; left--) {
      candidate = candidate.slice(0, source.number()) + source.text();
      if (candidate === word) return this.#readRecord(word, source, this.#textsFrom(block, used));
      if (candidate > word) return null;
      used += skipRecord(source);
    }
    return null;
  }

  *words(): Generator<string> {
    for (let block = 0; block < this.#blockCount; block++) {
      const source = new ByteSource(this.#bytes, this.#recordsOf(block));
      let word = '';
      for (let left = this.#lengthOf(block); left > 0; left--) {
        word = word.slice(0, source.number()) + source.text();
        yield word;
        skipRecord(source);
      }
    }
  }

  #recordsOf(block: number): number {
    return this.#view.getUint32(this.#tableAt + block * 8, true);
  }

  #textsOf(block: number): number {
    return this.#view.getUint32(this.#tableAt + block * 8 + 4, true);
  }

  #lengthOf(block: number): number {
    return Math.min(WORDS_PER_BLOCK, this.wordCount - block * WORDS_PER_BLOCK);
  }

  /** The texts of a block after those used by earlier words. */
  #textsFrom(block: number, used: number): ByteSource {
    const texts = new ByteSource(this.#bytes, this.#textsOf(block));
    for (let passed = 0; passed < used; passed++) texts.skipLine();
    return texts;
  }

  /** The last block that does not begin after `word`; -1 if all do. */
  #blockOf(word: string): number {
    let low = 0;
    let high = this.#blockCount;
    while (low < high) {
      const middle = (low + high) >> 1;
      const source = new ByteSource(this.#bytes, this.#recordsOf(middle));
      source.number(); // the first word of a block shares no prefix
      if (source.text() <= word) low = middle + 1;
      else high = middle;
    }
    return low - 1;
  }

  #readRecord(word: string, source: ByteSource, texts: ByteSource): DefinitionRecord {
    const schoolTier: SchoolTier = member([0, 1, 2] as const, source.byte());
    const groups: SenseGroup[] = [];
    for (let left = source.number(); left > 0; left--) groups.push(this.#readGroup(source, texts));
    const forms: LemmaForm[] = [];
    for (let left = source.number(); left > 0; left--) forms.push(readForm(source, word));
    return { word, schoolTier, groups, forms };
  }

  #readGroup(source: ByteSource, texts: ByteSource): SenseGroup {
    const mark = source.byte();
    const partOfSpeech = member(PARTS_OF_SPEECH, Math.floor(mark / SOURCES.length));
    const origin = member(SOURCES, mark % SOURCES.length);
    const sameAs = source.text();
    const senses: Sense[] = [];
    for (let left = source.number(); left > 0; left--) senses.push(this.#readSense(source, texts));
    return { partOfSpeech, source: origin, sameAs: sameAs === '' ? null : sameAs, senses };
  }

  #readSense(source: ByteSource, texts: ByteSource): Sense {
    const mark = source.number();
    const place = mark >> 1;
    const from = place === 0 ? texts : new ByteSource(this.#bytes, this.#textsAt + place - 1);
    return { text: from.line(), isFitForSchool: mark % 2 === 0 };
  }
}

/** Skips a record after its word; returns how many texts of the block its senses use. */
function skipRecord(source: ByteSource): number {
  let used = 0;
  source.byte();
  for (let groups = source.number(); groups > 0; groups--) {
    source.byte();
    source.skip(source.number());
    for (let senses = source.number(); senses > 0; senses--) if (source.number() < 2) used++;
  }
  for (let forms = source.number(); forms > 0; forms--) {
    source.byte();
    source.number();
    source.skip(source.number());
  }
  return used;
}

function readForm(source: ByteSource, word: string): LemmaForm {
  const form = member(FORMS, source.byte());
  const kept = Math.max(0, word.length - source.number());
  return { lemma: word.slice(0, kept) + source.text(), form };
}

function member<T>(values: readonly T[], index: number): T {
  const value = values[index];
  if (value === undefined) throw new RangeError(`the definitions file holds an unknown mark, ${index}`);
  return value;
}
