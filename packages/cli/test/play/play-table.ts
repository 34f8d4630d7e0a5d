/** A table for tests: the real command with streams of ours, and players who answer its prompts from the log. */

import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough, Writable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { replay, type GameEvent, type GameState } from '@lexiko/rules';
import {
  BLANK,
  inspectPlay,
  isEmptyBoard,
  isOnBoard,
  tilesAtHand,
  type Placement,
  type Square,
} from '@lexiko/rules/board';
import { formatMove, parseLog } from '@lexiko/rules/notation';
import { main } from '../../src/main.ts';

/** Building the word graph takes longer than a game, so it is built once and kept with the workspace. */
const GRAPHS = fileURLToPath(new URL('../../../../.cache/test-graphs', import.meta.url));

/** The data of somebody who has just begun, thrown away afterwards. */
export class TestFolder {
  readonly path: string = mkdtempSync(join(tmpdir(), 'lexiko-play-'));
  #games = 0;

  constructor() {
    mkdirSync(GRAPHS, { recursive: true });
    symlinkSync(GRAPHS, join(this.path, 'graphs'));
  }

  newGame(): string {
    return join(this.path, `game-${++this.#games}.json`);
  }

  remove(): void {
    rmSync(this.path, { recursive: true, force: true });
  }
}

export interface Moment {
  readonly prompt: string;
  /** All that has been printed so far. */
  readonly output: string;
  /** The game as its file has it; throws before there is one. */
  readonly state: GameState;
}

/** Answers a prompt with a line; `null` ends the input. */
export type Player = (moment: Moment) => string | null;

export interface Transcript {
  readonly status: number;
  readonly output: string;
  readonly errors: string;
}

export function eventsIn(file: string): readonly GameEvent[] {
  const events = parseLog(readFileSync(file, 'utf8'));
  if (!events.ok) throw new Error(`The log cannot be read: ${JSON.stringify(events.error)}`);
  return events.value;
}

class Captured extends Writable {
  text = '';
  readonly #onPrompt: (prompt: string) => void;

  constructor(onPrompt: (prompt: string) => void = () => undefined) {
    super({ decodeStrings: false });
    this.#onPrompt = onPrompt;
  }

  override _write(chunk: string, _encoding: string, done: () => void): void {
    this.text += chunk;
    done();
    if (!chunk.endsWith('\n')) this.#onPrompt(chunk);
  }
}

/** Runs `lexiko play` in a pipe, or at a terminal without cursor control. Arguments get `--file` for the game. */
export async function playInPipe(
  {
    folder,
    file,
    args,
    isTTY = false,
  }: { folder: TestFolder; file: string; args: readonly string[]; isTTY?: boolean },
  player: Player,
): Promise<Transcript> {
  const stdin = Object.assign(new PassThrough(), { isTTY });
  const failures: Error[] = [];
  /** A player who throws ends the input, and the error is thrown when the command has ended. */
  const attempt = (ask: () => string | null): string | null => {
    try {
      return ask();
    } catch (error) {
      failures.push(error instanceof Error ? error : new Error(String(error)));
      return null;
    }
  };
  const answer = (prompt: string): void => {
    setImmediate(() => {
      const line = attempt(() =>
        player({
          prompt,
          output: stdout.text,
          get state() {
            return replay(eventsIn(file));
          },
        }),
      );
      if (line === null) stdin.end();
      else stdin.write(`${line}\n`);
    });
  };
  const stdout = Object.assign(new Captured(answer), { isTTY });
  const stderr = new Captured();
  const env = { LEXIKO_DATA: folder.path, TERM: 'dumb' };
  const status = await main(['play', '--file', file, ...args], { stdin, stdout, stderr, env });
  const [failure] = failures;
  if (failure !== undefined) throw failure;
  return { status, output: stdout.text, errors: stderr.text };
}

/** Answers prompts from a list, in order; the input ends with it. */
export function readingFrom(lines: readonly string[]): Player {
  let at = 0;
  return () => lines[at++] ?? null;
}

/** The squares of `count` new tiles from a square on, stepping over those that are covered; fewer at the edge. */
function freeSquares(
  { board, ruleset }: GameState,
  from: Square,
  step: number,
  count: number,
): readonly Square[] {
  const { width, height } = ruleset.layout;
  const squares: Square[] = [];
  for (let square = from; squares.length < count; square += step) {
    const sameRow = Math.floor(square / width) === Math.floor(from / width);
    if (square >= width * height || (step === 1 && !sameRow) || !isOnBoard(ruleset.layout, square)) break;
    if (board[square] === '') squares.push(square);
  }
  return squares;
}

/** Some play that may lie on the board, whatever its words; `null` if there is none. Deterministic. */
export function somePlay(state: GameState, seat: number, most = 7): readonly Placement[] | null {
  const { board, ruleset } = state;
  const { width, centre } = ruleset.layout;
  const hand = tilesAtHand(state, seat);
  const laidAs = hand.map((tile) => (tile === BLANK ? 'e' : tile));
  const first = isEmptyBoard(board);
  const squares = first ? [centre - 1, centre] : board.map((_, square) => (square * 37) % board.length);
  for (let count = Math.min(most, hand.length); count > 0; count--) {
    for (const square of squares) {
      for (const step of [1, width]) {
        const free = freeSquares(state, square, step, count);
        const tiles = free.map((at, index): Placement => [at, laidAs[index] ?? '']);
        if (free.length === count && inspectPlay(state, seat, tiles).ok) return tiles;
      }
    }
  }
  return null;
}

/** `8F HO(R)N` for a play; the blanks in it are written small. */
export function written(state: GameState, tiles: readonly Placement[]): string {
  return formatMove({ board: state.board, layout: state.ruleset.layout }, tiles);
}

/** Plays anything that may lie there, accepts everything, and agrees to all; passes when stuck. */
export function easyPlayer(most = 7): Player {
  return ({ prompt, state }) => {
    if (!prompt.endsWith('> ')) return prompt.includes('(y/n)') ? 'y' : '';
    const seat = state.turn ?? 0;
    const tiles = somePlay(state, seat, most);
    return tiles === null ? 'pass' : written(state, tiles);
  };
}

// eslint-disable-next-line no-control-regex -- what is looked for is a control character
export const ESCAPE = /\x1b/u;

export function widest(output: string): number {
  return Math.max(...output.split('\n').map((text) => [...text].length));
}

/** What is said at a prompt, and what the prompt must look like. */
export type Step = readonly [prompt: RegExp, say: string | ((state: GameState) => string)];

/** Follows the steps one prompt after the other; then the input ends. A wrong prompt fails with what was printed. */
export function following(steps: readonly Step[]): Player {
  let at = 0;
  return (moment) => {
    const step = steps[at++];
    if (step === undefined) return null;
    const [expected, say] = step;
    if (!expected.test(moment.prompt))
      throw new Error(
        `Step ${at} expects ${String(expected)} but is asked '${moment.prompt}'.\n${moment.output.slice(-3000)}`,
      );
    return typeof say === 'string' ? say : say(moment.state);
  };
}

/** Any legal play of at most so many tiles, as a command. */
export function anyPlay(most: number): (state: GameState) => string {
  return (state) => {
    const tiles = somePlay(state, state.turn ?? 0, most);
    if (tiles === null) throw new Error('There is no play.');
    return written(state, tiles);
  };
}
