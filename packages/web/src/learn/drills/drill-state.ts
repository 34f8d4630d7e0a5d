/** The drills of this browser while the page is open: the stored record, the decks, and today's cards. */

import { computed, signal, type ReadonlySignal, type Signal } from '@preact/signals';
import type { Page } from '../../page/page.ts';
import { openStudy } from '../../study/study.ts';
import { useStore } from '../../page/page-context.ts';
import type { WantedLexicon } from '../../words/dictionaries.ts';
import { failureReporter, useChosenLexicon } from '../use-answer.ts';
import { nameIn, openLearner } from '../../page/storage/learner.ts';
import { openClassWork } from '../class-work.ts';
import { cardId, type CardSubject, type DrillCard, type Grade, type Memory } from './drill-card.ts';
import {
  dailySet,
  decksOf,
  FIRST_PLAN,
  type DailySet,
  type Deck,
  type DrillPlan,
  type WordDeck,
} from './drill-plan.ts';
import { afterAnswer, putBack } from './drill-record.ts';
import { DrillStore, type DrillRecord } from './drill-store.ts';

/** What drills need from the page: storage, the study worker, error reports. */
export interface DrillsHost {
  /** The decks available for the dictionary. */
  readonly decks: readonly Deck[];
  readonly open: () => Promise<Pick<DrillStore, 'read' | 'keepAnswer' | 'keepPlan' | 'replace'>>;
  /** Asks the study worker for the cards of a deck. */
  readonly layOut: (deck: WordDeck) => Promise<readonly CardSubject[]>;
  /** Called with every answer and the decks that have the card. */
  readonly onAnswer?: (subject: CardSubject, grade: Grade, decks: readonly Deck[]) => void;
  /** Called when something has been kept. */
  readonly onChange?: () => void;
  /** Called when saving an answer fails. */
  readonly onFailure: (error: unknown) => void;
}

export class Drills {
  /** The decks the learner can choose from. */
  readonly decks: readonly Deck[];
  /** `null`: not loaded yet. */
  readonly record: Signal<DrillRecord | null> = signal(null);
  readonly plan: ReadonlySignal<DrillPlan> = computed(() => {
    const plan = this.record.value?.plan ?? FIRST_PLAN;
    return { ...plan, decks: plan.decks.filter((deck) => this.decks.includes(deck)) };
  });
  readonly cards: ReadonlySignal<ReadonlyMap<string, DrillCard>> = computed(
    () => new Map(this.record.value?.cards.map((card) => [card.id, card])),
  );
  readonly #unsaved: Signal<number> = signal(0);
  /** Whether answers are still being saved. */
  readonly isKeeping: ReadonlySignal<boolean> = computed(() => this.#unsaved.value > 0);
  readonly #wordDecks: Signal<ReadonlyMap<WordDeck, readonly CardSubject[]>> = signal(new Map());
  readonly #host: DrillsHost;
  #opening: ReturnType<DrillsHost['open']> | null = null;

  constructor(host: DrillsHost) {
    this.#host = host;
    this.decks = host.decks;
  }

  /** Reloads the record and the diary deck on each visit: other screens add missed plays, and games add words. */
  async open(): Promise<void> {
    this.#wordDecks.value = new Map([...this.#wordDecks.peek()].filter(([deck]) => deck !== 'diary'));
    this.record.value = await (await this.#store()).read();
  }

  /** Reads the record again if it has been read: another tab or device may have added to it. */
  async refresh(): Promise<void> {
    if (this.record.peek() === null || this.isKeeping.peek()) return;
    const read = await (await this.#store()).read();
    if (!this.isKeeping.peek()) this.record.value = read;
  }

  /** The cards of a deck; `null`: not loaded yet. */
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

  /** The cards of these decks left for today; `null`: the record or a deck is not loaded yet. */
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
    const next = { ...this.plan.peek(), ...part, changedMs: Date.now() };
    this.record.value = { ...now, plan: next };
    await (await this.#store()).keepPlan(next);
    this.#host.onChange?.();
  }

  /** Returns the card's new memory at once and saves the answer in the background. */
  giveAnswer(subject: CardSubject, grade: Grade, nowMs: number): Memory {
    const now = this.record.peek();
    if (now === null) throw new Error('nothing is asked before the drills are open');
    this.#host.onAnswer?.(subject, grade, this.#decksOf(subject));
    const { record, card, answer } = afterAnswer(now, subject, grade, nowMs);
    this.record.value = record;
    this.#unsaved.value++;
    this.#store()
      .then((store) => store.keepAnswer(card, answer))
      .then(() => this.#host.onChange?.())
      .catch(this.#host.onFailure)
      .finally(() => this.#unsaved.value--);
    return card.memory;
  }

  #decksOf(subject: CardSubject): readonly Deck[] {
    const id = cardId(subject);
    return this.decks.filter((deck) => this.cardsOf(deck)?.some((card) => cardId(card) === id) === true);
  }

  /** Replaces the record. Returns an undo that also keeps what the learner drilled since. */
  async replace(next: DrillRecord): Promise<() => Promise<void>> {
    const store = await this.#store();
    const before = await store.read();
    await store.replace(next);
    this.record.value = next;
    this.#host.onChange?.();
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

/** Drills by dictionary, in each learner's place. */
class DrillBooks {
  readonly #page: Page;
  readonly #books = new Map<string, Drills>();

  constructor(page: Page) {
    this.#page = page;
    page.of(openLearner).listen(() => {
      for (const drills of this.#books.values()) drills.refresh().catch(failureReporter(page));
    });
  }

  of(dictionary: WantedLexicon, place: string | null): Drills {
    const { id } = dictionary.identity;
    const name = nameIn(place, id);
    const known = this.#books.get(name);
    if (known !== undefined) return known;
    const drills = new Drills({
      decks: decksOf(dictionary.language),
      open: () => DrillStore.open(id, place),
      layOut: (deck) => this.#page.of(openStudy).ask('deck', deck, { dictionary }),
      onAnswer: ({ letters }, grade, parts) => {
        const isRight = grade !== 'again';
        const wrong = isRight ? 0 : 1;
        this.#page.of(openClassWork).note({ kind: 'drill', parts, task: letters, tries: 1, wrong, isRight });
      },
      onChange: () => this.#page.of(openLearner).note(),
      onFailure: failureReporter(this.#page),
    });
    this.#books.set(name, drills);
    return drills;
  }
}

function openDrillBooks(page: Page): DrillBooks {
  return new DrillBooks(page);
}

/** The drills of the chosen dictionary. */
export function useDrills(): Drills {
  return useStore(openDrillBooks).of(useChosenLexicon(), useStore(openLearner).place.value);
}
