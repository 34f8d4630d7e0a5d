/** The table as one frame: board, score panel, letters, messages. Knows a `PlayerView` and never a whole game. */

import { seatsOfSide, type PlayerView, type Seat } from '@lexiko/rules';
import {
  rackValue,
  sortedTiles,
  type Direction,
  type Laid,
  type Square,
  type Tile,
} from '@lexiko/rules/board';
import { deviations } from '@lexiko/rules/options';
import { targetOf } from '@lexiko/rules/rule-points';
import { joinTiles } from '@lexiko/rules/notation';
import type { TerminalTexts } from '@lexiko/texts/en/terminal';
import { boardColumns, drawBoard, placeOf } from './board-drawing.ts';
import { FRAME_COLUMNS, FRAME_ROWS, type Frame } from '../terminal/terminal.ts';
import { nameOf, type Seating } from '../setup/seating.ts';
import {
  fitLine,
  line,
  lineWidth,
  pad,
  span,
  widthOf,
  wrap,
  type Line,
  type Span,
} from '../terminal/styled-text.ts';

export interface Scene {
  readonly texts: TerminalTexts;
  readonly view: PlayerView;
  readonly seating: Seating;
  /** Public events, the latest last. */
  readonly news: readonly string[];
  readonly fresh: ReadonlySet<Square>;
  /** The viewer's rack in their own order; `null` hides all racks. */
  readonly letters: readonly Tile[] | null;
  /** The letters of a partner who shows them (`cw.partnerRacks=shared`). */
  readonly partner: { readonly name: string; readonly letters: readonly Tile[] } | null;
  readonly draft: ReadonlyMap<Square, Laid>;
  readonly cursor: { readonly square: Square; readonly direction: Direction } | null;
  /** The score of the tiles laid out. */
  readonly preview: readonly string[];
  readonly notice: readonly string[];
  /** What the player can do now. */
  readonly hints: readonly string[];
  /** The time left for this turn; `null` without a limit. */
  readonly leftMs: number | null;
  /** The time left to challenge; `null` without a limit. */
  readonly challengeMs: number | null;
  /** In team games: the member who may move now. */
  readonly mover: string | null;
  readonly colours: 'shown' | 'none';
}

const GAP = 2;
const LEAST_BODY_ROWS = 16;

export function tableFrame(scene: Scene): Frame {
  const { width, height } = scene.view.ruleset.layout;
  const board = drawBoard(scene);
  const boardWidth = boardColumns(width);
  const panelWidth = FRAME_COLUMNS - boardWidth - GAP;
  const bodyRows = Math.max(height + 1, LEAST_BODY_ROWS);
  const below = messages(scene, FRAME_COLUMNS);
  const room = FRAME_ROWS - bodyRows;
  const pushedUp = below.length <= room ? [] : messages({ ...scene, letters: null }, panelWidth);
  const panel = drawPanel(scene, panelWidth, bodyRows, pushedUp);
  const body = Array.from({ length: bodyRows }, (_, row): Line => [
    ...fitLine(board[row] ?? [], boardWidth + GAP),
    ...(panel[row] ?? []),
  ]);
  const footer = pushedUp.length === 0 ? below : letterLines(scene, FRAME_COLUMNS).slice(0, room);
  return {
    lines: [...body, ...footer],
    cursor: scene.cursor === null ? null : placeOf(width, scene.cursor.square),
  };
}

function messages(scene: Scene, width: number): readonly Line[] {
  return [
    ...letterLines(scene, width),
    ...scene.preview.flatMap((text) => wrap(text, width)).map((text) => line(text, 'strong')),
    ...scene.notice.flatMap((text) => wrap(text, width)).map((text) => line(text, 'notice')),
    ...scene.hints.flatMap((text) => wrap(text, width)).map((text) => line(text, 'dim')),
  ];
}

function letterLines(scene: Scene, width: number): readonly Line[] {
  const { letters, partner, view, colours } = scene;
  if (letters === null) return [];
  const { terminalTable } = scene.texts;
  const open = view.ruleset.solitaire.kind === 'openPool';
  if (open) return wrap(terminalTable.openTiles(countedTiles(letters)), width).map((text) => line(text));
  const { values } = view.ruleset.tiles;
  const valued = Object.keys(values).length > 0;
  const tiles = letters.flatMap((tile): Span[] => {
    const text = valued && tile !== '?' ? `${tile}${values[tile] ?? 0}` : tile;
    return [span(colours === 'none' ? text : ` ${text} `, 'tile'), span(' ')];
  });
  const worth = valued ? ` ${terminalTable.worth(rackValue(view.ruleset.tiles, letters))}` : '';
  const shared = partner === null ? '' : `  ${partner.name}: ${joinTiles(partner.letters)}`;
  return [
    [
      span(`${terminalTable.rack} `),
      ...tiles,
      span(letters.length === 0 ? terminalTable.noTiles : worth, 'dim'),
      span(shared),
    ],
  ];
}

/** `A×9 B×2`. */
export function countedTiles(tiles: readonly Tile[]): string {
  const counts = new Map<Tile, number>();
  for (const tile of sortedTiles(tiles)) counts.set(tile, (counts.get(tile) ?? 0) + 1);
  return [...counts].map(([tile, count]) => (count === 1 ? tile : `${tile}x${count}`)).join(' ');
}

function drawPanel(scene: Scene, width: number, rows: number, pushedUp: readonly Line[]): readonly Line[] {
  const { view } = scene;
  const { ruleset } = view;
  const { presets, terminalTable } = scene.texts;
  const { title } = presets[ruleset.preset];
  const changed = deviations(ruleset.config).length > 0;
  const top: Line[] = [
    line(changed ? terminalTable.basedOn(title) : terminalTable.title(title), 'strong'),
    ...view.scores.flatMap((_, seat) => sideLines(scene, seat, width)),
    line(poolText(terminalTable, view), 'dim'),
  ];
  if (scene.leftMs !== null) top.push(clockLine(terminalTable.timeLeft, scene.leftMs));
  if (scene.challengeMs !== null) top.push(clockLine(terminalTable.toChallenge, scene.challengeMs));
  const room = rows - top.length - pushedUp.length - 1;
  return [...top, [], ...latestNews(scene.news, width, room), ...pushedUp]
    .slice(0, rows)
    .map((spans) => (lineWidth(spans) > width ? fitLine(spans, width) : spans));
}

/** As many of the latest events as fit. */
function latestNews(news: readonly string[], width: number, room: number): readonly Line[] {
  const shown: Line[] = [];
  for (const text of news.slice(-room).toReversed()) {
    const lines = hanging(text, width);
    if (shown.length + lines.length > room) break;
    shown.unshift(...lines);
  }
  return shown;
}

/** Wraps each event, with a mark at its beginning. */
function hanging(text: string, width: number): readonly Line[] {
  return wrap(text, width - 2).map((part, at) => line(at === 0 ? `- ${part}` : `  ${part}`));
}

type TableTexts = TerminalTexts['terminalTable'];

function poolText(terminalTable: TableTexts, { pool, ruleset }: PlayerView): string {
  if (ruleset.solitaire.kind === 'openPool') return terminalTable.open(pool.length);
  return ruleset.draw.pool === 'pouch'
    ? terminalTable.inBag(pool.length)
    : terminalTable.faceDown(pool.length);
}

function clockLine(label: string, leftMs: number): Line {
  const total = Math.max(0, Math.ceil(leftMs / 1000));
  const text = `${label}: ${Math.floor(total / 60)}:${String(total % 60).padStart(2, '0')}`;
  return total <= 20 ? line(`${text} !`, 'notice') : line(text);
}

function sideLines(scene: Scene, seat: Seat, width: number): readonly Line[] {
  const { view, seating } = scene;
  const { ruleset } = view;
  const mark = view.turn === seat ? '>' : ' ';
  const score = String(view.scores[seat] ?? 0);
  const colour = ruleset.colours[seat]?.[0];
  const name = nameOf(seating, seat);
  const notes = sideNotes(scene, seat);
  const nameWidth = Math.max(1, width - 2 - score.length - 1);
  const label = pad(notes === '' ? name : `${name} ${notes}`, nameWidth);
  const first: Line = [
    span(`${mark} `, 'strong'),
    colour === undefined ? span(label, view.turn === seat ? 'strong' : 'plain') : span(label, colour),
    span(` ${score}`, 'strong'),
  ];
  return [first, ...progressLine(scene.texts.terminalTable, view, seat, width), ...memberLine(scene, seat)];
}

function sideNotes({ texts, view, seating }: Scene, seat: Seat): string {
  const { terminalSetup, terminalTable } = texts;
  const { ruleset, left, lostTurns } = view;
  const notes: string[] = [];
  const colour = ruleset.colours[seat]?.[0];
  if (colour !== undefined) notes.push(terminalSetup.colourNames[colour]);
  const partner = seatsOfSide(ruleset, seat).find((other) => other !== seat);
  if (partner !== undefined) notes.push(terminalTable.partner(nameOf(seating, partner)));
  if (left[seat] === true) notes.push(terminalTable.resigned);
  if ((lostTurns[seat] ?? 0) > 0) notes.push(terminalTable.losesTurn);
  // Last, because it is cut off where the panel is too narrow.
  const level = seating[seat]?.computer ?? null;
  if (level !== null) notes.push(terminalSetup.levelNames[level]);
  return notes.length === 0 ? '' : `(${notes.join(', ')})`;
}

/** Finish Line: the target and the points missing (V-08). */
function progressLine(
  terminalTable: TableTexts,
  { ruleset, scores }: PlayerView,
  seat: Seat,
  width: number,
): readonly Line[] {
  const target = targetOf(ruleset.finishLine, seat);
  if (target === null) return [];
  const share = Math.min(1, Math.max(0, (scores[seat] ?? 0) / target));
  const text = terminalTable.target(target);
  const length = Math.max(5, width - 5 - widthOf(text));
  const done = Math.round(share * length);
  return [line(`  [${'#'.repeat(done)}${'.'.repeat(length - done)}] ${text}`, 'dim')];
}

function memberLine({ view, seating, mover }: Scene, seat: Seat): readonly Line[] {
  if (view.ruleset.teams.kind === 'none') return [];
  const members = seating[seat]?.members ?? [];
  const marked = members.map((member) => (view.turn === seat && member === mover ? `*${member}` : member));
  return [line(`  ${marked.join(', ')}`, 'dim')];
}
