/** The open streams of this process: how many there may be, and which end when tokens are revoked. */

import { err, ok, type Result } from '@lexiko/rules';
import { seqFor, viewerOf } from '../games/access.ts';
import { visibleGame } from '../games/visible-game.ts';
import type { Bound } from '../net/bound.ts';
import type { UnsentBytes } from '../net/outgoing.ts';
import { shown } from '../notices/notices.ts';
import type { Hub } from '../rooms/hub.ts';
import type { RoomService } from '../rooms/side-messages.ts';
import type { TokenStore } from '../tokens/token-store.ts';
import { LineStream } from './line-stream.ts';
import type { ApiRefusal } from './problems.ts';

/** How many tokens to ask for in one query. */
const TOKENS_A_QUERY = 500;

const MOST_NOTICES = 100;

export interface StreamParts {
  readonly service: RoomService;
  readonly hub: Hub;
  readonly tokens: Pick<TokenStore, 'liveAmong'>;
  readonly keepAliveMs: number;
  readonly unsent: UnsentBytes;
  readonly perToken: Bound;
  readonly perNetwork: Bound;
  readonly onLimit: (limit: string) => void;
}

/** Whose stream it is. */
interface Opener {
  readonly person: string;
  readonly token: string;
  readonly network: string;
}

export class Streams {
  readonly #parts: StreamParts;
  readonly #open = new Set<LineStream>();

  constructor(parts: StreamParts) {
    this.#parts = parts;
  }

  async ofGame(
    opener: Opener,
    { game: id, since }: { readonly game: string; readonly since: number | null },
  ): Promise<Result<LineStream, ApiRefusal>> {
    const { service, hub } = this.#parts;
    const opened = this.#opened(opener);
    if (!opened.ok) return opened;
    const stream = opened.value;
    return begun(stream, async () => {
      const watching = await hub.watch(stream, { game: id, since });
      if (stream.isEnded) hub.drop(stream); // the client has gone meanwhile
      if (!watching.ok) return watching;
      const game = await visibleGame(service, id, opener.person);
      const isSeen =
        game !== null && seqFor(game, viewerOf(game, opener.person), service.parts.now()) === game.seq;
      if (game?.state.phase === 'over' && isSeen) stream.end('GAME_OVER');
      return ok(stream);
    });
  }

  async ofAccount(opener: Opener): Promise<Result<LineStream, ApiRefusal>> {
    const { service, hub } = this.#parts;
    const { store } = service.parts;
    const opened = this.#opened(opener);
    if (!opened.ok) return opened;
    const stream = opened.value;
    return begun(stream, async () => {
      hub.welcome(stream); // before the notices are read, so that none is missed
      const unread = await shown(service.parts, await store.notices.of(opener.person, MOST_NOTICES));
      for (const notice of unread.toReversed()) stream.send({ type: 'notice', notice });
      if (stream.isEnded) hub.drop(stream);
      return ok(stream);
    });
  }

  /** Ends the streams of revoked tokens: of one person, or of everybody (`null`). */
  async endRevoked(person: string | null): Promise<void> {
    const open = [...this.#open].filter((stream) => person === null || stream.person === person);
    for (let at = 0; at < open.length; at += TOKENS_A_QUERY) {
      const some = open.slice(at, at + TOKENS_A_QUERY);
      const live = await this.#parts.tokens.liveAmong([...new Set(some.map(({ token }) => token))]);
      for (const stream of some) if (!live.has(stream.token)) stream.end('NOBODY');
    }
  }

  close(): void {
    for (const stream of this.#open) stream.end('SERVER_BUSY');
  }

  #opened({ person, token, network }: Opener): Result<LineStream, ApiRefusal> {
    const { perToken, perNetwork, unsent, keepAliveMs, hub, onLimit } = this.#parts;
    if (!perToken.take(token)) {
      onLimit('token-streams');
      return err({ code: 'TOO_MANY_STREAMS' });
    }
    if (!perNetwork.take(network)) {
      perToken.give(token);
      onLimit('network-streams');
      return err({ code: 'TOO_MANY_STREAMS' });
    }
    const onEnd = (ended: LineStream): void => {
      this.#open.delete(ended);
      hub.drop(ended);
    };
    const onClosed = (): void => {
      perToken.give(token);
      perNetwork.give(network);
    };
    const stream = new LineStream({ person, token, network, unsent, keepAliveMs, onEnd, onClosed });
    this.#open.add(stream);
    return ok(stream);
  }
}

/** A stream that was refused, or failed to begin, has no reader: it must not stay open. */
async function begun(
  stream: LineStream,
  begin: () => Promise<Result<LineStream, ApiRefusal>>,
): Promise<Result<LineStream, ApiRefusal>> {
  let result: Result<LineStream, ApiRefusal> | null = null;
  try {
    result = await begin();
    return result;
  } finally {
    if (result?.ok !== true) stream.drop();
  }
}
