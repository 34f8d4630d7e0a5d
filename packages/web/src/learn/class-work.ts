/**
 * What a pupil has done on this device for the assignments of their class. Lessons, drills and puzzles tell it of every
 * answer; it counts those that are assigned, also offline, and keeps the totals until the server has them.
 */

import { computed, type ReadonlySignal } from '@preact/signals';
import type { Assignment, AssignmentKind, WorkEntry } from '@lexiko/protocol';
import type { Page } from '../page/page.ts';
import { CLASS_WORK_KEY } from '../page/storage/account-keys.ts';
import { StoredValue, type ValueStorage } from '../page/storage/stored-value.ts';

export type AssignedPart = Pick<Assignment, 'id' | 'kind' | 'part'>;

/** An answer that somebody gave. `parts`: all that it belongs to, such as each deck that has the card. */
export interface Answered {
  readonly kind: Exclude<AssignmentKind, 'game'>;
  readonly parts: readonly string[];
  readonly task: string;
  readonly tries: number;
  readonly wrong: number;
  readonly isRight: boolean;
}

interface Kept {
  /** Whose it is. */
  readonly person: string | null;
  /** `null`: nobody who came in by a card has seen their assignments here. */
  readonly classroom: string | null;
  readonly assigned: readonly AssignedPart[];
  readonly entries: readonly WorkEntry[];
  /** Indices of entries that the server does not have yet. */
  readonly unsent: readonly number[];
}

const NOTHING: Kept = { person: null, classroom: null, assigned: [], entries: [], unsent: [] };
/** As many as a message may have. */
const MOST_AT_ONCE = 50;
const LONGEST_TASK = 40;
/** Drops everything when there is more: the server has what was sent. */
const MOST_ENTRIES = 2000;

function isKept(value: unknown): value is Kept {
  if (typeof value !== 'object' || value === null) return false;
  const { assigned, entries, unsent } = value as Partial<Record<keyof Kept, unknown>>;
  return [assigned, entries, unsent].every(Array.isArray);
}

export class ClassWork {
  readonly #kept: StoredValue<Kept>;
  /** What is to be reported next, with the class it belongs to; `null`: nothing. */
  readonly due: ReadonlySignal<{
    readonly classroom: string;
    readonly entries: readonly WorkEntry[];
  } | null> = computed(() => {
    const { classroom, entries, unsent } = this.#kept.value.value;
    if (classroom === null || unsent.length === 0) return null;
    return { classroom, entries: unsent.slice(0, MOST_AT_ONCE).flatMap((at) => entries[at] ?? []) };
  });

  constructor(storage: ValueStorage) {
    this.#kept = new StoredValue(storage, CLASS_WORK_KEY, (stored) => (isKept(stored) ? stored : NOTHING));
  }

  /** Somebody has come in by their card: nothing of the last pupil at this device is theirs. */
  begin(person: string): void {
    if (this.#kept.value.peek().person !== person) this.#kept.set({ ...NOTHING, person });
  }

  /** What a pupil is to do; the totals of assignments that are gone go with them. */
  assign(classroom: string, assigned: readonly AssignedPart[]): void {
    const before = this.#kept.value.peek();
    const isSame =
      before.classroom === classroom && JSON.stringify(before.assigned) === JSON.stringify(assigned);
    if (isSame) return;
    const kept = assigned.map(({ id, kind, part }) => ({ id, kind, part }));
    const entries = before.classroom === classroom ? before.entries : [];
    const still = entries.filter(({ assignment }) => kept.some(({ id }) => id === assignment));
    const unsent = before.unsent.flatMap((at) => {
      const place = still.findIndex((one) => one === entries[at]);
      return place === -1 ? [] : [place];
    });
    this.#kept.set({ person: before.person, classroom, assigned: kept, entries: still, unsent });
  }

  note({ kind, parts, task, tries, wrong, isRight }: Answered): void {
    const { person, classroom, assigned, entries, unsent } = this.#kept.value.peek();
    if (classroom === null) return;
    const named = task.slice(0, LONGEST_TASK);
    const all = [...entries];
    const changed = new Set(unsent);
    for (const { id } of assigned.filter(
      (one) => one.kind === kind && (one.part === 'any' || parts.includes(one.part)),
    )) {
      const at = all.findIndex((one) => one.assignment === id && one.task === named);
      const before = all[at];
      const entry = {
        assignment: id,
        task: named,
        tries: (before?.tries ?? 0) + tries,
        wrong: (before?.wrong ?? 0) + wrong,
        right: isRight || before?.right === true,
      };
      const place = at === -1 ? all.length : at;
      if (place >= MOST_ENTRIES) continue;
      all[place] = entry;
      changed.add(place);
    }
    this.#kept.set({ person, classroom, assigned, entries: all, unsent: [...changed] });
  }

  /** The server has these totals, unless they have grown meanwhile. */
  sent(sent: readonly WorkEntry[]): void {
    const kept = this.#kept.value.peek();
    const unsent = kept.unsent.filter((at) => !sent.some((one) => one === kept.entries[at]));
    this.#kept.set({ ...kept, unsent });
  }
}

export function openClassWork({ storage }: Page): ClassWork {
  return new ClassWork(storage);
}
