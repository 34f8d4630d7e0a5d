/** What is kept of a judged position: the candidates with their numbers, and by which settings they were found. */

import type { StudiedTurn } from '@lexiko/analysis';
import { keptDraws, keptLine, MOST_CANDIDATES, type KeptAnalysis } from '@lexiko/analysis/studies';

/** So many of the best moves are kept with their lines to the end of the game, and the move made with its own. */
const KEPT_LINES = 5;

/** Half of the 95 % interval between the two plays that the study of the turn compared; `null`: no playouts did. */
function marginOf({ facts }: StudiedTurn): number | null {
  for (const fact of facts) if (fact.kind === 'wins' || fact.kind === 'even') return fact.margin;
  return null;
}

/** `playouts`: as many as were asked for; a judgement without playouts has none. */
export function keptFrom(
  studied: StudiedTurn,
  { playouts, dictionary }: { readonly playouts: number; readonly dictionary: string },
): KeptAnalysis {
  const { analysis } = studied;
  const { best, made, judgedBy, turn } = analysis;
  const isListed = best.some(({ notation }) => notation === made.notation) || made.notation === '-';
  const moves = isListed ? best.slice(0, MOST_CANDIDATES) : [...best.slice(0, MOST_CANDIDATES - 1), made];
  return {
    rack: turn.rack,
    judgedBy,
    playouts: judgedBy === 'simulated' ? playouts : 0,
    ...(analysis.settings === undefined ? {} : { how: analysis.settings }),
    dictionary,
    margin: marginOf(studied),
    candidates: moves.map(({ notation, score, leave, equity, win, end }, at) => ({
      notation,
      score,
      leave,
      equity,
      win,
      ...(end === undefined || (at >= KEPT_LINES && notation !== made.notation)
        ? {}
        : { line: keptLine(end) }),
    })),
    ...(analysis.lastDraws === undefined ? {} : { draws: keptDraws(analysis.lastDraws) }),
  };
}
