/** The board as a picture: drawn anew on a canvas in the colours of the page, with the players and their scores. */

import { formatColumn, isLaidBlank, letterOf, type Square } from '@lexiko/rules/board';
import { armColours, isPremium, marksOf, premiumSign } from '@lexiko/board/parts';
import type { TableSnapshot } from '../table/snapshot.ts';
import { texts } from '../texts/current.ts';

const CELL = 56;
const MARGIN = 44;
const HEAD = 92;

class BoardPainter {
  readonly #pen: CanvasRenderingContext2D;
  readonly #snapshot: TableSnapshot;
  readonly #style: CSSStyleDeclaration;
  readonly #font: string;

  constructor(pen: CanvasRenderingContext2D, snapshot: TableSnapshot) {
    this.#pen = pen;
    this.#snapshot = snapshot;
    this.#style = getComputedStyle(document.querySelector('.board-frame') ?? document.documentElement);
    this.#font = this.#style.fontFamily;
  }

  /** Named colours may hold one for light and one for dark: the browser decides, as for the page. */
  #colour(name: string): string {
    const probe = document.createElement('i');
    probe.style.color = `var(--${name})`;
    (document.querySelector('.board-frame') ?? document.body).append(probe);
    const { color } = getComputedStyle(probe);
    probe.remove();
    return color;
  }

  #text(text: string, x: number, y: number, size: number, align: CanvasTextAlign = 'center'): void {
    this.#pen.font = `800 ${size}px ${this.#font}`;
    this.#pen.textAlign = align;
    this.#pen.textBaseline = 'middle';
    this.#pen.fillText(text, x, y);
  }

  #box(x: number, y: number, size: number, round: number): void {
    this.#pen.beginPath();
    this.#pen.roundRect(x, y, size, size, round);
    this.#pen.fill();
  }

  paint(): void {
    const pen = this.#pen;
    const { view, seats } = this.#snapshot;
    const { layout } = view.ruleset;
    const { width, height } = pen.canvas;
    pen.fillStyle = this.#colour('page');
    pen.fillRect(0, 0, width, height);
    pen.fillStyle = this.#colour('ink');
    this.#text('LEXIKO', MARGIN, HEAD / 2, 34, 'left');
    const scores = view.outcome?.final ?? view.scores;
    const players = seats.map(({ name }, seat) => `${name} ${scores[seat] ?? 0}`).join('   ');
    this.#text(players, width - MARGIN, HEAD / 2, 30, 'right');
    pen.fillStyle = this.#colour('board');
    pen.beginPath();
    pen.roundRect(8, HEAD, width - 16, height - HEAD - 8, 18);
    pen.fill();
    pen.fillStyle = '#dfe9e4';
    for (let column = 0; column < layout.width; column++)
      this.#text(formatColumn(column), MARGIN + (column + 0.5) * CELL, HEAD + 20, 18);
    for (let row = 0; row < layout.height; row++)
      this.#text(String(row + 1), MARGIN / 2 + 6, HEAD + 38 + (row + 0.5) * CELL, 18);
    for (const square of view.board.keys()) this.#paintSquare(square);
  }

  #paintSquare(square: Square): void {
    const pen = this.#pen;
    const { view } = this.#snapshot;
    const { layout } = view.ruleset;
    const x = MARGIN + (square % layout.width) * CELL;
    const y = HEAD + 38 + Math.floor(square / layout.width) * CELL;
    const laid = view.board[square] ?? '';
    if (laid !== '') return this.#paintTile(x, y, laid);
    const marks = marksOf(layout, square, armColours(view, view.turn ?? 0));
    if (marks.includes('blocked')) return;
    const ground = marks.find((mark) => isPremium(mark) || mark in { red: 1, blue: 1, green: 1, orange: 1 });
    pen.fillStyle = this.#colour(ground?.replace('4', '2') ?? 'square');
    this.#box(x + 1, y + 1, CELL - 2, 7);
    const premium = marks.find(isPremium);
    pen.fillStyle = premium === undefined ? '#1a1208' : this.#colour(`${premium.replace('4', '2')}-ink`);
    if (marks.includes('cross')) this.#text('✚', x + CELL / 2, y + CELL / 2, 24);
    else if (premium !== undefined)
      this.#text(
        marks.includes('centre') ? '★' : premiumSign(texts.value.squares, premium),
        x + CELL / 2,
        y + CELL / 2,
        19,
      );
  }

  #paintTile(x: number, y: number, laid: string): void {
    const pen = this.#pen;
    const { ruleset } = this.#snapshot.view;
    pen.fillStyle = this.#colour('tile-edge');
    this.#box(x + 1, y + 3, CELL - 2, 8);
    pen.fillStyle = this.#colour('tile');
    this.#box(x + 1, y + 1, CELL - 4, 8);
    pen.fillStyle = this.#colour(isLaidBlank(laid) ? 'tile-blank' : 'tile-ink');
    this.#text(letterOf(laid), x + CELL / 2 - 2, y + CELL / 2, 32);
    if (ruleset.scoring.kind === 'premiums' && !isLaidBlank(laid))
      this.#text(String(ruleset.tiles.values[laid] ?? 0), x + CELL - 7, y + CELL - 13, 14, 'right');
  }
}

export function boardPicture(snapshot: TableSnapshot): Promise<Blob | null> {
  const { width, height } = snapshot.view.ruleset.layout;
  const canvas = document.createElement('canvas');
  canvas.width = width * CELL + MARGIN + 20;
  canvas.height = height * CELL + HEAD + 58;
  const pen = canvas.getContext('2d');
  if (pen === null) return Promise.resolve(null);
  new BoardPainter(pen, snapshot).paint();
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/png'));
}
