/** Makes one record of the drills of two devices. Nothing that either knows is lost. Pure. */

import {
  cardId,
  CARD_KINDS,
  GRADES,
  type DrillAnswer,
  type DrillCard,
  type Memory,
} from '../drills/drill-card.ts';
import type { DrillPlan } from '../drills/drill-plan.ts';
import type { DrillRecord } from '../drills/drill-store.ts';
import { answeredMemory } from '../drills/memory-model.ts';

function keyOf({ card, atMs }: DrillAnswer): string {
  return `${atMs} ${card}`;
}

/** An answer is known by card and time; of two grades for the same moment the worse one counts. */
function unitedAnswers(all: readonly DrillAnswer[]): readonly DrillAnswer[] {
  const found = new Map<string, DrillAnswer>();
  for (const answer of all) {
    const known = found.get(keyOf(answer));
    if (known === undefined || GRADES.indexOf(answer.grade) < GRADES.indexOf(known.grade))
      found.set(keyOf(answer), answer);
  }
  const inOrder = [...found.values()].toSorted((a, b) => a.atMs - b.atMs || (a.card < b.card ? -1 : 1));
  const asked = new Set<string>();
  return inOrder.map((answer) => {
    const isFirst = !asked.has(answer.card);
    asked.add(answer.card);
    return answer.isFirst === isFirst ? answer : { ...answer, isFirst };
  });
}

/** The memory that rests on more answers; between equals the later one, and any rule that is the same everywhere. */
function fuller(one: Memory, other: Memory): Memory {
  const by = one.answers - other.answers || (one.lastMs ?? 0) - (other.lastMs ?? 0);
  if (by !== 0) return by > 0 ? one : other;
  return JSON.stringify(one) >= JSON.stringify(other) ? one : other;
}

/** The memories that answers lead to. */
function replayed(answers: readonly DrillAnswer[]): ReadonlyMap<string, Memory> {
  const memories = new Map<string, Memory>();
  for (const { card, grade, atMs } of answers)
    memories.set(card, answeredMemory(memories.get(card) ?? null, grade, atMs));
  return memories;
}

/** A card by its id; `null`: an id of no kind that we know. */
function cardOf(id: string, memory: Memory): DrillCard | null {
  const kind = CARD_KINDS.find((one) => id.startsWith(`${one}:`));
  if (kind === undefined) return null;
  const letters = id.slice(kind.length + 1);
  return { kind, letters, id: cardId({ kind, letters }), memory };
}

/** The plan that was changed last. */
export function laterPlan(one: DrillPlan | null, other: DrillPlan | null): DrillPlan | null {
  if (one === null || other === null) return one ?? other;
  const by = (one.changedMs ?? 0) - (other.changedMs ?? 0);
  if (by !== 0) return by > 0 ? one : other;
  return JSON.stringify(one) >= JSON.stringify(other) ? one : other;
}

/**
 * Cards follow from their answers. Where a record has fewer answers than its card says (it came from a file of an earlier
 * version), the memory that rests on more of them stays.
 */
export function mergedDrills(one: DrillRecord, other: DrillRecord): DrillRecord {
  const answers = unitedAnswers([...one.answers, ...other.answers]);
  const followed = replayed(answers);
  const memories = new Map<string, Memory>();
  for (const { id, memory } of [...one.cards, ...other.cards]) {
    if (memory.answers <= (followed.get(id)?.answers ?? -1)) continue;
    const known = memories.get(id);
    memories.set(id, known === undefined ? memory : fuller(known, memory));
  }
  for (const [id, memory] of followed) if (!memories.has(id)) memories.set(id, memory);
  const missed = new Map<string, DrillRecord['missed'][number]>();
  for (const play of [...one.missed, ...other.missed]) {
    const known = missed.get(play.id);
    const isLater =
      known === undefined ||
      play.atMs > known.atMs ||
      (play.atMs === known.atMs && JSON.stringify(play) > JSON.stringify(known));
    if (isLater) missed.set(play.id, play);
  }
  return {
    cards: [...memories]
      .flatMap(([id, memory]) => cardOf(id, memory) ?? [])
      .toSorted((a, b) => (a.id < b.id ? -1 : 1)),
    answers,
    missed: [...missed.values()].toSorted((a, b) => a.atMs - b.atMs || (a.id < b.id ? -1 : 1)),
    plan: laterPlan(one.plan, other.plan),
  };
}

/** The cards that do not follow from the answers alone. */
export function cardsOfTheirOwn({ cards, answers }: DrillRecord): readonly DrillCard[] {
  const memories = replayed(answers);
  return cards.filter(({ id, memory }) => (memories.get(id)?.answers ?? 0) < memory.answers);
}
