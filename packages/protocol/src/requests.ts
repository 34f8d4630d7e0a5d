/**
 * What is asked by plain HTTP requests, as schemas: coming in, accounts, sessions, one's own data. Bodies and answers are
 * JSON. What is written in `describe` and `about` goes into `docs/protocol.md`.
 */

import * as z from 'zod/mini';
import { OfferedDictionary } from './dictionaries.ts';
import { Ceremony, handle, login, Me, OwnSession } from './features/account-messages.ts';
import { alertLanguage, Alerts, AlertSettings, PushSubscription } from './features/alert-messages.ts';
import { classCode as anyClassCode, id, described } from './fields.ts';
import { givenName, personName } from './names.ts';
import { MODERATION_REQUESTS } from './features/moderation-messages.ts';
import { MAIL_REQUESTS } from './features/mail-messages.ts';
import { password, Proof, response, secret } from './proof.ts';
import { GAME_FILES, GameResult, Profile, PublicRating, StatisticsGroup } from './records.ts';
import { ApiToken, tokenScopes } from './tokens.ts';
import { linkId, linkKey, linkText, NewLink, SharedLink } from './features/link-messages.ts';
import { GameNote } from './features/note-messages.ts';
import { cardCode, MOST_PUPILS_ASKED, PICTURES } from './features/school-messages.ts';
import { STUDY_REQUESTS } from './features/study-messages.ts';
import { PROGRESS_REQUESTS } from './features/progress-messages.ts';
import { NewWebhook, WebhookAnswer, webhookUrl } from './features/webhook-messages.ts';

const nothing = z.strictObject({});
const classCode = described(
  z.optional(anyClassCode),
  'The code of an open lesson: a whole class may come in from one network within seconds.',
);

interface RequestSpec {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  /** What is sent, in the body or, with GET, in the address; `null` where nothing is. */
  readonly body: z.ZodMiniType | null;
  /** `null` where the answer is a file. */
  readonly answer: z.ZodMiniType | null;
  readonly about: string;
  /** The largest body, in bytes, where it may be larger than a message. */
  readonly largest?: number;
}

/** Every request, by name. */
export const REQUESTS = {
  dictionaries: {
    method: 'GET',
    path: '/api/dictionaries',
    body: null,
    answer: z.strictObject({ dictionaries: z.array(OfferedDictionary) }),
    about: 'The dictionaries that games can be played with here. Anybody may ask.',
  },
  me: {
    method: 'GET',
    path: '/api/me',
    body: null,
    answer: Me,
    about: 'Who the sender is, or 401 `NOBODY`.',
  },
  guest: {
    method: 'POST',
    path: '/api/guest',
    body: z.strictObject({ name: z.optional(personName), classCode }),
    answer: Me,
    about: 'Starts a session as a guest. A session that exists already is kept.',
  },
  signUp: {
    method: 'POST',
    path: '/api/sign-up',
    body: z.strictObject({ login, password, name: z.optional(personName) }),
    answer: Me,
    about:
      'Creates an account. A guest becomes its owner and keeps games and name; all earlier cookies are void.',
  },
  signIn: {
    method: 'POST',
    path: '/api/sign-in',
    body: z.strictObject({ login, password, classCode }),
    answer: Me,
    about:
      'Signs in. The games of a guest who does so move to the account. A wrong password and an unknown login get the same answer after the same time. Each failure makes the next wait longer; guesses of others never lock owners out of a browser in which they have signed in before.',
  },
  cardSignIn: {
    method: 'POST',
    path: '/api/card',
    body: z.strictObject({ code: cardCode, picture: z.enum(PICTURES) }),
    answer: Me,
    about:
      'Signs in by the card of a pupil: its code, and the picture whose word is on it. Unknown codes and wrong pictures get the same answer and are limited as class codes are. Accounts sign out first.',
  },
  gonePupils: {
    method: 'POST',
    path: '/api/pupils/gone',
    body: z.strictObject({
      pupils: described(
        z.array(id).check(z.maxLength(MOST_PUPILS_ASKED)),
        'Pupils who have come in by their cards in this browser.',
      ),
    }),
    answer: z.strictObject({ gone: z.array(id) }),
    about:
      'Which of these pupils have been deleted, so that a shared device can delete what it keeps for them. Needs no session; nothing is said of the others.',
  },
  signOut: {
    method: 'POST',
    path: '/api/sign-out',
    body: nothing,
    answer: nothing,
    about: 'Ends this session and its sockets. A guest cannot come back afterwards.',
  },
  passkeySignUp: {
    method: 'POST',
    path: '/api/passkeys/sign-up',
    body: z.strictObject({ login, name: z.optional(personName) }),
    answer: Ceremony,
    about: 'Begins to create an account with a passkey and without a password.',
  },
  passkeySignUpFinish: {
    method: 'POST',
    path: '/api/passkeys/sign-up/finish',
    body: z.strictObject({ ceremony: secret, response }),
    answer: Me,
    about: 'Creates the account.',
  },
  passkeySignIn: {
    method: 'POST',
    path: '/api/passkeys/sign-in',
    body: z.strictObject({ classCode }),
    answer: Ceremony,
    about: 'Begins to sign in with a passkey; no login is needed. Also used to make a `Proof`.',
  },
  passkeySignInFinish: {
    method: 'POST',
    path: '/api/passkeys/sign-in/finish',
    body: z.strictObject({ ceremony: secret, response }),
    answer: Me,
    about: 'Signs in.',
  },
  passkeyAdd: {
    method: 'POST',
    path: '/api/passkeys/add',
    body: z.strictObject({ proof: Proof }),
    answer: Ceremony,
    about: 'Begins to add a passkey to the account.',
  },
  passkeyAddFinish: {
    method: 'POST',
    path: '/api/passkeys/add/finish',
    body: z.strictObject({ ceremony: secret, response, label: z.optional(givenName) }),
    answer: Me,
    about: 'Adds the passkey, under a name that its owner chooses.',
  },
  passkeyRemove: {
    method: 'POST',
    path: '/api/passkeys/remove',
    body: z.strictObject({ passkey: handle, proof: Proof }),
    answer: Me,
    about: 'Removes a passkey, unless it is the last sign-in method.',
  },
  password: {
    method: 'POST',
    path: '/api/password',
    body: z.strictObject({ password, proof: Proof }),
    answer: Me,
    about: 'Sets or changes the password. All other sessions end, and this one gets a new cookie.',
  },
  sessions: {
    method: 'GET',
    path: '/api/sessions',
    body: null,
    answer: z.strictObject({ sessions: z.array(OwnSession) }),
    about: 'All sessions of the sender, newest first, then the browsers in which they have signed in before.',
  },
  revokeSession: {
    method: 'POST',
    path: '/api/sessions/revoke',
    body: z.strictObject({
      session: described(z.string().check(z.maxLength(40)), 'The `id` of one, or `others`.'),
    }),
    answer: z.strictObject({ sessions: z.array(OwnSession) }),
    about:
      'Ends one session, or all but this one, with their sockets, and forgets their browsers. Answers with the remaining sessions.',
  },
  tokens: {
    method: 'GET',
    path: '/api/tokens',
    body: null,
    answer: z.strictObject({ tokens: z.array(ApiToken) }),
    about: 'The personal tokens of the sender, newest first, for programs that use the [API](api.md).',
  },
  gameNote: {
    method: 'GET',
    path: '/api/note',
    body: z.strictObject({ game: id }),
    answer: GameNote,
    about: 'What the sender has noted about a game; empty: nothing. Nobody else gets it.',
  },
  setGameNote: {
    method: 'POST',
    path: '/api/note/set',
    body: z.strictObject({ game: id, ...GameNote.shape }),
    answer: GameNote,
    about: 'Notes something about a game in which the sender has a seat; an empty text deletes the note.',
  },
  createLink: {
    method: 'POST',
    path: '/api/links/create',
    body: z.strictObject({ text: linkText }),
    answer: NewLink,
    about: 'Keeps the text of a long link for half a year under a short id. Anybody may ask.',
  },
  link: {
    method: 'GET',
    path: '/api/links/read',
    body: z.strictObject({ id: linkId }),
    answer: SharedLink,
    about: 'What a short link holds, or `NOT_FOUND`. Anybody may ask.',
  },
  deleteLink: {
    method: 'POST',
    path: '/api/links/delete',
    body: z.strictObject({ id: linkId, key: linkKey }),
    answer: z.strictObject({}),
    about: 'Deletes a short link, by the key that came with it.',
  },
  webhook: {
    method: 'GET',
    path: '/api/webhook',
    body: null,
    answer: WebhookAnswer,
    about: 'The webhook of the sender: where alerts are posted for a program ([API](api.md#webhooks)).',
  },
  setWebhook: {
    method: 'POST',
    path: '/api/webhook/set',
    body: z.strictObject({
      url: webhookUrl,
      language: described(z.optional(alertLanguage), 'Of its sentences; English if not given.'),
    }),
    answer: NewWebhook,
    about: 'Sets the webhook of an account, with a new secret. `BAD_ENDPOINT`: not a public https address.',
  },
  removeWebhook: {
    method: 'POST',
    path: '/api/webhook/remove',
    body: z.strictObject({}),
    answer: WebhookAnswer,
    about: 'Removes the webhook of the sender.',
  },
  createToken: {
    method: 'POST',
    path: '/api/tokens/create',
    body: z.strictObject({ name: givenName, scopes: tokenScopes, proof: Proof }),
    answer: z.strictObject({
      secret: described(z.string(), 'The token itself. It is shown this once: only a hash of it is stored.'),
      tokens: z.array(ApiToken),
    }),
    about: 'Creates a personal token. Needs an account.',
  },
  revokeToken: {
    method: 'POST',
    path: '/api/tokens/revoke',
    body: z.strictObject({ token: described(z.string().check(z.maxLength(40)), 'The `id` of one.') }),
    answer: z.strictObject({ tokens: z.array(ApiToken) }),
    about: 'Revokes a personal token and ends its streams. Answers with the remaining tokens.',
  },
  markBot: {
    method: 'POST',
    path: '/api/bot',
    body: nothing,
    answer: Me,
    about:
      'Marks the account as a bot, for good: others see it beside the name, and its games are rated apart. Only before the first rated game.',
  },
  export: {
    method: 'GET',
    path: '/api/export',
    body: null,
    answer: null,
    about:
      'Everything that the server stores about the sender, as one JSON file: person, account, passkeys, sessions, tokens (by name), ratings, results, chat messages and settings, notices, devices and settings of alerts, vacations, classrooms, shared studies with what they wrote in them, the copy of what they have learnt, and every game as they may see it. Commands, which are kept for a day, are not in it.',
  },
  delete: {
    method: 'POST',
    path: '/api/delete',
    body: z.strictObject({
      proof: described(z.optional(Proof), 'Required for an account; guests have none.'),
    }),
    answer: nothing,
    about:
      'Deletes the sender for good: account, passkeys, sessions, tokens, ratings, history, and games without others. They leave the games that are not over. In games with others an unnamed former player takes their place, and the log stays as it is. The text of their chat messages is deleted. Shared studies that they own are deleted for everybody; what they wrote in those of others stays without their name.',
  },
  alerts: {
    method: 'GET',
    path: '/api/alerts',
    body: null,
    answer: Alerts,
    about: 'Which alerts the sender gets, and on which devices.',
  },
  alertsAdd: {
    method: 'POST',
    path: '/api/alerts/add',
    body: z.strictObject({ subscription: PushSubscription, language: alertLanguage }),
    answer: Alerts,
    about:
      'Sends alerts to this browser too, until its session ends, it is removed, or its push service forgets it. The oldest device gives way if there are too many.',
  },
  alertsRemove: {
    method: 'POST',
    path: '/api/alerts/remove',
    body: z.strictObject({ device: id }),
    answer: Alerts,
    about: 'Sends no more alerts to the device.',
  },
  alertsSet: {
    method: 'POST',
    path: '/api/alerts/settings',
    body: z.strictObject({ settings: AlertSettings }),
    answer: Alerts,
    about: 'Sets which alerts the sender gets, on all devices.',
  },
  alertsMute: {
    method: 'POST',
    path: '/api/alerts/mute',
    body: z.strictObject({ game: id, muted: z.boolean() }),
    answer: Alerts,
    about: 'Turns alerts about one of the sender’s games off, or on again.',
  },
  history: {
    method: 'GET',
    path: '/api/history',
    body: z.strictObject({
      after: described(
        z.optional(z.string().check(z.maxLength(80))),
        'The `next` of an earlier answer, for older games.',
      ),
      opponents: described(z.optional(z.literal('named')), 'Whether to name the opponents.'),
    }),
    answer: z.strictObject({
      results: z.array(GameResult),
      next: described(z.nullable(z.string()), '`null`: there are no older games.'),
    }),
    about: 'Finished games of the sender, newest first. A game is recorded a moment after its end.',
  },
  statistics: {
    method: 'GET',
    path: '/api/statistics',
    body: null,
    answer: z.strictObject({ groups: z.array(StatisticsGroup), ratings: z.array(PublicRating) }),
    about:
      'Averages and bests of the sender over their last 5,000 games, the kind played last first, and their ratings.',
  },
  profile: {
    method: 'GET',
    path: '/api/profile',
    body: z.strictObject({ person: id }),
    answer: Profile,
    about: 'The name of anybody, and the ratings of those who show them.',
  },
  gameFile: {
    method: 'GET',
    path: '/api/game-file',
    body: z.strictObject({ game: id, form: z.enum(GAME_FILES) }),
    answer: null,
    about:
      'A finished game as a file, for those who may see it: `log`, everything that happened, which `lexiko verify` proves; `sheet`, the score sheet as JSON; `gcg`; `proof`, whether the draws were fair, as JSON.',
  },
  ...MODERATION_REQUESTS,
  ...MAIL_REQUESTS,
  ...STUDY_REQUESTS,
  ...PROGRESS_REQUESTS,
} as const satisfies Readonly<Record<string, RequestSpec>>;

export type RequestName = keyof typeof REQUESTS;
type Specs = typeof REQUESTS;
/** What is sent with a request; `null` where nothing is. */
export type RequestBody<Name extends RequestName> = Specs[Name]['body'] extends z.ZodMiniType
  ? z.infer<Specs[Name]['body']>
  : null;
/** `null` where it is a file. */
export type RequestAnswer<Name extends RequestName> = Specs[Name]['answer'] extends z.ZodMiniType
  ? z.infer<Specs[Name]['answer']>
  : null;
