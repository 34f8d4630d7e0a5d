/** `check` and `define`: what is ruled and what is known of single words. */

import { text as textOf } from 'node:stream/consumers';
import type { Definition } from '@lexiko/words/definitions';
import { checkWord, type WordCheck } from '@lexiko/words/questions';
import type { TerminalTexts } from '@lexiko/texts/en/terminal';
import { type Io, UsageError } from '../command.ts';
import { missingDefinitionsText, loadDefinitions } from '../definition-store.ts';
import { definitionLines } from './definition-text.ts';
import { listDefinition } from '../lexica/installed-lexica.ts';
import type { QuestionOptions } from './word-options.ts';
import { writeLines } from './word-output.ts';

/** Exit status 1 if a word is not good. */
export async function check(options: QuestionOptions, io: Io): Promise<number> {
  const { lexicon, choice, json } = options;
  const words = await someWords(options, io);
  const explain = explainer(options, io);
  let status = 0;
  function* lines(): Generator<string, void, void> {
    for (const word of words) {
      const checked = checkWord(lexicon, choice, word);
      if (!checked.good) status = 1;
      // A word that a rule of the game bars is still a word, and its meaning shows why.
      const isWord = checked.fault !== 'unknown' && checked.fault !== 'school';
      const explained = isWord ? explain(checked.word) : NOTHING;
      if (json) yield JSON.stringify({ lexicon: lexicon.identity.id, ...checked, ...explained });
      else yield* [rulingLine(io.texts, checked), ...explanationLines(io.texts, explained)];
    }
  }
  await writeLines(io, lines());
  return status;
}

/** Exit status 1 if a word has no definition. */
export async function define(options: QuestionOptions, io: Io): Promise<number> {
  const { lexicon, json } = options;
  const words = await someWords(options, io);
  const explain = explainer(options, io);
  let status = 0;
  function* lines(): Generator<string, void, void> {
    for (const given of words) {
      const word = given.toUpperCase();
      const explained = explain(word);
      if (explained.listDefinition === null && explained.definition?.kind !== 'defined') status = 1;
      if (json) yield JSON.stringify({ lexicon: lexicon.identity.id, word, ...explained });
      else yield* [word, ...explanationLines(io.texts, explained)];
    }
  }
  await writeLines(io, lines());
  return status;
}

/** What is known of a word's meaning: the list's own words about it, and the dictionary's. */
interface Explained {
  readonly listDefinition: string | null;
  /** `null` if there is no dictionary at all. */
  readonly definition: Definition | null;
}

const NOTHING: Explained = { listDefinition: null, definition: null };

/** Our definitions are English: HUT means something else in German. */
const DEFINED = 'english';

function explainer({ lexicon, choice }: QuestionOptions, io: Io): (word: string) => Explained {
  if (lexicon.alphabet.id !== DEFINED)
    return (word) => ({
      listDefinition: listDefinition(lexicon.identity.id, word, io.env),
      definition: { kind: 'none', word },
    });
  const definitions = loadDefinitions();
  if (!definitions.ok) io.stderr.write(`${missingDefinitionsText(io.texts, definitions.error)}\n`);
  return (word) => {
    const definition = definitions.ok ? definitions.value.define(word, choice.school) : null;
    // What the school filter keeps back must not come in by another door.
    const isHidden = definition?.kind === 'hidden';
    return {
      listDefinition: isHidden ? null : listDefinition(lexicon.identity.id, word, io.env),
      definition,
    };
  };
}

function explanationLines(texts: TerminalTexts, { listDefinition: own, definition }: Explained): string[] {
  const ownLines = own === null ? [] : [`  ${own}`];
  if (definition === null || (own !== null && definition.kind === 'none')) return ownLines;
  return [...ownLines, ...definitionLines(texts, definition)];
}

function rulingLine({ words: texts }: TerminalTexts, { word, fault, points, level }: WordCheck): string {
  return fault === null ? texts.valid(word, points, level) : texts.notValid[fault](word);
}

/** The words named; `-` stands for those on standard input, parted by spaces or lines. */
async function someWords({ words }: QuestionOptions, { stdin }: Io): Promise<readonly string[]> {
  const read = words.includes('-') ? (await textOf(stdin)).split(/\s+/u).filter((word) => word !== '') : [];
  const all = words.flatMap((word) => (word === '-' ? read : [word]));
  if (all.length === 0) throw new UsageError((texts) => texts.words.needsWord);
  return all;
}
