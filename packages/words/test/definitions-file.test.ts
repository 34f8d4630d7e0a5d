/** The definitions file as bytes: what is written is read back, and nothing else is taken for such a file. */

import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { FORMS, PARTS_OF_SPEECH, SOURCES } from '../src/definitions/definition.ts';
import { CHECKSUM_AT, checksumOf, WORDS_PER_BLOCK } from '../src/definitions/file-format.ts';
import { type DefinitionsFile, readDefinitions } from '../src/definitions/reader.ts';
import type { DefinitionRecord } from '../src/definitions/record.ts';
import { writeDefinitions } from '../src/definitions/writer.ts';

const words = fc.stringMatching(/^[a-z]{1,12}$/);
const texts = fc.stringMatching(/^[ -~¡-ÿ]{1,40}$/);

const records: fc.Arbitrary<DefinitionRecord[]> = fc
  .uniqueArray(
    fc.record({
      word: words,
      schoolTier: fc.constantFrom(0, 1, 2),
      groups: fc.array(
        fc.record({
          partOfSpeech: fc.constantFrom(...PARTS_OF_SPEECH),
          source: fc.constantFrom(...SOURCES),
          sameAs: fc.option(words),
          senses: fc.array(fc.record({ text: texts, isFitForSchool: fc.boolean() }), { maxLength: 4 }),
        }),
        { maxLength: 3 },
      ),
      forms: fc.array(fc.record({ lemma: words, form: fc.constantFrom(...FORMS) }), { maxLength: 3 }),
    }),
    { selector: ({ word }) => word, maxLength: 100 },
  )
  .map((list) => list.sort((a, b) => (a.word < b.word ? -1 : 1)));

function opened(bytes: Uint8Array): DefinitionsFile {
  const file = readDefinitions(bytes);
  if (!file.ok) throw new Error(file.error.code);
  return file.value;
}

/** As if the writer had meant it: only the checksum is put right. */
function withChecksum(bytes: Uint8Array): Uint8Array {
  new DataView(bytes.buffer).setUint32(CHECKSUM_AT, checksumOf(bytes), true);
  return bytes;
}

const sample: DefinitionRecord[] = Array.from({ length: 3 * WORDS_PER_BLOCK + 5 }, (_, index) => ({
  word: `w${String(index).padStart(3, '0')}`,
  schoolTier: 0,
  groups: [
    {
      partOfSpeech: 'noun',
      source: 'lexiko',
      sameAs: null,
      senses: [{ text: `number ${index % 7}`, isFitForSchool: true }],
    },
  ],
  forms: [],
}));

describe('a definitions file', () => {
  test('gives back every record that was written', () => {
    fc.assert(
      fc.property(records, fc.stringMatching(/^[0-9a-f]{0,20}$/), (written, key) => {
        const file = opened(writeDefinitions(written, key));
        expect(file.sourceKey).toBe(key);
        expect(file.wordCount).toBe(written.length);
        expect([...file.words()]).toEqual(written.map(({ word }) => word));
        for (const record of written) expect(file.recordOf(record.word)).toEqual(record);
      }),
    );
  });

  test('says nothing of words that were not written', () => {
    fc.assert(
      fc.property(records, words, (written, word) => {
        const isWritten = written.some((record) => record.word === word);
        expect(opened(writeDefinitions(written, 'k')).recordOf(word) === null).toBe(!isWritten);
      }),
    );
  });

  test('is the same bytes for the same records', () => {
    expect(writeDefinitions(sample, 'k')).toEqual(writeDefinitions(structuredClone(sample), 'k'));
  });

  test('holds a text once however many words share it', () => {
    const bytes = writeDefinitions(sample, 'k');
    const text = String.fromCharCode(...bytes);
    for (let number = 0; number < 7; number++) expect(text.split(`number ${number}\n`)).toHaveLength(2);
  });

  test('can be read from the middle of a larger buffer', () => {
    const bytes = writeDefinitions(sample, 'k');
    const larger = new Uint8Array(bytes.length + 20);
    larger.set(bytes, 7);
    const file = opened(larger.subarray(7, 7 + bytes.length));
    expect(file.recordOf('w064')?.groups[0]?.senses[0]?.text).toBe('number 1');
  });

  test('cannot be written from words out of order, or texts it could not hold', () => {
    expect(() => writeDefinitions(sample.toReversed(), 'k')).toThrow('out of order');
    const withText = (text: string): DefinitionRecord[] => [
      {
        word: 'a',
        schoolTier: 0,
        groups: [
          { partOfSpeech: 'noun', source: 'lexiko', sameAs: null, senses: [{ text, isFitForSchool: true }] },
        ],
        forms: [],
      },
    ];
    expect(() => writeDefinitions(withText('λόγος'), 'k')).toThrow('Latin-1');
    expect(() => writeDefinitions(withText('two\nlines'), 'k')).toThrow('more than one line');
  });
});

describe('bytes that are no definitions file', () => {
  test('are refused if they do not begin like one', () => {
    for (const bytes of [new Uint8Array(0), new Uint8Array(100), new Uint8Array([0x1f, 0x8b, 8, 0])]) {
      expect(readDefinitions(bytes)).toEqual({ ok: false, error: { code: 'not-definitions' } });
    }
  });

  test('are refused by their version if it is another', () => {
    const bytes = writeDefinitions(sample, 'k');
    bytes[4] = 9;
    expect(readDefinitions(bytes)).toEqual({ ok: false, error: { code: 'unknown-version', version: 9 } });
  });

  test('are refused as damaged wherever a byte has changed or the end is missing', () => {
    const bytes = writeDefinitions(sample, 'k');
    fc.assert(
      fc.property(
        fc.integer({ min: CHECKSUM_AT, max: bytes.length - 1 }),
        fc.integer({ min: 1, max: 255 }),
        (at, change) => {
          const changed = bytes.slice();
          changed[at] = (changed[at] ?? 0) ^ change;
          expect(readDefinitions(changed)).toEqual({ ok: false, error: { code: 'damaged' } });
          const cut = readDefinitions(bytes.subarray(0, Math.max(24, at)));
          expect(cut).toEqual({ ok: false, error: { code: 'damaged' } });
        },
      ),
    );
  });

  test('are refused whatever random bytes they are', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 400 }), fc.boolean(), (bytes, withHead) => {
        const input = bytes.slice();
        if (withHead) input.set(writeDefinitions([], '').subarray(0, Math.min(8, input.length)));
        expect(readDefinitions(input).ok).toBe(false);
      }),
    );
  });

  test('end in a clear error or an answer, never in a hang, even if their checksum is right', () => {
    const bytes = writeDefinitions(sample, 'k');
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.integer({ min: 12, max: bytes.length - 1 }), fc.integer({ min: 0, max: 255 })), {
          minLength: 1,
          maxLength: 12,
        }),
        (changes) => {
          const changed = bytes.slice();
          for (const [at, value] of changes) changed[at] = value;
          const file = readDefinitions(withChecksum(changed));
          if (!file.ok) return;
          for (const { word } of sample) answerOrError(() => file.value.recordOf(word));
        },
      ),
      { numRuns: 300 },
    );
  });
});

function answerOrError(ask: () => unknown): void {
  try {
    ask();
  } catch (error) {
    expect(error).toBeInstanceOf(RangeError);
    expect(String(error)).toContain('the definitions file');
  }
}
