/** Files read into memory that threads can share without copying. */

import { closeSync, fstatSync, openSync, readSync } from 'node:fs';

/** `null` if the file cannot be opened or is cut short while it is read. */
export function readShared(path: string): SharedArrayBuffer | null {
  let file: number;
  try {
    file = openSync(path, 'r');
  } catch (error) {
    if (error instanceof Error && 'code' in error) return null;
    throw error;
  }
  try {
    const bytes = new Uint8Array(new SharedArrayBuffer(fstatSync(file).size));
    for (let read = 0; read < bytes.length;) {
      const more = readSync(file, bytes, read, bytes.length - read, read);
      if (more === 0) return null;
      read += more;
    }
    return bytes.buffer;
  } finally {
    closeSync(file);
  }
}
