import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { terminal as texts } from '@lexiko/texts/en/terminal';
import { missingDefinitionsText, loadDefinitions, readDefinitionsFile } from '../src/definition-store.ts';

const BUILT = fileURLToPath(new URL('../../words/dist/definitions.gz', import.meta.url));

let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'lexiko-definitions-'));
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

function fileOf(content: Uint8Array): string {
  const path = join(folder, 'definitions.gz');
  writeFileSync(path, content);
  return path;
}

describe('the definitions at hand', () => {
  test('are loaded, built first if need be, and kept', () => {
    const loaded = loadDefinitions();
    if (!loaded.ok) throw new Error(missingDefinitionsText(texts, loaded.error));
    expect(loaded.value.define('ASPHALTED')).toMatchObject({
      kind: 'defined',
      entries: [{ lemma: 'ASPHALT', relation: 'past', partOfSpeech: 'verb' }],
    });
    expect(loadDefinitions()).toBe(loaded);
  });

  test('are refused with one sentence if the file is cut off, changed, or something else', () => {
    loadDefinitions();
    const packed = readFileSync(BUILT);
    const changed = gunzipSync(packed);
    changed[5000] = (changed[5000] ?? 0) ^ 1;
    const cases = [
      [packed.subarray(0, packed.length / 2), 'not-packed'],
      [Buffer.from('not gzip at all'), 'not-packed'],
      [gzipSync(changed), 'damaged'],
      [gzipSync('a letter to a friend, of some length'), 'not-definitions'],
    ] as const;
    for (const [content, code] of cases) {
      const refused = readDefinitionsFile(fileOf(content));
      expect(refused).toEqual({ ok: false, error: { code } });
      if (!refused.ok)
        expect(missingDefinitionsText(texts, refused.error)).toMatch(
          /^The definitions in .* are damaged\. Delete/,
        );
    }
  });
});
