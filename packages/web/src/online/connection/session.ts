/**
 * The session with the server, by a cookie that scripts cannot read. New visitors say their name and become guests;
 * whoever only looks is asked later, when they want to do something.
 */

import { signal, type ReadonlySignal, type Signal } from '@preact/signals';
import { CLASS_CODE_LENGTH, isPersonName, type Me } from '@lexiko/protocol';
import { StoredValue, type ValueStorage } from '../../page/storage/stored-value.ts';
import { isLookingOn, type OnlineRoute } from '../online-route.ts';
import { GUEST_NAME_KEY, hasBeenOnline, ONLOOKER_KEY, rememberVisit } from './been-online.ts';
import type { Requests } from './requests.ts';
import { onlineTexts } from '../online-texts.ts';

/** The name of somebody who signs in at once, or whose session has ended. */
function anyName(): string {
  return onlineTexts.peek().guest(100 + Math.floor(Math.random() * 900));
}

export class Session {
  /** Whether the visitor is asked for a name now. */
  readonly asksName: Signal<boolean> = signal(false);
  readonly #requests: Requests;
  readonly #route: () => OnlineRoute;
  readonly #name: StoredValue<string | null>;
  readonly #onlooker: StoredValue<boolean>;
  #classCode: string | undefined;
  #comingIn: Promise<boolean> | null = null;
  #answer: (name: string | null) => void = () => {};

  readonly #onArrival: (me: Me) => void;

  constructor({
    requests,
    route,
    storage,
    onArrival = () => {},
  }: {
    readonly requests: Requests;
    /** The current route. */
    readonly route: () => OnlineRoute;
    readonly storage: ValueStorage;
    /** Called with whoever has come in, each time. */
    readonly onArrival?: (me: Me) => void;
  }) {
    this.#requests = requests;
    this.#route = route;
    this.#onArrival = onArrival;
    this.#name = new StoredValue(storage, GUEST_NAME_KEY, (kept) =>
      typeof kept === 'string' && isPersonName(kept) ? kept : null,
    );
    this.#onlooker = new StoredValue(storage, ONLOOKER_KEY, (kept) => kept === true);
  }

  /** Whether the visitor has a session, and was not asked for a name yet. */
  get isOnlooker(): ReadonlySignal<boolean> {
    return this.#onlooker.value;
  }

  /** The class code of the route, sent along because a whole class may sign in at the same moment. */
  ofClass(): { readonly classCode?: string } {
    const at = this.#route();
    if (at.place === 'join' && at.code.length === CLASS_CODE_LENGTH) this.#classCode = at.code;
    return this.#classCode === undefined ? {} : { classCode: this.#classCode };
  }

  /** Keeps an existing session. Returns whether there is one; if not, the server cannot be reached. */
  comeIn(): Promise<boolean> {
    this.#comingIn ??= this.#comeIn().finally(() => {
      this.#comingIn = null;
    });
    return this.#comingIn;
  }

  /** For the next session in this browser. */
  rememberName(name: string): void {
    this.#name.set(name);
    this.#onlooker.set(false);
  }

  /** The visitor's name; `null`: they will sign in to an account, and need none. */
  answerName(name: string | null): void {
    if (name !== null) this.rememberName(name);
    else this.#onlooker.set(false);
    this.asksName.value = false;
    this.#answer(name);
  }

  /** The visitor has gone to look at something instead of answering. */
  lookOn(): void {
    this.answerName(null);
    this.#onlooker.set(true);
  }

  async #comeIn(): Promise<boolean> {
    const remembered = this.#name.value.peek();
    // Whoever was here before has a session, or is asked by the name of it.
    const isNew = remembered === null && !hasBeenOnline();
    const isOnlooker = isNew && isLookingOn(this.#route());
    if (isOnlooker) this.#onlooker.set(true);
    const name = remembered ?? (isNew && !isOnlooker ? await this.#askName() : null) ?? anyName();
    const answer = await this.#requests.request('guest', { name, ...this.ofClass() });
    if (!answer.ok) return false;
    rememberVisit();
    this.#onArrival(answer.value);
    return true;
  }

  #askName(): Promise<string | null> {
    return new Promise((resolve) => {
      this.#answer = resolve;
      this.asksName.value = true;
    });
  }
}
