/** What is found about the end of a game, as objects and as text to print. */

import type {
  EndgameAnswer,
  EndgameMove,
  JudgedMove,
  PreEndgameAnswer,
  PreEndgameMove,
} from '@lexiko/engine/endgame';
import { laidTiles } from '@lexiko/engine/moves';
import { BLANK, type Board, type Layout, withLaid } from '@lexiko/rules/board';
import { joinTiles } from '@lexiko/rules/notation';
import type { TerminalTexts } from '@lexiko/texts/en/terminal';
import type { Alphabet } from '@lexiko/words';
import { type DescribedWord, describeWord } from '../moves/listing.ts';

export type DescribedMove =
  | ({ readonly type: 'play' } & DescribedWord & { readonly score: number })
  | { readonly type: 'exchange'; readonly tiles: string; readonly score: 0 }
  | { readonly type: 'pass'; readonly score: 0 };

/** Where moves are described: a board, with what is needed to read it. */
export interface Scene {
  readonly board: Board;
  readonly alphabet: Alphabet;
  readonly layout: Layout;
}

function describeEndgameMove(move: PreEndgameMove, scene: Scene): DescribedMove {
  switch (move.type) {
    case 'pass':
      return { type: 'pass', score: 0 };
    case 'exchange':
      return { type: 'exchange', tiles: joinTiles(tilesOf(move.letters, scene.alphabet)), score: 0 };
    case 'play':
      return { type: 'play', ...describeWord(move, scene), score: move.score };
  }
}

/** The tiles of letters by number; 0 is a blank. */
export function tilesOf(letters: readonly number[], alphabet: Alphabet): readonly string[] {
  return letters.map((letter) => (letter === 0 ? BLANK : (alphabet.letters[letter] ?? '')));
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
  switch (move.type) {
    case 'pass':
      return positions.pass;
    case 'exchange':
      return positions.exchange(move.tiles);
    case 'play':
      return `${move.at} ${move.word} ${move.score}`;
  }
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
  const { moves, isComplete, isDecided, endgames } = answer;
  return {
    position,
    kind: 'pre-endgame',
    complete: isComplete,
    decided: isDecided,
    endgames,
    moves: seen(moves).map((judged) => ({
      ...describeEndgameMove(judged.move, scene),
      win: judged.win,
      tie: judged.tie,
      spread: judged.spread,
      ways: judged.ways,
      won: judged.won,
      tied: judged.tied,
      margin: judged.margin,
      draws: judged.draws,
      look: judged.look,
      proven: judged.isProven,
    })),
  };
}

const SHOWN = 10;

export function preEndgameText(
  texts: TerminalTexts,
  { moves, isComplete, endgames }: PreEndgameAnswer,
  bagSize: number,
  scene: Scene,
): string {
  const { columns, allDraws, someDraws, lastTile, proven } = texts.positions.endgame;
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
  const [best] = seen(moves);
  const sentence =
    bagSize === 1 && best !== undefined
      ? `${lastTile(moveText(texts, describeEndgameMove(best.move, scene)), best.won, best.ways)}${best.isProven ? `, ${proven}` : ''}\n`
      : '';
  return `${lines.join('\n')}\n${sentence}${(isComplete ? allDraws : someDraws)(endgames)}\n`;
}

/** Those that at least one look has reached. */
function seen(moves: readonly JudgedMove[]): readonly JudgedMove[] {
  return moves.filter(({ look }) => look > 0);
}
