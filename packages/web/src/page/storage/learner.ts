/**
 * Whose progress this device shows. Its own place holds what is learnt without an account, and by the account that was
 * the first to sign in here; pupils with a card and further accounts have a place of their own beside it, so that the
 * next one at a shared tablet does not see the ticks of the last.
 */

import { computed, signal, type ReadonlySignal, type Signal } from '@preact/signals';
import { PROGRESS_FORMS, type Me, type ProgressForm } from '@lexiko/protocol';
import type { Page } from '../page.ts';
import { StoredValue, type ValueStorage } from './stored-value.ts';

const LEARNER_KEY = 'lexiko.learner';
const FORMS_KEY = 'lexiko.synchronised';

/** How the names of everything begin that belongs to a learner, in whichever place. */
const OWN_KEYS = [LEARNER_KEY, FORMS_KEY, 'lexiko.lessons', 'lexiko.puzzles', 'lexiko.decks'];

interface Kept {
  /** `null`: the place of the device. */
  readonly place: string | null;
  /** The account that is signed in; `null`: none. */
  readonly account: string | null;
  /** The account that the place of the device belongs to; `null`: none has signed in here yet. */
  readonly owner: string | null;
  /** Since when the learner is here. */
  readonly sinceMs: number;
}

const NOBODY: Kept = { place: null, account: null, owner: null, sinceMs: 0 };

function isName(value: unknown): value is string | null {
  return value === null || typeof value === 'string';
}

function readKept(stored: unknown): Kept {
  if (typeof stored !== 'object' || stored === null) return NOBODY;
  const { place, account, owner, sinceMs } = stored as Partial<Record<keyof Kept, unknown>>;
  return isName(place) && isName(account) && isName(owner) && typeof sinceMs === 'number'
    ? { place, account, owner, sinceMs }
    : NOBODY;
}

/** How an account synchronises what is learnt on this device; those that do not are missing. */
type Forms = Readonly<Record<string, ProgressForm>>;

function readForms(stored: unknown): Forms {
  if (typeof stored !== 'object' || stored === null) return {};
  const known = Object.entries(stored).filter(([, form]) => PROGRESS_FORMS.some((one) => one === form));
  return Object.fromEntries(known);
}

/** What something is called in a learner's place. */
export function nameIn(place: string | null, name: string): string {
  return place === null ? name : `${name}@${place}`;
}

/** The place of whoever learns here, for those who have no page. */
export function placeIn(storage: ValueStorage): string | null {
  return new StoredValue(storage, LEARNER_KEY, readKept).value.peek().place;
}

/** Nobody is signed in any more. What was learnt stays where it is. */
export function signOutLearner(storage: ValueStorage): void {
  const kept = new StoredValue(storage, LEARNER_KEY, readKept);
  kept.set({ ...NOBODY, owner: kept.value.peek().owner });
}

export class Learner {
  readonly #kept: StoredValue<Kept>;
  readonly place: ReadonlySignal<string | null>;
  readonly account: ReadonlySignal<string | null>;
  /** Where the stores of the page keep what belongs to the learner. */
  readonly storage: ValueStorage;
  /** Counts what has been learnt here while the page is open. */
  readonly changes: Signal<number> = signal(0);
  /** How the account that is signed in synchronises on this device; `null`: not at all. */
  readonly form: ReadonlySignal<ProgressForm | null>;
  readonly #forms: StoredValue<Forms>;
  readonly #nowMs: () => number;
  readonly #listeners = new Set<() => void>();

  constructor(storage: ValueStorage, nowMs: () => number = Date.now) {
    this.#kept = new StoredValue(storage, LEARNER_KEY, readKept);
    this.#nowMs = nowMs;
    this.place = computed(() => this.#kept.value.value.place);
    this.account = computed(() => this.#kept.value.value.account);
    this.#forms = new StoredValue(storage, FORMS_KEY, readForms);
    this.form = computed(() => this.#forms.value.value[this.account.value ?? ''] ?? null);
    this.storage = {
      getItem: (key) => storage.getItem(this.nameOf(key)),
      setItem: (key, text) => {
        storage.setItem(this.nameOf(key), text);
        this.note();
      },
    };
  }

  /** Games of this device that ended earlier are not the learner's. */
  get sinceMs(): number {
    const { place, sinceMs } = this.#kept.value.peek();
    return place === null ? 0 : sinceMs;
  }

  /** Whether what is learnt in a place, signed in or not, belongs to an account that synchronises. */
  isSynchronised(place: string | null): boolean {
    const { owner } = this.#kept.value.peek();
    return this.#forms.value.peek()[place ?? owner ?? ''] !== undefined;
  }

  /** `null`: the account keeps what it learns on this device only. */
  setForm(account: string, form: ProgressForm | null): void {
    this.#forms.refresh();
    const { [account]: _, ...others } = this.#forms.value.peek();
    this.#forms.set(form === null ? others : { ...others, [account]: form });
  }

  nameOf(key: string): string {
    return nameIn(this.place.peek(), key);
  }

  /** Something was learnt, or changed. */
  note(): void {
    this.changes.value++;
  }

  /** Who is here, as the server says. */
  arrive({ person, account, pupilOf }: Pick<Me, 'person' | 'account' | 'pupilOf'>): void {
    const { owner } = this.#kept.value.peek();
    if (account !== null) {
      const place = owner === null || owner === person.id ? null : person.id;
      this.#become({ place, account: person.id, owner: owner ?? person.id });
    } else this.#become({ place: pupilOf === undefined ? null : person.id, account: null, owner });
  }

  /** Calls it when what is stored may have become other: by another learner, another tab or another device. */
  listen(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** What is stored may have become other. */
  tell(): void {
    for (const listener of this.#listeners) listener();
  }

  /** Another tab has changed something. */
  refresh(): void {
    this.#kept.refresh();
    this.#forms.refresh();
    this.tell();
  }

  #become(next: Omit<Kept, 'sinceMs'>): void {
    const { sinceMs, ...now } = this.#kept.value.peek();
    if (next.place === now.place && next.account === now.account && next.owner === now.owner) return;
    this.#kept.set({ ...next, sinceMs: next.place === now.place ? sinceMs : this.#nowMs() });
    if (next.place !== now.place) this.tell();
  }
}

/** The learner of this browser, with what other tabs change. */
class BrowserLearner extends Learner {
  readonly #listen = ({ key }: StorageEvent): void => {
    if (key !== null && OWN_KEYS.some((own) => key.startsWith(own))) this.refresh();
  };

  constructor(storage: ValueStorage) {
    super(storage);
    globalThis.addEventListener('storage', this.#listen);
  }

  close(): void {
    globalThis.removeEventListener('storage', this.#listen);
  }
}

export function openLearner({ storage }: Page): Learner {
  // Where there are no tabs, nobody else changes what is stored.
  return 'addEventListener' in globalThis ? new BrowserLearner(storage) : new Learner(storage);
}
