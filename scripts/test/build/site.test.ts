/** The documentation as a site: every document has its page, and every link of a page leads somewhere. */

import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, posix } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { declarationAt, packageReference } from '../../build/package-reference.mjs';
import { buildSite } from '../../build/site.mjs';
import { ROOT } from '../../workspace.mjs';

const folder = mkdtempSync(join(tmpdir(), 'lexiko-site-'));
let pages: readonly string[] = [];
const html = (path: string): string => readFileSync(join(folder, path), 'utf8');

beforeAll(async () => {
  pages = await buildSite(folder);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('Every link of every page leads to a page, an anchor or another site', () => {
  const broken: string[] = [];
  let count = 0;
  for (const page of pages)
    for (const [, href = ''] of html(page).matchAll(/<(?:a|link|img|script)[^>]* (?:href|src)="([^"]*)"/gu)) {
      if (/^[a-z]+:/u.test(href)) continue;
      count++;
      const [path = '', anchor] = href.split('#');
      const target = path === '' ? page : posix.join(posix.dirname(page), path);
      const isThere = existsSync(join(folder, target));
      if (!isThere || (anchor !== undefined && !html(target).includes(`id="${anchor}"`)))
        broken.push(`${page}: ${href}`);
    }
  expect(count).toBeGreaterThan(1000);
  expect(broken).toEqual([]);
});

test('Every document has its page', () => {
  const documents = readdirSync(join(ROOT, 'docs'), { recursive: true, encoding: 'utf8' })
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => name.endsWith('.md'));
  const missing = documents.filter((name) => !pages.includes(name.toLowerCase().replace(/md$/u, 'html')));
  expect(missing).toEqual([]);
});

test('Each page has one title, a language and a place in the list, and runs no script of its own', () => {
  for (const page of pages) {
    const text = html(page);
    expect(text.match(/<h1[ >]/gu), page).toHaveLength(1);
    expect(text, page).toContain('<html lang="en">');
    expect(text.match(/aria-current="page"/gu), page).toHaveLength(1);
    expect(text.match(/<script/gu), page).toHaveLength(1);
  }
});

test('The search knows what each page says, and its headings by their anchors', () => {
  const index = JSON.parse(html('search.json')) as readonly {
    readonly path: string;
    readonly text: string;
    readonly headings: readonly { readonly anchor: string }[];
  }[];
  expect(index.map(({ path }) => path)).toEqual(pages);
  const api = index.find(({ path }) => path === 'api.html');
  expect(api?.text).toContain('idempotency-key');
  for (const { anchor } of api?.headings ?? []) expect(html('api.html')).toContain(`id="${anchor}"`);
});

test('The reference leaves out what only Lexiko itself may rely on', () => {
  const reference = packageReference('engine');
  expect(reference).toContain('## `@lexiko/engine/positions`');
  expect(reference).not.toContain('internals');
  expect(reference).not.toContain('fitLeaves');
});

test('The reference of a package has its exports with their declarations and comments, and no bodies', () => {
  const rules = packageReference('rules');
  expect(rules).toContain('### decide');
  expect(rules).toMatch(/### configure\n[^#]*```ts\nfunction configure\(/u);
  expect(rules).toContain('## `@lexiko/rules/notation`');
  expect(rules).not.toMatch(/^ {2}return /mu);
  const shown = declarationAt(
    'export class Cat {\n  readonly #age = 1;\n  /** Its name. */\n  readonly name: string;\n\n  /** Says so. */\n  meow(times: number): string {\n    return this.name;\n  }\n\n  #hide(): void {}\n}\n',
  );
  expect(shown).toBe(
    'class Cat {\n  /** Its name. */\n  readonly name: string;\n  /** Says so. */\n  meow(times: number): string;\n}',
  );
});
