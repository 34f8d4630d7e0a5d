/** What is found about the end of a game, as objects and as text to print. */

import {
  settlement,
  type DrawResult,
  type EndgameAnswer,
  type EndgameMove,
  type JudgedMove,
  type PreEndgameAnswer,
  type PreEndgameMove,
  type Standing,
  type TileDraw,
  type WholeLine,
} from '@lexiko/engine/endgame';
import { laidTiles } from '@lexiko/engine/moves';
import { BLANK, type Board, type Layout, sortedTiles, withLaid } from '@lexiko/rules/board';
import { joinTiles } from '@lexiko/rules/notation';
import type { TerminalTexts } from '@lexiko/texts/en/terminal';
import type { Alphabet } from '@lexiko/words';
import type { EndLines, MoveDraws } from './late-lines.ts';
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

/** A solved endgame: the answer, and lines to its end. */
export interface SolvedEndgame {
  readonly answer: EndgameAnswer;
  readonly lines: EndLines;
  /** As the position gives them, the side to move first. */
  readonly scores: readonly number[];
  /** Points by letter number. */
  readonly values: ArrayLike<number>;
}

/** The points of both sides at the end of a line. */
function finalOf(
  { scores, values }: Pick<SolvedEndgame, 'scores' | 'values'>,
  line: WholeLine,
): readonly number[] {
  return settlement(line.racks, values).map((points, side) => {
    const played = line.moves.reduce((sum, { score }, at) => sum + (at % 2 === side ? score : 0), 0);
    return (scores[side] ?? 0) + played + points;
  });
}

export function endgameJson(position: number, solved: SolvedEndgame, scene: Scene): object {
  const { value, isProven, lower, upper, depth, nodes, line } = solved.answer;
  const { best: whole, others } = solved.lines;
  const [best, ...rest] = describeLine(whole?.moves ?? line, scene);
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
    ...(whole === null ? {} : { final: finalOf(solved, whole) }),
    ...(others.length === 0
      ? {}
      : {
          others: others.map((other) => ({
            value: other.value,
            proven: other.isProven,
            line: describeLine(other.moves, scene),
            final: finalOf(solved, other),
          })),
        }),
  };
}

export function endgameText(texts: TerminalTexts, solved: SolvedEndgame, scene: Scene): string {
  const { labels, proven, notProven, work } = texts.positions.endgame;
  const { value, isProven, depth, nodes, line } = solved.answer;
  const { best: whole, others } = solved.lines;
  const movesIn = (moves: readonly EndgameMove[]): readonly string[] =>
    describeLine(moves, scene).map((move) => moveText(texts, move));
  const [best, ...rest] = movesIn(whole?.moves ?? line);
  const width = Math.max(...Object.values(labels).map((label) => label.length));
  const row = (label: string, text: string): string => `${label.padEnd(width)}  ${text}\n`;
  const ends = (one: WholeLine, isSure: boolean): string =>
    texts.report.end(finalOf(solved, one).map(texts.report.numbers.points).join('–'), isSure);
  return [
    row(labels.best, best ?? ''),
    row(
      labels.value,
      `${signed(texts, value)}, ${isProven ? proven : boundsText(texts, solved.answer)} (${work(depth, nodes)})`,
    ),
    ...(rest.length > 0 ? [row(labels.next, rest.join(', '))] : []),
    ...(whole === null ? [] : [row('', ends(whole, isProven))]),
    ...others.map((other, at) => {
      const head = `${at + 2}. ${movesIn(other.moves).join(', ')}`;
      const sure = other.isProven ? proven : notProven;
      return `${head}: ${signed(texts, other.value)}, ${sure}. ${ends(other, other.isProven)}\n`;
    }),
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

/** The draws of a move, if they were followed. */
function drawsOf(all: readonly MoveDraws[], move: PreEndgameMove): MoveDraws | undefined {
  return all.find((one) => one.move === move && one.draws.length > 0);
}

function bagText({ drawn }: TileDraw, { alphabet }: Scene): string {
  return joinTiles(sortedTiles(tilesOf(drawn, alphabet)));
}

function drawsJson(all: readonly MoveDraws[], move: PreEndgameMove, scene: Scene): object {
  const found = drawsOf(all, move);
  if (found === undefined) return {};
  return {
    followed: found.draws.map((draw, at) => ({
      tiles: bagText(draw, scene),
      ways: draw.ways,
      result: found.outcomes[at]?.result,
      proven: found.outcomes[at]?.isProven,
    })),
  };
}

const RESULTS = ['won', 'tied', 'lost'] as const satisfies readonly DrawResult[];

/** For which draws the best move wins, ties and loses. */
function drawsText(texts: TerminalTexts, found: MoveDraws, scene: Scene): string {
  const lines = RESULTS.flatMap((result) => {
    const bags = found.draws.flatMap((draw, at) =>
      found.outcomes[at]?.result === result
        ? [`${bagText(draw, scene)}${draw.ways === 1 ? '' : ` (${draw.ways})`}`]
        : [],
    );
    return bags.length === 0 ? [] : [`${texts.report.drawResults[result](bags.join(', '))}\n`];
  });
  return `${found.isComplete ? '' : `${texts.report.drawsSampled}\n`}${lines.join('')}`;
}

export function preEndgameJson(
  position: number,
  answer: PreEndgameAnswer,
  scene: Scene,
  draws: readonly MoveDraws[],
): object {
  const { moves, isComplete, isDecided, found, settled, endgames } = answer;
  return {
    position,
    kind: 'pre-endgame',
    complete: isComplete,
    decided: isDecided,
    found,
    settled,
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
      least: judged.least,
      most: judged.most,
      settled: judged.settled,
      playedOn: judged.isPlayedOn,
      draws: judged.draws,
      look: judged.look,
      proven: judged.isProven,
      ...drawsJson(draws, judged.move, scene),
    })),
  };
}

const SHOWN = 10;
const WORTH_SAYING = 0.5;
/** What rests on endgames that are not solved is never quite sure. */
const MOST_AS_FOUND = 0.99;

export function preEndgameText(
  texts: TerminalTexts,
  answer: PreEndgameAnswer,
  bagSize: number,
  scene: Scene,
  followed: readonly MoveDraws[],
): string {
  const { moves, isComplete, endgames } = answer;
  const { columns, allDraws, someDraws, lastTile, playedOn, proven } = texts.positions.endgame;
  const percent = (share: number): string => `${texts.decimal(100 * share, 1)} %`;
  // The share of all draws, ties counting half, lies within the margin with a confidence of 95 %.
  const within = (margin: number): string => (margin > 0 ? ` ± ${texts.decimal(100 * margin, 1)}` : '');
  const rows = seen(moves)
    .slice(0, SHOWN)
    .map(({ move, win, tie, spread, draws, margin }) => [
      moveText(texts, describeEndgameMove(move, scene)),
      `${percent(win)}${within(margin)}`,
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
  const found = best === undefined ? undefined : drawsOf(followed, best.move);
  const results = found === undefined ? '' : drawsText(texts, found, scene);
  const standing = best === undefined ? '' : standingText(texts, answer, best, scene);
  const note = seen(moves).some(({ isPlayedOn }) => isPlayedOn) ? `${playedOn}\n` : '';
  return `${lines.join('\n')}\n${sentence}${results}${standing}${note}${(isComplete ? allDraws : someDraws)(endgames)}\n`;
}

/** How sure it is that no other move wins more often. */
function standingText(
  texts: TerminalTexts,
  { isDecided, found, settled }: PreEndgameAnswer,
  best: JudgedMove,
  scene: Scene,
): string {
  const { certain, confident, rivals, solved } = texts.positions.endgame;
  const move = moveText(texts, describeEndgameMove(best.move, scene));
  if (isDecided) return `${certain(move)}\n`;
  const percent = (share: number): string => `${texts.decimal(Math.floor(100 * share), 0)} %`;
  const standing: Standing =
    settled.confidence >= found.confidence
      ? settled
      : { ...found, confidence: Math.min(found.confidence, MOST_AS_FOUND) };
  const sentences = [
    ...(standing.confidence >= WORTH_SAYING ? [confident(move, percent(standing.confidence))] : []),
    ...(standing.rivals > 0
      ? [rivals(standing.rivals, texts.decimal(Math.ceil(100 * standing.shortfall), 0))]
      : []),
    ...(best.settled < 1 ? [solved(percent(best.settled))] : []),
  ];
  return sentences.map((sentence) => `${sentence}\n`).join('');
}

/** Those that at least one look has reached. */
function seen(moves: readonly JudgedMove[]): readonly JudgedMove[] {
  return moves.filter(({ look }) => look > 0);
}
