/** The end of a game as a study keeps it: lines of moves, and for which draws of the last tiles they win; and both as reports read them. */

import type { DrawResult } from '@lexiko/engine/endgame';
import { joinTiles, parseTypedTiles } from '@lexiko/rules/notation';
import type { EndLine } from '../turns/end-line.ts';
import type { LastDraws } from '../turns/last-draws.ts';
import {
  MOST_CANDIDATES,
  MOST_DRAWS,
  MOST_LINE_TURNS,
  type KeptAnalysis,
  type KeptDraws,
  type KeptLine,
} from './study-event.ts';

const LETTERS = { won: 'w', tied: 't', lost: 'l' } as const satisfies Record<DrawResult, string>;

const RESULTS: ReadonlyMap<string, DrawResult> = new Map(
  Object.entries(LETTERS).map(([result, letter]) => [letter, result as DrawResult]), // its keys are the results
);

/** Without the squares: the rules find them again from the notation. */
export function keptLine({ turns, final, isProven }: EndLine): KeptLine {
  return {
    turns: turns.slice(0, MOST_LINE_TURNS).map(({ notation, score }) => ({ notation, score })),
    final,
    isProven,
  };
}

/** Of more draws than a study keeps, the first: they are then a sample of all. */
export function keptDraws({ bagSize, draws, isComplete, moves }: LastDraws): KeptDraws {
  return {
    bagSize,
    draws: draws.slice(0, MOST_DRAWS).map(({ tiles, ways }) => ({ tiles: joinTiles(tiles), ways })),
    isComplete: isComplete && draws.length <= MOST_DRAWS,
    moves: moves.slice(0, MOST_CANDIDATES).map(({ results, ...move }) => ({
      ...move,
      results:
        results === null
          ? null
          : results
              .slice(0, MOST_DRAWS)
              .map((result) => LETTERS[result])
              .join(''),
    })),
  };
}

/** As they were found. */
export function drawsOfKept({ draws, moves, ...rest }: KeptDraws): LastDraws {
  return {
    ...rest,
    draws: draws.map(({ tiles, ways }) => ({ tiles: parseTypedTiles(tiles) ?? [], ways })),
    moves: moves.map(({ results, ...move }) => ({
      ...move,
      results: results === null ? null : Array.from(results, (letter) => RESULTS.get(letter) ?? 'lost'),
    })),
  };
}

/** The candidates that have a line, as reports read them. */
export function linesOfKept({
  candidates,
}: KeptAnalysis): readonly { readonly notation: string; readonly end: KeptLine }[] {
  return candidates.flatMap(({ notation, line }) => (line === undefined ? [] : [{ notation, end: line }]));
}
