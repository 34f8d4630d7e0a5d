/** A studied turn as it is told: its move under the name that the game has for it, and no fact that says nothing. */

import type { Fact, RatedMove, StudiedTurn } from '@lexiko/engine';

/** A single letter between two words can be named by either; the game has named it already. */
function namedAsPlayed({ analysis }: StudiedTurn): (move: RatedMove) => RatedMove {
  const { made, turn } = analysis;
  const isOther = made.move.type === 'play' && made.changes === undefined && made.notation !== turn.notation;
  return (move) => (isOther && move.notation === made.notation ? { ...move, notation: turn.notation } : move);
}

function isTold({ analysis }: StudiedTurn, { kind }: Fact): boolean {
  switch (kind) {
    // A play that came off the board is judged as the pass that it came to, and a pass makes no word.
    case 'not-a-word':
      return analysis.made.notation !== '-';
    // Where the letters are not wholly known, those kept count nothing, and the points have been told.
    case 'worth':
      return analysis.judgedBy !== 'score';
    default:
      return true;
  }
}

export function asTold(studied: StudiedTurn): StudiedTurn {
  const named = namedAsPlayed(studied);
  const { analysis, better, other, facts } = studied;
  return {
    ...studied,
    analysis: { ...analysis, made: named(analysis.made), best: analysis.best.map(named) },
    better: named(better),
    other: other === null ? null : named(other),
    facts: facts.filter((fact) => isTold(studied, fact)),
  };
}
