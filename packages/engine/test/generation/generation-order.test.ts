import { itemAt } from '@lexiko/rules/item-at';
import { buildGraph, ENGLISH, readWord } from '@lexiko/words';
import { expect, test } from 'vitest';
import { makeNodeTable, MoveGenerator } from '../../src/entries/moves.ts';
import { standardNumbers } from '../support/bench-positions.ts';
import { KERNELS } from '../support/kernels.ts';

const WORDS = ['AT', 'ATE', 'CAT', 'CATS', 'EAT', 'SAT', 'TA', 'TAS'];
const BOARD = ['....', '.A..', '.T..', '....'];

function letter(name: string): number {
  return name === '?' ? 0 : ENGLISH.letters.indexOf(name);
}

/** `direction word-squares`, blanks in lower case, in the order in which the plays were listed. */
function listed(kernel: (typeof KERNELS)[number][1], rack: string): string[] {
  const plain = BOARD.join('').split('');
  const numbers = {
    ...standardNumbers(),
    columns: 4,
    rows: 4,
    letterFactors: plain.map(() => 1),
    wordFactors: plain.map(() => 1),
  };
  const graph = buildGraph(WORDS.map((word) => readWord(ENGLISH, word) ?? []));
  const generator = new MoveGenerator(kernel(), { nodes: makeNodeTable(graph) }, numbers);
  generator.setBoard(plain.map((mark) => (mark === '.' ? 0 : letter(mark))));
  generator.setRack({ letters: rack.split('').map(letter), bagSize: 9, otherPoints: 0 });
  return Array.from({ length: generator.listPlacements() }, (_, index) => {
    const { direction, tiles } = generator.placementAt(index);
    const names = tiles.map((tile) => {
      const name = itemAt(ENGLISH.letters, tile.letter);
      return `${tile.isBlank ? name.toLowerCase() : name}${tile.square}`;
    });
    return `${direction} ${names.join(' ')}`;
  });
}

test.each(KERNELS)('%s lists across before down, then by lane, anchor and letter', (_, makeKernel) => {
  expect(listed(makeKernel, 'CST')).toEqual([
    // Row 1 through A: the shorter beginning first.
    'across T6',
    'across C4 T6',
    'across C4 T6 S7',
    'across S4 T6',
    'across T4',
    'across T4 S6',
    // The column through AT: what is a word at once, then what goes on below.
    'down C1',
    'down C1 S13',
    'down S1',
  ]);
});

test.each(KERNELS)('%s lists a letter before the blank that stands for it', (_, makeKernel) => {
  const plays = listed(makeKernel, '?T').filter((play) => /^across [Tt]6$/.test(play));
  expect(plays).toEqual(['across T6', 'across t6']);
});
