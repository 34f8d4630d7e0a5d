/** The end of a game in words: lines of play with their final scores, and what the draws of the last tiles decide. */

import type { DrawResult } from '@lexiko/engine/endgame';
import { joinTiles } from '@lexiko/rules/notation';
import type { EndLine, LineTurn } from '../turns/end-line.ts';
import type { DrawnMove, LastDraws } from '../turns/last-draws.ts';
import type { RatedMove, TurnAnalysis } from '../turns/turn-analysis.ts';
import type { ReportTexts } from './report-texts.ts';

/** As much of a line as its words need. */
type LineToRead = Pick<EndLine, 'final' | 'isProven'> & {
  readonly turns: readonly Pick<LineTurn, 'notation' | 'score'>[];
};

export interface ReadLine<Line extends LineToRead = EndLine> {
  readonly notation: string;
  readonly end: Line;
  /** `8F HORN 14, 5D CAT 12`. */
  readonly turns: string;
  /** Its final scores, and whether they are proven. */
  readonly says: string;
}

/** The best moves and the one made, each with the rest of the game after it; empty where no search went there. */
export function linesOf(
  texts: Pick<ReportTexts, 'end' | 'numbers'>,
  { best, made }: Pick<TurnAnalysis, 'best' | 'made'>,
): readonly ReadLine[] {
  const listed = best.some(({ notation }) => notation === made.notation) ? best : [...best, made];
  return listed.flatMap(({ notation, end }: RatedMove) =>
    end === undefined ? [] : [lineOf(texts, { notation, end })],
  );
}

/** The line that begins with a move. */
export function lineOf<Line extends LineToRead>(
  { end: says, numbers }: Pick<ReportTexts, 'end' | 'numbers'>,
  { notation, end }: { readonly notation: string; readonly end: Line },
  titleOf: (notation: string) => string = (plain) => plain,
): ReadLine<Line> {
  return {
    notation,
    end,
    turns: end.turns.map((turn) => `${titleOf(turn.notation)} ${numbers.points(turn.score)}`).join(', '),
    says: says(end.final.map(numbers.points).join('–'), end.isProven),
  };
}

export interface ReadDraws {
  readonly notation: string;
  /** For how many draws it wins, and whether that is proven. */
  readonly says: string;
  /** For which; empty where that is not known draw by draw. */
  readonly results: readonly string[];
}

/** What the draws are told with. */
export type DrawTexts = Pick<
  ReportTexts,
  'drawn' | 'drawResults' | 'drawsPlayedOn' | 'drawsProven' | 'drawsUnproven'
>;

const RESULTS = ['won', 'tied', 'lost'] as const satisfies readonly DrawResult[];

export function drawsOf(
  { drawn, drawResults, drawsPlayedOn, drawsProven, drawsUnproven }: DrawTexts,
  { draws, moves, bagSize }: LastDraws,
  titleOf: (notation: string) => string = (notation) => notation,
): readonly ReadDraws[] {
  const bagsWith = ({ results }: DrawnMove, wanted: DrawResult): string =>
    draws
      .flatMap(({ tiles, ways }, at) =>
        results?.[at] === wanted ? [`${joinTiles(tiles)}${ways === 1 ? '' : ` (${ways})`}`] : [],
      )
      .join(', ');
  const sureness = ({ results, isProven, margin = 0 }: DrawnMove): string => {
    if (results === null && !isProven) return drawsPlayedOn(margin > 0 ? 100 * margin : null);
    return isProven ? drawsProven : drawsUnproven;
  };
  return moves.map((move) => ({
    notation: move.notation,
    says: `${drawn(titleOf(move.notation), move, bagSize)} ${sureness(move)}`,
    results: RESULTS.flatMap((result) => {
      const bags = bagsWith(move, result);
      return bags === '' ? [] : [drawResults[result](bags)];
    }),
  }));
}
