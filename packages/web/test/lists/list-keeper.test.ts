/** The page's end of the talk with the worker that keeps word lists. */

import { beforeEach, describe, expect, it } from 'vitest';
import { ListKeeper, type ListWorker } from '../../src/lists/list-keeper.ts';
import type { ListReply, ListRequest } from '../../src/lists/list-messages.ts';
import { memoryStorage } from '../../src/page/storage/stored-value.ts';
import { OwnLists, type OwnList } from '../../src/words/own-lists.ts';

const LIST: OwnList = {
  checksum: 'ab'.repeat(32),
  name: 'Animals',
  language: 'english',
  words: 12,
  addedMs: 5,
};

/** A worker whose answers the test gives. */
class FakeWorker implements ListWorker {
  readonly sent: ListRequest[] = [];
  isRunning = true;
  readonly #events = new EventTarget();

  postMessage(message: ListRequest): void {
    this.sent.push(message);
  }

  addEventListener(type: 'message' | 'error', listener: (event: never) => void): void {
    this.#events.addEventListener(type, (event) => listener(event as never));
  }

  terminate(): void {
    this.isRunning = false;
  }

  reply(data: ListReply): void {
    this.#events.dispatchEvent(new MessageEvent('message', { data }));
  }

  fail(): void {
    this.#events.dispatchEvent(new Event('error'));
  }
}

let workers: FakeWorker[];
let lists: OwnLists;
let saved: string[];
let keeper: ListKeeper;

beforeEach(() => {
  workers = [];
  saved = [];
  lists = new OwnLists(memoryStorage());
  keeper = new ListKeeper({
    lists,
    start: () => {
      const worker = new FakeWorker();
      workers.push(worker);
      return worker;
    },
    save: (name) => saved.push(name),
    persist: () => {},
  });
});

const ORDER = { file: new File(['horn'], 'animals.txt'), name: 'Animals', language: 'english' } as const;

describe('a list', () => {
  it('is added with one worker, which tells how far it is', () => {
    keeper.refresh();
    keeper.add(ORDER);
    expect(workers).toHaveLength(1);
    workers[0]?.reply({ type: 'stage', stage: { kind: 'building' } });
    expect(keeper.work.peek()).toEqual({ kind: 'working', stage: { kind: 'building' } });
    workers[0]?.reply({ type: 'lists', lists: [LIST] });
    const report = { list: LIST, repeated: 0, rejected: [], rejectedBy: {}, rejectedCount: 0 };
    workers[0]?.reply({ type: 'added', report });
    expect(keeper.work.peek()).toEqual({ kind: 'added', report });
    expect(lists.all.peek()).toEqual([LIST]);
  });

  it('is not added once somebody cancels: its worker ends, and another says what there is', () => {
    keeper.add(ORDER);
    keeper.cancel();
    expect(workers.map(({ isRunning }) => isRunning)).toEqual([false, true]);
    expect(workers[1]?.sent).toEqual([{ type: 'list' }]);
    expect(keeper.work.peek()).toEqual({ kind: 'cancelled' });
  });

  it('for which the memory does not do is refused, and the next one gets a new worker', () => {
    keeper.add(ORDER);
    workers[0]?.fail();
    expect(keeper.work.peek()).toEqual({ kind: 'refused', fault: { code: 'no-room' } });
    keeper.add(ORDER);
    expect(workers).toHaveLength(2);
  });

  it('is saved under its name, and counted in games', async () => {
    lists.set([LIST]);
    const games = keeper.countGames(LIST.checksum);
    workers[0]?.reply({ type: 'games', checksum: LIST.checksum, count: 3 });
    expect(await games).toBe(3);
    workers[0]?.reply({ type: 'exported', checksum: LIST.checksum, text: new Blob(['HORN']) });
    expect(saved).toEqual(['Animals.txt']);
  });
});
