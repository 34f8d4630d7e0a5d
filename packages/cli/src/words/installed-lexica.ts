/**
 * Lexica that the user has installed: a folder each, which appears whole or not at all. Knows files; what goes into them
 * is worked out elsewhere.
 */

import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  type Alphabet,
  type AlphabetData,
  formatColumns,
  formatKwg,
  Lexicon,
  type LexiconIdentity,
  makeAlphabet,
  parseColumns,
  type WordColumns,
  type WordGraph,
} from '@lexiko/words';
import { UsageError } from '../command.ts';
import { dataFolder, type Environment } from './data-folder.ts';
import { readGraph } from './graph-cache.ts';
import { readShared } from './shared-file.ts';

/** What is written down of an installed lexicon. */
export interface InstalledRecord extends LexiconIdentity {
  /** Of this description, should it ever change. */
  readonly record: 1;
  readonly words: number;
  readonly alphabet: AlphabetData;
  /** The file it came from, by its base name. */
  readonly source: string;
  readonly format: 'text' | 'kwg';
  readonly encoding: string | null;
  readonly definitions: number;
  readonly importedAt: string;
}

const RECORD = 'lexicon.json';
const GRAPH = 'graph.kwg';
/** Only beside graphs too large for the format. */
const GRAPH_HIGH = 'graph.high';
const COLUMNS = 'columns.bin';
const DEFINITIONS = 'definitions.tsv';

function lexicaFolder(env: Environment): string {
  return join(dataFolder(env), 'lexica');
}

export function folderOf(id: string, env: Environment): string {
  return join(lexicaFolder(env), id);
}

/** Ids are names of folders: small letters, digits, hyphens. */
export function isLexiconId(id: string): boolean {
  return /^[a-z0-9][a-z0-9-]{0,63}$/u.test(id);
}

/** Sorted by id. */
export function installedRecords(env: Environment): InstalledRecord[] {
  const folder = lexicaFolder(env);
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter(isLexiconId)
    .sort()
    .map((id) => readRecord(id, env))
    .filter((record) => record !== null);
}

export function readRecord(id: string, env: Environment): InstalledRecord | null {
  const path = join(folderOf(id, env), RECORD);
  if (!isLexiconId(id) || !existsSync(path)) return null;
  try {
    // Written by `install`; a file somebody has changed shows when the alphabet or the words do not fit.
    return JSON.parse(readFileSync(path, 'utf8')) as InstalledRecord;
  } catch (error) {
    if (error instanceof SyntaxError) {
      throw new UsageError(({ lexica }) => lexica.recordDamaged(path));
    }
    throw error;
  }
}

export function openInstalled(record: InstalledRecord, env: Environment): Lexicon {
  const folder = folderOf(record.id, env);
  const damaged = (): never => {
    throw new UsageError(({ lexica }) => lexica.damaged(record.id));
  };
  const made = makeAlphabet(record.alphabet);
  const alphabet: Alphabet = made.ok ? made.value : damaged();
  const graph = readInstalledGraph(folder) ?? damaged();
  const { id, name, version, checksum } = record;
  return new Lexicon({
    identity: { id, name, version, checksum },
    alphabet,
    graph,
    loadColumns: (ranks) => parseColumns(readFileSync(join(folder, COLUMNS)), ranks.count) ?? damaged(),
    loadForms: () => null,
  });
}

function readInstalledGraph(folder: string): WordGraph | null {
  const path = join(folder, GRAPH);
  const highPath = join(folder, GRAPH_HIGH);
  if (!existsSync(highPath)) return readGraph(path);
  const nodes = readShared(path);
  return nodes === null ? null : { nodes: new Uint32Array(nodes), high: readFileSync(highPath) };
}

/** The definition that the list itself gave of a word; `null` if none. */
export function listDefinition(id: string, word: string, env: Environment): string | null {
  const path = join(folderOf(id, env), DEFINITIONS);
  if (!existsSync(path)) return null;
  const bytes = readFileSync(path);
  const start = bytes.indexOf(`\n${word}\t`);
  if (start < 0) return null;
  const from = start + Buffer.byteLength(word) + 2;
  return bytes.toString('utf8', from, bytes.indexOf('\n', from));
}

/** A lexicon on its way in: its files gather in a folder of their own until `install` gives it its name. */
export class Installation {
  readonly #folder: string;
  readonly #env: Environment;
  readonly #cleanUp = (): void => this.abandon();
  #definitions: string[] = ['\n'];
  #definitionsSize = 0;
  definitionCount = 0;

  constructor(env: Environment) {
    this.#env = env;
    this.#folder = join(lexicaFolder(env), `.import-${process.pid}`);
  }

  begin(): void {
    mkdirSync(this.#folder, { recursive: true });
    // Also when the user interrupts: nothing half imported stays behind.
    process.once('exit', this.#cleanUp);
  }

  /** Definitions are written in between, so that a list of millions need not be held in memory. */
  addDefinition(word: string, text: string): void {
    const line = `${word}\t${text.replaceAll(/\s+/gu, ' ')}\n`;
    this.#definitions.push(line);
    this.#definitionsSize += line.length;
    this.definitionCount++;
    if (this.#definitionsSize > 1 << 20) this.#flushDefinitions();
  }

  #flushDefinitions(): void {
    writeFileSync(join(this.#folder, DEFINITIONS), this.#definitions.join(''), { flag: 'a' });
    this.#definitions = [];
    this.#definitionsSize = 0;
  }

  /** Puts everything in place, instead of an older lexicon of that id. */
  install(record: InstalledRecord, graph: WordGraph, columns: WordColumns): void {
    if (this.definitionCount > 0) this.#flushDefinitions();
    const { nodes, high } = graph;
    const bytes = formatKwg(graph) ?? new Uint8Array(nodes.buffer, nodes.byteOffset, nodes.byteLength);
    writeFileSync(join(this.#folder, GRAPH), bytes);
    if (high !== null) writeFileSync(join(this.#folder, GRAPH_HIGH), high);
    writeFileSync(join(this.#folder, COLUMNS), formatColumns(columns));
    writeFileSync(join(this.#folder, RECORD), `${JSON.stringify(record, null, 2)}\n`);
    const target = folderOf(record.id, this.#env);
    rmSync(target, { recursive: true, force: true });
    renameSync(this.#folder, target);
  }

  /** Leaves nothing behind; after `install` there is nothing to leave. */
  abandon(): void {
    process.off('exit', this.#cleanUp);
    if (existsSync(this.#folder)) rmSync(this.#folder, { recursive: true });
  }
}

export function removeInstalled(id: string, env: Environment): void {
  rmSync(folderOf(id, env), { recursive: true, force: true });
}
