/** Manages the word lists on this device: handles requests one at a time and reports every change. */

import { LEXICA } from '@lexiko/words';
import { listWords } from '@lexiko/words/questions';
import type { ListFault, ListReply, ListRequest, ListOrder } from '../../lists/list-messages.ts';
import { GameStore } from '../game-store.ts';
import { LexiconStore } from '../lexicon/lexicon-store.ts';
import { unpackLexicon } from '../lexicon/packed-lexicon.ts';
import { makeList } from './make-list.ts';

/** Words that an export joins at a time. */
const WORDS_AT_A_TIME = 10_000;

/** The fault to report when a write to the database fails. */
function writeFault(error: unknown): ListFault {
  const isFull = error instanceof DOMException && error.name === 'QuotaExceededError';
  return { code: isFull ? 'no-room' : 'unwritable' };
}

function isSameName(a: string, b: string): boolean {
  return a.trim().toLowerCase() === b.trim().toLowerCase();
}

export class ListHost {
  readonly #say: (reply: ListReply) => void;
  #queue: Promise<void> = Promise.resolve();

  constructor(say: (reply: ListReply) => void) {
    this.#say = say;
  }

  handle(request: ListRequest): void {
    this.#queue = this.#queue
      .then(() => this.#handle(request))
      .catch((error: unknown) => this.#say({ type: 'refused', fault: writeFault(error) }));
  }

  async #handle(request: ListRequest): Promise<void> {
    const store = await LexiconStore.open();
    try {
      await this.#answer(request, store);
    } finally {
      store.close();
    }
  }

  async #answer(request: ListRequest, store: LexiconStore): Promise<void> {
    switch (request.type) {
      case 'list':
        return this.#tellLists(store);
      case 'add':
        return this.#add(request.order, store);
      case 'rename':
        return this.#rename(request.checksum, request.name.trim(), store);
      case 'remove':
        await store.removeOwn(request.checksum);
        return this.#tellLists(store);
      case 'count-games': {
        const { checksum } = request;
        const count = await (await GameStore.open()).countGamesWith(checksum);
        return this.#say({ type: 'games', checksum, count });
      }
      case 'export':
        return this.#export(request.checksum, store);
    }
  }

  async #tellLists(store: LexiconStore): Promise<void> {
    this.#say({ type: 'lists', lists: await store.ownLists() });
  }

  /** Why a name cannot be used; `null` if it can. `checksum`: the list to rename, which may keep its name. */
  async #nameFault(name: string, store: LexiconStore, checksum?: string): Promise<ListFault | null> {
    if (name === '') return { code: 'no-name' };
    const others = (await store.ownLists()).filter((list) => list.checksum !== checksum);
    const taken = [...LEXICA, ...others].find((one) => isSameName(one.name, name));
    return taken === undefined ? null : { code: 'name-taken', name: taken.name };
  }

  async #add(given: ListOrder, store: LexiconStore): Promise<void> {
    const order = { ...given, name: given.name.trim() };
    const fault = await this.#nameFault(order.name, store);
    if (fault !== null) return this.#say({ type: 'refused', fault });
    const made = await makeList(order, (stage) => this.#say({ type: 'stage', stage }));
    if (!made.ok) return this.#say({ type: 'refused', fault: made.error });
    const { report, packed } = made.value;
    const { checksum } = report.list;
    const same = [...LEXICA, ...(await store.ownLists())].find((one) => one.checksum === checksum);
    if (same !== undefined)
      return this.#say({ type: 'refused', fault: { code: 'already-here', name: same.name } });
    this.#say({ type: 'stage', stage: { kind: 'storing' } });
    await store.addOwn(report.list, packed);
    await this.#tellLists(store);
    return this.#say({ type: 'added', report });
  }

  async #rename(checksum: string, name: string, store: LexiconStore): Promise<void> {
    const fault = await this.#nameFault(name, store, checksum);
    if (fault !== null) return this.#say({ type: 'refused', fault });
    await store.renameOwn(checksum, name);
    return this.#tellLists(store);
  }

  async #export(checksum: string, store: LexiconStore): Promise<void> {
    const packed = await store.read(checksum);
    if (packed === null) return this.#tellLists(store);
    const parts: string[] = [];
    let lines: string[] = [];
    for (const word of listWords(unpackLexicon(packed))) {
      lines.push(`${word}\n`);
      if (lines.length < WORDS_AT_A_TIME) continue;
      parts.push(lines.join(''));
      lines = [];
    }
    const text = new Blob([...parts, lines.join('')], { type: 'text/plain' });
    return this.#say({ type: 'exported', checksum, text });
  }
}
