/** Who answers which request. */

import type { Accounts } from '../people/accounts.ts';
import type { OwnData } from '../personal-data/own-data.ts';
import type { OwnSessions } from '../people/own-sessions.ts';
import { deny } from '../people/request-context.ts';
import type { Records } from '../records/records.ts';
import type { RateLimit } from '../rate-limit.ts';
import type { RequestHandlers } from './request-routes.ts';

export interface HandlerParts {
  readonly accounts: Accounts;
  readonly sessions: OwnSessions;
  readonly ownData: OwnData;
  readonly records: Records;
  /** New guests of a network. */
  readonly guests: RateLimit;
  readonly onLimit: (limit: string) => void;
}

export function makeRequestHandlers(parts: HandlerParts): RequestHandlers {
  const { accounts, sessions, ownData, records, guests, onLimit } = parts;
  return {
    me: (asked) => accounts.me(asked),
    guest: async (asked, body) => {
      // Whoever is known already becomes nobody new; a class comes all at once.
      const mayCome =
        asked.known !== null ||
        (await accounts.limits.isOfClass(asked, body.classCode)) ||
        guests.take(asked.address);
      if (mayCome) return accounts.guest(asked, body);
      onLimit('guests');
      return deny('TOO_MANY_MESSAGES');
    },
    signUp: (asked, body) => accounts.signUp(asked, body),
    signIn: (asked, body) => accounts.signIn(asked, body),
    signOut: (asked) => sessions.signOut(asked),
    passkeySignUp: (asked, body) => accounts.passkeySignUp(asked, body),
    passkeySignUpFinish: (asked, body) => accounts.passkeySignUpFinish(asked, body),
    passkeySignIn: (asked, body) => accounts.passkeySignIn(asked, body),
    passkeySignInFinish: (asked, body) => accounts.passkeySignInFinish(asked, body),
    passkeyAdd: (asked, body) => accounts.passkeyAdd(asked, body),
    passkeyAddFinish: (asked, body) => accounts.passkeyAddFinish(asked, body),
    passkeyRemove: (asked, body) => accounts.passkeyRemove(asked, body),
    password: (asked, body) => accounts.password(asked, body),
    sessions: (asked) => sessions.sessions(asked),
    revokeSession: (asked, body) => sessions.revokeSession(asked, body),
    export: (asked) => ownData.export(asked),
    delete: (asked, body) => ownData.delete(asked, body),
    history: (asked, body) => records.history(asked, body),
    statistics: (asked) => records.statistics(asked),
    profile: (asked, body) => records.profile(asked, body),
    gameFile: (asked, body) => records.gameFile(asked, body),
  };
}
