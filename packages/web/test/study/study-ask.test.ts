/** Questions to the study workers, with workers that fail. */

import { expect, test } from 'vitest';
import { Cancelled, Study } from '../../src/study/study.ts';

type Listener = (event: never) => void;

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

  emit(type: string, event: { readonly data?: unknown; readonly message?: string }): void {
    this.#listeners.get(type)?.(event as never);
  }
}

test('a worker that breaks down leaves nobody waiting, and the next question gets another', async () => {
  const study = new Study(() => new FakeWorker(), 2);
  const lost = study.ask('hooks', 'HORN');
  const elsewhere = study.ask('hooks', 'CORN', { worker: 1 });
  const [first, second] = FakeWorker.started;
  first?.emit('error', { message: 'out of memory' });
  await expect(lost).rejects.toThrow('out of memory');
  expect(first?.isOver).toBe(true);
  const again = study.ask('hooks', 'HORN');
  const [, , third] = FakeWorker.started;
  for (const worker of [second, third])
    worker?.emit('message', {
      data: { type: 'answered', number: worker.heard[0]?.number, answered: null },
    });
  expect(await Promise.all([elsewhere, again])).toEqual([null, null]);
});

test('a study that is closed ends its workers and cancels what was asked', async () => {
  const workers: FakeWorker[] = [];
  const study = new Study(() => {
    const worker = new FakeWorker();
    workers.push(worker);
    return worker;
  }, 2);
  const asked = [study.ask('hooks', 'HORN'), study.ask('hooks', 'CORN', { worker: 1 })];
  study.close();
  for (const one of asked) await expect(one).rejects.toThrow(Cancelled);
  expect(workers.map(({ isOver }) => isOver)).toEqual([true, true]);
});
