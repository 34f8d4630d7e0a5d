/** Names in the texts that mean something elsewhere; the sentences themselves are tested with the catalogue. */

import { readdirSync, readFileSync } from 'node:fs';
import { isPersonName, RESERVED_NAMES } from '@lexiko/protocol';
import { describe, expect, it } from 'vitest';
import { namesForOthers } from '../../src/finished-game/names-for-others.ts';
import { localeOf } from '../../src/texts/current.ts';
import { YOUR_NAME } from '@lexiko/texts';
import { PAGE_LANGUAGES, type PageLanguage } from '@lexiko/texts';
import { page as ENGLISH, type PageTexts } from '@lexiko/texts/en/page';
import { LANGUAGE_SOURCES } from '@lexiko/texts/sources';

async function pageIn(language: PageLanguage): Promise<PageTexts> {
  return language === 'en' ? ENGLISH : (await LANGUAGE_SOURCES[language]()).page;
}

describe('the texts', () => {
  it.each(PAGE_LANGUAGES)('know what the reader is called (%s)', async (language) => {
    expect(YOUR_NAME[language]).toBe((await pageIn(language)).setup.you);
  });

  it('call nobody “you” who reads of a game elsewhere', () => {
    const seats = [
      { kind: 'person', name: 'Du' },
      { kind: 'computer', name: 'Easy', level: 'easy' },
    ] as const;
    expect(namesForOthers(seats, ENGLISH.setup.player)).toEqual(['Player 1', 'Easy']);
  });

  it.each(PAGE_LANGUAGES)('call no computer by a name that a person may take (%s)', async (language) => {
    for (const { name } of Object.values((await pageIn(language)).levels)) {
      expect(RESERVED_NAMES, name).toContain(name);
      expect(isPersonName(name), name).toBe(false);
    }
  });
});

it('leave the colon between two texts to the language: French has a space before it', () => {
  const source = new URL('../../src/', import.meta.url);
  const found = readdirSync(source, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.tsx'))
    .flatMap((path) =>
      Array.from(
        readFileSync(new URL(path, source), 'utf8').matchAll(/\}: (?:\$?\{\w|<)/gu),
        ({ index }) => `${path} ${index}`,
      ),
    );
  expect(found).toEqual([]);
});

describe('dates and numbers', () => {
  it('are written as the reader writes the language of the page', () => {
    expect(localeOf('en', ['de-AT', 'en-GB', 'en'])).toBe('en-GB');
    expect(localeOf('de', ['en-GB', 'de-CH'])).toBe('de-CH');
    expect(localeOf('de', ['en-GB'])).toBe('de');
    expect(localeOf('en', ['en-US@posix', 'en-GB'])).toBe('en-GB');
    expect(localeOf('en', ['en-US@posix'])).toBe('en');
    const date = new Intl.DateTimeFormat(localeOf('en', ['en-GB']), { dateStyle: 'short', timeZone: 'UTC' });
    expect(date.format(new Date(Date.UTC(2026, 10, 3)))).toBe('03/11/2026');
  });
});
