/**
 * What a text is that somebody opens as a game: told by its content, whatever the file is called. The limits are far above
 * any real game, so that nobody waits for what is none.
 */

/** Characters of a log. */
export const LONGEST_LOG = 2_000_000;
/** Characters of a GCG file, with all its notes, and turns in it. */
export const LONGEST_GCG = 200_000;
export const MOST_GCG_TURNS = 1000;
/** Characters of a position. */
export const LONGEST_CGP = 20_000;

/** A log of everything that happened, the plays of a game, or one position. */
export type GameTextKind = 'log' | 'gcg' | 'cgp';

/** `null`: none of them. Whether it can be read is for its reader to say. */
export function gameTextKind(text: string): GameTextKind | null {
  const start = text
    .slice(0, LONGEST_CGP)
    .replace(/^\uFEFF/, '')
    .trimStart();
  if (start.startsWith('{')) return 'log';
  if (start.startsWith('#') || start.startsWith('>')) return 'gcg';
  return /^[^\s/]+(?:\/[^\s/]+)+\s/.test(start) ? 'cgp' : null;
}
