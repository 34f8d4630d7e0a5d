/**
 * Reads one table of an SQLite file (https://www.sqlite.org/fileformat2.html): enough for the cardboxes of other
 * programs, without SQL. What still lies in a write-ahead log beside the file is not seen.
 */

import { err, ok, type Result } from '@lexiko/rules';

export type SqliteFault = 'not-sqlite' | 'damaged' | 'no-table';
/** Blobs are read as `null`. */
export type SqliteValue = number | string | null;

export interface SqliteTable {
  readonly columns: readonly string[];
  readonly rows: readonly (readonly SqliteValue[])[];
}

const MAGIC = 'SQLite format 3\0';
const INTERIOR_TABLE = 5;
const LEAF_TABLE = 13;
/** The header of the file, at the start of the first page. */
const FILE_HEADER = 100;

/** Of texts, by their number in the header less one. */
const ENCODINGS = ['utf-8', 'utf-16le', 'utf-16be'];

/** The file does not keep to its format. */
class Damaged extends Error {}

export function isSqlite(bytes: Uint8Array): boolean {
  return [...MAGIC].every((character, at) => bytes[at] === character.charCodeAt(0));
}

export function readTable(bytes: Uint8Array, name: string): Result<SqliteTable, SqliteFault> {
  if (!isSqlite(bytes)) return err('not-sqlite');
  try {
    const file = new SqliteFile(bytes);
    const schema = file.rowsOf(1).find(({ values: [type, called] }) => type === 'table' && called === name);
    const [, , , root, sql] = schema?.values ?? [];
    if (typeof root !== 'number' || typeof sql !== 'string') return err('no-table');
    const { columns, rowidColumn } = columnsOf(sql);
    const rows = file.rowsOf(root).map(({ rowid, values }) =>
      // A column added later is missing in older rows; the row's number is not stored again.
      columns.map((_, at) => (at === rowidColumn ? rowid : (values[at] ?? null))),
    );
    return ok({ columns, rows });
  } catch (error) {
    // A read past the end of the file is a RangeError.
    if (error instanceof Damaged || error instanceof RangeError) return err('damaged');
    throw error;
  }
}

/** The names of the columns in a `CREATE TABLE`, and which of them is another name of the row's number (-1: none). */
function columnsOf(sql: string): { readonly columns: readonly string[]; readonly rowidColumn: number } {
  const inside = sql.slice(sql.indexOf('(') + 1, sql.lastIndexOf(')'));
  const parts: string[] = [];
  let depth = 0;
  let part = '';
  for (const character of inside) {
    if (character === '(') depth++;
    if (character === ')') depth--;
    if (character === ',' && depth === 0) {
      parts.push(part);
      part = '';
    } else part += character;
  }
  parts.push(part);
  const definitions = parts
    .map((one) => one.trim())
    .filter((one) => one !== '' && !/^(?:primary|unique|check|foreign|constraint)\b/iu.test(one));
  return {
    columns: definitions.map((one) =>
      (/^(?:"[^"]+"|`[^`]+`|\[[^\]]+\]|\S+)/u.exec(one)?.[0] ?? '').replaceAll(/["`[\]]/gu, '').toLowerCase(),
    ),
    rowidColumn: definitions.findIndex((one) => /\binteger\s+primary\s+key\b/iu.test(one)),
  };
}

interface Row {
  readonly rowid: number;
  readonly values: readonly SqliteValue[];
}

class SqliteFile {
  readonly #bytes: Uint8Array;
  readonly #view: DataView;
  readonly #pageSize: number;
  /** What a page has room for beside its reserved end. */
  readonly #usable: number;
  readonly #text: TextDecoder;

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes;
    this.#view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    const size = this.#view.getUint16(16);
    this.#pageSize = size === 1 ? 65_536 : size;
    this.#usable = this.#pageSize - this.#view.getUint8(20);
    if (this.#pageSize < 512 || this.#usable < 480) throw new Damaged();
    this.#text = new TextDecoder(ENCODINGS[this.#view.getUint32(56) - 1] ?? 'utf-8');
  }

  /** The rows of a table by the number of its root page. */
  rowsOf(root: number): readonly Row[] {
    const rows: Row[] = [];
    // Each page belongs to one place: a page met twice would go round in circles.
    const met = new Set<number>();
    const visit = (page: number): void => {
      if (met.has(page)) throw new Damaged();
      met.add(page);
      const start = this.#startOf(page);
      const header = page === 1 ? start + FILE_HEADER : start;
      const type = this.#view.getUint8(header);
      const count = this.#view.getUint16(header + 3);
      if (type !== LEAF_TABLE && type !== INTERIOR_TABLE) throw new Damaged();
      const cells = header + (type === LEAF_TABLE ? 8 : 12);
      for (let at = 0; at < count; at++) {
        const cell = start + this.#view.getUint16(cells + 2 * at);
        if (type === LEAF_TABLE) rows.push(this.#rowAt(cell));
        else visit(this.#view.getUint32(cell));
      }
      if (type === INTERIOR_TABLE) visit(this.#view.getUint32(header + 8));
    };
    visit(root);
    return rows;
  }

  #startOf(page: number): number {
    const start = (page - 1) * this.#pageSize;
    if (page < 1 || start + this.#pageSize > this.#bytes.length) throw new Damaged();
    return start;
  }

  #rowAt(cell: number): Row {
    const size = this.#varint(this.#view, cell);
    const rowid = this.#varint(this.#view, cell + size.width);
    const payload = this.#payload(cell + size.width + rowid.width, size.value);
    return { rowid: rowid.value, values: this.#record(payload) };
  }

  /** The bytes of a row; the end of a long one lies on pages of its own. */
  #payload(at: number, size: number): DataView {
    if (size > this.#bytes.length) throw new Damaged();
    const most = this.#usable - 35;
    const { byteOffset } = this.#view;
    if (size <= most) return new DataView(this.#view.buffer, byteOffset + at, size);
    const least = Math.floor(((this.#usable - 12) * 32) / 255) - 23;
    const fitting = least + ((size - least) % (this.#usable - 4));
    const local = fitting <= most ? fitting : least;
    const whole = new Uint8Array(size);
    whole.set(this.#bytes.subarray(at, at + local));
    let next = this.#view.getUint32(at + local);
    for (let filled = local; filled < size;) {
      const start = this.#startOf(next);
      const here = Math.min(size - filled, this.#usable - 4);
      whole.set(this.#bytes.subarray(start + 4, start + 4 + here), filled);
      filled += here;
      next = this.#view.getUint32(start);
    }
    return new DataView(whole.buffer);
  }

  #record(payload: DataView): readonly SqliteValue[] {
    const header = this.#varint(payload, 0);
    const values: SqliteValue[] = [];
    let body = header.value;
    for (let at = header.width; at < header.value;) {
      const type = this.#varint(payload, at);
      at += type.width;
      const { value, width } = this.#value(payload, body, type.value);
      values.push(value);
      body += width;
    }
    return values;
  }

  #value(
    payload: DataView,
    at: number,
    type: number,
  ): { readonly value: SqliteValue; readonly width: number } {
    switch (type) {
      case 0:
        return { value: null, width: 0 };
      case 1:
        return { value: payload.getInt8(at), width: 1 };
      case 2:
        return { value: payload.getInt16(at), width: 2 };
      case 3:
        return { value: payload.getInt16(at) * 256 + payload.getUint8(at + 2), width: 3 };
      case 4:
        return { value: payload.getInt32(at), width: 4 };
      case 5:
        return { value: payload.getInt16(at) * 2 ** 32 + payload.getUint32(at + 2), width: 6 };
      case 6:
        return { value: Number(payload.getBigInt64(at)), width: 8 };
      case 7:
        return { value: payload.getFloat64(at), width: 8 };
      case 8:
      case 9:
        return { value: type - 8, width: 0 };
      default: {
        if (type < 12) throw new Damaged();
        const width = Math.floor((type - 12) / 2);
        const bytes = new Uint8Array(payload.buffer, payload.byteOffset + at, width);
        if (at + width > payload.byteLength) throw new Damaged();
        return { value: type % 2 === 0 ? null : this.#text.decode(bytes), width };
      }
    }
  }

  /** A number of one to nine bytes, seven bits each, the ninth with eight. */
  #varint(view: DataView, at: number): { readonly value: number; readonly width: number } {
    let value = 0;
    for (let width = 1; width < 9; width++) {
      const byte = view.getUint8(at + width - 1);
      value = value * 128 + (byte & 0x7f);
      if (byte < 0x80) return { value, width };
    }
    return { value: value * 256 + view.getUint8(at + 8), width: 9 };
  }
}
