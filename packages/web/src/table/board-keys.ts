/** Keys that lay letters, wherever a board with a rack stands. */

import type { Step } from '@lexiko/table';
import type { TableNews } from '../messages.ts';
import { commit, recallAll, stepCursor, takeBack, turnCursor, typeLetter } from './laying.ts';

const STEPS: Readonly<Record<string, Step>> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
};

/** Keys that mean the board; those of a button or of a list stay with it. `onColon` opens a line for commands. */
export function heedKey(event: KeyboardEvent, news: TableNews, onColon: (() => void) | null): void {
  const { target, key } = event;
  if (!(target instanceof Element) || event.ctrlKey || event.metaKey || event.altKey) return;
  if (target.closest('dialog, input, select, textarea') !== null) return;
  const isOnBoard = target.closest('[role="grid"]') !== null;
  const isFree = isOnBoard || target === document.body || target.closest('main') === target;
  const step = STEPS[key];
  if (isFree && step !== undefined) stepCursor(step);
  else if (isFree && key === ' ') turnCursor();
  else if (isFree && key === 'Enter') {
    // A key held down would play, and then answer whatever comes next.
    if (!event.repeat) commit();
  } else if (key === ':' && onColon !== null) onColon();
  else if (key === 'Backspace') takeBack();
  else if (key === 'Escape') recallAll();
  else {
    const letter = key.toUpperCase();
    if (!Object.hasOwn(news.view.ruleset.tiles.counts, letter) || letter === '?') return;
    typeLetter(letter, event.shiftKey ? 'blank' : 'letter');
  }
  event.preventDefault();
}
