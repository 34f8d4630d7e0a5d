/** A link to a position for the editor holds its CGP behind this word; without it, the position of a game is analysed. */

const MARK = 'position ';

export function positionToShare(cgp: string): string {
  return MARK + cgp;
}

/** The CGP; `null`: something else was shared. */
export function sharedPosition(text: string): string | null {
  return text.startsWith(MARK) ? text.slice(MARK.length) : null;
}
