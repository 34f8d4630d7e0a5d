/** Why the API refuses a request, besides the refusals of the protocol and of the rules. */

export const API_REFUSALS = {
  NOBODY: { status: 401, meaning: 'There is no token, or it was revoked.' },
  WRONG_SCOPE: { status: 403, meaning: 'The token does not allow this; `scope` says what it needs.' },
  UNREADABLE: {
    status: 400,
    meaning: 'The address, a header or the body is not as described here; `path` names the field.',
  },
  NO_SUCH_PUZZLE: { status: 404, meaning: 'There is no such puzzle, or this server has none.' },
  NOT_FOUND: { status: 404, meaning: 'The API has no such address.' },
  TOO_MANY_MESSAGES: {
    status: 429,
    meaning: 'Too many requests of this token or network; `retry-after` says when to go on.',
  },
  TOO_MANY_STREAMS: {
    status: 429,
    meaning: 'Twenty streams of a token, and two hundred of a network, are open. Close some.',
  },
} as const;
export type ApiRefusalCode = keyof typeof API_REFUSALS;
