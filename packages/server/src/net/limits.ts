/** How much people, networks and sockets may use. docs/operations.md lists every bound. */

import { USUAL_COMPUTER_GAMES, type ComputerGameLimits } from '../computers/computer-limits.ts';
import { USUAL_SERVICE_LIMITS, type ServiceLimits } from '../games/game-service.ts';
import type { AccountLimits } from '../people/sign-in-limits.ts';
import { USUAL_PROGRESS_LIMITS, type ProgressLimits } from '../progress/progress.ts';
import type { UnsentBounds } from './outgoing.ts';
import type { Rate } from '../rate-limit.ts';

export interface Limits {
  /** Messages of one person, on all sockets together; dear ones count for several (see `costs.ts`). */
  readonly messages: Rate;
  /** The same of everybody in one network together. */
  readonly networkMessages: Rate;
  /** Messages of one network that are answered at the same time; the others wait. */
  readonly networkAtOnce: number;
  /** Requests and new sockets from one network. */
  readonly requests: Rate;
  /** Files of the page for one network. */
  readonly files: Rate;
  /** New guests of one network. */
  readonly guests: Rate;
  /** New short links of one network. */
  readonly links: Rate;
  /** New shared studies of one network. */
  readonly studies: Rate;
  /** Pings and pongs on one socket. */
  readonly controlFrames: Rate;
  readonly socketsPerAddress: number;
  readonly socketsPerPerson: number;
  /** Games that the sockets of one network follow together: they are kept in memory for them. */
  readonly followedPerNetwork: number;
  /** Connections of one network, sockets included. Not counted behind a proxy, which has its own limits. */
  readonly connectionsPerNetwork: number;
  /** Connections of all together. */
  readonly connections: number;
  /** Bytes that clients have not read yet. */
  readonly unsent: UnsentBounds;
  /** How long a socket may wait before it says hello. */
  readonly helloMs: number;
  /** How long headers and a whole request may take to come, and how long nothing may be read of its answer. */
  readonly http: { readonly headersMs: number; readonly requestMs: number; readonly idleMs: number };
  /** Programs that use the API: requests of a token, and open streams of a token and of a network. */
  readonly api: {
    readonly requests: Rate;
    readonly streamsPerToken: number;
    readonly streamsPerNetwork: number;
    /** How often an empty line is sent, so that nobody takes a quiet stream for a dead one. */
    readonly keepAliveMs: number;
  };
  readonly accounts: AccountLimits;
  /** Games and what is written to others. */
  readonly service: ServiceLimits;
  /** The copies of what people have learnt. */
  readonly progress: ProgressLimits;
  /** Games with computers that go on at the same time. */
  readonly computerGames: ComputerGameLimits;
  /** How often a socket is asked whether anybody is there; who does not answer until the next time is gone. */
  readonly heartbeatMs: number;
}

/** Enough for a school class behind one address; far more than a person does. */
export const USUAL_LIMITS: Limits = {
  messages: { burst: 60, perSecond: 20 },
  networkMessages: { burst: 2000, perSecond: 100 },
  networkAtOnce: 3,
  requests: { burst: 1000, perSecond: 40 },
  files: { burst: 10_000, perSecond: 400 },
  guests: { burst: 200, perSecond: 0.2 },
  links: { burst: 60, perSecond: 1 / 60 },
  studies: { burst: 60, perSecond: 1 / 60 },
  controlFrames: { burst: 20, perSecond: 1 },
  socketsPerAddress: 500,
  socketsPerPerson: 20,
  followedPerNetwork: 1000,
  connectionsPerNetwork: 1500,
  connections: 20_000,
  unsent: { socket: 1024 * 1024, network: 16 * 1024 * 1024, process: 256 * 1024 * 1024 },
  service: USUAL_SERVICE_LIMITS,
  helloMs: 10_000,
  http: { headersMs: 10_000, requestMs: 20_000, idleMs: 30_000 },
  api: {
    requests: { burst: 100, perSecond: 10 },
    streamsPerToken: 20,
    streamsPerNetwork: 200,
    keepAliveMs: 10_000,
  },
  accounts: {
    perAddress: { burst: 60, perSecond: 0.5 },
    perClass: { burst: 150, perSecond: 0.5 },
    perSchool: { burst: 400, perSecond: 0.5 },
    perLogin: { burst: 50, perSecond: 1 / 30 },
    perLoginAndAddress: { free: 8, firstMs: 5000, longestMs: 15 * 60 * 1000 },
  },
  progress: USUAL_PROGRESS_LIMITS,
  computerGames: USUAL_COMPUTER_GAMES,
  heartbeatMs: 20_000,
};
