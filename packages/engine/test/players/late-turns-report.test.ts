import { expect, test } from 'vitest';
import { lateTurnsReport, type LateTurn } from '../support/late-turns-report.ts';

const TURN: LateTurn = { game: 1, bag: 1, lead: 5, isSame: true, win: 0, spread: 0, ms: [800, 20] };

test('compared turns are summed up by tiles in the bag, with intervals over all turns', () => {
  const turns: readonly LateTurn[] = [
    TURN,
    { ...TURN, isSame: false, win: 1, spread: 20 },
    { ...TURN, bag: 2, isSame: false, win: -0.5, spread: -4, ms: [400, 60] },
  ];
  const rows = lateTurnsReport(turns)
    .trimEnd()
    .split('\n')
    .map((row) => row.split('\t'));
  expect(rows.slice(1)).toEqual([
    ['1', '2', '1', '+50.00 ± 98.00 %', '+10.00 ± 19.60', '800', '20'],
    ['2', '1', '1', '-50.00 ± 0.00 %', '-4.00 ± 0.00', '400', '60'],
    ['all', '3', '2', '+16.67 ± 86.43 %', '+5.33 ± 14.55', '800', '20'],
  ]);
});
