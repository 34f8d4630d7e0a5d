/** Every message in every language: rendered with none, one, two and many, for “you” and for a name, and held against known faults. */

import { readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { CATALOGUE } from './catalogue.ts';
import { FAULTS } from './faults.ts';
import { OLD_PHRASES } from './old-phrases.ts';
import { rendered } from './rendered.ts';
import type { Person } from '../src/index.ts';
import { subject } from '../src/en/grammar.ts';

const LANGUAGES = ['en', 'de'] as const;

/** Files that hold no texts of their own. */
const NO_AREAS = new Set(['grammar', 'page', 'terminal', 'rulebook/crosswords', 'rulebook/editions']);

function areasIn(folder: string): readonly string[] {
  return readdirSync(new URL(`../src/${folder}/`, import.meta.url), { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ts'))
    .map((path) => path.replace(/\.ts$/u, '').replaceAll('\\', '/'))
    .filter((area) => !NO_AREAS.has(area))
    .toSorted();
}

test('every area is in the catalogue, in every language', () => {
  for (const language of LANGUAGES)
    expect(areasIn(language), language).toEqual(Object.keys(CATALOGUE).toSorted());
});

describe.each(Object.entries(CATALOGUE))('the texts of %s', (_, area) => {
  test.each(LANGUAGES)('have no known fault (%s)', (language) => {
    const found: string[] = [];
    for (const { path, text } of rendered(area.en, area[language], area.samples ?? {})) {
      if (text.trim() === '') found.push(`${path}: empty`);
      for (const { name, pattern, inMessages } of FAULTS[language])
        if (pattern.test(text) && (!inMessages || path.includes('(')))
          found.push(`${path}: ${name} in “${text}”`);
      for (const [old, instead] of OLD_PHRASES)
        if (old.test(text)) found.push(`${path}: “${text}” is now “${instead}”`);
    }
    expect(found).toEqual([]);
  });
});

describe('the catalogue is searched', () => {
  const faulty = {
    wins: (person: Person) => `${subject(person)} wins.`,
    left: (count: number) => `${count} tiles left.`,
    nested: {
      cost: ({ count, name }: { readonly count: number; readonly name: string }) =>
        `${name}: ${count} points.`,
    },
  };
  const texts = [...rendered(faulty, faulty, {})].map(({ text }) => text);

  test('with “you” and a name, with one and many, also inside objects', () => {
    expect(texts).toEqual(
      expect.arrayContaining(['You wins.', 'Ann wins.', '1 tiles left.', 'Ann: 1 points.']),
    );
  });

  test('and faults are found', () => {
    const found = texts.filter((text) => FAULTS.en.some(({ pattern }) => pattern.test(text)));
    expect(found).toEqual(['You wins.', '1 tiles left.', 'Ann: 1 points.']);
  });

  test('and a parameter that nobody knows is not passed over', () => {
    const unknown = { odd: (whatever: string) => whatever };
    expect(() => [...rendered(unknown, unknown, {})]).toThrow('whatever');
  });
});
