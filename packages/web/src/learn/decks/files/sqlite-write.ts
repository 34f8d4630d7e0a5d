/** Writes an SQLite file with one table of short rows (https://www.sqlite.org/fileformat2.html). */

import type { SqliteValue } from './sqlite-read.ts';

const PAGE = 4096;
const FILE_HEADER = 100;
/** A longer row would need pages for its end; our rows are a few words. */
const LONGEST_ROW = PAGE - 35;
const INTERIOR_TABLE = 5;
const LEAF_TABLE = 13;

const encoder = new TextEncoder();

function varint(value: number): readonly number[] {
  const bytes = [value % 128];
  for (let rest = Math.floor(value / 128); rest > 0; rest = Math.floor(rest / 128))
    bytes.unshift((rest % 128) + 128);
  return bytes;
}

/** The serial type of a value, and its bytes. */
function stored(value: SqliteValue): { readonly type: number; readonly bytes: ArrayLike<number> } {
  if (value === null) return { type: 0, bytes: [] };
  if (typeof value === 'string') {
    const bytes = encoder.encode(value);
    return { type: 13 + 2 * bytes.length, bytes };
  }
  const bytes = new Uint8Array(8);
  const view = new DataView(bytes.buffer);
  if (!Number.isSafeInteger(value)) {
    view.setFloat64(0, value);
    return { type: 7, bytes };
  }
  if (Math.abs(value) < 2 ** 31) {
    view.setInt32(0, value);
    return { type: 4, bytes: bytes.subarray(0, 4) };
  }
  view.setBigInt64(0, BigInt(value));
  return { type: 6, bytes };
}

function record(values: readonly SqliteValue[]): readonly number[] {
  const parts = values.map(stored);
  const types = parts.flatMap(({ type }) => varint(type));
  // The header counts its own length, which is one byte up to 126 others.
  const header = varint(types.length + (types.length < 127 ? 1 : 2));
  return [...header, ...types, ...parts.flatMap(({ bytes }) => Array.from(bytes))];
}

function row(rowid: number, values: readonly SqliteValue[]): readonly number[] {
  const payload = record(values);
  if (payload.length > LONGEST_ROW) throw new RangeError('a row is longer than a page');
  return [...varint(payload.length), ...varint(rowid), ...payload];
}

/** A page of a table's tree with these cells; `right`: the last child of an inner page. */
function page(cells: readonly (readonly number[])[], right: number | null, offset = 0): Uint8Array {
  const bytes = new Uint8Array(PAGE);
  const view = new DataView(bytes.buffer);
  view.setUint8(offset, right === null ? LEAF_TABLE : INTERIOR_TABLE);
  view.setUint16(offset + 3, cells.length);
  if (right !== null) view.setUint32(offset + 8, right);
  let pointer = offset + (right === null ? 8 : 12);
  let end = PAGE;
  for (const cell of cells) {
    end -= cell.length;
    bytes.set(cell, end);
    view.setUint16(pointer, end);
    pointer += 2;
  }
  view.setUint16(offset + 5, end);
  return bytes;
}

/** Splits cells so that each part fits on a page whose header takes `header` bytes. */
function filled<T extends { readonly bytes: readonly number[] }>(
  cells: readonly T[],
  header: number,
): readonly (readonly T[])[] {
  const pages: T[][] = [[]];
  let room = PAGE - header;
  for (const cell of cells) {
    const size = cell.bytes.length + 2;
    if (size > room) {
      pages.push([]);
      room = PAGE - header;
    }
    pages.at(-1)?.push(cell);
    room -= size;
  }
  return pages;
}

/** A subtree on its way into the file. */
interface Subtree {
  readonly page: number;
  readonly lastRowid: number;
}

/** `sql`: the `CREATE TABLE` that names table and columns, as SQLite would keep it. */
export function writeTable(
  name: string,
  sql: string,
  rows: readonly (readonly SqliteValue[])[],
): Uint8Array<ArrayBuffer> {
  const pages: Uint8Array[] = [new Uint8Array(PAGE)];
  const add = (bytes: Uint8Array): number => pages.push(bytes);
  const cells = rows.map((values, at) => ({ bytes: row(at + 1, values), rowid: at + 1 }));
  let level: readonly Subtree[] = filled(cells, 8).map((part) => ({
    page: add(
      page(
        part.map(({ bytes }) => bytes),
        null,
      ),
    ),
    lastRowid: part.at(-1)?.rowid ?? 0,
  }));
  while (level.length > 1) {
    const children = level.map((child) => ({
      child,
      bytes: [...bigEndian(child.page), ...varint(child.lastRowid)],
    }));
    level = balanced(filled(children, 12)).map((part) => {
      const last = part.at(-1);
      if (last === undefined) throw new Error('an inner page has children');
      const before = part.slice(0, -1).map(({ bytes }) => bytes);
      return { page: add(page(before, last.child.page)), lastRowid: last.child.lastRowid };
    });
  }
  const root = level[0]?.page ?? 0;
  const first = page([row(1, ['table', name, name, root, sql])], null, FILE_HEADER);
  first.set(fileHeader(pages.length));
  pages[0] = first;
  const file = new Uint8Array(pages.length * PAGE);
  for (const [at, bytes] of pages.entries()) file.set(bytes, at * PAGE);
  return file;
}

/** An inner page needs two children at least: the last page takes one from the page before if it has a single one. */
function balanced<T>(parts: readonly (readonly T[])[]): readonly (readonly T[])[] {
  const last = parts.at(-1);
  const before = parts.at(-2);
  if (last === undefined || before === undefined || last.length > 1) return parts;
  return [...parts.slice(0, -2), before.slice(0, -1), [...before.slice(-1), ...last]];
}

function bigEndian(value: number): readonly number[] {
  return [value >>> 24, (value >>> 16) & 0xff, (value >>> 8) & 0xff, value & 0xff];
}

function fileHeader(pageCount: number): Uint8Array {
  const bytes = new Uint8Array(FILE_HEADER);
  const view = new DataView(bytes.buffer);
  bytes.set(encoder.encode('SQLite format 3\0'));
  view.setUint16(16, PAGE);
  // Format without a write-ahead log; the fixed fractions of a page; change counter, pages, schema.
  bytes.set([1, 1, 0, 64, 32, 32], 18);
  view.setUint32(24, 1);
  view.setUint32(28, pageCount);
  view.setUint32(40, 1);
  view.setUint32(44, 4);
  // Text is UTF-8.
  view.setUint32(56, 1);
  view.setUint32(92, 1);
  view.setUint32(96, 3_045_000);
  return bytes;
}
