/**
 * Word lists that games on this machine have used, kept by checksum: a game that has begun goes on with its own list,
 * whatever has become of the lexicon since (D-01).
 */

import { copyFileSync, existsSync, mkdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { languageOf } from '@lexiko/languages';
import { formatColumns, formatKwg, type Lexicon } from '@lexiko/words';
import { dataFolder, type Environment } from '../words/data-folder.ts';
import {
  COLUMNS_FILE,
  GRAPH_FILE,
  GRAPH_HIGH_FILE,
  openFolder,
  readFolderRecord,
  RECORD_FILE,
  type LexiconRecord,
} from './lexicon-folder.ts';

const FILES = [RECORD_FILE, GRAPH_FILE, GRAPH_HIGH_FILE, COLUMNS_FILE];

function keptFolder(checksum: string, env: Environment): string {
  return join(dataFolder(env), 'kept-lexica', checksum);
}

/** A checksum as this program writes them: it becomes the name of a folder. */
function isChecksum(text: string): boolean {
  return /^[0-9a-f]{64}$/u.test(text);
}

/** The folder of a list that was kept; `null` if none was. */
export function findKept(id: string, checksum: string, env: Environment): string | null {
  if (!isChecksum(checksum)) return null;
  const folder = keptFolder(checksum, env);
  return readFolderRecord(folder)?.id === id ? folder : null;
}

/** `null` if no such list was kept. */
export function openKept(id: string, checksum: string, env: Environment): Lexicon | null {
  const folder = findKept(id, checksum, env);
  const record = folder === null ? null : readFolderRecord(folder);
  return folder === null || record === null ? null : openFolder(folder, record);
}

/** Copies the files of a lexicon, unless they are kept already. Answers with the folder of the copy. */
export function keepFolder(from: string, { checksum }: LexiconRecord, env: Environment): string {
  const folder = keep(checksum, env, (draft) => {
    for (const file of FILES.filter((name) => existsSync(join(from, name))))
      copyFileSync(join(from, file), join(draft, file));
  });
  // The same words may be marked anew.
  if (isNewer(from, folder)) {
    rmSync(join(folder, `${COLUMNS_FILE}.gz`), { force: true });
    for (const file of [COLUMNS_FILE, RECORD_FILE]) replaceFile(from, folder, file);
  }
  return folder;
}

function isNewer(one: string, other: string): boolean {
  return statSync(join(one, RECORD_FILE)).mtimeMs > statSync(join(other, RECORD_FILE)).mtimeMs;
}

function replaceFile(from: string, folder: string, file: string): void {
  const draft = join(folder, `${file}.${process.pid}.part`);
  copyFileSync(join(from, file), draft);
  renameSync(draft, join(folder, file));
}

/** The same for Lexiko English, which has no such folder. */
export function keepEnglish(lexicon: Lexicon, env: Environment): string {
  const { identity, graph, columns, size } = lexicon;
  return keep(identity.checksum, env, (draft) => {
    const record: LexiconRecord = {
      record: 1,
      ...identity,
      words: size,
      alphabet: languageOf('english'),
      source: '',
      format: 'text',
      encoding: 'utf-8',
      definitions: 0,
    };
    const bytes = formatKwg(graph);
    if (bytes === null) throw new Error('Lexiko English is too large for its format');
    writeFileSync(join(draft, GRAPH_FILE), bytes);
    writeFileSync(join(draft, COLUMNS_FILE), formatColumns(columns));
    writeFileSync(join(draft, RECORD_FILE), `${JSON.stringify(record, null, 2)}\n`);
  });
}

function keep(checksum: string, env: Environment, write: (draft: string) => void): string {
  const folder = keptFolder(checksum, env);
  if (existsSync(folder)) return folder;
  const draft = `${folder}.${process.pid}.part`;
  try {
    mkdirSync(draft, { recursive: true });
    write(draft);
    renameSync(draft, folder);
  } catch (error) {
    if (!existsSync(folder)) throw error; // else another process was faster
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
  return folder;
}
