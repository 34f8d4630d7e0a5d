/** Keys that lay letters, wherever a board with a rack stands. */

import { isTyped, type Step } from '@lexiko/table/draft';
import type { Table } from './table.ts';

const STEPS: Readonly<Record<string, Step>> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
};

/** Keys that mean the board; those of a button or of a list stay with it. `onColon` opens a line for commands. */
export function handleBoardKey(event: KeyboardEvent, table: Table, onColon: (() => void) | null): void {
  const { target, key } = event;
  const news = table.snapshot.peek();
  if (news === null) return;
  if (!(target instanceof Element) || event.ctrlKey || event.metaKey || event.altKey) return;
  if (target.closest('dialog, input, select, textarea') !== null) return;
  const { laying } = table;
  const isOnBoard = target.closest('[role="grid"]') !== null;
  const isFree = isOnBoard || target === document.body || target.closest('main') === target;
  const step = STEPS[key];
  if (isFree && step !== undefined) laying.stepCursor(step);
  else if (isFree && key === ' ') laying.turnCursor();
  else if (isFree && key === 'Enter') {
    // A key held down would play, and then answer whatever comes next.
    if (!event.repeat) laying.commit();
  } else if (key === ':' && onColon !== null) onColon();
  else if (key === 'Backspace') laying.takeBack();
  else if (key === 'Escape') laying.recallAll();
  else if (key === '+' && news.view.ruleset.tiles.multiples.length > 0) laying.splitOrJoin();
  else {
    const { tiles } = news.view.ruleset;
    const letter = key.toUpperCase();
    if (!isTyped(tiles, letter)) return;
    laying.typeLetter(letter, event.shiftKey ? 'blank' : 'letter');
  }
  event.preventDefault();
}
