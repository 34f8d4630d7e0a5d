/** An analysed turn as the page shows it, with the notation of the game. */

import type { RatedMove, StudiedTurn } from '@lexiko/analysis';

/** A single tile between two words can be written in two ways; the game has chosen one. */
function namedAsPlayed({
  analysis,
}: StudiedTurn): <Move extends Pick<RatedMove, 'notation'>>(move: Move) => Move {
  const { made, turn } = analysis;
  const isOther = made.move.type === 'play' && made.changes === undefined && made.notation !== turn.notation;
  return (move) => (isOther && move.notation === made.notation ? { ...move, notation: turn.notation } : move);
}

export function asShown(studied: StudiedTurn): StudiedTurn {
  const named = namedAsPlayed(studied);
  const { analysis, better, other } = studied;
  const { lastDraws } = analysis;
  const drawn =
    lastDraws === undefined
      ? {}
      : { lastDraws: { ...lastDraws, moves: lastDraws.moves.map((move) => named(move)) } };
  return {
    ...studied,
    analysis: { ...analysis, made: named(analysis.made), best: analysis.best.map(named), ...drawn },
    better: named(better),
    other: other === null ? null : named(other),
  };
}

/** Moves that are shown beside the one made. */
export const FEW = 6;

/**
 * The best moves, the one made, the one that the sentences compare with, so that all numbers are in the list, and those
 * that somebody wanted to be compared.
 */
export function listedMoves(
  { analysis, other }: StudiedTurn,
  of: 'made' | 'position' = 'made',
): readonly RatedMove[] {
  const listed = analysis.best.slice(0, FEW);
  const added = analysis.best.filter(({ notation }) => analysis.settings?.added.includes(notation) === true);
  const compared = of === 'position' ? [] : [...(other === null ? [] : [other]), analysis.made];
  for (const move of [...added, ...compared])
    if (listed.every(({ notation }) => notation !== move.notation)) listed.push(move);
  return listed;
}
