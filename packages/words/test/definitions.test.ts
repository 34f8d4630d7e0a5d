/** The definitions that ship: built from the real dictionaries, held against what was promised. */

import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { coverage } from '../src/definitions/coverage.ts';
import type { Definition } from '../src/definitions/definition.ts';
import { type Definitions, openDefinitions } from '../src/definitions/definitions.ts';
import {
  RULEBOOK_Q_PLAIN,
  RULEBOOK_Q_TAKING_S,
  RULEBOOK_TWO_LETTER_WORDS,
} from '../src/lexicon/rulebook-words.ts';
import { WORD_LABELS } from '../src/lexicon/word-columns.ts';
import { english } from './english-files.ts';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const SCRIPT = join(ROOT, 'scripts/build/definitions.mjs');
const FILE = join(ROOT, 'packages/words/dist/definitions.gz');

/** Seconds on an idle machine; a busy one gets its time. */
const BUILD_LIMIT_MS = 120_000;

let folder: string;
let definitions: Definitions;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'lexiko-definitions-'));
  execFileSync(process.execPath, [SCRIPT], { stdio: 'ignore' });
  const opened = openDefinitions(gunzipSync(readFileSync(FILE)));
  if (!opened.ok) throw new Error(opened.error.code);
  definitions = opened.value;
}, BUILD_LIMIT_MS);

afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Entries without their texts, which are not ours to repeat: `AXE pl noun`. */
function outline(definition: Definition): string[] {
  if (definition.kind !== 'defined') return [definition.kind];
  return definition.entries.map(
    ({ lemma, relation, partOfSpeech }) => `${lemma} ${relation} ${partOfSpeech}`,
  );
}

describe('the definitions of Lexiko English', () => {
  test('reach 73 % of all words and 97 % of the common ones', () => {
    const { all, common } = coverage(definitions, english());
    expect(all.words).toBe(172_827);
    expect(common.words).toBe(63_748);
    expect(all.defined).toBe(definitions.wordCount);
    expect(all.defined / all.words).toBeGreaterThan(0.77);
    expect(common.defined / common.words).toBeGreaterThan(0.98);
  });

  test('count as covered exactly the words that can be defined', () => {
    const { columns } = english();
    const counted = new Map<number, number>();
    const undefinedWords: string[] = [];
    for (const word of definitions.words()) {
      if (definitions.define(word).kind !== 'defined') undefinedWords.push(word);
      const level = columns.levels[english().rankOf(word)] ?? -1;
      counted.set(level, (counted.get(level) ?? 0) + 1);
    }
    expect(undefinedWords).toEqual([]);
    expect(coverage(definitions, english()).levels.map(({ level, defined }) => [level, defined])).toEqual(
      [...counted].sort(([a], [b]) => a - b),
    );
  });

  test('lead a form to the sense of its lemma that has the form', () => {
    expect(outline(definitions.define('ASPHALTED'))).toEqual(['ASPHALT past verb']);
    expect(outline(definitions.define('ASPHALTS'))).toEqual(['ASPHALT pl noun', 'ASPHALT 3sg verb']);
    expect(outline(definitions.define('AXES'))).toEqual([
      'AXE pl noun',
      'AXE 3sg verb',
      'AXIS pl noun',
      'AX pl noun',
    ]);
    // Ours in plain words, then a dictionary's.
    expect(outline(definitions.define('MICE'))).toEqual(['MOUSE pl noun', 'MOUSE pl noun']);
    expect(outline(definitions.define('SAW'))).toEqual([
      'SAW itself noun',
      'SAW itself noun',
      'SEE past verb',
      'SEE past verb',
    ]);
  });

  test('follow references', () => {
    const definition = definitions.define('LOTOS');
    expect(definition.kind === 'defined' && definition.entries.map(({ sameAs }) => sameAs)).toEqual([
      'LOTUS',
    ]);
  });

  test('say plainly that there is none', () => {
    expect(definitions.define('ZZZZZ')).toEqual({ kind: 'none', word: 'ZZZZZ' });
  });

  test('are ours for all words of two letters and all words with a Q and no U', () => {
    const qWords = [...RULEBOOK_Q_PLAIN, ...RULEBOOK_Q_TAKING_S];
    expect(RULEBOOK_TWO_LETTER_WORDS).toHaveLength(100);
    for (const word of [...RULEBOOK_TWO_LETTER_WORDS, ...qWords]) {
      const definition = definitions.define(word);
      const sources = definition.kind === 'defined' ? definition.entries.map(({ source }) => source) : [];
      expect(new Set(sources), word).toEqual(new Set(['lexiko']));
    }
  });

  test('are short, plain and of one line', () => {
    const markup = /^[\s,;:.]|[\s,;:]$|[{}_*\t\n]|\[\w|<[a-z/]| {2}|&\w+;|\bDefn\b|\bEtym\b/;
    const offenders: string[] = [];
    for (const word of definitions.words()) {
      const definition = definitions.define(word);
      for (const { relation, senses } of definition.kind === 'defined' ? definition.entries : []) {
        if (relation !== 'itself') continue;
        if (senses.length > 3) offenders.push(`${word}: ${senses.length} senses`);
        const bad = senses.filter((sense) => sense.length > 124 || markup.test(sense) || !/\w/.test(sense));
        offenders.push(...bad.map((sense) => `${word}: ${sense}`));
      }
    }
    expect(offenders).toEqual([]);
  });

  test('of words on the school lists are kept back, with all their forms', () => {
    const { labels } = english().columns;
    const shown: string[] = [];
    let kept = 0;
    for (const word of definitions.words()) {
      const tier =
        (labels[english().rankOf(word)] ?? 0) & (WORD_LABELS.schoolTier1 | WORD_LABELS.schoolTier2);
      if (tier === 0) continue;
      kept++;
      const lowest = tier === WORD_LABELS.schoolTier1 ? 1 : 2;
      if (definitions.define(word, lowest).kind !== 'hidden') shown.push(word);
    }
    expect(shown).toEqual([]);
    expect(kept).toBeGreaterThan(600);
  });

  test('take about two megabytes', () => {
    expect(statSync(FILE).size).toBeLessThan(2_200_000);
  });

  test(
    'are the same bytes whenever they are made',
    () => {
      const again = join(folder, 'again.gz');
      execFileSync(process.execPath, [SCRIPT, '--to', again], { stdio: 'ignore' });
      expect(readFileSync(again).equals(readFileSync(FILE))).toBe(true);
    },
    BUILD_LIMIT_MS,
  );

  test('are made again only when their sources change', () => {
    const { mtimeMs } = statSync(FILE);
    execFileSync(process.execPath, [SCRIPT], { stdio: 'ignore' });
    expect(statSync(FILE).mtimeMs).toBe(mtimeMs);
  });

  test('come from exactly the files that the notice names', () => {
    const notice = readFileSync(join(ROOT, 'packages/words/data/DEFINITIONS-NOTICE.md'), 'utf8');
    const named = [...notice.matchAll(/^\| `(\S+)` \| `([0-9a-f]{64})` \|$/gm)];
    expect(named).toHaveLength(10);
    for (const [, file = '', hash] of named) {
      const content = readFileSync(join(ROOT, 'node_modules', file));
      expect(createHash('sha256').update(content).digest('hex'), file).toBe(hash);
    }
  });

  test('are not in the repository: texts of others are only built', () => {
    // What is built goes where the repository does not look; a source archive has no repository to ask.
    expect(readFileSync(join(ROOT, '.gitignore'), 'utf8').split('\n')).toContain('dist/');
    const files = readdirSync(join(ROOT, 'packages/words'), { recursive: true, encoding: 'utf8' });
    const packed = files.filter((path) => path.endsWith('.gz'));
    expect(packed.filter((path) => !path.startsWith('dist'))).toEqual([]);
  });
});
