/** Tables as instances: letters by keys and taps, what follows the paint, and several tables on one page. */

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Keyboard } from '../../src/table/keyboard.ts';
import { practice, snapshot } from './practice.ts';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.runAllTimers();
  vi.useRealTimers();
});

const HORN = ['H', 'O', 'R', 'N', 'E', '?', 'A'];

function type(table: ReturnType<typeof practice>['table'], word: string): void {
  for (const letter of word) table.laying.typeLetter(letter, 'letter');
}

describe('letters', () => {
  it('typed from the middle go to the next free squares, and are played as they lie', () => {
    const { table, played } = practice('one', HORN);
    type(table, 'HORN');
    table.laying.commit();
    expect(played).toEqual([
      [
        [112, 'H'],
        [113, 'O'],
        [114, 'R'],
        [115, 'N'],
      ],
    ]);
    table.close();
  });

  it('are laid at once, and told of when the screen has shown them', () => {
    const { table } = practice('one', HORN);
    type(table, 'H');
    expect(table.draft.peek().laidOut).toHaveLength(1);
    expect(table.deferredDraft.peek().laidOut).toHaveLength(0);
    expect(table.laying.hasLaid.peek()).toBe(false);
    vi.runAllTimers();
    expect(table.deferredDraft.peek().laidOut).toHaveLength(1);
    expect(table.laying.hasLaid.peek()).toBe(true);
    table.close();
  });

  it('that are not on the rack are refused in words', () => {
    const { table } = practice('one', ['H', 'O', 'R', 'N']);
    type(table, 'Z');
    expect(table.draft.peek().laidOut).toEqual([]);
    expect(table.notice.peek()?.tone).toBe('refused');
    table.close();
  });

  it('go where a tap says: the letter first or the square first; a second tap takes it home', () => {
    const { table } = practice('one', HORN);
    table.laying.tapSlot(0);
    table.laying.tapSquare(112);
    expect(table.draft.peek().laidOut).toEqual([{ slot: 0, square: 112, laid: 'H' }]);
    table.laying.tapSquare(112);
    expect(table.draft.peek().laidOut).toEqual([]);
    table.laying.tapSquare(113);
    table.laying.tapSlot(1);
    expect(table.draft.peek().laidOut).toEqual([{ slot: 1, square: 113, laid: 'O' }]);
    table.close();
  });

  it('of a blank are asked for before it lies', () => {
    const { table } = practice('one', HORN);
    table.laying.layFromSlot(5, 112);
    expect(table.draft.peek().laidOut).toEqual([]);
    expect(table.laying.pendingBlank.peek()).toEqual({ slot: 5, square: 112, use: 'lay' });
    table.laying.nameBlank('S');
    expect(table.draft.peek().laidOut).toEqual([{ slot: 5, square: 112, laid: 's' }]);
    table.close();
  });

  it('come home one by one, and all at once', () => {
    const { table } = practice('one', HORN);
    type(table, 'HOR');
    table.laying.takeBack();
    expect(table.draft.peek().laidOut).toHaveLength(2);
    expect(table.laying.cursor.at.peek()?.square).toBe(114);
    table.laying.recallAll();
    expect(table.draft.peek().laidOut).toEqual([]);
    table.close();
  });

  it('on a square that is taken by now come home, and somebody is told', () => {
    const { table } = practice('one', HORN);
    type(table, 'H');
    const board = Array.from({ length: 225 }, (_, square) => (square === 112 ? 'E' : ''));
    table.receive(snapshot('one', HORN, board));
    expect(table.draft.peek().laidOut).toEqual([]);
    expect(table.notice.peek()).not.toBeNull();
    table.close();
  });
});

describe('two tables on one page', () => {
  it('do not disturb each other when letters are laid at one and then at the other', () => {
    const one = practice('one', HORN);
    const other = practice('other', ['P', 'A', 'S', 'T', 'E', 'D', 'O']);
    type(one.table, 'HO');
    type(other.table, 'PAS');
    type(one.table, 'RN');
    other.table.laying.cursor.step('down');
    one.table.dialogs.show('exchange');
    vi.runAllTimers();
    expect(one.table.draft.peek().laidOut.map(({ laid }) => laid)).toEqual(['H', 'O', 'R', 'N']);
    expect(other.table.draft.peek().laidOut.map(({ laid }) => laid)).toEqual(['P', 'A', 'S']);
    expect(one.table.laying.cursor.at.peek()?.square).toBe(116);
    expect(other.table.laying.cursor.at.peek()?.square).toBe(115 + 15);
    expect(other.table.dialogs.open.peek()).toBeNull();
    one.table.laying.commit();
    expect(one.played).toHaveLength(1);
    expect(other.played).toHaveLength(0);
    one.table.close();
    type(other.table, 'T');
    expect(other.table.draft.peek().laidOut).toHaveLength(4);
    expect(one.table.snapshot.peek()).toBeNull();
    other.table.close();
  });

  it('have the keyboard in turn: the one last touched, and after it the one before', () => {
    const keyboard = new Keyboard<string>();
    keyboard.take('one');
    keyboard.take('other');
    expect([keyboard.has('one'), keyboard.has('other')]).toEqual([false, true]);
    keyboard.take('one');
    expect([keyboard.has('one'), keyboard.has('other')]).toEqual([true, false]);
    keyboard.release('one');
    expect(keyboard.has('other')).toBe(true);
  });
});

describe('the next position at the same table', () => {
  it('finds nothing chosen and nothing laid out', () => {
    const { table } = practice('one', HORN);
    type(table, 'HO');
    table.laying.tapSlot(4);
    table.receive(snapshot('two', HORN));
    expect(table.draft.peek().laidOut).toEqual([]);
    expect(table.laying.cursor.at.peek()).toBeNull();
    expect(table.laying.chosenSlot.peek()).toBeNull();
    table.close();
  });
});
