/** Moves that are not suggested, because a host hides their word. The move made is always shown. */

/** `12C CO(O)KIE` → `COOKIE`; empty for an exchange or a pass. */
export function wordOfMove(notation: string): string {
  const [, word = ''] = notation.split(' ');
  return word.replaceAll(/[()[\]]/gu, '').toUpperCase();
}

export type IsHidden = (word: string) => boolean;

/** The moves to suggest; all of them if none would be left. */
export function suggested<Move>(
  moves: readonly Move[],
  notationOf: (move: Move) => string,
  made: string,
  isHidden: IsHidden | undefined,
): readonly Move[] {
  if (isHidden === undefined) return moves;
  const shown = moves.filter((move) => {
    const notation = notationOf(move);
    return notation === made || !isHidden(wordOfMove(notation));
  });
  return shown.length === 0 ? moves : shown;
}
