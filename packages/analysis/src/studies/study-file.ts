/** A study as a file of its own: its entries, so that it opens again with all its versions. */

import { readObject, type Reader, readList, readWhole } from '@lexiko/rules/notation';
import {
  MOST_EVENTS,
  readStudyEvent,
  type StudyEntry,
  type StudyEvent,
  type TurnLine,
} from './study-event.ts';
import type { StudyNode, StudyState } from './study-state.ts';

const FORMAT = 'lexiko-study';
const VERSION = 1;
/** In characters: far above any study that somebody writes. */
export const LONGEST_STUDY = 8_000_000;

export function formatStudy(entries: readonly StudyEntry[]): string {
  return `{"format":"${FORMAT}","version":${VERSION},"entries":[\n${entries
    .map((entry) => JSON.stringify(entry))
    .join(',\n')}\n]}\n`;
}

const readEntries: Reader<readonly StudyEntry[]> = readList(
  readObject<StudyEntry>({ number: readWhole(1), atMs: readWhole(0), event: readStudyEvent }),
);

/** The entries, numbered from 1; `null`: it is no study, or not one that this version can read. */
export function parseStudy(text: string): readonly StudyEntry[] | null {
  if (text.length > LONGEST_STUDY) return null;
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return null;
  }
  if (typeof value !== 'object' || value === null) return null;
  const { format, version, entries } = value as Readonly<Record<string, unknown>>;
  if (format !== FORMAT || version !== VERSION) return null;
  const read = readEntries(entries, 'entries');
  if (!read.ok || read.value.length > MOST_EVENTS) return null;
  return read.value.every(({ number }, at) => number === at + 1) ? read.value : null;
}

/** Whether a text says that it is a study; whether it can be read is another question. */
export function isStudyText(text: string): boolean {
  return new RegExp(`^\\s*\\{\\s*"format"\\s*:\\s*"${FORMAT}"`, 'u').test(text);
}

/** A study as it is now, without how it came to be so: the shortest list of events that makes it. */
export function condensed({ title, chapters }: StudyState, atMs: number): readonly StudyEntry[] {
  const events: StudyEvent[] = [{ type: 'titled', title }];
  for (const { id: chapter, title: name, start, nodes, log } of chapters) {
    const note = nodes[0]?.note ?? '';
    if (log === undefined)
      events.push({ type: 'chapter-added', chapter, title: name, start, note, turns: [] });
    else {
      const { players } = start;
      events.push({ type: 'log-chapter-added', chapter, title: name, players, log: log.text, note });
      for (const { id: node, said, note: text } of nodes)
        if (said !== undefined && text !== '') events.push({ type: 'noted', chapter, node, text });
    }
    for (const { after, turns } of runsOf(nodes)) events.push({ type: 'turns-added', chapter, after, turns });
    for (const { id, marks, kept } of nodes) {
      if (marks.length > 0) events.push({ type: 'marked', chapter, node: id, marks });
      if (kept !== null) events.push({ type: 'analysis-kept', chapter, node: id, analysis: kept });
    }
  }
  return events.map((event, at) => ({ number: at + 1, atMs, event }));
}

/** The turns in their order, with those that follow each other in one piece. */
function runsOf(
  nodes: readonly StudyNode[],
): readonly { readonly after: string; readonly turns: readonly TurnLine[] }[] {
  const runs: { after: string; turns: TurnLine[] }[] = [];
  for (const { id, parent, line, note, said } of nodes) {
    if (parent === null || said !== undefined) continue;
    const run = runs.at(-1);
    if (run?.turns.at(-1)?.id === parent) run.turns.push({ id, line, note });
    else runs.push({ after: parent, turns: [{ id, line, note }] });
  }
  return runs;
}
