/**
 * The layout of a definitions file, and classes to write and read its bytes. The format of a record is in `writer.ts`
 * and `reader.ts`. On disk and on the wire the file is packed with gzip; this layout is that of the unpacked bytes.
 *
 *     0  'LXDF'
 *     4  version
 *     8  checksum of all that follows
 *    12  number of words
 *    16  number of blocks
 *    20  length of the source key, and the key
 *        for each block the offset of its records and the offset of its texts
 *        records
 *        texts
 *
 * Numbers in this table are 32 bits, little-endian. A block is WORDS_PER_BLOCK records, sorted by word; a word shares
 * its prefix with the one before it in the block, so any block can be read alone. A sense is the next text of its block
 * or, if the same text occurs earlier in the file, the offset of that text. Texts end with a line feed and are Latin-1:
 * one byte per character. Separate sections for records and texts pack a fifth smaller than mixed ones.
 */

export const MAGIC = 'LXDF';
export const VERSION = 1;
export const VERSION_AT = 4;
export const CHECKSUM_AT = 8;
const CHECKED_FROM = 12;
export const WORD_COUNT_AT = 12;
export const BLOCK_COUNT_AT = 16;
export const KEY_LENGTH_AT = 20;
export const KEY_AT = 24;

/** Small enough for fast lookups, large enough for shared prefixes to pay off. */
export const WORDS_PER_BLOCK = 32;

/** Ends a text in the file; no text holds one. */
export const TEXT_END = 10;

/** FNV-1a over everything after the checksum itself. */
export function checksumOf(bytes: Uint8Array): number {
  let sum = 0x811c9dc5;
  for (let at = CHECKED_FROM; at < bytes.length; at++) sum = Math.imul(sum ^ (bytes[at] ?? 0), 0x01000193);
  return sum >>> 0;
}

/** Collects bytes when the length is not known in advance. */
export class ByteSink {
  #bytes: Uint8Array = new Uint8Array(1 << 16);
  #length = 0;

  get length(): number {
    return this.#length;
  }

  byte(value: number): void {
    if (this.#length === this.#bytes.length) {
      const larger = new Uint8Array(this.#bytes.length * 2);
      larger.set(this.#bytes);
      this.#bytes = larger;
    }
    this.#bytes[this.#length++] = value;
  }

  /** Seven bits per byte, low bits first; the high bit marks that more follow. */
  number(value: number): void {
    let rest = value;
    for (; rest > 0x7f; rest >>>= 7) this.byte((rest & 0x7f) | 0x80);
    this.byte(rest);
  }

  /** Writes the characters without their number, which the reader must know. */
  characters(text: string): void {
    for (let at = 0; at < text.length; at++) {
      const code = text.charCodeAt(at);
      if (code > 0xff) throw new RangeError(`'${text}' holds a character outside Latin-1`);
      this.byte(code);
    }
  }

  text(text: string): void {
    this.number(text.length);
    this.characters(text);
  }

  toBytes(): Uint8Array {
    return this.#bytes.slice(0, this.#length);
  }
}

/** Reads bytes that passed the checksum; running out of them is a bug in the writer and throws. */
export class ByteSource {
  readonly #bytes: Uint8Array;
  at: number;

  constructor(bytes: Uint8Array, at: number) {
    this.#bytes = bytes;
    this.at = at;
  }

  byte(): number {
    const value = this.#bytes[this.at];
    if (value === undefined) throw new RangeError('the definitions file ends inside a record');
    this.at++;
    return value;
  }

  number(): number {
    let value = 0;
    for (let shift = 0; shift < 28; shift += 7) {
      const byte = this.byte();
      value |= (byte & 0x7f) << shift;
      if (byte < 0x80) return value;
    }
    throw new RangeError('the definitions file holds an endless number');
  }

  characters(length: number): string {
    const start = this.at;
    this.skip(length);
    let text = '';
    for (let at = start; at < this.at; at++) text += String.fromCharCode(this.#bytes[at] ?? 0);
    return text;
  }

  text(): string {
    return this.characters(this.number());
  }

  /** The characters up to the line feed, passing over it. */
  line(): string {
    const text = this.characters(this.#lineEnd() - this.at);
    this.at++;
    return text;
  }

  skipLine(): void {
    this.at = this.#lineEnd() + 1;
  }

  skip(length: number): void {
    if (this.at + length > this.#bytes.length)
      throw new RangeError('the definitions file ends inside a text');
    this.at += length;
  }

  #lineEnd(): number {
    const end = this.#bytes.indexOf(TEXT_END, this.at);
    if (end < 0) throw new RangeError('the definitions file ends inside a text');
    return end;
  }
}
