/** What words mean, for the page: the definitions file, fetched and unpacked when somebody first asks. */

import { authorityFor } from '@lexiko/words';
import { openDefinitions, type Definitions, type Entry, type SchoolLevel } from '@lexiko/words/definitions';
import { fetched } from '../fetched.ts';
import type { Answerer, WorkerInstances } from './answerer.ts';

const FILE = new URL('../../../../words/dist/definitions.gz', import.meta.url);

async function unpacked(): Promise<Definitions> {
  const { body } = await fetched(FILE);
  if (body === null) throw new Error('the definitions are empty');
  const bytes = await new Response(body.pipeThrough(new DecompressionStream('gzip'))).arrayBuffer();
  const opened = openDefinitions(new Uint8Array(bytes));
  if (!opened.ok) throw new Error(`the definitions: ${opened.error.code}`);
  return opened.value;
}

class DefinitionsFile {
  #opening: Promise<Definitions> | null = null;

  /** Tried again where that failed. */
  open(): Promise<Definitions> {
    this.#opening ??= unpacked().catch((error: unknown) => {
      this.#opening = null;
      throw error;
    });
    return this.#opening;
  }
}

function definitionsFile(): DefinitionsFile {
  return new DefinitionsFile();
}

/** A line is enough beside a word: so many senses, of so many entries. */
const SENSES = 2;
const ENTRIES = 2;

function lineOf({ lemma, relation, senses }: Entry): string {
  const text = senses.slice(0, SENSES).join('; ');
  return relation === 'itself' ? text : `${lemma}: ${text}`;
}

/** `null`: nobody says, or the school keeps it back. */
export async function meanings(
  instances: WorkerInstances,
  school: SchoolLevel = 0,
): Promise<(word: string) => string | null> {
  const all = await instances.of(definitionsFile, null).open();
  return (word) => {
    const definition = all.define(word, school);
    return definition.kind === 'defined' ? definition.entries.slice(0, ENTRIES).map(lineOf).join('; ') : null;
  };
}

export const answerMeanings: Answerer<'meanings'> = async ({ words, layers }, { engine, instances }) => {
  const meaningOf = await meanings(instances, layers.school);
  const authority = authorityFor(engine.library.lexicon, layers);
  return words.map((word) => ({
    word,
    isWord: authority.fault(word) === null,
    meaning: meaningOf(word),
  }));
};
