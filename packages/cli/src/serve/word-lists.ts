/** The word lists that pages fetch from a server: those that come with Lexiko, those imported, and those games keep. */

import { createReadStream, createWriteStream, existsSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { constants, createGzip } from 'node:zlib';
import type { ListFile, OfferedDictionary, StoredFile, WordLists } from '@lexiko/server';
import { builtInLexicon, LEXICA } from '@lexiko/words';
import { languageOfLexicon } from '../game-language.ts';
import { openLexicon } from '../lexicon-store.ts';
import { BUILT_IN_ID } from '../lexica/built-in-lexicon.ts';
import { canBuild } from '../lexica/built-lexica.ts';
import type { Environment } from '../words/data-folder.ts';
import { isFileError } from '../words/kept-file.ts';
import { folderOf, installedRecords, isLexiconId, readRecord } from '../lexica/installed-lexica.ts';
import { findKept, keepEnglish, keepFolder } from '../lexica/kept-lexica.ts';
import { readFolderRecord } from '../lexica/lexicon-folder.ts';
import type { ListBuilder } from './list-builder.ts';

export class ServedLists implements WordLists {
  readonly #env: Environment;
  readonly #builder: ListBuilder;
  /** Files being packed, by path: many may ask for one at the same time. */
  readonly #packing = new Map<string, Promise<StoredFile>>();

  constructor(env: Environment, builder: ListBuilder) {
    this.#env = env;
    this.#builder = builder;
  }

  /** A list that the operator imported under the id of one of ours takes its place. */
  offered(): readonly OfferedDictionary[] {
    const installed = installedRecords(this.#env).flatMap(({ id, name, version, checksum, words }) => {
      const language = languageOfLexicon(id, this.#env);
      return language === null ? [] : [{ id, name, version, language, checksum, words }];
    });
    const own = LEXICA.filter(
      ({ id }) => installed.every((one) => one.id !== id) && (id === BUILT_IN_ID || canBuild(id, this.#env)),
    ).map(({ id, name, version, language, checksum, words }) => ({
      id,
      name,
      version,
      language,
      checksum,
      words,
    }));
    return [...own, ...installed];
  }

  async find(id: string, checksum: string, file: ListFile): Promise<StoredFile | null> {
    if (!isLexiconId(id)) return null;
    const folder = findKept(id, checksum, this.#env) ?? (await this.#fetchFolder(id, checksum));
    if (folder === null) return null;
    const path = join(folder, file);
    return existsSync(path) ? this.#packed(path) : null;
  }

  /** The folder of a list that no game has used yet. */
  async #fetchFolder(id: string, checksum: string): Promise<string | null> {
    const imported = readRecord(id, this.#env);
    if (imported !== null)
      return imported.checksum === checksum ? this.#copyOf(folderOf(id, this.#env)) : null;
    // Nothing is built for a list that is known to be another.
    if (builtInLexicon(id)?.checksum !== checksum) return null;
    if (id === BUILT_IN_ID) return keepEnglish(openLexicon(id, this.#env), this.#env);
    const built = await this.#builder.build(id);
    if (built === null || readFolderRecord(built)?.checksum !== checksum) return null;
    return this.#copyOf(built);
  }

  /** Files are served from the copy that games keep; where nothing can be written, from where they are. */
  #copyOf(folder: string): string | null {
    const record = readFolderRecord(folder);
    if (record === null) return null;
    try {
      return keepFolder(folder, record, this.#env);
    } catch (error) {
      if (isFileError(error)) return folder;
      throw error;
    }
  }

  async #packed(path: string): Promise<StoredFile> {
    const packed = `${path}.gz`;
    if (existsSync(packed)) return { path: packed, isPacked: true };
    const packing = this.#packing.get(path) ?? pack(path, packed).finally(() => this.#packing.delete(path));
    this.#packing.set(path, packing);
    return packing;
  }
}

/** Packs a file once, on a thread of the system. */
async function pack(path: string, packed: string): Promise<StoredFile> {
  const draft = `${packed}.${process.pid}.part`;
  try {
    const gzip = createGzip({ level: constants.Z_BEST_COMPRESSION });
    await pipeline(createReadStream(path), gzip, createWriteStream(draft));
    await rename(draft, packed);
    return { path: packed, isPacked: true };
  } catch (error) {
    if (isFileError(error)) return { path, isPacked: false };
    throw error;
  } finally {
    await rm(draft, { force: true });
  }
}
