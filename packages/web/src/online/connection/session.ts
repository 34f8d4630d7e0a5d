/** The session with the server, by a cookie that scripts cannot read. New visitors say their name and become guests. */

import { signal, type Signal } from '@preact/signals';
import { CLASS_CODE_LENGTH, isPersonName } from '@lexiko/protocol';
import { StoredValue, type ValueStorage } from '../../page/storage/stored-value.ts';
import type { OnlineRoute } from '../online-route.ts';
import { GUEST_NAME_KEY, hasBeenOnline, rememberVisit } from './been-online.ts';
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
  #classCode: string | undefined;
  #comingIn: Promise<boolean> | null = null;
  #answer: (name: string | null) => void = () => {};

  /** `route`: the current route. */
  constructor(requests: Requests, route: () => OnlineRoute, storage: ValueStorage) {
    this.#requests = requests;
    this.#route = route;
    this.#name = new StoredValue(storage, GUEST_NAME_KEY, (kept) =>
      typeof kept === 'string' && isPersonName(kept) ? kept : null,
    );
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
  }

  /** The visitor's name; `null`: they will sign in to an account, and need none. */
  answerName(name: string | null): void {
    if (name !== null) this.rememberName(name);
    this.asksName.value = false;
    this.#answer(name);
  }

  async #comeIn(): Promise<boolean> {
    const remembered = this.#name.value.peek();
    // Whoever was here before has a session, or is asked by the name of it.
    const name = remembered ?? (hasBeenOnline() ? anyName() : ((await this.#askName()) ?? anyName()));
    const answer = await this.#requests.request('guest', { name, ...this.ofClass() });
    if (!answer.ok) return false;
    rememberVisit();
    return true;
  }

  #askName(): Promise<string | null> {
    return new Promise((resolve) => {
      this.#answer = resolve;
      this.asksName.value = true;
    });
  }
}
