/** Writes records as the bytes of a definitions file. The same records give the same bytes. */

import { FORMS, PARTS_OF_SPEECH, SOURCES } from './definition.ts';
import {
  BLOCK_COUNT_AT,
  ByteSink,
  CHECKSUM_AT,
  checksumOf,
  KEY_AT,
  KEY_LENGTH_AT,
  MAGIC,
  TEXT_END,
  VERSION,
  VERSION_AT,
  WORD_COUNT_AT,
  WORDS_PER_BLOCK,
} from './file-format.ts';
import type { DefinitionRecord, LemmaForm, Sense, SenseGroup } from './record.ts';

/** `sourceKey` says what the records were made from; `records` are sorted by word, each word once. */
export function writeDefinitions(records: readonly DefinitionRecord[], sourceKey: string): Uint8Array {
  const sections: Sections = { records: new ByteSink(), texts: new ByteSink(), places: new Map() };
  const blocks: { readonly records: number; readonly texts: number }[] = [];
  let previous = '';
  for (const [index, record] of records.entries()) {
    if (index > 0 && record.word <= previous) throw new RangeError(`'${record.word}' is out of order`);
    const startsBlock = index % WORDS_PER_BLOCK === 0;
    if (startsBlock) blocks.push({ records: sections.records.length, texts: sections.texts.length });
    writeRecord(sections, record, startsBlock ? '' : previous);
    previous = record.word;
  }

  const tableAt = KEY_AT + sourceKey.length;
  const recordsAt = tableAt + blocks.length * 8;
  const textsAt = recordsAt + sections.records.length;
  const bytes = new Uint8Array(textsAt + sections.texts.length);
  const view = new DataView(bytes.buffer);
  bytes.set(latin1(MAGIC));
  view.setUint32(VERSION_AT, VERSION, true);
  view.setUint32(WORD_COUNT_AT, records.length, true);
  view.setUint32(BLOCK_COUNT_AT, blocks.length, true);
  view.setUint32(KEY_LENGTH_AT, sourceKey.length, true);
  bytes.set(latin1(sourceKey), KEY_AT);
  for (const [index, block] of blocks.entries()) {
    view.setUint32(tableAt + index * 8, recordsAt + block.records, true);
    view.setUint32(tableAt + index * 8 + 4, textsAt + block.texts, true);
  }
  bytes.set(sections.records.toBytes(), recordsAt);
  bytes.set(sections.texts.toBytes(), textsAt);
  view.setUint32(CHECKSUM_AT, checksumOf(bytes), true);
  return bytes;
}

interface Sections {
  readonly records: ByteSink;
  readonly texts: ByteSink;
  /** The offset of each text in the section of texts. */
  readonly places: Map<string, number>;
}

function latin1(text: string): Uint8Array {
  const sink = new ByteSink();
  sink.characters(text);
  return sink.toBytes();
}

function writeRecord(sections: Sections, record: DefinitionRecord, previous: string): void {
  const { records: sink } = sections;
  const shared = sharedLength(previous, record.word);
  sink.number(shared);
  sink.text(record.word.slice(shared));
  sink.byte(record.schoolTier);
  sink.number(record.groups.length);
  for (const group of record.groups) writeGroup(sections, group);
  sink.number(record.forms.length);
  for (const form of record.forms) writeForm(sink, record.word, form);
}

function writeGroup(sections: Sections, group: SenseGroup): void {
  const { records: sink } = sections;
  sink.byte(PARTS_OF_SPEECH.indexOf(group.partOfSpeech) * SOURCES.length + SOURCES.indexOf(group.source));
  sink.text(group.sameAs ?? '');
  sink.number(group.senses.length);
  for (const sense of group.senses) writeSense(sections, sense);
}

/** Twice the number of the text, plus one if it is unfit for school: 0 is the next text, n the text at place n - 1. */
function writeSense({ records, texts, places }: Sections, { text, isFitForSchool }: Sense): void {
  const place = places.get(text);
  records.number((place === undefined ? 0 : place + 1) * 2 + (isFitForSchool ? 0 : 1));
  if (place !== undefined) return;
  if (text.includes('\n')) throw new RangeError(`'${text}' has more than one line`);
  places.set(text, texts.length);
  texts.characters(text);
  texts.byte(TEXT_END);
}

/** `form drop ending`: BEGGING is `ing`, drops four letters and gains none. */
function writeForm(sink: ByteSink, word: string, { lemma, form }: LemmaForm): void {
  const shared = sharedLength(word, lemma);
  sink.byte(FORMS.indexOf(form));
  sink.number(word.length - shared);
  sink.text(lemma.slice(shared));
}

function sharedLength(a: string, b: string): number {
  let length = 0;
  while (length < a.length && length < b.length && a[length] === b[length]) length++;
  return length;
}
