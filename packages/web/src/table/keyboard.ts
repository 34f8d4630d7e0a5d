/** Which of several tables on the page gets the keys: the one that was last touched or focused. */

import type { RefObject } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { useStore } from '../page/page-context.ts';
import type { Table } from './table.ts';

/** The tables on the page; the last one gets the keys. */
export class Keyboard<Owner> {
  #owners: readonly Owner[] = [];

  take(owner: Owner): void {
    if (this.has(owner)) return;
    this.release(owner);
    this.#owners = [...this.#owners, owner];
  }

  release(owner: Owner): void {
    this.#owners = this.#owners.filter((one) => one !== owner);
  }

  has(owner: Owner): boolean {
    return this.#owners.at(-1) === owner;
  }
}

function openKeyboard(): Keyboard<Table> {
  return new Keyboard();
}

/**
 * Passes keys pressed anywhere on the page to a table while it has the keyboard. `part` is the part of the page that
 * belongs to it; a table without one is alone on its page.
 */
export function useTableKeys(
  table: Table,
  onKey: (event: KeyboardEvent) => void,
  part?: RefObject<HTMLElement | null>,
): void {
  const keyboard = useStore(openKeyboard);
  const handler = useRef(onKey);
  handler.current = onKey;
  // Before the table is painted: whoever sees it can use its keys.
  useLayoutEffect(() => {
    keyboard.take(table);
    const onTouch = ({ target }: Event): void => {
      if (target instanceof Node && part?.current?.contains(target) === true) keyboard.take(table);
    };
    const onPress = (event: KeyboardEvent): void => {
      if (keyboard.has(table)) handler.current(event);
    };
    document.addEventListener('focusin', onTouch);
    document.addEventListener('pointerdown', onTouch);
    document.addEventListener('keydown', onPress);
    return () => {
      keyboard.release(table);
      document.removeEventListener('focusin', onTouch);
      document.removeEventListener('pointerdown', onTouch);
      document.removeEventListener('keydown', onPress);
    };
  }, [table]);
}
