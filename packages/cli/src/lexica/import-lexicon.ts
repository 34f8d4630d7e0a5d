/** Imports a word list: reads the file, works out all that a lexicon has, and installs it. */

import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { constants as limits } from 'node:buffer';
import { gunzipSync } from 'node:zlib';
import { err, ok, type Result } from '@lexiko/rules';
import {
  type Alphabet,
  type AlphabetData,
  buildGraph,
  hasGaddag,
  hasWord,
  type PackedWords,
  readWord,
  writeWord,
} from '@lexiko/words';
import {
  columnsFor,
  type Encoding,
  type ImportedWords,
  type ImportFault,
  importKwg,
  type ImportManner,
  importText,
  type LentKnowledge,
  type PluralOverrides,
  type RejectedLine,
} from '@lexiko/words/import';
import { absentRulebookWords } from '@lexiko/words/questions';
import { openBuiltIn, readDataFile } from './built-in-lexicon.ts';
import type { Environment } from '../words/data-folder.ts';
import { Installation, type InstalledRecord } from './installed-lexica.ts';

export interface ImportOrder {
  readonly path: string;
  readonly id: string;
  readonly name: string;
  readonly version: string;
  readonly alphabet: Alphabet;
  readonly alphabetData: AlphabetData;
  readonly format: 'text' | 'kwg';
  readonly encoding: Encoding | null;
  readonly capitals: 'ignore' | 'names';
  readonly strictness: 'lenient' | 'strict';
  /** How many rejected lines are told one by one. */
  readonly reported: number;
  readonly importedAt: Date;
}

export type FileFault =
  | { readonly code: 'unreadable'; readonly reason: string }
  | { readonly code: 'bad-gzip'; readonly reason: string }
  /** The data folder cannot be written, or the disk is full. */
  | { readonly code: 'unwritable'; readonly reason: string }
  | ImportFault;

export interface ImportReport {
  readonly record: InstalledRecord;
  readonly accepted: number;
  readonly duplicates: number;
  readonly rejectedCount: number;
  readonly rejected: readonly RejectedLine[];
  readonly rejectedBy: ImportedWords['rejectedBy'];
  /** Words of the rulebooks that the list lacks; `null` for other alphabets than the English. */
  readonly absent: readonly string[] | null;
  /** Words whose only reading is a plural; `null` where plurals are not known. */
  readonly plurals: number | null;
  readonly graphBytes: number;
  /** Whether a move generator can use the graph. */
  readonly hasGaddag: boolean;
  readonly buildMs: number;
}

/** Reads, builds and installs; a fault leaves everything as it was. */
export function importLexicon(order: ImportOrder, env: Environment): Result<ImportReport, FileFault> {
  const file = readList(order.path);
  if (!file.ok) return file;
  const installation = new Installation(env);
  try {
    installation.begin();
    const imported = readWords(file.value, order, installation);
    return imported.ok ? ok(finish(imported.value, order, installation, env)) : imported;
  } catch (error) {
    return err({ code: 'unwritable', reason: messageOf(error) });
  } finally {
    installation.abandon();
  }
}

/** The bytes of the file, unpacked if they are packed. */
function readList(path: string): Result<Uint8Array, FileFault> {
  let bytes: Uint8Array;
  try {
    bytes = readFileSync(path);
  } catch (error) {
    return err({ code: 'unreadable', reason: messageOf(error) });
  }
  if (bytes[0] !== 0x1f || bytes[1] !== 0x8b) return ok(bytes);
  try {
    return ok(gunzipSync(bytes, { maxOutputLength: Math.min(MOST_BYTES, limits.MAX_LENGTH) }));
  } catch (error) {
    return err({ code: 'bad-gzip', reason: messageOf(error) });
  }
}

/** Three million words with definitions are a tenth of this; a file that unpacks to more is meant to do harm. */
const MOST_BYTES = 1 << 30;

/** What the system says of a file; anything else is a bug and thrown on. */
function messageOf(error: unknown): string {
  if (!(error instanceof Error && 'code' in error)) throw error;
  return error.message;
}

function readWords(
  bytes: Uint8Array,
  { alphabet, format, encoding, capitals, strictness, reported }: ImportOrder,
  installation: Installation,
): Result<ImportedWords, ImportFault> {
  const manner: ImportManner = {
    alphabet,
    capitals,
    strictness,
    reported,
    ...(encoding === null ? {} : { encoding }),
    onDefinition: (word, text) => installation.addDefinition(word, text),
  };
  return format === 'kwg' ? importKwg(bytes, manner) : importText(bytes, manner);
}

function finish(
  imported: ImportedWords,
  order: ImportOrder,
  installation: Installation,
  env: Environment,
): ImportReport {
  const { alphabet } = order;
  const { words } = imported;
  const start = performance.now();
  const graph = buildGraph(words);
  const buildMs = performance.now() - start;
  const isEnglish = alphabet.letters.join('') === 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
  const columns = columnsFor({ words, graph, alphabet }, isEnglish ? englishKnowledge(env) : NO_KNOWLEDGE);
  const record: InstalledRecord = {
    record: 1,
    id: order.id,
    name: order.name,
    version: order.version,
    checksum: checksumOf(words, alphabet),
    words: words.count,
    alphabet: order.alphabetData,
    source: basename(order.path),
    format: imported.format,
    encoding: imported.encoding,
    definitions: imported.definitions,
    importedAt: order.importedAt.toISOString(),
  };
  installation.install(record, graph, columns.columns);
  return {
    record,
    accepted: imported.accepted,
    duplicates: imported.accepted - words.count,
    rejectedCount: imported.rejectedCount,
    rejected: imported.rejected,
    rejectedBy: imported.rejectedBy,
    absent: isEnglish ? absentRulebookWords((word) => hasWord(graph, readWord(alphabet, word) ?? [])) : null,
    plurals: columns.plurals,
    graphBytes: graph.nodes.byteLength + (graph.high?.byteLength ?? 0),
    hasGaddag: hasGaddag(graph),
    buildMs,
  };
}

const NO_KNOWLEDGE: LentKnowledge = { lexicon: null, plurals: null };

function englishKnowledge(env: Environment): LentKnowledge {
  // Our own file, checked by the tests of the words package.
  const plurals = JSON.parse(readDataFile('plural-overrides.json')) as PluralOverrides;
  return { lexicon: openBuiltIn(env), plurals };
}

/** SHA-256 of the words in order, a newline after each: the same list has it from whatever file it came. */
export function checksumOf(words: PackedWords, alphabet: Alphabet): string {
  const hash = createHash('sha256');
  let batch = '';
  for (let i = 0; i < words.count; i++) {
    batch += `${writeWord(alphabet, words.letters.subarray(words.starts[i], words.starts[i + 1]))}\n`;
    if (batch.length > 1 << 16) {
      hash.update(batch);
      batch = '';
    }
  }
  return hash.update(batch).digest('hex');
}
