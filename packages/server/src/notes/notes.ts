/** A player reads and writes their note about a game. Nobody else ever gets it. */

import type { RequestAnswer, RequestBody } from '@lexiko/protocol';
import { ok } from '@lexiko/rules';
import { seatsOf } from '../games/access.ts';
import type { GameParts, GameService } from '../games/game-service.ts';
import { deny, type Answer, type RequestContext } from '../people/request-context.ts';
import type { NoteStore } from './note-store.ts';

/** Of one person. */
const MOST_NOTES = 1000;

export interface NoteParts extends GameParts {
  readonly store: GameParts['store'] & { readonly notes: NoteStore };
}

export class Notes {
  readonly #service: GameService<NoteParts>;

  constructor(service: GameService<NoteParts>) {
    this.#service = service;
  }

  async read(
    { known }: RequestContext,
    { game }: RequestBody<'gameNote'>,
  ): Answer<RequestAnswer<'gameNote'>> {
    if (known === null) return deny('NOBODY');
    return ok({ body: { text: await this.#service.parts.store.notes.note(known.person.id, game) } });
  }

  async write(
    { known }: RequestContext,
    { game: id, text }: RequestBody<'setGameNote'>,
  ): Answer<RequestAnswer<'setGameNote'>> {
    if (known === null) return deny('NOBODY');
    const game = await this.#service.games.get(id);
    if (game === null || seatsOf(game, known.person.id).length === 0) return deny('NOT_FOUND');
    const { notes } = this.#service.parts.store;
    return (await notes.setNote(known.person.id, { game: id, text }, MOST_NOTES))
      ? ok({ body: { text } })
      : deny('TOO_LARGE');
  }
}
