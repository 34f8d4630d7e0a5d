/**
 * Our own lists beside a source: which short words there are, which words are left out and why, and which are unfit for
 * school. They are text, words with spaces between; what follows `#` is a remark.
 */

/** The texts of a language's lists; an empty one says nothing. */
export interface ReviewTexts {
  /** All words of two and three tiles: of the source's, only these count, and these count without the source. */
  readonly short: string;
  /** A line for each reason: the reason, a colon, the words. */
  readonly leftOut: string;
  /** Words; `WORD*` is every word that begins so, `*WORD*` every word that holds it; `!` in front: fit after all. */
  readonly unfit: string;
  /** Words that the source lacks, as a Hunspell dictionary, so that endings need not be written out. */
  readonly added: { readonly affixes: string; readonly dictionary: string };
}

export interface LeftOutReason {
  readonly reason: string;
  readonly words: readonly string[];
}

function linesOf(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.replace(/#.*/u, '').trim())
    .filter((line) => line !== '');
}

/** The words of a list, as they are written there. */
export function parseWords(text: string): string[] {
  return linesOf(text).flatMap((line) => line.split(/\s+/u));
}

export function parseLeftOut(text: string): LeftOutReason[] {
  return linesOf(text).map((line) => {
    const colon = line.indexOf(':');
    if (colon < 0) throw new Error(`no reason is given: ${line}`);
    return { reason: line.slice(0, colon).trim(), words: parseWords(line.slice(colon + 1)) };
  });
}

/** Whether a word (upper case, as it lies on the board) is on a list of unfit words. */
export function unfitTest(text: string): (word: string) => boolean {
  const entries = parseWords(text.toUpperCase());
  const barred = matcher(entries.filter((entry) => !entry.startsWith('!')));
  const fit = matcher(entries.filter((entry) => entry.startsWith('!')).map((entry) => entry.slice(1)));
  return (word) => barred(word) && !fit(word);
}

/** Looked up, not tried one after another: millions of words are held against hundreds of entries. */
function matcher(entries: readonly string[]): (word: string) => boolean {
  const exact = new Set(entries.filter((entry) => !entry.includes('*')));
  const beginnings = new Set(entries.flatMap((entry) => /^([^*]+)\*$/u.exec(entry)?.[1] ?? []));
  const parts = entries.flatMap((entry) => /^\*([^*]+)\*$/u.exec(entry)?.[1] ?? []);
  if (exact.size + beginnings.size + parts.length !== new Set(entries).size) {
    throw new Error('an entry is neither WORD nor WORD* nor *WORD*');
  }
  const lengths = [...new Set(Array.from(beginnings, ({ length }) => length))];
  return (word) =>
    exact.has(word) ||
    lengths.some((length) => beginnings.has(word.slice(0, length))) ||
    parts.some((part) => word.includes(part));
}
