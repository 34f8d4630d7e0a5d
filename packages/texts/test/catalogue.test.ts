/** Every message in every language: rendered with none, one, two and many, for “you” and for a name, and held against known faults. */

import { readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { areaModule } from './area-module.ts';
import type { Area } from './area.ts';
import { CATALOGUE } from './catalogue.ts';
import { FAULTS } from './faults.ts';
import { OLD_PHRASES } from './old-phrases.ts';
import { only, rendered, type Samples } from './rendered.ts';
import { TERMINAL_CATALOGUE } from './terminal-catalogue.ts';
import { PAGE_LANGUAGES, TERMINAL_LANGUAGES, type PageLanguage, type Person } from '../src/index.ts';
import { subject } from '../src/en/grammar.ts';

/** Files whose texts are read with other areas, or that hold none. */
const NO_AREAS = new Set([
  'areas',
  'grammar',
  'page',
  'terminal',
  'rulebook/crosswords',
  'rulebook/editions',
  'rulebook/search-words',
  'terminal/help/rows',
]);

function areasIn(folder: string): readonly string[] {
  return readdirSync(new URL(`../src/${folder}/`, import.meta.url), { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ts'))
    .map((path) => path.replace(/\.ts$/u, '').replaceAll('\\', '/'))
    .filter((area) => !NO_AREAS.has(area))
    .toSorted();
}

const TERMINAL: readonly PageLanguage[] = TERMINAL_LANGUAGES;

test.each(PAGE_LANGUAGES)('every area is in the catalogue (%s)', (language) => {
  const expected = { ...CATALOGUE, ...(TERMINAL.includes(language) ? TERMINAL_CATALOGUE : {}) };
  expect(areasIn(language)).toEqual(Object.keys(expected).toSorted());
});

async function textsOf(language: PageLanguage, name: string, { exported, read }: Area): Promise<unknown> {
  const all = await areaModule(language, name);
  const texts = exported === undefined ? all : all[exported];
  return read === undefined ? texts : read(texts);
}

async function faultsOf(language: PageLanguage, name: string, area: Area): Promise<readonly string[]> {
  const found: string[] = [];
  const [english, texts] = await Promise.all([textsOf('en', name, area), textsOf(language, name, area)]);
  for (const { path, text } of rendered(english, texts, area.samples ?? {})) {
    if (text.trim() === '') found.push(`${path}: empty`);
    for (const { name: fault, pattern, inMessages } of FAULTS[language])
      if (pattern.test(text) && (!inMessages || path.includes('(')))
        found.push(`${path}: ${fault} in “${text}”`);
    for (const [old, instead] of OLD_PHRASES)
      if (old.test(text)) found.push(`${path}: “${text}” is now “${instead}”`);
  }
  return found;
}

describe.each(Object.entries(CATALOGUE))('the texts of %s', (name, area) => {
  test.each(PAGE_LANGUAGES)('have no known fault (%s)', async (language) => {
    expect(await faultsOf(language, name, area)).toEqual([]);
  });
});

describe.each(Object.entries(TERMINAL_CATALOGUE))('the texts of %s', (name, area) => {
  test.each(TERMINAL_LANGUAGES)('have no known fault (%s)', async (language) => {
    expect(await faultsOf(language, name, area)).toEqual([]);
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

  test.each(
    PAGE_LANGUAGES.flatMap((language) =>
      FAULTS[language].map(({ name, pattern, example }) => ({ language, name, pattern, example })),
    ),
  )('for $name ($language), which “$example” has', ({ pattern, example }) => {
    expect(pattern.test(example)).toBe(true);
  });

  test('with none, one and two wherever a number goes, unless they cannot occur', () => {
    const faultless = { left: (cards: number) => `${cards} left` };
    const left = (samples: Samples): readonly string[] =>
      [...rendered(faultless, faultless, samples)].map(({ text }) => text);
    expect(left({ cards: [7] })).toEqual(['0 left', '1 left', '2 left', '7 left']);
    expect(left({ cards: only(7) })).toEqual(['7 left']);
  });

  test('and a parameter that nobody knows is not passed over', () => {
    const unknown = { odd: (whatever: string) => whatever };
    expect(() => [...rendered(unknown, unknown, {})]).toThrow('whatever');
  });
});
