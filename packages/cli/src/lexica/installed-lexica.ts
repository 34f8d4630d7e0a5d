/**
 * Lexica that the user has installed: a folder each, which appears whole or not at all. Knows files; what goes into them
 * is worked out elsewhere.
 */

import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { formatColumns, formatKwg, type WordColumns, type WordGraph } from '@lexiko/words';
import { dataFolder, type Environment } from '../words/data-folder.ts';
import {
  COLUMNS_FILE,
  GRAPH_FILE,
  GRAPH_HIGH_FILE,
  type LexiconRecord,
  readFolderRecord,
  RECORD_FILE,
} from './lexicon-folder.ts';

/** What is written down of an installed lexicon. */
export interface InstalledRecord extends LexiconRecord {
  readonly importedAt: string;
}

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
  // Only imports write below this folder.
  return isLexiconId(id) ? (readFolderRecord(folderOf(id, env)) as InstalledRecord | null) : null;
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
    writeFileSync(join(this.#folder, GRAPH_FILE), bytes);
    if (high !== null) writeFileSync(join(this.#folder, GRAPH_HIGH_FILE), high);
    writeFileSync(join(this.#folder, COLUMNS_FILE), formatColumns(columns));
    writeFileSync(join(this.#folder, RECORD_FILE), `${JSON.stringify(record, null, 2)}\n`);
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
