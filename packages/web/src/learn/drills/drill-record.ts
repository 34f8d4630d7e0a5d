/** How the drill record changes after an answer, and when the learner undoes a replacement. Pure. */

import { cardId, type CardSubject, type DrillAnswer, type DrillCard, type Grade } from './drill-card.ts';
import type { DrillRecord } from './drill-store.ts';
import { answeredMemory } from './memory-model.ts';

export interface Answered {
  readonly record: DrillRecord;
  readonly card: DrillCard;
  readonly answer: DrillAnswer;
}

export function afterAnswer(
  record: DrillRecord,
  { kind, letters }: CardSubject,
  grade: Grade,
  atMs: number,
): Answered {
  const id = cardId({ kind, letters });
  const before = record.cards.find((one) => one.id === id) ?? null;
  const card: DrillCard = { kind, letters, id, memory: answeredMemory(before?.memory ?? null, grade, atMs) };
  const answer: DrillAnswer = { atMs, card: id, grade, isFirst: before === null };
  return {
    record: {
      ...record,
      cards: [...record.cards.filter((one) => one.id !== id), card],
      answers: [...record.answers, answer],
    },
    card,
    answer,
  };
}

/** The number of cards: those answered, and the missed plays not asked yet. */
export function cardCount({ cards, missed }: DrillRecord): number {
  const missedIds = missed.map(({ id }) => cardId({ kind: 'play', letters: id }));
  return new Set([...cards.map(({ id }) => id), ...missedIds]).size;
}

/**
 * Restores `before` after `replacement` replaced it and grew to `now`. Nothing since then is lost: answers are applied
 * again to the old cards, new missed plays are added, and a changed plan stays.
 */
export function putBack(before: DrillRecord, replacement: DrillRecord, now: DrillRecord): DrillRecord {
  const known = new Map(now.cards.map((card) => [card.id, card]));
  const since = now.answers.slice(replacement.answers.length);
  const answered = since.reduce((record, { card, grade, atMs }) => {
    const subject = known.get(card);
    return subject === undefined ? record : afterAnswer(record, subject, grade, atMs).record;
  }, before);
  const old = new Set([...before.missed, ...replacement.missed].map(({ id }) => id));
  const isReplanned = JSON.stringify(now.plan) !== JSON.stringify(replacement.plan);
  return {
    ...answered,
    missed: [...before.missed, ...now.missed.filter(({ id }) => !old.has(id))],
    plan: isReplanned ? now.plan : before.plan,
  };
}
