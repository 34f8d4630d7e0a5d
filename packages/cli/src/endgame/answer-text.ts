/** What is found about the end of a game, as objects and as text to print. */

import type { EndgameAnswer, EndgameMove, JudgedMove, PreEndgameAnswer } from '@lexiko/engine/endgame';
import { type Board, type Layout, withLaid } from '@lexiko/rules/board';
import type { Alphabet } from '@lexiko/words';
import { type DescribedWord, describeWord, laidTiles } from '../moves/listing.ts';

export type DescribedMove =
  | ({ readonly type: 'play' } & DescribedWord & { readonly score: number })
  | { readonly type: 'pass'; readonly score: 0 };

/** Where moves are described: a board, with what is needed to read it. */
export interface Scene {
  readonly board: Board;
  readonly alphabet: Alphabet;
  readonly layout: Layout;
}

function describeEndgameMove(move: EndgameMove, scene: Scene): DescribedMove {
  return move.type === 'pass'
    ? { type: 'pass', score: 0 }
    : { type: 'play', ...describeWord(move, scene), score: move.score };
}

/** A line of play, each move on the board that it is made on. */
function describeLine(line: readonly EndgameMove[], scene: Scene): readonly DescribedMove[] {
  let { board } = scene;
  return line.map((move) => {
    const described = describeEndgameMove(move, { ...scene, board });
    if (move.type === 'play') board = withLaid(board, laidTiles(move, scene.alphabet));
    return described;
  });
}

export function moveText(move: DescribedMove): string {
  return move.type === 'pass' ? '(pass)' : `${move.at} ${move.word} ${move.score}`;
}

/** With its sign, so that it cannot be taken for a score. */
export function signed(value: number, digits = 0): string {
  return `${value > 0 ? '+' : ''}${value.toFixed(digits)}`;
}

export function endgameJson(position: number, answer: EndgameAnswer, scene: Scene): object {
  const { value, isProven, lower, upper, depth, nodes, line } = answer;
  const [best, ...rest] = describeLine(line, scene);
  const finite = (bound: number): number | null => (Number.isFinite(bound) ? bound : null);
  return {
    position,
    kind: 'endgame',
    best,
    value,
    proven: isProven,
    lower: finite(lower),
    upper: finite(upper),
    depth,
    nodes,
    line: [best, ...rest],
  };
}

export function endgameText(answer: EndgameAnswer, scene: Scene): string {
  const { value, isProven, depth, nodes, line } = answer;
  const [best, ...rest] = describeLine(line, scene).map(moveText);
  const work = `${depth} ${depth === 1 ? 'move' : 'moves'} ahead, ${nodes.toLocaleString('en')} nodes`;
  return [
    `best   ${best ?? ''}`,
    `value  ${signed(value)}, ${isProven ? 'proven' : boundsText(answer)} (${work})`,
    ...(rest.length > 0 ? [`then   ${rest.join(', ')}`] : []),
    '',
  ].join('\n');
}

/** What is sure of a value that is not proven. */
function boundsText({ lower, upper }: EndgameAnswer): string {
  const parts = [
    ...(Number.isFinite(lower) ? [`at least ${signed(lower)}`] : []),
    ...(Number.isFinite(upper) ? [`at most ${signed(upper)}`] : []),
  ];
  return parts.length === 0 ? 'not proven' : `proven ${parts.join(' and ')}`;
}

export function preEndgameJson(position: number, answer: PreEndgameAnswer, scene: Scene): object {
  const { moves, isComplete, endgames } = answer;
  return {
    position,
    kind: 'pre-endgame',
    complete: isComplete,
    endgames,
    moves: seen(moves).map(({ move, win, tie, spread, draws, look }) => ({
      ...describeEndgameMove(move, scene),
      win,
      tie,
      spread,
      draws,
      look,
    })),
  };
}

const SHOWN = 10;

export function preEndgameText({ moves, isComplete, endgames }: PreEndgameAnswer, scene: Scene): string {
  const rows = seen(moves)
    .slice(0, SHOWN)
    .map(({ move, win, tie, spread, draws }) => [
      moveText(describeEndgameMove(move, scene)),
      `${(100 * win).toFixed(1)} %`,
      `${(100 * tie).toFixed(1)} %`,
      signed(spread, 1),
      String(draws),
    ]);
  const head = ['move', 'wins', 'ties', 'spread', 'draws'];
  const widths = head.map((name, column) =>
    Math.max(...[head, ...rows].map((row) => (row[column] ?? name).length)),
  );
  const lines = [head, ...rows].map((row) =>
    row
      .map((cell, column) =>
        column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0),
      )
      .join('  '),
  );
  const extent = isComplete ? 'all draws' : 'some of the draws';
  return `${lines.join('\n')}\n${extent}, ${endgames.toLocaleString('en')} endgames\n`;
}

/** Those that at least one look has reached. */
function seen(moves: readonly JudgedMove[]): readonly JudgedMove[] {
  return moves.filter(({ look }) => look > 0);
}
