/** The drills of this browser while the page is open: what is kept, what is in the decks, what today asks for. */

import { computed, signal, type ReadonlySignal, type Signal } from '@preact/signals';
import type { Page } from '../../page/page.ts';
import { openStudy } from '../../study/study.ts';
import { failureReporter } from '../use-answer.ts';
import type { CardSubject, DrillCard, Grade, Memory } from './drill-card.ts';
import {
  dailySet,
  FIRST_PLAN,
  type DailySet,
  type Deck,
  type DrillPlan,
  type WordDeck,
} from './drill-plan.ts';
import { afterAnswer, putBack } from './drill-record.ts';
import { DrillStore, type DrillRecord } from './drill-store.ts';

/** What drills need of the browser. */
export interface DrillsHost {
  /** Opens the database. */
  readonly open: () => Promise<Pick<DrillStore, 'read' | 'keepAnswer' | 'keepPlan' | 'replace'>>;
  /** The cards of a deck, from the words. */
  readonly layOut: (deck: WordDeck) => Promise<readonly CardSubject[]>;
  /** An answer could not be kept. */
  readonly onFailure: (error: unknown) => void;
}

export class Drills {
  /** `null`: the database has not answered yet. */
  readonly record: Signal<DrillRecord | null> = signal(null);
  readonly plan: ReadonlySignal<DrillPlan> = computed(() => this.record.value?.plan ?? FIRST_PLAN);
  readonly cards: ReadonlySignal<ReadonlyMap<string, DrillCard>> = computed(
    () => new Map(this.record.value?.cards.map((card) => [card.id, card])),
  );
  readonly #unkept: Signal<number> = signal(0);
  /** Whether answers are still being written down. */
  readonly isKeeping: ReadonlySignal<boolean> = computed(() => this.#unkept.value > 0);
  readonly #wordDecks: Signal<ReadonlyMap<WordDeck, readonly CardSubject[]>> = signal(new Map());
  readonly #host: DrillsHost;
  #opening: ReturnType<DrillsHost['open']> | null = null;

  constructor(host: DrillsHost) {
    this.#host = host;
  }

  /** Other screens add missed plays and games new words, so both are read anew each time somebody comes in. */
  async open(): Promise<void> {
    this.#wordDecks.value = new Map([...this.#wordDecks.peek()].filter(([deck]) => deck !== 'diary'));
    this.record.value = await (await this.#store()).read();
  }

  /** The cards of a deck; `null`: the worker has not laid them out yet. */
  cardsOf(deck: Deck): readonly CardSubject[] | null {
    if (deck === 'missed')
      return this.record.value?.missed.map(({ id }) => ({ kind: 'play', letters: id })) ?? null;
    return this.#wordDecks.value.get(deck) ?? null;
  }

  async fetchDecks(decks: readonly Deck[]): Promise<void> {
    for (const deck of decks) {
      if (deck === 'missed' || this.#wordDecks.peek().has(deck)) continue;
      const found = await this.#host.layOut(deck);
      this.#wordDecks.value = new Map([...this.#wordDecks.peek(), [deck, found]]);
    }
  }

  /** What is to be asked of these decks now; `null`: not all of them are there yet. */
  setFor(decks: readonly Deck[], nowMs: number): DailySet | null {
    const contents = decks.flatMap((deck) => {
      const found = this.cardsOf(deck);
      return found === null ? [] : [{ deck, cards: found }];
    });
    const record = this.record.value;
    if (record === null || contents.length < decks.length) return null;
    return dailySet({
      plan: this.plan.value,
      decks: contents,
      cards: this.cards.value,
      answers: record.answers,
      nowMs,
    });
  }

  async changePlan(part: Partial<DrillPlan>): Promise<void> {
    const now = this.record.peek();
    if (now === null) return;
    const next = { ...this.plan.peek(), ...part };
    this.record.value = { ...now, plan: next };
    await (await this.#store()).keepPlan(next);
  }

  /** Answers at once with what becomes of the card; it is saved in the background. */
  giveAnswer(subject: CardSubject, grade: Grade, nowMs: number): Memory {
    const now = this.record.peek();
    if (now === null) throw new Error('nothing is asked before the drills are open');
    const { record, card, answer } = afterAnswer(now, subject, grade, nowMs);
    this.record.value = record;
    this.#unkept.value++;
    this.#store()
      .then((store) => store.keepAnswer(card, answer))
      .catch(this.#host.onFailure)
      .finally(() => this.#unkept.value--);
    return card.memory;
  }

  /** Puts other drills in the place of these. Answers how to have these back, beside what was drilled since. */
  async replace(next: DrillRecord): Promise<() => Promise<void>> {
    const store = await this.#store();
    const before = await store.read();
    await store.replace(next);
    this.record.value = next;
    return async () => {
      const restored = putBack(before, next, await store.read());
      await store.replace(restored);
      this.record.value = restored;
    };
  }

  #store(): ReturnType<DrillsHost['open']> {
    this.#opening ??= this.#host.open();
    return this.#opening;
  }
}

export function openDrills(page: Page): Drills {
  return new Drills({
    open: () => DrillStore.open(),
    layOut: (deck) => page.of(openStudy).ask('deck', deck),
    onFailure: failureReporter(page),
  });
}
