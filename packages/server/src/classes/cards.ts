/** Signing in by the card of a pupil: its code, and the picture whose word is on it. */

import type { Me, RequestAnswer, RequestBody } from '@lexiko/protocol';
import { ok } from '@lexiko/rules';
import { CodeGuesses, USUAL_CODE_LIMITS } from '../people/code-guesses.ts';
import type { Patience } from '../people/attempt-store.ts';
import type { PeopleStores } from '../people/people-stores.ts';
import { shownPerson } from '../people/person.ts';
import { deny, type Answer, type RequestContext } from '../people/request-context.ts';
import { hashOf, openSession } from '../people/sessions.ts';
import type { Now } from '../ports.ts';
import type { SchoolStore } from './school-store.ts';

/** Who finds a card has sixteen pictures to choose from. */
const PICTURE_TRIES: Patience = { free: 4, firstMs: 60_000, longestMs: 30 * 60_000 };

export interface CardParts {
  readonly store: PeopleStores & { readonly school: SchoolStore };
  readonly now: Now;
  readonly onSessionsEnded: (person: string) => void;
}

export class Cards {
  readonly #parts: CardParts;
  readonly #guesses: CodeGuesses;

  constructor(parts: CardParts) {
    this.#parts = parts;
    this.#guesses = new CodeGuesses(parts.store.attempts, USUAL_CODE_LIMITS, parts.now);
  }

  /** The class of a pupil with a card; `null`: somebody else. */
  async classOf(person: string): Promise<string | null> {
    return (await this.#parts.store.school.cardOf(person))?.classroom ?? null;
  }

  async gone({ pupils }: RequestBody<'gonePupils'>): Answer<RequestAnswer<'gonePupils'>> {
    const { people } = this.#parts.store;
    const gone: string[] = [];
    for (const pupil of new Set(pupils)) if ((await people.person(pupil)) === null) gone.push(pupil);
    return ok({ body: { gone } });
  }

  async signIn(
    { known, address, client }: RequestContext,
    { code, picture }: RequestBody<'cardSignIn'>,
  ): Answer<Me> {
    const { store, now, onSessionsEnded } = this.#parts;
    if (known !== null && (await store.accounts.account(known.person.id)) !== null)
      return deny('SIGNED_IN_ALREADY');
    if (!(await this.#guesses.areLeft(address))) return deny('TOO_MANY_MESSAGES');
    const card = await store.school.cardByCode(hashOf(code));
    if (card === null) {
      await this.#guesses.count(address);
      return deny('WRONG_CARD');
    }
    const tries = hashOf(`pictures of ${card.person}`);
    if (!(await store.attempts.mayTryAgain(tries, PICTURE_TRIES, now()))) return deny('TOO_MANY_MESSAGES');
    if (card.picture !== picture) {
      await this.#guesses.count(address);
      return deny('WRONG_CARD');
    }
    await store.attempts.forget(tries);
    const person = await store.people.person(card.person);
    if (person === null) return deny('WRONG_CARD'); // deleted meanwhile
    const { session, token } = openSession(person.id, client, now());
    await store.accounts.createSession(session);
    // At a school's device the next pupil takes over from the last one; an ordinary guest is left alone.
    if (known !== null && (await this.classOf(known.person.id)) !== null) {
      await store.accounts.endSessions(known.person.id, [known.tokenHash]);
      onSessionsEnded(known.person.id);
    }
    return ok({ body: { person: shownPerson(person), account: null, pupilOf: card.classroom }, token });
  }
}
