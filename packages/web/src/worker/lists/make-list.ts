/** Makes a dictionary from a word list file: reads it, builds its graph and derives data about its words. */

import { languageOf } from '@lexiko/languages';
import { err, ok, type Result } from '@lexiko/rules';
import { alphabetOf, buildGraph, formatColumns, formatKwg, hasGaddag } from '@lexiko/words';
import {
  columnsFor,
  importKwg,
  importText,
  type ImportedWords,
  type ImportManner,
  type LentKnowledge,
  type PluralOverrides,
} from '@lexiko/words/import';
import {
  MOST_WORDS,
  type ListFault,
  type ListOrder,
  type ListReport,
  type ListStage,
} from '../../lists/list-messages.ts';
import { ownLexicon, type OwnList } from '../../words/own-lists.ts';
import { fetchText } from '../fetched.ts';
import { lexiconAtHand } from '../lexicon/lexicon-source.ts';
import type { PackedLexicon } from '../lexicon/packed-lexicon.ts';
import { wordChecksum } from '../lexicon/word-checksum.ts';
import { readListFile } from './list-file.ts';

const PLURALS = new URL('../../../../words/data/english/plural-overrides.json', import.meta.url);

/** Rejected lines that the report lists one by one. */
const REPORTED = 10;
/** The file's part of the reading progress; the import has the rest. */
const FILE_SHARE = 0.3;

export interface MadeList {
  readonly report: ListReport;
  readonly packed: PackedLexicon;
}

function importWords(
  bytes: Uint8Array,
  name: string,
  manner: ImportManner,
): Result<ImportedWords, ListFault> {
  const imported = /\.kwg(?:\.gz)?$/iu.test(name) ? importKwg(bytes, manner) : importText(bytes, manner);
  if (imported.ok) return imported;
  const { error } = imported;
  if (error.code === 'rejected-lines') throw new Error('nobody asked for a strict reading');
  return err(error);
}

/** Word data from the language's built-in lexicon, if it needs no download, and English plural exceptions. */
async function knowledgeFor(language: ListOrder['language']): Promise<LentKnowledge> {
  const lexicon = await lexiconAtHand(language);
  if (language !== 'english') return { lexicon, plurals: null };
  // Our own file, checked by the tests of the words package.
  const plurals = JSON.parse(await fetchText(PLURALS, () => {})) as PluralOverrides;
  return { lexicon, plurals };
}

export async function makeList(
  { file, name, language }: ListOrder,
  onStage: (stage: ListStage) => void,
): Promise<Result<MadeList, ListFault>> {
  const onShare = (share: number): void => onStage({ kind: 'reading', share });
  const read = await readListFile(file, (share) => onShare(share * FILE_SHARE));
  if (!read.ok) return read;
  const alphabet = alphabetOf(languageOf(language));
  const imported = importWords(read.value, file.name, {
    alphabet,
    most: MOST_WORDS,
    reported: REPORTED,
    onShare: (share) => onShare(FILE_SHARE + share * (1 - FILE_SHARE)),
  });
  if (!imported.ok) return imported;
  const { words, accepted, rejected, rejectedBy, rejectedCount } = imported.value;
  onStage({ kind: 'building' });
  const graph = buildGraph(words);
  const bytes = formatKwg(graph);
  if (bytes === null || !hasGaddag(graph)) return err({ code: 'too-varied' });
  const { columns } = columnsFor({ words, graph, alphabet }, await knowledgeFor(language));
  const list: OwnList = {
    checksum: wordChecksum(graph, alphabet),
    name,
    language,
    words: words.count,
    addedMs: Date.now(),
  };
  const { language: _, ...identity } = ownLexicon(list);
  return ok({
    report: { list, repeated: accepted - words.count, rejected, rejectedBy, rejectedCount },
    packed: {
      identity,
      language,
      graph: new Uint8Array(bytes),
      high: null,
      columns: new Uint8Array(formatColumns(columns)),
    },
  });
}
