/**
 * Our own lists that complement a source: all short words, the words left out and why, and the words unfit for school.
 * They are text with words separated by spaces; `#` begins a comment.
 */

/** The texts of a language's lists, which may be empty. */
export interface ReviewTexts {
  /** All words of two and three tiles, whether the source has them or not. */
  readonly short: string;
  /** A line for each reason: the reason, a colon, the words. */
  readonly leftOut: string;
  /**
   * Coarse words and slurs. `=WORD`: all forms of this entry of the source; else words; `WORD*`: words with this prefix;
   * `*WORD*`: words that contain it; a leading `!`: fit after all.
   */
  readonly unfit: string;
  /** Words that one may want to keep from younger children, written in the same way. */
  readonly milder: string;
  /** Plurals and nothing else that the source lists as words of their own. */
  readonly plurals: string;
  /** Words that the source lacks, as a Hunspell dictionary, which saves writing out their forms. */
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

/** The entries of the source all of whose forms a list of unfit words means, as the list writes them. */
export function familiesOf(text: string): string[] {
  return parseWords(text).flatMap((entry) => (entry.startsWith('=') ? [entry.slice(1)] : []));
}

/**
 * Tests whether a word (upper case) is on a list of unfit words, which names it or, by an entry of the source, means it
 * (`isOfFamily`).
 */
export function unfitTest(
  text: string,
  isOfFamily: (word: string) => boolean = () => false,
): (word: string) => boolean {
  const entries = parseWords(text.toUpperCase()).filter((entry) => !entry.startsWith('='));
  const barred = matcher(entries.filter((entry) => !entry.startsWith('!')));
  const fit = matcher(entries.filter((entry) => entry.startsWith('!')).map((entry) => entry.slice(1)));
  return (word) => (barred(word) || isOfFamily(word)) && !fit(word);
}

/** Uses lookups instead of testing each entry: millions of words are compared with hundreds of entries. */
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
