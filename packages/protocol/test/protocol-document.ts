/** Generates `docs/protocol.md` from the schemas. */

import * as z from 'zod/mini';
import {
  Account,
  Acquaintance,
  Avatar,
  Leader,
  Leaderboard,
  OwnCard,
  Presence,
  ProfileDetails,
  PublicProfile,
  RatingPool,
  RecentGame,
  ApiToken,
  Ceremony,
  ChatMessage,
  ChatSettings,
  Classroom,
  ClientMessage,
  Command,
  COMMANDS,
  ClassShown,
  GameChanged,
  GameMade,
  GameSummary,
  LARGEST_MESSAGE,
  Lesson,
  GameResult,
  Me,
  Notice,
  NumberedEvent,
  OwnSession,
  Passkey,
  Person,
  Proposal,
  Profile,
  Proof,
  PROTOCOL_VERSION,
  ListedRating,
  LobbyContent,
  OpenSeek,
  OwnSeek,
  PublicRating,
  REQUEST_REFUSALS,
  REQUESTS,
  SeatPlan,
  SeatStatus,
  SERVICE_REFUSALS,
  ServerMessage,
  ListedStudy,
  SharedEntry,
  SharedStudy,
  StatisticsGroup,
  StudyReader,
  TableRefusal,
  TableTerms,
} from '../src/index.ts';
import { WORKED_EXAMPLE } from './worked-example.ts';

interface JsonSchema {
  readonly type?: string | readonly string[];
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly description?: string;
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly items?: JsonSchema;
  readonly anyOf?: readonly JsonSchema[];
  readonly oneOf?: readonly JsonSchema[];
  readonly pattern?: string;
  readonly minimum?: number;
  readonly maximum?: number;
}

/** Schemas that are described once, under their name. */
const NAMED: Readonly<Record<string, z.ZodMiniType>> = {
  Command,
  SeatPlan,
  Person,
  ListedStudy,
  SharedStudy,
  SharedEntry,
  StudyReader,
  SeatStatus,
  GameSummary,
  TableRefusal,
  GameMade,
  GameChanged,
  ClassShown,
  NumberedEvent,
  TableTerms,
  Proposal,
  Classroom,
  Lesson,
  ChatMessage,
  ChatSettings,
  Notice,
  Me,
  Account,
  Passkey,
  Proof,
  Ceremony,
  OwnSession,
  ApiToken,
  GameResult,
  StatisticsGroup,
  PublicRating,
  ListedRating,
  OwnSeek,
  OpenSeek,
  LobbyContent,
  Avatar,
  OwnCard,
  Presence,
  Acquaintance,
  RecentGame,
  ProfileDetails,
  PublicProfile,
  Leader,
  RatingPool,
  Leaderboard,
  Profile,
};

const NAME_BY_SHAPE: ReadonlyMap<string, string> = new Map(
  Object.entries(NAMED).map(([name, schema]) => [shapeKey(jsonOf(schema)), name]),
);

/** The whole document. */
export function protocolDocument(): string {
  return [
    '# The protocol',
    '',
    '<!-- Written from the schemas in packages/protocol by `LEXIKO_WRITE_DOCS=1 npx vitest run packages/protocol`. -->',
    '',
    `How a client talks to a Lexiko server, version ${PROTOCOL_VERSION}. After connecting, everything goes over one WebSocket as JSON`,
    `texts of at most ${LARGEST_MESSAGE} bytes. \`@lexiko/protocol\` contains the schemas and pure functions that keep a view current`,
    '(`follow`); `@lexiko/rules` defines configurations, actions, events and views.',
    '',
    ...INTRODUCTION,
    '## Requests',
    '',
    ...REQUESTS_INTRODUCTION,
    ...Object.values(REQUESTS).flatMap(request),
    '### Refused requests',
    '',
    '| code | status | meaning |',
    '| --- | --- | --- |',
    ...Object.entries(REQUEST_REFUSALS).map(
      ([code, { status, meaning }]) => `| \`${code}\` | ${status} | ${meaning} |`,
    ),
    '',
    '## What a client sends',
    '',
    ...variants(ClientMessage),
    '## Commands',
    '',
    ...Object.values(COMMANDS).flatMap(({ body, answer }) => [
      ...variant(jsonOf(body)),
      `Answers ${valueText(jsonOf(answer))}.`,
      '',
    ]),
    '## What the server sends',
    '',
    ...variants(ServerMessage),
    '## Parts',
    '',
    ...Object.entries(NAMED).flatMap(([name, schema]) => (name === 'Command' ? [] : named(name, schema))),
    '## Refusals',
    '',
    '`refusal.code` is one of these, or one of the rules (`RULES.md` 1.3), with data of its own.',
    '',
    '| code | meaning |',
    '| --- | --- |',
    ...Object.entries(SERVICE_REFUSALS).map(([code, meaning]) => `| \`${code}\` | ${meaning} |`),
    '',
    '## A worked example',
    '',
    'Two guests meet; the last confirmation begins the game; one tries the seat of the other, then resigns. `→` is sent,',
    '`←` received; not every answer is shown. Words in capitals stand for what the server chose, `{}` and `[]` for what is',
    'too long to print. A test plays this against a real server.',
    '',
    '```',
    ...WORKED_EXAMPLE,
    '```',
    '',
  ].join('\n');
}

const REQUESTS_INTRODUCTION = [
  'Bodies and answers are JSON; an empty body is `{}`. GET requests carry their fields in the query (`?game=…`). A refused',
  'request is answered with `{ "code": … }` and the status in the table below. A cookie that scripts cannot read identifies',
  'the person. Requests that change something are accepted only from pages of this server (`origin`) and from programs that',
  'send no `origin`; passkeys work from pages only.',
  '',
  '- **A guest gets an account** with `sign-up` and stays the same person; with `sign-in` their games move to the account.',
  '  Both open a new session and close the sockets of the old one with 4002: connect again.',
  '- **Passkeys** take two requests, with `navigator.credentials` in between. In a page:',
  '',
  '  ```',
  "  const { ceremony, options } = await post('/api/passkeys/sign-in', {});",
  '  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(options);',
  '  const credential = await navigator.credentials.get({ publicKey });',
  "  await post('/api/passkeys/sign-in/finish', { ceremony, response: credential.toJSON() });",
  '  ```',
  '',
  '- **A proof** is required before sensitive changes: the password again, or a passkey ceremony begun with',
  '  `POST /api/passkeys/sign-in`.',
  '- An account without its password and passkeys cannot be recovered: the server stores no email address.',
  '- **Word lists** are plain files: `GET /lexica/{id}/{checksum}/{file}` with id and checksum of `dictionaries`. The',
  '  files are `graph.kwg`, for lists too large for that format also `graph.high`, and `columns.bin` with what is known of',
  '  each word. They are packed with gzip and never change. 404: there is no such list here, or it has no such file. 503:',
  '  the list is being built for the first time; ask again after the seconds in `retry-after`. A list that a game keeps',
  '  stays available by its checksum after an update.',
  '',
];

const INTRODUCTION = [
  '## Connecting',
  '',
  '- `POST /api/guest`, optionally with `{"name": "Ann"}`, answers with the guest and sets the cookie `lexiko_session`.',
  '  A client with a session keeps it. Keep the cookie: nothing else identifies a guest.',
  '- Accounts are only needed for rated games and for signing in on another device: see Requests.',
  '- `GET /socket` with that cookie opens the WebSocket. It is refused with 401 without a session, with 403 from a page of',
  '  another origin, and with 429 if opened too often. A client that is not a browser sends no `origin`.',
  '- The first message is `hello`. The server answers `welcome`, or refuses another version.',
  '',
  '## How it works',
  '',
  '- **Commands** carry an id chosen by the client and are answered with `done` or `refused`, in the order in which they',
  '  were sent. After a lost connection, a client sends the same command with the same id again: it is not executed twice',
  '  and gets the same answer. A `done` command is on disk. A refused command stays refused, even if a copy of it arrives',
  '  late; to try again, send a new id. (Only `SERVER_BUSY` is not a final answer.)',
  '- **Events** of a game are numbered from 1 without gaps. `watch` answers with those after `since`; later ones follow as',
  '  they happen. A client that receives a number too high sends `watch` again; one that receives a known number skips it.',
  '- **Views** contain what the receiver may know: tiles of others are `_`. No message contains more.',
  '- **Teams** play the preset `school`: several people take one seat, share its rack, and see one `workspace`.',
  '  `teams.commit` decides who may move for them; every member may do everything else. A member who resigns leaves the',
  '  team; the side resigns with its last member.',
  '- **Classes**: who created a class hosts its games, and all its teachers see all racks (`viewer` is `teacher`);',
  '  apart from them, only the players of a game see it.',
  '- **Spectators** see an open game as its `terms` say: live, with a delay, or not at all. A delay applies to every',
  '  message and answer about the game.',
  '- **Chat** is sent to everybody who follows the game; `list-messages` returns earlier messages. Messages that a person',
  '  has muted or turned off are not sent to them.',
  '- **Notices** are for people who do not follow a game: one for each game, stored until it is read.',
  '- **Seats**: an action must name the seat of its sender; any other is refused.',
  '- **Time** is the server’s. `nowMs` in `welcome`, `table` and `pong` lets a client show it. A move that arrives up to a',
  '  second late is still accepted.',
  '- **Close codes**: 1008 too many messages or pings, 1009 message too large, 1012 the server restarts, 4001 no `hello`',
  '  within ten seconds, 4002 the session has ended or has a new cookie, 1006 (no close frame) the client did not read or',
  '  did not answer pings. In all cases: reconnect, then `watch` with `since`.',
  '',
];

/** A request, as a section with what it takes and what it answers. */
function request({
  method,
  path,
  body,
  answer,
  about,
}: (typeof REQUESTS)[keyof typeof REQUESTS]): readonly string[] {
  const sent = body === null ? {} : (jsonOf(body).properties ?? {});
  return [
    `### ${method} ${path}`,
    '',
    about,
    '',
    ...(body === null ? [] : fieldTable(jsonOf(body), sent)),
    answer === null ? 'Answers a file.' : `Answers ${valueText(jsonOf(answer))}.`,
    '',
  ];
}

/** Every member of a union, as a section with its fields. */
function variants(schema: z.ZodMiniType): readonly string[] {
  const json = jsonOf(schema);
  return (json.oneOf ?? json.anyOf ?? []).flatMap(variant);
}

function variant(schema: JsonSchema): readonly string[] {
  const { type, ...fields } = schema.properties ?? {};
  const title = typeof type?.const === 'string' ? type.const : '';
  return [
    `### ${title}`,
    '',
    ...(schema.description === undefined ? [] : [schema.description, '']),
    ...fieldTable(schema, fields),
  ];
}

function named(name: string, schema: z.ZodMiniType): readonly string[] {
  const json = jsonOf(schema);
  const shapes = json.oneOf ?? json.anyOf;
  return shapes === undefined
    ? [`### ${name}`, '', ...fieldTable(json, json.properties ?? {})]
    : [`### ${name}`, '', ...shapes.map((shape) => `- ${shapeText(shape)}`), ''];
}

function fieldTable(
  { required = [] }: JsonSchema,
  fields: Readonly<Record<string, JsonSchema>>,
): readonly string[] {
  if (Object.keys(fields).length === 0) return [];
  return [
    '| field | value | |',
    '| --- | --- | --- |',
    ...Object.entries(fields).map(
      ([name, field]) =>
        `| \`${name}\`${required.includes(name) ? '' : ' (optional)'} | ${valueText(field)} | ${field.description ?? ''} |`,
    ),
    '',
  ];
}

/** A value in words short enough for a cell. */
function valueText(schema: JsonSchema): string {
  const name = nameOf(schema);
  if (name !== null) return name;
  const { type, enum: values, items, anyOf, oneOf } = schema;
  if (schema.const !== undefined) return quoted(schema.const);
  if (values !== undefined) return values.map(quoted).join(' or ');
  const shapes = anyOf ?? oneOf;
  if (shapes !== undefined) return shapes.map(valueText).join(' or ');
  if (Array.isArray(type)) return type.map((one: string) => valueText({ ...schema, type: one })).join(' or ');
  if (type === 'array') return `list of ${valueText(items ?? {})}`;
  if (type === 'null') return '`null`';
  if (type === 'integer')
    return (schema.maximum ?? Infinity) <= 1_000_000
      ? `${schema.minimum ?? 0} to ${schema.maximum}`
      : 'whole number';
  if (type === 'string')
    return schema.pattern === undefined ? 'text' : `text, ${quoted(schema.pattern).replaceAll('|', '\\|')}`;
  if (type === 'object') return schema.properties === undefined ? 'object' : shapeText(schema);
  return typeof type === 'string' ? type : 'anything';
}

function shapeText({ properties = {} }: JsonSchema): string {
  const fields = Object.entries(properties).map(
    ([name, field]) =>
      `${name}: ${field.const === undefined ? valueText(field).replaceAll('`', '') : JSON.stringify(field.const)}`,
  );
  return fields.length === 0 ? '`{}`' : `\`{ ${fields.join(', ')} }\``;
}

function quoted(value: unknown): string {
  return `\`${typeof value === 'string' ? value : JSON.stringify(value)}\``;
}

/** The name under which a schema is described, found by its shape. */
function nameOf(schema: JsonSchema): string | null {
  const shape = shapeKey(schema);
  return NAME_BY_SHAPE.get(shape) ?? null;
}

function shapeKey({ properties, oneOf, anyOf, ...rest }: JsonSchema): string {
  if (properties === undefined && oneOf === undefined && anyOf === undefined) return JSON.stringify(rest);
  return JSON.stringify({ properties, oneOf, anyOf });
}

function jsonOf(schema: z.ZodMiniType): JsonSchema {
  return z.toJSONSchema(schema) as JsonSchema;
}
