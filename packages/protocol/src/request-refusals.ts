/** Why plain HTTP requests are not done: the code and the status of the answer, and what they mean. */

import { MAIL_REFUSALS } from './features/mail-messages.ts';
import { MODERATION_REFUSALS } from './features/moderation-messages.ts';
import { STUDY_REFUSALS } from './features/study-messages.ts';
import { PROGRESS_REFUSALS } from './features/progress-messages.ts';

/** Why a request was not done: `{ "code": … }` with the status. */
export const REQUEST_REFUSALS = {
  UNREADABLE: {
    status: 400,
    meaning: 'The request cannot be read; `path` names the field that is wrong, if one is.',
  },
  BAD_ENDPOINT: {
    status: 400,
    meaning: 'The address is not one of the public internet, by https on the usual port.',
  },
  NOBODY: { status: 401, meaning: 'There is no session, or it has ended.' },
  WRONG_CREDENTIALS: { status: 401, meaning: 'No account has this login and password, or this passkey.' },
  WRONG_ORIGIN: { status: 403, meaning: 'The request comes from a page of another site.' },
  NO_PASSKEYS_HERE: {
    status: 403,
    meaning:
      'Passkeys work only at an address set with `--origin`, and at localhost where no proxy is in between.',
  },
  WRONG_CARD: { status: 401, meaning: 'The card is not valid, or the picture is not the one on it.' },
  PUPILS_CANNOT: {
    status: 403,
    meaning: 'Whoever came in by the card of a class cannot do this; their teacher can.',
  },
  GUESTS_CANNOT: { status: 403, meaning: 'This needs an account.' },
  NOT_FOUND: { status: 404, meaning: 'There is no such thing, or you may not see it.' },
  GAME_NOT_OVER: {
    status: 409,
    meaning: 'The files of a game exist after its end; for spectators with a delay, after they have seen it.',
  },
  NOT_IN_THIS_FORM: { status: 409, meaning: 'GCG cannot hold this game; use its log.' },
  SIGNED_IN_ALREADY: { status: 409, meaning: 'Sign out first.' },
  LOGIN_TAKEN: { status: 409, meaning: 'Somebody has this login.' },
  PASSKEY_KNOWN: { status: 409, meaning: 'This passkey belongs to an account already.' },
  LAST_WAY_IN: {
    status: 409,
    meaning: 'This is the last sign-in method: set a password or add another passkey first.',
  },
  TOO_MANY_TOKENS: { status: 409, meaning: 'An account has twenty tokens at most. Revoke one first.' },
  ALREADY_RATED: {
    status: 409,
    meaning: 'An account becomes a bot before its first rated game, not after.',
  },
  ...MODERATION_REFUSALS,
  ...MAIL_REFUSALS,
  ...STUDY_REFUSALS,
  ...PROGRESS_REFUSALS,
  CEREMONY_OVER: {
    status: 410,
    meaning: 'The ceremony is finished or took too long: begin again.',
  },
  TOO_LARGE: { status: 413, meaning: 'The body is larger than a message may be.' },
  TOO_MANY_MESSAGES: { status: 429, meaning: 'Slow down.' },
  SERVER_BUSY: { status: 503, meaning: 'Try again soon.' },
} as const;
export type RequestRefusalCode = keyof typeof REQUEST_REFUSALS;
