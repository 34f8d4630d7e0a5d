/** The session with the server, by a cookie that scripts cannot read. New visitors become guests. */

import { CLASS_CODE_LENGTH } from '@lexiko/protocol';
import type { OnlineRoute } from '../online-route.ts';
import { rememberVisit } from './been-online.ts';
import type { Requests } from './requests.ts';
import { onlineTexts } from '../online-texts.ts';

/** The initial name of a guest, who can change it. */
function guestName(): string {
  return onlineTexts.peek().guest(100 + Math.floor(Math.random() * 900));
}

export class Session {
  readonly #requests: Requests;
  readonly #route: () => OnlineRoute;
  #classCode: string | undefined;

  /** `route`: the current route. */
  constructor(requests: Requests, route: () => OnlineRoute) {
    this.#requests = requests;
    this.#route = route;
  }

  /** The class code of the route, sent along because a whole class may sign in at the same moment. */
  ofClass(): { readonly classCode?: string } {
    const at = this.#route();
    if (at.place === 'join' && at.code.length === CLASS_CODE_LENGTH) this.#classCode = at.code;
    return this.#classCode === undefined ? {} : { classCode: this.#classCode };
  }

  /** Keeps an existing session. Returns whether there is one; if not, the server cannot be reached. */
  async comeIn(): Promise<boolean> {
    const answer = await this.#requests.request('guest', { name: guestName(), ...this.ofClass() });
    if (answer.ok) rememberVisit();
    return answer.ok;
  }
}
