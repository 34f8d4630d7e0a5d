/**
 * Decks: a device sends a deck as a whole once, and after that the answers that lie in its outbox. Deleting one is a piece
 * too, and all of its other pieces go.
 */

import { answered, completed } from '../../page/storage/browser-database.ts';
import type { Deck, DeckAnswer, DeckTallies } from '../decks/deck.ts';
import { ofDeck, outboxOf, PACKED, type DeckStore } from '../decks/deck-store.ts';
import type { Decks } from '../decks/decks-state.ts';
import type { WholeDeck } from '../decks/whole-deck.ts';
import { isMoment, isPlain } from '../drills/drill-file.ts';
import { addArrivals, arrivedDeck, type Arrivals } from './deck-arrivals.ts';
import {
  answersOf,
  basesOf,
  contentOf,
  DECK_ROOT,
  headContent,
  headOf,
  isGone,
  mergedHeads,
  packedAnswers,
  packedBases,
  readHead,
  talliesOf,
  type DeckHead,
} from './deck-pieces.ts';
import type { Matter } from './matter.ts';
import type { Piece } from './pieces.ts';

/** Answers of a piece. Only the last piece of a device still grows, and is sent again each time. */
const ANSWERS = 500;
/** Schedules of a piece. */
const BASES = 500;

/** What a device remembers of the decks that it has sent. */
export interface SentDecks {
  /** The revision of each deck that was sent as a whole. */
  readonly revisions: Readonly<Record<string, string>>;
  /** The last piece of answers of each deck: its number and the answers in it. */
  readonly tails: Readonly<Record<string, { readonly at: number; readonly answers: readonly DeckAnswer[] }>>;
}

export const NOTHING_SENT: SentDecks = { revisions: {}, tails: {} };

export interface SentDecksStore {
  read(): Promise<SentDecks>;
  write(sent: SentDecks): Promise<void>;
}

async function unsent(store: DeckStore, id: string): Promise<readonly DeckAnswer[]> {
  const answers = store.begin(['answers'], 'readonly').objectStore('answers');
  const found = (await answered(answers.getAll(ofDeck(outboxOf(id))))) as DeckAnswer[];
  return found.map((answer) => ({ ...answer, deck: id }));
}

async function forgetSent(store: DeckStore, id: string, answers: readonly DeckAnswer[]): Promise<void> {
  const writing = store.begin(['answers'], 'readwrite');
  for (const { letters, atMs } of answers)
    writing.objectStore('answers').delete([outboxOf(id), letters, atMs]);
  await completed(writing);
}

/** Everything that has come, by deck. */
interface ArrivedDeck {
  head: DeckHead | null;
  /** When another device deleted it. */
  deletedMs: number | null;
  readonly contents: Map<number, readonly string[]>;
  readonly bases: Arrivals['bases'][number][];
  readonly answers: DeckAnswer[];
  readonly tallies: DeckTallies[];
}

function sorted(pieces: readonly Piece[]): ReadonlyMap<string, ArrivedDeck> {
  const decks = new Map<string, ArrivedDeck>();
  for (const { name, content } of pieces) {
    const [, id = '', part = '', one = ''] = name.split('/');
    const deck: ArrivedDeck = decks.get(id) ?? {
      head: null,
      deletedMs: null,
      contents: new Map(),
      bases: [],
      answers: [],
      tallies: [],
    };
    decks.set(id, deck);
    switch (part) {
      case '': {
        const head = readHead(content);
        if (head !== null && head.id === id) deck.head = head;
        else if (isPlain(content) && isMoment(content['deletedMs'])) deck.deletedMs = content['deletedMs'];
        break;
      }
      case 'contents':
        deck.contents.set(Number(one), contentOf(content));
        break;
      case 'bases':
        for (const base of basesOf(content)) deck.bases.push(base);
        break;
      case 'answers':
        for (const answer of answersOf(id, content)) deck.answers.push(answer);
        break;
      case 'tallies': {
        const tallies = talliesOf(id, one, content);
        if (tallies !== null) deck.tallies.push(tallies);
        break;
      }
      default:
        break;
    }
  }
  return decks;
}

/** The cards of a deck, and the schedules that they came with. */
function* wholePieces(at: string, { contents, cards }: WholeDeck): Generator<Piece> {
  const bases = new Map(cards.flatMap(({ letters, base }) => (base === null ? [] : [[letters, base]])));
  for (let from = 0; from < contents.length; from += PACKED) {
    const some = contents.slice(from, from + PACKED);
    yield { name: `${at}/contents/${from / PACKED}`, content: { letters: some.join(' ') } };
    const scheduled = some.flatMap((letters) => {
      const base = bases.get(letters);
      return base === undefined ? [] : [{ letters, base }];
    });
    for (let by = 0; by * BASES < scheduled.length; by++)
      yield {
        name: `${at}/bases/${from / PACKED}-${by}`,
        content: packedBases(scheduled.slice(by * BASES, (by + 1) * BASES)),
      };
  }
}

export class DeckMatter implements Matter {
  readonly root = DECK_ROOT;
  readonly #decks: Decks;
  readonly #sent: SentDecksStore;
  /** What the pieces under way will have brought to the server. */
  #underWay: {
    readonly sent: SentDecks;
    readonly answers: ReadonlyMap<string, readonly DeckAnswer[]>;
  } | null = null;

  constructor(decks: Decks, sent: SentDecksStore) {
    this.#decks = decks;
    this.#sent = sent;
  }

  async take(pieces: readonly Piece[]): Promise<'reread' | undefined> {
    const store = await this.#decks.store();
    let isMissing = false;
    for (const [id, arrived] of sorted(pieces)) {
      const here = (await store.decks()).find((deck) => deck.id === id);
      if (here === undefined) isMissing = !(await this.#takeNew(store, id, arrived)) || isMissing;
      else await this.#takeKnown(store, here, arrived);
    }
    return isMissing ? 'reread' : undefined;
  }

  /** Answers whether everything of the deck has come; otherwise the server has to be read from the start. */
  async #takeNew(store: DeckStore, id: string, { head, ...arrivals }: ArrivedDeck): Promise<boolean> {
    const deletedMs = this.#decks.deleted[id] ?? null;
    if (head === null || isGone({ deletedMs, changedMs: head.changedMs })) return true;
    if (deletedMs !== null) {
      this.#decks.forgetDeleted(id);
      return false;
    }
    const whole = await arrivedDeck(head, arrivals);
    if (whole.contents.length === 0) return true;
    await store.put(whole);
    const stored = (await store.decks()).find((deck) => deck.id === id);
    await this.#note(id, stored?.revision ?? '');
    return true;
  }

  async #takeKnown(
    store: DeckStore,
    here: Deck,
    { head, deletedMs, ...arrivals }: ArrivedDeck,
  ): Promise<void> {
    const { id } = here;
    if (deletedMs !== null) {
      const waiting = await unsent(store, id);
      const usedMs = Math.max(here.changedMs, ...waiting.map(({ atMs }) => atMs));
      if (isGone({ deletedMs, changedMs: usedMs })) {
        await store.delete(id);
        return;
      }
      // It was used after it was deleted: it is there again, for all devices, and the server has nothing of it.
      await store.change(id, { changedMs: usedMs });
      await this.#note(id, null);
    }
    if (head !== null) {
      const { deletedMs: _, id: __, ...merged } = mergedHeads(headOf(here, null), head);
      await store.change(id, merged);
    }
    await addArrivals(store, id, arrivals);
  }

  async *pieces(known: readonly string[]): AsyncGenerator<Piece> {
    const store = await this.#decks.store();
    const before = await this.#sent.read();
    const revisions: Record<string, string> = {};
    const tails = { ...before.tails };
    const answers = new Map<string, readonly DeckAnswer[]>();
    const here = await store.decks();
    for (const deck of here) {
      const { id, revision = '' } = deck;
      const at = `${DECK_ROOT}/${id}`;
      yield { name: at, content: headContent(headOf(deck, null)) };
      const waiting = await unsent(store, id);
      answers.set(id, waiting);
      const isSent = before.revisions[id] === revision && revision !== '';
      const whole = isSent ? null : await store.whole(id);
      if (whole !== null) yield* wholePieces(at, whole);
      const sending = whole?.answers ?? [...(before.tails[id]?.answers ?? []), ...waiting];
      if (!isSent || waiting.length > 0) {
        const from = isSent ? (before.tails[id]?.at ?? 0) : 0;
        for (let by = 0; by * ANSWERS < sending.length; by++) {
          const some = sending.slice(by * ANSWERS, (by + 1) * ANSWERS);
          yield { name: `${at}/answers/${store.device}/${from + by}`, content: packedAnswers(some) };
          tails[id] = { at: from + by, answers: some };
        }
        for (const { device, letters, hooks } of await store.tallies(id))
          if (device === store.device || !isSent)
            yield { name: `${at}/tallies/${device}`, content: { letters, hooks } };
      }
      revisions[id] = revision === '' ? await this.#revise(store, id) : revision;
    }
    yield* this.#deletions(here, known);
    this.#underWay = { sent: { revisions, tails }, answers };
  }

  *#deletions(here: readonly Deck[], known: readonly string[]): Generator<Piece> {
    const there = new Set(here.map(({ id }) => id));
    for (const [id, deletedMs] of Object.entries(this.#decks.deleted)) {
      const at = `${DECK_ROOT}/${id}`;
      if (there.has(id) || !known.includes(at)) continue;
      yield { name: at, content: { deletedMs } };
      for (const name of known) if (name.startsWith(`${at}/`)) yield { name, content: null };
    }
  }

  /** Decks of earlier versions have no revision until they are stored as a whole. */
  async #revise(store: DeckStore, id: string): Promise<string> {
    const revision = crypto.randomUUID();
    await store.change(id, { revision });
    return revision;
  }

  async settle(): Promise<void> {
    const done = this.#underWay;
    this.#underWay = null;
    if (done === null) return;
    const store = await this.#decks.store();
    await this.#sent.write(done.sent);
    for (const [id, answers] of done.answers) await forgetSent(store, id, answers);
  }

  async forget(): Promise<void> {
    await this.#sent.write(NOTHING_SENT);
  }

  async #note(id: string, revision: string | null): Promise<void> {
    const { revisions, tails } = await this.#sent.read();
    const { [id]: _, ...others } = revisions;
    const { [id]: __, ...rest } = tails;
    await this.#sent.write({
      revisions: revision === null ? others : { ...others, [id]: revision },
      tails: revision === null ? rest : tails,
    });
  }
}
