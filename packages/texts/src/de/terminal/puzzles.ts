/** Puzzles found and checked on the command line, in German. */

import type { PuzzlesTexts } from '../../en/terminal/puzzles.ts';
import { counted } from '../grammar.ts';

export const puzzles: PuzzlesTexts = {
  progress: (count, text) => `${counted(count, 'Spiel', 'Spiele')}: ${text}`,
  fails: (line) => `Zeile ${line}: stimmt nicht`,
  unreadable: (line, text) => `Zeile ${line}: nicht lesbar bei ${text}`,
  held: (count, all) => `${count} von ${all} Rätseln ${count === 1 ? 'stimmt' : 'stimmen'}`,
};
