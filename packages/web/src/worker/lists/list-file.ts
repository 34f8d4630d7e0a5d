/** Reads a word list file, decompresses gzip and limits the size. */

import { err, ok, type Result } from '@lexiko/rules';
import { MOST_MEGABYTES, type ListFault } from '../../lists/list-messages.ts';

const MOST_BYTES = MOST_MEGABYTES * 1_000_000;

async function isPacked(file: Blob): Promise<boolean> {
  const [first, second] = new Uint8Array(await file.slice(0, 2).arrayBuffer());
  return first === 0x1f && second === 0x8b;
}

/** `onShare` gets the share of the file read, from 0 to 1. */
export async function readListFile(
  file: Blob,
  onShare: (share: number) => void,
): Promise<Result<Uint8Array<ArrayBuffer>, ListFault>> {
  const tooLarge: ListFault = { code: 'too-large', most: MOST_MEGABYTES };
  if (file.size > MOST_BYTES) return err(tooLarge);
  const packed = await isPacked(file).catch(() => null);
  if (packed === null) return err({ code: 'unreadable' });
  let read = 0;
  const counted = file.stream().pipeThrough(
    new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
      transform(part, out) {
        read += part.length;
        onShare(read / file.size);
        out.enqueue(part);
      },
    }),
  );
  const unpacked = packed ? counted.pipeThrough(new DecompressionStream('gzip')) : counted;
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let length = 0;
  const reader = unpacked.getReader();
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) break;
      length += value.length;
      if (length > MOST_BYTES) {
        await reader.cancel();
        return err(tooLarge);
      }
      parts.push(value);
    }
  } catch {
    return err({ code: packed ? 'bad-gzip' : 'unreadable' });
  }
  return ok(new Uint8Array(await new Blob(parts).arrayBuffer()));
}
