/**
 * Which kind of game text somebody opens, recognised by its content and not by its file name. The limits are far
 * above any real game, so that nobody waits for a file that cannot be one.
 */

/** In characters. */
export const LONGEST_LOG = 2_000_000;
/** A GCG file with all its notes, in characters, and the turns in it. */
export const LONGEST_GCG = 200_000;
export const MOST_GCG_TURNS = 1000;
/** In characters. */
export const LONGEST_CGP = 20_000;

/** A full log, the plays of a game, or one position. */
export type GameTextKind = 'log' | 'gcg' | 'cgp';

/** `null` if it is none of them. Whether the text is valid is for its reader to say. */
export function gameTextKind(text: string): GameTextKind | null {
  const start = text
    .slice(0, LONGEST_CGP)
    .replace(/^\uFEFF/, '')
    .trimStart();
  if (start.startsWith('{')) return 'log';
  if (start.startsWith('#') || start.startsWith('>')) return 'gcg';
  return /^[^\s/]+(?:\/[^\s/]+)+\s/.test(start) ? 'cgp' : null;
}
