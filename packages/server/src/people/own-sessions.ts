/** Lists and ends a person's own sessions and devices. */

import type { OwnSession, RequestBody } from '@lexiko/protocol';
import { ok } from '@lexiko/rules';
import type { AccountParts } from './accounts.ts';
import { deny, type Answer, type RequestContext } from './request-context.ts';
import { sessionId, type Known } from './sessions.ts';

const DEVICE_PREFIX = 'device-';

export class OwnSessions {
  readonly #parts: Pick<AccountParts, 'store' | 'now' | 'onSessionsEnded'>;

  constructor(parts: Pick<AccountParts, 'store' | 'now' | 'onSessionsEnded'>) {
    this.#parts = parts;
  }

  async signOut({ known }: RequestContext): Answer<Record<string, never>> {
    if (known !== null) {
      await this.#parts.store.accounts.endSessions(known.person.id, [known.tokenHash]);
      this.#parts.onSessionsEnded(known.person.id);
    }
    return ok({ body: {}, token: null });
  }

  async sessions({ known }: RequestContext): Answer<{ sessions: OwnSession[] }> {
    if (known === null) return deny('NOBODY');
    const entries = await this.#entries(known);
    return ok({ body: { sessions: entries.map(({ shown }) => shown) } });
  }

  async revokeSession(
    request: RequestContext,
    { session: wanted }: RequestBody<'revokeSession'>,
  ): Answer<{ sessions: OwnSession[] }> {
    const { known } = request;
    if (known === null) return deny('NOBODY');
    const { store, onSessionsEnded } = this.#parts;
    const person = known.person.id;
    const entries = await this.#entries(known);
    const ended = entries.filter(({ shown }) => (wanted === 'others' ? !shown.current : shown.id === wanted));
    if (wanted !== 'others' && ended.length === 0) return deny('NOT_FOUND');
    const hashesOf = (of: 'session' | 'device', all: readonly Entry[]): readonly string[] =>
      all.flatMap((entry) => entry[of] ?? []);
    // A device with another live session is kept.
    const stay = new Set(
      hashesOf(
        'device',
        entries.filter((entry) => !ended.includes(entry)),
      ),
    );
    await store.accounts.endSessions(person, hashesOf('session', ended));
    await store.devices.forget(
      person,
      hashesOf('device', ended).filter((hash) => !stay.has(hash)),
    );
    onSessionsEnded(person);
    return ended.some(({ shown }) => shown.current)
      ? ok({ body: { sessions: [] }, token: null })
      : this.sessions(request);
  }

  /** Sessions first, then devices without a session. */
  async #entries({ person, tokenHash: current }: Known): Promise<readonly Entry[]> {
    const { store, now } = this.#parts;
    const sessions = await store.accounts.sessionsOf(person.id, now());
    const used = new Set(sessions.map(({ deviceHash }) => deviceHash));
    const devices = (await store.devices.of(person.id, now())).filter((one) => !used.has(one.tokenHash));
    return [
      ...sessions.map(({ tokenHash, deviceHash, ...about }) => ({
        session: tokenHash,
        device: deviceHash,
        shown: { id: sessionId(tokenHash), ...about, current: tokenHash === current },
      })),
      ...devices.map(({ tokenHash, ...about }) => ({
        session: null,
        device: tokenHash,
        shown: { id: `${DEVICE_PREFIX}${sessionId(tokenHash)}`, ...about, current: false },
      })),
    ];
  }
}

/** A session, or a device without one, with its hashes and as its owner sees it. */
interface Entry {
  readonly session: string | null;
  readonly device: string | null;
  readonly shown: OwnSession;
}
