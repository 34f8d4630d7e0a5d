/** `docs/protocol.md`, written from the schemas: what is described there is what is read. */

import * as z from 'zod/mini';
import {
  Account,
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
  PublicRating,
  REQUEST_REFUSALS,
  REQUESTS,
  SeatPlan,
  SeatStatus,
  SERVICE_REFUSALS,
  ServerMessage,
  StatisticsGroup,
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
  GameResult,
  StatisticsGroup,
  PublicRating,
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
    `How a client speaks with a Lexiko server, version ${PROTOCOL_VERSION}. Everything after coming in goes over one WebSocket, as JSON`,
    `texts of at most ${LARGEST_MESSAGE} bytes. \`@lexiko/protocol\` holds the schemas, and pure functions that keep a view current`,
    '(`follow`); `@lexiko/rules` knows what configurations, actions, events and views mean.',
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
  'Bodies are JSON, and so are answers; an empty body is `{}`; with GET the fields are in the address (`?game=…`). What',
  'cannot be done is answered with `{ "code": … }` and the status of the table below. Who one is goes by the cookie, which scripts cannot read. Requests that change something are',
  'taken from pages of this server only (`origin`), or from programs that send none; passkeys work from pages only.',
  '',
  '- **A guest becomes the owner of an account** by `sign-up`, and stays the same person; by `sign-in` their games move to',
  '  the account. Either way the session is a new one and open sockets of the old one end with 4002: connect again.',
  '- **Passkeys** take two requests, with `navigator.credentials` in between. In a page:',
  '',
  '  ```',
  "  const { ceremony, options } = await post('/api/passkeys/sign-in', {});",
  '  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(options);',
  '  const credential = await navigator.credentials.get({ publicKey });',
  "  await post('/api/passkeys/sign-in/finish', { ceremony, response: credential.toJSON() });",
  '  ```',
  '',
  '- **A proof** is asked for before anything grave: the password again, or a passkey ceremony begun with',
  '  `POST /api/passkeys/sign-in`.',
  '- There is no way back into an account whose password and passkeys are all lost: the server knows no mail address.',
  '',
];

const INTRODUCTION = [
  '## Coming in',
  '',
  '- `POST /api/guest`, optionally with `{"name": "Ann"}`, answers who one is and sets the cookie `lexiko_session`.',
  '  Whoever has a session already keeps it. The cookie is all there is to a guest: keep it.',
  '- Accounts are not needed for anything but rated games, and for coming back from another machine: see Requests.',
  '- `GET /socket` with that cookie becomes the WebSocket. Without a session it is turned away with 401, from a foreign',
  '  page with 403, too often with 429. A client that is no browser sends no `origin`.',
  '- The first message is `hello`. The server answers `welcome`, or refuses another version.',
  '',
  '## How it works',
  '',
  '- **Commands** carry an id of the client’s choice and are answered with `done` or `refused`, in the order in which',
  '  they were sent. After a lost connection a client sends the same command with the same id again: what was done is',
  '  not done twice, and gets the same answer. A `done` command is on disk. A refused one stays refused, also when a copy',
  '  of it arrives late by another way: whoever wants it after all asks with a new id. (Only `SERVER_BUSY` is no answer.)',
  '- **Events** of a game are numbered from 1 without a gap. `watch` brings those after `since`, and',
  '  every later one as it happens. A client that sees a number too high sends `watch` again; one that sees a number it',
  '  knows passes over it.',
  '- **Views** are what the receiver may know: tiles of others are `_`. The server sends nothing else, in no message.',
  '- **Teams** play the preset `school`: several people take one seat, share its rack, and see one `workspace`. Who may move',
  '  for them is `teams.commit`; everything besides the turn any member may do. Who resigns leaves the team; the side',
  '  resigns with its last member.',
  '- **Classrooms**: the teacher is the host of its tables and sees all racks (`viewer` is `teacher`); nobody else sees a',
  '  table but those who play there.',
  '- **Those who watch** see an open game as its `terms` say: at once, later, or not at all. With a delay every message',
  '  about the game comes later, and no question brings more.',
  '- **Chat** goes to those who follow the game, as it happens; `list-messages` brings what one has missed. What',
  '  somebody does not want to read is not sent to them.',
  '- **Notices** are for those who do not follow a game: one for each game, kept until it is read.',
  '- **The seat** is the person’s own. An action that names another is refused.',
  '- **Time** is the server’s. `nowMs` in `welcome`, `table` and `pong` lets a client show it. A move that arrives up to',
  '  a second late is still taken.',
  '- **The end of a socket**: 1008 too many messages or pings, 1009 a message too large, 1012 the server restarts, 4001 no',
  '  `hello` within ten seconds, 4002 the session has ended or got a new cookie, 1006 (no goodbye) a client that did not',
  '  read or did not answer pings. In all cases: come back, `watch` with `since`.',
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
