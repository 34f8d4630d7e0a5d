/**
 * Shortens the prose of a dictionary to a plain sense, without the examples, quotations and labels of both sources. The
 * results contain only characters up to U+00FF, which the file format relies on.
 */

/** Longer senses are cut. Nine of ten WordNet glosses are shorter. */
const LONGEST = 120;

/** A WordNet gloss without its examples: `breathe noisily; "he panted"` keeps the first part. */
export function plainGloss(gloss: string): string {
  const example = /(?:^|[;:,(]|\be\.g\.,?|\bas in)\s*"/.exec(gloss);
  if (example === null) return shorten(tidy(gloss));
  return shorten(tidy(gloss.slice(0, example.index).replace(/\s*\(?(?:as in|such as|as|e\.g\.,?)\s*$/, '')));
}

/** Words before a full stop that does not end a sentence. */
const ABBREVIATED =
  /(?:^|[\s(])(?:esp|specif|etc|cf|dim|opp|orig|fig|lit|abbrev|obs|var|usu|prop|pl|sing|Gr|Lat|St|Mr|Mrs|Dr|[A-Za-z])\.$/;

/** What precedes a definition in Webster's: subjects in brackets, letters of sub-senses, `Hence:`, `pl.`, `a.`. */
const LABELS =
  /^(?:[\s,;:.]|pl\.(?! of)|(?:n|a|v|adv)\. ?(?=[A-Z])|\((?:[a-z]|[^)]*\.[^)]*|[A-Z][^)]*)\)|(?:Specifically|Hence|Specif\.|Esp\.|Fig\.|Lit\.|Originally)[:,]?\s)+/;

/**
 * The first sentence of a paragraph of Webster's without labels, quotations and examples. Empty if there is nothing
 * else.
 */
export function firstSentence(paragraph: string): string {
  const text = paragraph
    .replace(/\[[^\]]*\]?/g, ' ')
    .replace(/\bEtym:/g, ' ')
    .replace(/\{.*$/s, '')
    .replace(/\s*[;,:]?\s+- ?-.*$/s, '.')
    .replace(/[;,:]\s+(?:as,|as:|as,[^;]*,|e\. ?g\.,|thus,).*$/s, '.')
    .replace(/;\s+as (?:an?|to) .*$/s, '.')
    .replace(/\s+/g, ' ')
    .replace(/(?<=.[.)]) See (?:also |under |the )?[A-Z1-9].*$/, '')
    .replace(LABELS, '')
    .replace(/\s*\([b-z]\)\s.*$/s, '')
    .trim();
  const quotation = text.indexOf(' "');
  const prose = quotation < 0 ? text : text.slice(0, quotation);
  return shorten(tidy(prose.slice(0, sentenceEnd(prose))));
}

function sentenceEnd(text: string): number {
  for (const stop of text.matchAll(/[.?!](?= [A-Z("])/g)) {
    const end = stop.index + 1;
    if (!ABBREVIATED.test(text.slice(0, end))) return end;
  }
  return text.length;
}

/** Normalises spaces, quotes and brackets; no full stop at the end, since a sense is a phrase. */
function tidy(text: string): string {
  const plain = text
    .replace(/`/g, "'")
    .replace(/''/g, "'")
    .replace(/[_*]/g, '')
    .replace(/\s+/g, ' ')
    .replace(/\s+([,;:.)])/g, '$1')
    .replace(/\(\s*\)/g, '');
  const phrase = closeBrackets(plain)
    .replace(/[\s,;:.-]+$/, '')
    .trim();
  return phrase.endsWith(' etc') ? `${phrase}.` : phrase;
}

/** Cuts before a bracket that is not closed. */
function closeBrackets(text: string): string {
  const open = text.lastIndexOf('(');
  return open > text.lastIndexOf(')') ? text.slice(0, open) : text;
}

/** Cuts a sense that is too long at the end of a clause, or else of a word. */
function shorten(text: string): string {
  if (text.length <= LONGEST) return text;
  const head = text.slice(0, LONGEST);
  const clause = Math.max(head.lastIndexOf('; '), head.lastIndexOf('. '));
  if (clause >= LONGEST / 3) return tidy(head.slice(0, clause));
  const cut = tidy(head.slice(0, head.lastIndexOf(' ')));
  return `${cut} ...`;
}
