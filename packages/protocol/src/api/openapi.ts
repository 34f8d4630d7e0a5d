/** Makes the OpenAPI 3.1 document of the API from the table of its routes. */

import * as z from 'zod/mini';
import { GameChanged, GameMade, GameSummary, SeatPlan, SeatStatus } from '../features/game-messages.ts';
import { Person } from '../fields.ts';
import { EventsMessage, NumberedEvent, SeatsMessage, TableMessage } from '../messages.ts';
import { Notice } from '../features/notice-messages.ts';
import {
  Avatar,
  Leader,
  Leaderboard,
  Presence,
  ProfileDetails,
  PublicProfile,
  RatingPool,
  RecentGame,
} from '../features/people-messages.ts';
import { PublicRating } from '../records.ts';
import { TableTerms } from '../table-terms.ts';
import { API_ROUTES, type ApiRoute } from './routes.ts';
import { AccountLine, ApiAccount, ApiGame, ApiGames, ClosedLine, GameLine, Problem } from './shapes.ts';

type Json = unknown;
interface JsonObject {
  readonly [key: string]: Json;
}

/** Schemas that the document describes once, under their name. Inner ones first: outer ones refer to them. */
const NAMED: Readonly<Record<string, z.ZodMiniType>> = {
  Person,
  SeatPlan,
  SeatStatus,
  TableTerms,
  NumberedEvent,
  PublicRating,
  Avatar,
  Presence,
  RecentGame,
  ProfileDetails,
  PublicProfile,
  Leader,
  RatingPool,
  Leaderboard,
  Notice,
  GameSummary,
  GameMade,
  GameChanged,
  TableMessage,
  EventsMessage,
  SeatsMessage,
  ClosedLine,
  GameLine,
  AccountLine,
  ApiAccount,
  ApiGame,
  ApiGames,
  Problem,
};

/** The whole document. */
export function openApiDocument(): JsonObject {
  const names = new Map<string, string>();
  const schemas: Record<string, Json> = {};
  for (const [name, schema] of Object.entries(NAMED)) {
    const plain = jsonOf(schema);
    schemas[name] = withNames(plain, names);
    names.set(shapeOf(plain), name);
  }
  const paths: Record<string, Record<string, Json>> = {};
  for (const [name, route] of Object.entries(API_ROUTES) as [string, ApiRoute][])
    (paths[route.path] ??= {})[route.method.toLowerCase()] = operation(name, route, names);
  return {
    openapi: '3.1.0',
    info: {
      title: 'Lexiko',
      version: '1',
      description: 'Play crossword tile games from a program, with a personal token of an account.',
    },
    paths,
    components: {
      schemas,
      securitySchemes: {
        token: { type: 'http', scheme: 'bearer', description: 'A personal token, from the account page.' },
      },
    },
  };
}

function operation(name: string, route: ApiRoute, names: ReadonlyMap<string, string>): JsonObject {
  const { path, scope, query, body, summary, about, method } = route;
  const problem = {
    description: 'Refused.',
    content: { 'application/problem+json': { schema: reference('Problem') } },
  };
  return {
    operationId: name,
    summary,
    description: scope === null ? about : `${about} Needs the scope \`${scope}\`.`,
    ...(scope === null ? {} : { security: [{ token: [] }] }),
    parameters: [
      ...(path.includes('{game}')
        ? [{ name: 'game', in: 'path', required: true, schema: { type: 'string' } }]
        : []),
      ...(query === null ? [] : queryParameters(jsonOf(query))),
      ...(method === 'POST' ? [IDEMPOTENCY] : []),
    ],
    ...(body === null
      ? {}
      : {
          requestBody: {
            required: true,
            content: { 'application/json': { schema: withNames(jsonOf(body), names) } },
          },
        }),
    responses: { ...answered(route, names), default: problem },
  };
}

const IDEMPOTENCY: JsonObject = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description:
    'Chosen by you, new for each change. A request with a key that was used before is not done again.',
  schema: { type: 'string', pattern: '^[A-Za-z0-9_-]{1,32}$' },
};

function answered({ answer }: ApiRoute, names: ReadonlyMap<string, string>): JsonObject {
  switch (answer.kind) {
    case 'json': {
      const schema = withNames(jsonOf(answer.schema), names);
      return { [answer.status]: { description: 'Done.', content: { 'application/json': { schema } } } };
    }
    case 'text':
      return {
        200: { description: 'Done.', content: { [answer.type]: { schema: { type: 'string' } } } },
      };
    case 'lines': {
      const schema = withNames(jsonOf(answer.schema), names);
      return {
        200: {
          description: 'Lines of JSON, each as the schema says.',
          content: { 'application/x-ndjson': { schema } },
        },
      };
    }
  }
}

function queryParameters({ properties = {} }: { readonly properties?: JsonObject }): readonly JsonObject[] {
  return Object.entries(properties as Readonly<Record<string, JsonObject>>).map(([name, schema]) => ({
    name,
    in: 'query',
    required: false,
    ...(schema['description'] === undefined ? {} : { description: schema['description'] }),
    schema,
  }));
}

function reference(name: string): JsonObject {
  return { $ref: `#/components/schemas/${name}` };
}

/** The same schema with references in the place of named ones. */
function withNames(schema: Json, names: ReadonlyMap<string, string>): Json {
  if (Array.isArray(schema)) return schema.map((one) => withNames(one, names));
  if (!isObject(schema)) return schema;
  const name = names.get(shapeOf(schema));
  if (name !== undefined) return reference(name);
  return Object.fromEntries(Object.entries(schema).map(([key, value]) => [key, withNames(value, names)]));
}

/** By which a schema is recognized: all of it but its description. */
function shapeOf(schema: JsonObject): string {
  const { description: _, ...shape } = schema;
  return JSON.stringify(shape);
}

function isObject(value: Json): value is JsonObject {
  return typeof value === 'object' && value !== null;
}

function jsonOf(schema: z.ZodMiniType): JsonObject {
  const { $schema: _, ...json } = z.toJSONSchema(schema);
  return json;
}
