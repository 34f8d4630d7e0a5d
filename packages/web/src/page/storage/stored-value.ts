/** A value that the browser keeps under a key, as something the page can follow. */

import { signal, type ReadonlySignal, type Signal } from '@preact/signals';

/** As much of the browser's storage as is used here. */
export type ValueStorage = Pick<Storage, 'getItem' | 'setItem'>;

/** For a browser that keeps nothing for us: what is stored holds until the page is closed. */
export function memoryStorage(): ValueStorage {
  const stored = new Map<string, string>();
  return {
    getItem: (key) => stored.get(key) ?? null,
    setItem: (key, text) => void stored.set(key, text),
  };
}

/** The storage of this browser; asking for it may be forbidden already. */
export function browserStorage(): ValueStorage {
  try {
    return localStorage;
  } catch {
    return memoryStorage();
  }
}

export class StoredValue<T> {
  readonly #storage: ValueStorage;
  readonly #key: string;
  readonly #read: (stored: unknown) => T;
  readonly #value: Signal<T>;
  #isKept = true;

  /** `read` makes sense of whatever is stored, by whatever version; it gets `null` where that is nothing or no JSON. */
  constructor(storage: ValueStorage, key: string, read: (stored: unknown) => T) {
    this.#storage = storage;
    this.#key = key;
    this.#read = read;
    this.#value = signal(read(this.#stored()));
  }

  get value(): ReadonlySignal<T> {
    return this.#value;
  }

  set(next: T): void {
    this.#value.value = next;
    try {
      this.#storage.setItem(this.#key, JSON.stringify(next));
      this.#isKept = true;
    } catch {
      // The storage is full or forbidden: the value holds until the page is closed.
      this.#isKept = false;
    }
  }

  /** Reads it again: another tab may have changed it. */
  refresh(): void {
    if (this.#isKept) this.#value.value = this.#read(this.#stored());
  }

  #stored(): unknown {
    try {
      return JSON.parse(this.#storage.getItem(this.#key) ?? 'null');
    } catch {
      return null;
    }
  }
}
