/** Assigns each HTTP request to its handler. */

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
    me: (request) => accounts.me(request),
    guest: async (request, body) => {
      // Whoever is known already becomes nobody new; a class comes all at once.
      const mayCome =
        request.known !== null ||
        (await accounts.limits.isOfClass(request, body.classCode)) ||
        guests.take(request.address);
      if (mayCome) return accounts.guest(request, body);
      onLimit('guests');
      return deny('TOO_MANY_MESSAGES');
    },
    signUp: (request, body) => accounts.signUp(request, body),
    signIn: (request, body) => accounts.signIn(request, body),
    signOut: (request) => sessions.signOut(request),
    passkeySignUp: (request, body) => accounts.passkeySignUp(request, body),
    passkeySignUpFinish: (request, body) => accounts.passkeySignUpFinish(request, body),
    passkeySignIn: (request, body) => accounts.passkeySignIn(request, body),
    passkeySignInFinish: (request, body) => accounts.passkeySignInFinish(request, body),
    passkeyAdd: (request, body) => accounts.passkeyAdd(request, body),
    passkeyAddFinish: (request, body) => accounts.passkeyAddFinish(request, body),
    passkeyRemove: (request, body) => accounts.passkeyRemove(request, body),
    password: (request, body) => accounts.password(request, body),
    sessions: (request) => sessions.sessions(request),
    revokeSession: (request, body) => sessions.revokeSession(request, body),
    export: (request) => ownData.export(request),
    delete: (request, body) => ownData.delete(request, body),
    history: (request, body) => records.history(request, body),
    statistics: (request) => records.statistics(request),
    profile: (request, body) => records.profile(request, body),
    gameFile: (request, body) => records.gameFile(request, body),
  };
}
