/** Where the note about a game is kept: on this device for its own games, at the server for others. */

import type { ValueStorage } from '../page/storage/stored-value.ts';

/** Reads and writes the note about one game; `null`: that failed. */
export interface NoteKeeper {
  read(): Promise<string | null>;
  write(text: string): Promise<string | null>;
}

const KEY = 'lexiko.notes';
/** The notes that were written longest ago go first. */
const MOST_NOTES = 200;

type Stored = readonly (readonly [game: string, text: string])[];

function storedIn(storage: ValueStorage): Stored {
  try {
    const read: unknown = JSON.parse(storage.getItem(KEY) ?? '[]');
    return Array.isArray(read) ? (read as unknown[]).filter(isEntry) : [];
  } catch {
    return [];
  }
}

function isEntry(value: unknown): value is readonly [string, string] {
  return Array.isArray(value) && typeof value[0] === 'string' && typeof value[1] === 'string';
}

export function deviceNote(storage: ValueStorage, game: string): NoteKeeper {
  return {
    read: () => Promise.resolve(storedIn(storage).find(([id]) => id === game)?.[1] ?? ''),
    write(text) {
      const others = storedIn(storage).filter(([id]) => id !== game);
      const kept = text === '' ? others : [...others, [game, text] as const];
      try {
        storage.setItem(KEY, JSON.stringify(kept.slice(-MOST_NOTES)));
        return Promise.resolve(text);
      } catch {
        return Promise.resolve(null); // the storage is full or forbidden
      }
    },
  };
}
