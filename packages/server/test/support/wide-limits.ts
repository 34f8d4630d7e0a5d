/** Limits for tests: they come from one address and are in a hurry. */

import { USUAL_LIMITS, type Limits } from '../../src/net/limits.ts';

const WIDE = { burst: 100_000, perSecond: 100_000 };

export const WIDE_LIMITS: Limits = {
  ...USUAL_LIMITS,
  messages: WIDE,
  networkMessages: WIDE,
  networkAtOnce: 10_000,
  requests: WIDE,
  files: WIDE,
  guests: WIDE,
  // Those of a person stay: whoever plays for many in a test is many guests.
  service: {
    sayings: { ...USUAL_LIMITS.service.sayings, network: WIDE },
    games: { ...USUAL_LIMITS.service.games, network: WIDE },
    seeks: { ...USUAL_LIMITS.service.seeks, network: WIDE },
    reports: { ...USUAL_LIMITS.service.reports, network: WIDE },
  },
  controlFrames: WIDE,
  socketsPerAddress: 10_000,
  socketsPerPerson: 10_000,
  followedPerNetwork: 100_000,
  connectionsPerNetwork: 20_000,
  computerGames: { perPerson: 10_000, perNetwork: 10_000 },
  accounts: {
    perAddress: WIDE,
    perClass: WIDE,
    perSchool: WIDE,
    perLogin: WIDE,
    perLoginAndAddress: { free: 100_000, firstMs: 0, longestMs: 0 },
  },
};
