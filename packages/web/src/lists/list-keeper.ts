/** The page's end of the talk with the worker that keeps word lists, which starts with the first request. */

import { signal, type ReadonlySignal, type Signal } from '@preact/signals';
import type { Page } from '../page/page.ts';
import { saveFile } from '../page/storage/save-file.ts';
import type { OwnLists } from '../words/own-lists.ts';
import type { ListFault, ListOrder, ListReply, ListReport, ListRequest, ListStage } from './list-messages.ts';

/** As much of a `Worker` as is used here. */
export interface ListWorker {
  postMessage(message: ListRequest): void;
  addEventListener(type: 'message', listener: (event: MessageEvent<ListReply>) => void): void;
  addEventListener(type: 'error', listener: (event: ErrorEvent) => void): void;
  terminate(): void;
}

/** What is going on with the file chosen last. */
export type ListWork =
  | { readonly kind: 'none' }
  | { readonly kind: 'working'; readonly stage: ListStage }
  | { readonly kind: 'added'; readonly report: ListReport }
  | { readonly kind: 'refused'; readonly fault: ListFault }
  | { readonly kind: 'cancelled' };

/** What the keeper needs of the page. */
export interface ListKeeperParts {
  readonly lists: OwnLists;
  readonly start: () => ListWorker;
  readonly save: (name: string, text: Blob) => void;
  /** Asks the browser not to throw away what it stores for us. */
  readonly persist: () => void;
}

export class ListKeeper {
  readonly #parts: ListKeeperParts;
  readonly #work: Signal<ListWork> = signal({ kind: 'none' });
  readonly #counts = new Map<string, (count: number) => void>();
  #worker: ListWorker | null = null;

  constructor(parts: ListKeeperParts) {
    this.#parts = parts;
  }

  get work(): ReadonlySignal<ListWork> {
    return this.#work;
  }

  /** Asks the database which lists there are: another window may have changed them. */
  refresh(): void {
    this.#send({ type: 'list' });
  }

  add(order: ListOrder): void {
    this.#work.value = { kind: 'working', stage: { kind: 'reading', share: 0 } };
    this.#send({ type: 'add', order });
  }

  /** Ends the work on a file. What is not stored yet never will be. */
  cancel(): void {
    if (this.#work.peek().kind !== 'working') return;
    this.#end();
    this.#work.value = { kind: 'cancelled' };
    this.refresh();
  }

  /** Forgets what became of the last file. */
  clear(): void {
    if (this.#work.peek().kind !== 'working') this.#work.value = { kind: 'none' };
  }

  rename(checksum: string, name: string): void {
    this.clear();
    this.#send({ type: 'rename', checksum, name });
  }

  remove(checksum: string): void {
    this.clear();
    this.#send({ type: 'remove', checksum });
  }

  exportText(checksum: string): void {
    this.#send({ type: 'export', checksum });
  }

  /** How many games of this device need the list. */
  countGames(checksum: string): Promise<number> {
    this.#send({ type: 'count-games', checksum });
    return new Promise((resolve) => this.#counts.set(checksum, resolve));
  }

  close(): void {
    this.#end();
  }

  #end(): void {
    this.#worker?.terminate();
    this.#worker = null;
    this.#counts.clear();
  }

  #send(request: ListRequest): void {
    if (this.#worker === null) {
      this.#worker = this.#parts.start();
      this.#worker.addEventListener('message', ({ data }) => this.#handle(data));
      // For example the memory did not do.
      this.#worker.addEventListener('error', () => {
        this.#end();
        this.#work.value = { kind: 'refused', fault: { code: 'no-room' } };
      });
    }
    this.#worker.postMessage(request);
  }

  #handle(reply: ListReply): void {
    const { lists, save, persist } = this.#parts;
    switch (reply.type) {
      case 'lists':
        lists.set(reply.lists);
        return;
      case 'stage':
        this.#work.value = { kind: 'working', stage: reply.stage };
        return;
      case 'added':
        this.#work.value = { kind: 'added', report: reply.report };
        persist();
        return;
      case 'refused':
        this.#work.value = { kind: 'refused', fault: reply.fault };
        return;
      case 'games':
        this.#counts.get(reply.checksum)?.(reply.count);
        this.#counts.delete(reply.checksum);
        return;
      case 'exported': {
        const name = lists.all.peek().find(({ checksum }) => checksum === reply.checksum)?.name ?? 'words';
        save(`${name}.txt`, reply.text);
      }
    }
  }
}

export function openListKeeper({ lists }: Page): ListKeeper {
  return new ListKeeper({
    lists,
    start: () => new Worker(new URL('../worker/list-worker.ts', import.meta.url), { type: 'module' }),
    save: saveFile,
    persist: () => void navigator.storage.persist().catch(() => false),
  });
}
