/** The drills of every dictionary: answers and missed plays by the day, the plan, and cards that answers do not explain. */

import { GRADES, type DrillAnswer } from '../drills/drill-card.ts';
import { isCard, isMissed, isMoment, isPlan } from '../drills/drill-file.ts';
import {
  DrillStore,
  EMPTY_RECORD,
  isDictionaryId,
  perhapsDrilled,
  type DrillRecord,
} from '../drills/drill-store.ts';
import { byDay } from './lesson-matter.ts';
import type { Matter } from './matter.ts';
import { cardsOfTheirOwn, mergedDrills } from './merge-drills.ts';
import type { Piece } from './pieces.ts';

const ROOT = 'drills';
function answerOf(value: unknown): DrillAnswer | null {
  if (!Array.isArray(value)) return null;
  const [atMs, card, at] = value as readonly unknown[];
  const grade = typeof at === 'number' ? GRADES[at] : undefined;
  return isMoment(atMs) && typeof card === 'string' && grade !== undefined
    ? { atMs, card, grade, isFirst: false }
    : null;
}

/** What a piece says of a dictionary's drills. */
function recordOf(part: string, content: unknown): Partial<DrillRecord> {
  if (part === 'plan') return isPlan(content) ? { plan: content } : {};
  if (!Array.isArray(content)) return {};
  switch (part) {
    case 'answers':
      return { answers: content.map(answerOf).filter((one) => one !== null) };
    case 'missed':
      return { missed: content.filter(isMissed) };
    case 'cards':
      return { cards: content.filter(isCard) };
    default:
      return {};
  }
}

function* piecesOf(id: string, record: DrillRecord): Generator<Piece> {
  const at = `${ROOT}/${id}`;
  for (const [name, answers] of byDay(`${at}/answers`, record.answers))
    yield { name, content: answers.map(({ atMs, card, grade }) => [atMs, card, GRADES.indexOf(grade)]) };
  for (const [name, missed] of byDay(`${at}/missed`, record.missed)) yield { name, content: missed };
  const own = cardsOfTheirOwn(record);
  if (own.length > 0) yield { name: `${at}/cards`, content: own };
  if (record.plan !== null) yield { name: `${at}/plan`, content: record.plan };
}

export function drillMatter(place: string | null): Matter {
  const within = async <T>(store: DrillStore, work: (store: DrillStore) => Promise<T>): Promise<T> => {
    try {
      return await work(store);
    } finally {
      store.close();
    }
  };
  return {
    root: ROOT,
    async take(pieces) {
      const others = new Map<string, DrillRecord>();
      for (const { name, content } of pieces) {
        const [, id = '', part = ''] = name.split('/');
        if (!isDictionaryId(id)) continue;
        const other = { ...EMPTY_RECORD, ...recordOf(part, content) };
        others.set(id, mergedDrills(others.get(id) ?? EMPTY_RECORD, other));
      }
      for (const [id, other] of others)
        await within(await DrillStore.open(id, place), (store) => store.take(other, mergedDrills));
      return undefined;
    },
    async *pieces() {
      for (const id of await perhapsDrilled(place)) {
        const found = await DrillStore.opened(id, place);
        if (found === null) continue;
        const record = await within(found, (store) => store.read());
        // In the order and the form in which every device writes them.
        yield* piecesOf(id, mergedDrills(record, EMPTY_RECORD));
      }
    },
  };
}
