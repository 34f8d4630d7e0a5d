/** The drills of this browser while the screen is open: what is kept, what is in the decks, what today asks for. */

import { computed, signal, type ReadonlySignal, type Signal } from '@preact/signals';
import { ask } from '../../study/ask.ts';
import { reportFailure } from '../use-answer.ts';
import { cardId, type CardSubject, type DrillCard, type Grade, type Memory } from './drill-card.ts';
import {
  dailySet,
  FIRST_PLAN,
  type DailySet,
  type Deck,
  type DrillPlan,
  type WordDeck,
} from './drill-plan.ts';
import { DrillStore, type DrillRecord } from './drill-store.ts';
import { answeredMemory } from './memory-model.ts';

/** `null`: the database has not answered yet. */
export const record: Signal<DrillRecord | null> = signal(null);
const wordDecks: Signal<ReadonlyMap<WordDeck, readonly CardSubject[]>> = signal(new Map());

export const plan: ReadonlySignal<DrillPlan> = computed(() => record.value?.plan ?? FIRST_PLAN);

export const cards: ReadonlySignal<ReadonlyMap<string, DrillCard>> = computed(
  () => new Map(record.value?.cards.map((card) => [card.id, card])),
);

let opening: Promise<DrillStore> | null = null;

function store(): Promise<DrillStore> {
  opening ??= DrillStore.open();
  return opening;
}

/** Other screens add missed plays and games new words, so both are read anew each time somebody comes in. */
export async function openDrills(): Promise<void> {
  wordDecks.value = new Map([...wordDecks.peek()].filter(([deck]) => deck !== 'diary'));
  record.value = await (await store()).read();
}

/** The cards of a deck; `null`: the worker has not laid them out yet. */
export function cardsOf(deck: Deck): readonly CardSubject[] | null {
  if (deck === 'missed') return record.value?.missed.map(({ id }) => ({ kind: 'play', letters: id })) ?? null;
  return wordDecks.value.get(deck) ?? null;
}

export async function fetchDecks(decks: readonly Deck[]): Promise<void> {
  for (const deck of decks) {
    if (deck === 'missed' || wordDecks.peek().has(deck)) continue;
    const found = await ask('deck', deck);
    wordDecks.value = new Map([...wordDecks.peek(), [deck, found]]);
  }
}

/** What is to be asked of these decks now; `null`: not all of them are there yet. */
export function setFor(decks: readonly Deck[], nowMs: number): DailySet | null {
  const contents = decks.flatMap((deck) => {
    const found = cardsOf(deck);
    return found === null ? [] : [{ deck, cards: found }];
  });
  if (record.value === null || contents.length < decks.length) return null;
  const { answers } = record.value;
  return dailySet({ plan: plan.value, decks: contents, cards: cards.value, answers, nowMs });
}

export async function changePlan(part: Partial<DrillPlan>): Promise<void> {
  const now = record.peek();
  if (now === null) return;
  const next = { ...plan.peek(), ...part };
  record.value = { ...now, plan: next };
  await (await store()).keepPlan(next);
}

const unkept: Signal<number> = signal(0);
/** Whether answers are still being written down. */
export const isKeeping: ReadonlySignal<boolean> = computed(() => unkept.value > 0);

/** Answers at once with what becomes of the card; it is saved in the background. */
export function giveAnswer(subject: CardSubject, grade: Grade, nowMs: number): Memory {
  const now = record.peek();
  if (now === null) throw new Error('nothing is asked before the drills are open');
  const id = cardId(subject);
  const before = cards.peek().get(id) ?? null;
  const memory = answeredMemory(before?.memory ?? null, grade, nowMs);
  const card: DrillCard = { kind: subject.kind, letters: subject.letters, id, memory };
  const answer = { atMs: nowMs, card: id, grade, isFirst: before === null };
  record.value = {
    ...now,
    cards: [...now.cards.filter((one) => one.id !== id), card],
    answers: [...now.answers, answer],
  };
  unkept.value++;
  store()
    .then((drills) => drills.keepAnswer(card, answer))
    .catch(reportFailure)
    .finally(() => unkept.value--);
  return memory;
}

export async function replaceDrills(next: DrillRecord): Promise<void> {
  await (await store()).replace(next);
  record.value = next;
}
