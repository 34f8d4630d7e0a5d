/** Tables as text: fields between commas, semicolons or tabs, in quotes where they hold one (RFC 4180). */

export type Delimiter = ',' | ';' | '\t';

/** The delimiter that the first line has most of; a tab if there is none. */
function delimiterOf(text: string): Delimiter {
  const [line = ''] = text.split(/\r?\n/u);
  const counted = ([',', ';', '\t'] as const).map((one) => ({ one, count: line.split(one).length }));
  return counted.toSorted((a, b) => b.count - a.count)[0]?.one ?? '\t';
}

export function parseCsv(
  text: string,
  delimiter: Delimiter = delimiterOf(text),
): readonly (readonly string[])[] {
  const rows: string[][] = [];
  let row: string[] = [];
  let field = '';
  let isQuoted = false;
  const endRow = (): void => {
    row.push(field);
    if (row.length > 1 || field !== '') rows.push(row);
    row = [];
    field = '';
  };
  for (let at = 0; at < text.length; at++) {
    const character = text[at] ?? '';
    if (isQuoted) {
      if (character !== '"') field += character;
      else if (text[at + 1] === '"') field += text[++at] ?? '';
      else isQuoted = false;
    } else if (character === '"' && field === '') isQuoted = true;
    else if (character === delimiter) {
      row.push(field);
      field = '';
    } else if (character === '\n') endRow();
    else if (character !== '\r' && character !== '\uFEFF') field += character;
  }
  endRow();
  return rows;
}

/** A leading = + - or @ would be a formula to a spreadsheet. */
function quoted(field: string): string {
  const text = /^[=+\-@]/u.test(field) ? `'${field}` : field;
  return /[",;\t\n\r]/u.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

export function formatCsv(rows: readonly (readonly (string | number)[])[]): string {
  return rows.map((row) => `${row.map((field) => quoted(String(field))).join(',')}\n`).join('');
}
