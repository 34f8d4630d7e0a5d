/** What somebody wrote, inside a sentence. */

/** A line may be anything, also a whole page pasted without line breaks. */
const LONGEST = 40;

export function quoted(text: string): string {
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text;
}
