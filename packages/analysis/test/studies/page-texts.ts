/** Texts that say which of them stands where on the page of a study. */

import type { StudyPageTexts } from '../../src/entries/studies.ts';

export const PAGE_TEXTS: StudyPageTexts = {
  language: 'en',
  numbers: { tenths: String, points: String, percent: String, wholePercent: String, signed: String },
  boardAfter: (number) => `after ${number}`,
  finalBoard: 'the end',
  start: 'the start',
  variations: 'Variations',
  columns: { move: 'Move', score: 'Score', keeps: 'Leave', worth: 'Value', win: 'Wins' },
  act: ({ kind }) => kind,
  move: (notation) => `<${notation}>`,
  settings: () => 'settings',
  marks: (marks) => marks.map(({ square, text }) => `${square}: ${text}`).join(),
  squareName: (table, square) => `${table.ruleset.layout.width} ${square}`,
  lines: 'Lines',
  end: (final, isProven) => `ends ${final} ${isProven}`,
  lastDraws: 'Draws',
  drawn: (move, { won, ways }) => `${move} wins ${won} of ${ways}`,
  drawResults: {
    won: (drawn) => `won: ${drawn}`,
    tied: (drawn) => `tied: ${drawn}`,
    lost: (drawn) => `lost: ${drawn}`,
  },
  drawsPlayedOn: (margin) => `played on${margin === null ? '' : ` ± ${margin}`}`,
  drawsProven: 'proven',
  drawsUnproven: 'not proven',
  drawsSampled: 'a sample',
};
