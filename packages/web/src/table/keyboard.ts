/** Which of the tables on the page the keyboard means: the one that somebody last touched or went to. */

import type { RefObject } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { useStore } from '../page/page-context.ts';
import type { Table } from './table.ts';

/** Those on the page; the last has the keyboard. */
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
 * Hands a table the keys that are pressed anywhere on the page, as long as it is the one that they mean. `part`: the part
 * of the page that belongs to it; without, there is no other table beside it.
 */
export function useTableKeys(
  table: Table,
  onKey: (event: KeyboardEvent) => void,
  part?: RefObject<HTMLElement | null>,
): void {
  const keyboard = useStore(openKeyboard);
  const handler = useRef(onKey);
  handler.current = onKey;
  useEffect(() => {
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
