/** Generates the list of routes in `docs/api.md` from the table of the API. */

import * as z from 'zod/mini';
import { API_REFUSALS, API_ROUTES, type ApiRoute } from '../src/api/index.ts';

/** Between these lines the document is generated; the rest of it is written by hand. */
export const BEGIN =
  '<!-- Routes: written from packages/protocol/src/api by `LEXIKO_WRITE_DOCS=1 npx vitest run packages/protocol`. -->';
export const END = '<!-- End of the routes. -->';

export function routesText(): string {
  return [
    ...(Object.values(API_ROUTES) as ApiRoute[]).flatMap(routeText),
    '### Refusals of the API',
    '',
    '| code | status | meaning |',
    '| --- | --- | --- |',
    ...Object.entries(API_REFUSALS).map(
      ([code, { status, meaning }]) => `| \`${code}\` | ${status} | ${meaning} |`,
    ),
    '',
  ].join('\n');
}

function routeText({ method, path, scope, query, body, answer, about }: ApiRoute): readonly string[] {
  return [
    `### ${method} ${path}`,
    '',
    `${about} ${scope === null ? 'Needs no token.' : `Scope \`${scope}\`.`}`,
    '',
    ...fieldsText('query', query),
    ...fieldsText('body', body),
    `Answers ${answerText(answer)}.`,
    '',
  ];
}

function answerText(answer: ApiRoute['answer']): string {
  switch (answer.kind) {
    case 'json':
      return answer.status === 201 ? '201 and JSON' : 'JSON';
    case 'text':
      return 'a text';
    case 'lines':
      return 'lines of JSON';
  }
}

interface Field {
  readonly description?: string;
}

function fieldsText(where: string, schema: z.ZodMiniType | null): readonly string[] {
  if (schema === null) return [];
  const json = z.toJSONSchema(schema) as {
    readonly properties?: Readonly<Record<string, Field>>;
    readonly required?: readonly string[];
  };
  const fields = Object.entries(json.properties ?? {});
  if (fields.length === 0) return [];
  return [
    `| ${where} | |`,
    '| --- | --- |',
    ...fields.map(
      ([name, { description = '' }]) =>
        `| \`${name}\`${json.required?.includes(name) === true ? '' : ' (optional)'} | ${description} |`,
    ),
    '',
  ];
}
