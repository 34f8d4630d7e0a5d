/** Coming in: who one is to the server, by a cookie that scripts cannot read. Whoever is nobody yet becomes a guest. */

import { CLASS_CODE_LENGTH } from '@lexiko/protocol';
import type { OnlineRoute } from '../online-route.ts';
import { rememberVisit } from './been-online.ts';
import type { Requests } from './requests.ts';
import { onlineTexts } from '../online-texts.ts';

/** A name to begin with; anybody can change it. */
function guestName(): string {
  return onlineTexts.peek().guest(100 + Math.floor(Math.random() * 900));
}

export class Session {
  readonly #requests: Requests;
  readonly #route: () => OnlineRoute;
  #classCode: string | undefined;

  /** `route`: where somebody is now. */
  constructor(requests: Requests, route: () => OnlineRoute) {
    this.#requests = requests;
    this.#route = route;
  }

  /** The code of the class one came to, to be sent along: all of a class may come in at the same moment. */
  ofClass(): { readonly classCode?: string } {
    const at = this.#route();
    if (at.place === 'join' && at.code.length === CLASS_CODE_LENGTH) this.#classCode = at.code;
    return this.#classCode === undefined ? {} : { classCode: this.#classCode };
  }

  /** Whoever has a session keeps it. Answers whether there is one now; if not, the server cannot be reached. */
  async comeIn(): Promise<boolean> {
    const answer = await this.#requests.request('guest', { name: guestName(), ...this.ofClass() });
    if (answer.ok) rememberVisit();
    return answer.ok;
  }
}
