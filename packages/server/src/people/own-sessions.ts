/** Somebody's sessions, as they see and end them. */

import type { OwnSession, RequestBody } from '@lexiko/protocol';
import { ok } from '@lexiko/rules';
import type { AccountParts } from './accounts.ts';
import { deny, type Answer, type Asked } from './asked.ts';
import { sessionId } from './sessions.ts';

export class OwnSessions {
  readonly #parts: Pick<AccountParts, 'store' | 'now' | 'onSessionsEnded'>;

  constructor(parts: Pick<AccountParts, 'store' | 'now' | 'onSessionsEnded'>) {
    this.#parts = parts;
  }

  async signOut({ known }: Asked): Answer<Record<string, never>> {
    if (known !== null) {
      await this.#parts.store.accounts.endSessions(known.person.id, [known.tokenHash]);
      this.#parts.onSessionsEnded(known.person.id);
    }
    return ok({ body: {}, token: null });
  }

  async sessions({ known }: Asked): Answer<{ sessions: OwnSession[] }> {
    if (known === null) return deny('NOBODY');
    const { store, now } = this.#parts;
    const sessions = await store.accounts.sessionsOf(known.person.id, now());
    return ok({
      body: {
        sessions: sessions.map(({ tokenHash, client, createdMs, seenMs }) => ({
          id: sessionId(tokenHash),
          client,
          createdMs,
          seenMs,
          current: tokenHash === known.tokenHash,
        })),
      },
    });
  }

  async revokeSession(
    asked: Asked,
    { session: wanted }: RequestBody<'revokeSession'>,
  ): Answer<{ sessions: OwnSession[] }> {
    const { known } = asked;
    if (known === null) return deny('NOBODY');
    const { store, now, onSessionsEnded } = this.#parts;
    const hashes = (await store.accounts.sessionsOf(known.person.id, now())).map(
      ({ tokenHash }) => tokenHash,
    );
    const ended = hashes.filter((hash) =>
      wanted === 'others' ? hash !== known.tokenHash : sessionId(hash) === wanted,
    );
    if (wanted !== 'others' && ended.length === 0) return deny('NOT_FOUND');
    await store.accounts.endSessions(known.person.id, ended);
    onSessionsEnded(known.person.id);
    return ended.includes(known.tokenHash)
      ? ok({ body: { sessions: [] }, token: null })
      : this.sessions(asked);
  }
}
