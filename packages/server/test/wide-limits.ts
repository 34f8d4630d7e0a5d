/** Limits for tests: they come from one address and are in a hurry. */

import { USUAL_LIMITS, type Limits } from '../src/net/server.ts';

export const WIDE_LIMITS: Limits = {
  ...USUAL_LIMITS,
  messages: { burst: 100_000, perSecond: 100_000 },
  requests: { burst: 100_000, perSecond: 100_000 },
  socketsPerAddress: 10_000,
};
