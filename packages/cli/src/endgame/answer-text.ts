/** What is found about the end of a game, as objects and as text to print. */

import type { EndgameAnswer, EndgameMove, JudgedMove, PreEndgameAnswer } from '@lexiko/engine/endgame';
import { laidTiles } from '@lexiko/engine/moves';
import { type Board, type Layout, withLaid } from '@lexiko/rules/board';
import type { TerminalTexts } from '@lexiko/texts/en/terminal';
import type { Alphabet } from '@lexiko/words';
import { type DescribedWord, describeWord } from '../moves/listing.ts';

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

function moveText({ positions }: TerminalTexts, move: DescribedMove): string {
  return move.type === 'pass' ? positions.pass : `${move.at} ${move.word} ${move.score}`;
}

/** With its sign, so that it cannot be taken for a score. */
function signed({ decimal }: TerminalTexts, value: number, digits = 0): string {
  return `${value > 0 ? '+' : ''}${decimal(value, digits)}`;
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

export function endgameText(texts: TerminalTexts, answer: EndgameAnswer, scene: Scene): string {
  const { labels, proven, work } = texts.positions.endgame;
  const { value, isProven, depth, nodes, line } = answer;
  const [best, ...rest] = describeLine(line, scene).map((move) => moveText(texts, move));
  const width = Math.max(...Object.values(labels).map((label) => label.length));
  const row = (label: string, text: string): string => `${label.padEnd(width)}  ${text}\n`;
  return [
    row(labels.best, best ?? ''),
    row(
      labels.value,
      `${signed(texts, value)}, ${isProven ? proven : boundsText(texts, answer)} (${work(depth, nodes)})`,
    ),
    ...(rest.length > 0 ? [row(labels.next, rest.join(', '))] : []),
  ].join('');
}

/** What is sure of a value that is not proven. */
function boundsText(texts: TerminalTexts, { lower, upper }: EndgameAnswer): string {
  const { notProven, atLeast, atMost, between } = texts.positions.endgame;
  const [low, high] = [lower, upper].map((bound) => (Number.isFinite(bound) ? signed(texts, bound) : null));
  if (low && high) return between(low, high);
  if (low) return atLeast(low);
  return high ? atMost(high) : notProven;
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

export function preEndgameText(
  texts: TerminalTexts,
  { moves, isComplete, endgames }: PreEndgameAnswer,
  scene: Scene,
): string {
  const { columns, allDraws, someDraws } = texts.positions.endgame;
  const percent = (share: number): string => `${texts.decimal(100 * share, 1)} %`;
  const rows = seen(moves)
    .slice(0, SHOWN)
    .map(({ move, win, tie, spread, draws }) => [
      moveText(texts, describeEndgameMove(move, scene)),
      percent(win),
      percent(tie),
      signed(texts, spread, 1),
      String(draws),
    ]);
  const head = [columns.move, columns.win, columns.tie, columns.spread, columns.draws];
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
  return `${lines.join('\n')}\n${(isComplete ? allDraws : someDraws)(endgames)}\n`;
}

/** Those that at least one look has reached. */
function seen(moves: readonly JudgedMove[]): readonly JudgedMove[] {
  return moves.filter(({ look }) => look > 0);
}
