/** Keys that place tiles, for every board with a rack. */

import { isTyped, type Step } from '@lexiko/table/draft';
import type { Table } from './table.ts';

const STEPS: Readonly<Record<string, Step>> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
};

/**
 * Whether a key writes a letter by a modifier: Ł is Option and L on some keyboards, AltGr and L on others. Every other key
 * with a modifier belongs to the browser.
 */
function isWritten(event: KeyboardEvent, tiles: Parameters<typeof isTyped>[0]): boolean {
  const { key } = event;
  const isPlain = /^[\x20-\x7e]*$/u.test(key) || Array.from(key).length !== 1;
  return !event.metaKey && event.altKey && !isPlain && isTyped(tiles, key.toUpperCase());
}

/** Handles keys for the board; a focused button or list keeps its own. `onColon` opens the command line. */
export function handleBoardKey(event: KeyboardEvent, table: Table, onColon: (() => void) | null): void {
  const { target, key } = event;
  const snapshot = table.snapshot.peek();
  if (snapshot === null) return;
  const { tiles } = snapshot.view.ruleset;
  const hasModifier = event.ctrlKey || event.metaKey || event.altKey;
  if (!(target instanceof Element) || (hasModifier && !isWritten(event, tiles))) return;
  if (target.closest('dialog, input, select, textarea') !== null) return;
  const { laying } = table;
  const isOnBoard = target.closest('[role="grid"]') !== null;
  const isFree = isOnBoard || target === document.body || target.closest('main') === target;
  const step = STEPS[key];
  if (isFree && step !== undefined) laying.cursor.step(step);
  else if (isFree && key === ' ') laying.cursor.turn();
  else if (isFree && key === 'Enter') {
    // A key that is held down would play, and then answer the next question too.
    if (!event.repeat) laying.commit();
  } else if (key === ':' && onColon !== null) onColon();
  else if (isFree && key === '?') table.explain(laying.cursor.on(snapshot).square);
  else if (key === 'Escape' && table.explainedSquare.peek() !== null) table.explain(null);
  else if (key === 'Backspace') laying.takeBack();
  else if (key === 'Escape') laying.recallAll();
  else if (key === '+' && tiles.multiples.length > 0) laying.splitOrJoin();
  else {
    const letter = key.toUpperCase();
    if (!isTyped(tiles, letter)) return;
    laying.typeLetter(letter, event.shiftKey ? 'blank' : 'letter');
  }
  event.preventDefault();
}
