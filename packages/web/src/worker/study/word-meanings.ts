/** Word meanings for the page, from the definitions file; the worker fetches and unpacks it on first use. */

import { wordLayersOf } from '@lexiko/engine';
import { configure } from '@lexiko/rules';
import { authorityFor, NO_LAYERS, type Lexicon } from '@lexiko/words';
import { openDefinitions, type Definitions, type Entry, type SchoolLevel } from '@lexiko/words/definitions';
import { fetched } from '../fetched.ts';
import { PAGE_DICTIONARY } from '../../words/dictionaries.ts';
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

  /** Fetches the file once; after a failure the next call tries again. */
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

/** The most senses per entry, and entries per word, in the short line beside a word. */
const SENSES = 2;
const ENTRIES = 2;

function lineOf({ lemma, relation, senses }: Entry): string {
  const text = senses.slice(0, SENSES).join('; ');
  return relation === 'itself' ? text : `${lemma}: ${text}`;
}

/** Looks up a word's meaning; `null`: no definition, or hidden at this school level. */
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

/** The same for a lexicon; always `null` unless it's English: HUT means something else in German. */
export async function meaningsFor(
  { alphabet }: Lexicon,
  instances: WorkerInstances,
  school: SchoolLevel = 0,
): Promise<(word: string) => string | null> {
  return alphabet.id === PAGE_DICTIONARY ? meanings(instances, school) : () => null;
}

/** The everyday sense alone, fit for school; `null`: none is known. */
export const answerEverydaySense: Answerer<'everydaySense'> = async (word, { engine, instances }) => {
  if (engine.library.lexicon.alphabet.id !== PAGE_DICTIONARY) return null;
  const definition = (await instances.of(definitionsFile, null).open()).define(word, 2);
  return definition.kind === 'defined' ? (definition.entries[0]?.senses[0] ?? null) : null;
};

export const answerMeanings: Answerer<'meanings'> = async ({ words, config }, { engine, instances }) => {
  const { lexicon } = engine.library;
  const ruleset = configure(config);
  const layers = ruleset.ok ? wordLayersOf(ruleset.value) : NO_LAYERS;
  const meaningOf = await meaningsFor(lexicon, instances, layers.school);
  const authority = authorityFor(lexicon, layers);
  return words.map((word) => ({
    word,
    isWord: authority.fault(word) === null,
    meaning: meaningOf(word),
  }));
};
