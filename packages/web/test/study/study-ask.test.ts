/** Questions to the study workers, with workers that fail. */

import { afterEach, expect, test, vi } from 'vitest';

type Listener = (event: { readonly data?: unknown; readonly message?: string }) => void;

class FakeWorker {
  static readonly started: FakeWorker[] = [];
  readonly heard: { readonly number: number }[] = [];
  readonly #listeners = new Map<string, Listener>();
  isOver = false;

  constructor() {
    FakeWorker.started.push(this);
  }

  addEventListener(type: string, listener: Listener): void {
    this.#listeners.set(type, listener);
  }

  postMessage(message: { readonly number: number }): void {
    this.heard.push(message);
  }

  terminate(): void {
    this.isOver = true;
  }

  emit(type: string, event: Parameters<Listener>[0]): void {
    this.#listeners.get(type)?.(event);
  }
}

afterEach(() => vi.unstubAllGlobals());

test('a worker that breaks down leaves nobody waiting, and the next question gets another', async () => {
  vi.stubGlobal('Worker', FakeWorker);
  vi.stubGlobal('navigator', { hardwareConcurrency: 3 });
  const { ask } = await import('../../src/study/ask.ts');
  const lost = ask('hooks', 'HORN');
  const elsewhere = ask('hooks', 'CORN', { worker: 1 });
  const [first, second] = FakeWorker.started;
  first?.emit('error', { message: 'out of memory' });
  await expect(lost).rejects.toThrow('out of memory');
  expect(first?.isOver).toBe(true);
  const again = ask('hooks', 'HORN');
  const [, , third] = FakeWorker.started;
  for (const worker of [second, third])
    worker?.emit('message', {
      data: { type: 'answered', number: worker.heard[0]?.number, answered: null },
    });
  expect(await Promise.all([elsewhere, again])).toEqual([null, null]);
});
