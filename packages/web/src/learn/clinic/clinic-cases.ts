/** The plays of the clinic: the board, the rack and the tiles played. The rules decide whether a play is legal. */

import type { GameConfig } from '@lexiko/rules';
import {
  CLASSIC_LAYOUT,
  CLASSIC_TILES,
  emptyBoard,
  parseSquare,
  withLaid,
  type Arm,
  type Board,
  type Placement,
} from '@lexiko/rules/board';
import { parseMove } from '@lexiko/rules/notation';
import type { LessonPosition } from '../lesson-table.ts';
import { guideGame } from '../trainer/worked-games.ts';

export const CLINIC_CASES = [
  'diagonal',
  'gap',
  'apart',
  'star',
  'single',
  'thorn',
  'beside',
  'hornet',
  'apples',
  'farms',
  'borrowed',
  'blank',
  'bingo',
  'herd',
  'hero',
  'gate',
  'boats',
  'base',
  'bar',
  'cwApples',
  'cwTalks',
  'cwBoats',
] as const;
export type ClinicCaseId = (typeof CLINIC_CASES)[number];

export interface ClinicCase {
  readonly position: LessonPosition;
  readonly tiles: readonly Placement[];
}

const CLASSIC: GameConfig = { preset: 'deluxe', sides: 2 };
const CROSSWORDS: GameConfig = { preset: 'crosswords', sides: 2 };
const SOUTH_AND_NORTH: readonly (readonly Arm[])[] = [['S'], ['N']];

/** Parses `H6 F, H9 M`: a square and its letter; a lower-case letter is a blank. */
function tilesFrom(text: string): readonly Placement[] {
  return text.split(', ').map((one) => {
    const [name = '', letter = ''] = one.split(' ');
    const square = parseSquare(CLASSIC_LAYOUT, name);
    if (square === null || square < 0) throw new RangeError(`${name} is no square`);
    return [square, letter];
  });
}

/** The board after these plays, such as `8F HORN`, in order. */
function boardWith(words: readonly string[]): Board {
  return words.reduce((board, word) => {
    const parsed = parseMove({ board, layout: CLASSIC_LAYOUT, tiles: CLASSIC_TILES }, word);
    if (!parsed.ok) throw new RangeError(`${word} cannot lie there`);
    return withLaid(board, parsed.value);
  }, emptyBoard(CLASSIC_LAYOUT));
}

/** The board of the Guide Game after `turns` turns. */
function guideBoard(turns: number): Board {
  const frame = guideGame().frames[turns - 1];
  if (frame === undefined) throw new RangeError(`the Guide Game has no turn ${turns}`);
  return frame.board;
}

function classic(board: Board, rack: string, tiles: string): ClinicCase {
  return { position: { config: CLASSIC, board, rack: [...rack] }, tiles: tilesFrom(tiles) };
}

function crosswords(words: readonly string[], rack: string, tiles: string): ClinicCase {
  const position = { config: CROSSWORDS, board: boardWith(words), rack: [...rack], zones: SOUTH_AND_NORTH };
  return { position, tiles: tilesFrom(tiles) };
}

export function clinicCase(id: ClinicCaseId): ClinicCase {
  switch (id) {
    case 'diagonal':
      return classic(boardWith(['8F HORN']), 'ITADEUO', 'F9 I, G10 T');
    case 'gap':
      return classic(boardWith(['8F HORN']), 'FAMIOBE', 'H6 F, H9 M');
    case 'apart':
      return classic(boardWith(['8F HORN']), 'BITPASE', 'C11 B, D11 I, E11 T');
    case 'star':
      return classic(boardWith([]), 'HORNPAS', 'A8 H, B8 O, C8 R, D8 N');
    case 'single':
      return classic(boardWith([]), 'AORNPIS', 'H8 A');
    case 'thorn':
      return classic(boardWith(['8F HORN']), 'TIADEUO', 'E8 T');
    case 'beside':
      return classic(boardWith(['8F HORN']), 'ATBIEUS', 'F9 A, G9 T');
    case 'hornet':
      return classic(boardWith(['8F HORN']), 'ETBIAUO', 'J8 E, K8 T');
    case 'apples':
      return classic(boardWith(['8D APPLE']), 'SIUVOCI', 'I8 S');
    case 'farms':
      return classic(boardWith(['8F HORN', 'H6 FARM']), 'PASTEIO', 'F10 P, G10 A, H10 S, I10 T, J10 E');
    case 'borrowed':
      return classic(boardWith(['8F HORN']), 'AMIOBET', 'H6 F, H7 A, H9 M');
    case 'blank':
      return classic(boardWith([]), '?ORNPAS', 'F8 h, G8 O, H8 R, I8 N');
    case 'bingo':
      return classic(boardWith([]), 'PREVENT', 'B8 P, C8 R, D8 E, E8 V, F8 E, G8 N, H8 T');
    case 'herd':
      return classic(guideBoard(10), 'HERDOIA', 'L3 H, L4 E, L5 R, L6 D');
    case 'hero':
      return classic(guideBoard(10), 'HERDOIA', 'L3 H, L4 E, L5 R, L6 O');
    case 'gate':
      return classic(guideBoard(26), 'ATEIUBG', 'O9 A, O10 T, O11 E');
    case 'boats':
      return classic(boardWith(['8F BOAT']), 'SIUVOCE', 'J8 S');
    case 'base':
      return crosswords(['8G SHIP', 'I7 F(I)SH'], 'BAEIUVOCIU', 'G9 B, H9 A, J9 E');
    case 'bar':
      return crosswords([], 'CATIUVOCIU', 'H8 C, I8 A, J8 T');
    case 'cwApples':
      return crosswords(['8D APPLE'], 'SIUVOCIEUN', 'I8 S');
    case 'cwTalks':
      return crosswords(['8F TALK'], 'SIUVOCIEUN', 'J8 S');
    case 'cwBoats':
      return crosswords(['8F BOAT'], 'SIUVOCIEUN', 'J8 S');
  }
}
