/** Dictionaries of a server: a game keeps the list with which it began, and a new game gets the list as it is now. */

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { languageOf } from '@lexiko/languages';
import { configure, type Ruleset } from '@lexiko/rules';
import { ENGLISH } from '@lexiko/words';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ServerDictionaries } from '../../src/serve/dictionaries.ts';
import { ListBuilder } from '../../src/serve/list-builder.ts';
import { ServedLists } from '../../src/serve/word-lists.ts';
import { importLexicon } from '../../src/lexica/import-lexicon.ts';

let folder: string;
let env: Record<string, string>;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'lexiko-dictionaries-'));
  env = { LEXIKO_DATA: folder };
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

function importWords(words: string): string {
  const path = join(folder, 'words.txt');
  writeFileSync(path, words.replaceAll(' ', '\n'));
  const imported = importLexicon(
    {
      path,
      id: 'mine',
      name: 'Mine',
      version: '1',
      alphabet: ENGLISH,
      alphabetData: languageOf('english'),
      format: 'text',
      encoding: null,
      capitals: 'ignore',
      strictness: 'lenient',
      reported: 0,
      importedAt: new Date(0),
    },
    env,
  );
  if (!imported.ok) throw new Error(imported.error.code);
  return imported.value.record.checksum;
}

function rulesetWith(options: Readonly<Record<string, unknown>>): Ruleset {
  const ruleset = configure({ preset: 'deluxe', options });
  if (!ruleset.ok) throw new Error(ruleset.error.code);
  return ruleset.value;
}

/** As a process that was just started. */
function dictionaries(): ServerDictionaries {
  return new ServerDictionaries(env, new ListBuilder(env));
}

describe('a list that is imported again with other words', () => {
  const ruleset = rulesetWith({ 'dictionary.id': 'mine' });

  test('is that of new games, while a game that has begun keeps its own', async () => {
    importWords('CAT DOG TO');
    const begun = dictionaries().find(ruleset, null);
    expect(begun?.words.fault('DOG')).toBeNull();
    const checksum = importWords('CAT COW TO');
    const after = dictionaries();
    const fresh = after.find(ruleset, null);
    expect(fresh?.identity?.checksum).toBe(checksum);
    expect([fresh?.words.fault('DOG'), fresh?.words.fault('COW')]).toEqual(['unknown', null]);
    const kept = after.find(ruleset, begun?.identity ?? null);
    expect(kept?.identity).toEqual(begun?.identity);
    expect([kept?.words.fault('DOG'), kept?.words.fault('COW')]).toEqual([null, 'unknown']);
    // Pages of players of the old game can still fetch it.
    const lists = new ServedLists(env, new ListBuilder(env));
    const old = begun?.identity?.checksum ?? '';
    expect(await lists.find('mine', old, 'graph.kwg')).toMatchObject({ isPacked: true });
    expect(await lists.find('mine', checksum, 'columns.bin')).toMatchObject({ isPacked: true });
    expect(await lists.find('mine', checksum, 'graph.high')).toBeNull();
  });

  test('cannot be had in a version that nobody kept', () => {
    const lost = { id: 'mine', name: 'Mine', version: '1', checksum: 'ab'.repeat(32) };
    expect(dictionaries().find(ruleset, lost)).toBeNull();
  });
});

test('Every lexicon of Lexiko is offered with its language before it is built, and so are imported lists', () => {
  importWords('CAT DOG TO');
  const offered = new ServedLists(env, new ListBuilder(env)).offered();
  expect(offered.map(({ id, language }) => `${id} ${language}`)).toEqual([
    'english english',
    'english-2 english',
    'german german',
    'french french',
    'spanish spanish',
    'dutch dutch',
    'polish polish',
    'mine english',
  ]);
  expect(dictionaries().about('german')).toEqual({ language: 'german' });
  expect(dictionaries().about('klingon')).toBeNull();
  expect(dictionaries().about('table')).toEqual({ language: null });
});
