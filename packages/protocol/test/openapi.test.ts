/** The OpenAPI document says what the table of routes says, and every reference in it leads somewhere. */

import { expect, test } from 'vitest';
import { API_ROUTES, openApiDocument } from '../src/api/index.ts';

interface Document {
  readonly openapi: string;
  readonly paths: Readonly<Record<string, Readonly<Record<string, { readonly operationId: string }>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, unknown>> };
}

const DOCUMENT = openApiDocument() as unknown as Document;

test('has every route of the API, once', () => {
  const named = Object.values(DOCUMENT.paths).flatMap((methods) =>
    Object.values(methods).map(({ operationId }) => operationId),
  );
  expect(named.sort()).toEqual(Object.keys(API_ROUTES).sort());
  for (const [name, { path, method }] of Object.entries(API_ROUTES))
    expect(DOCUMENT.paths[path]?.[method.toLowerCase()]?.operationId).toBe(name);
});

test('refers only to schemas that it has, and uses them', () => {
  const text = JSON.stringify(DOCUMENT);
  const referred = [...text.matchAll(/"#\/components\/schemas\/(\w+)"/gu)].map(([, name]) => name);
  const known = Object.keys(DOCUMENT.components.schemas);
  expect(referred.filter((name) => !known.includes(name ?? ''))).toEqual([]);
  expect(known.filter((name) => !referred.includes(name))).toEqual([]);
  expect(DOCUMENT.openapi).toBe('3.1.0');
});
