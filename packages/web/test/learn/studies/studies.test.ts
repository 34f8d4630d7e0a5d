/** Studies without a browser: files become chapters and files again, and what is written is saved once, in its order. */

import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import {
  formatStudy,
  gcgTableAt,
  mainLine,
  START,
  studyOf,
  tableAt,
  turnsAfter,
  type StudyEntry,
  type StudyEvent,
} from '@lexiko/analysis/studies';
import type { PageLanguage } from '@lexiko/texts';
import { guideStudy as de } from '@lexiko/texts/de/learn/guide-study';
import { guideStudy as en, type GuideStudyTexts } from '@lexiko/texts/en/learn/guide-study';
import { guideStudy as es } from '@lexiko/texts/es/learn/guide-study';
import { guideStudy as fr } from '@lexiko/texts/fr/learn/guide-study';
import { guideStudy as nl } from '@lexiko/texts/nl/learn/guide-study';
import { guideStudy as pl } from '@lexiko/texts/pl/learn/guide-study';
import { playTurn, neighbourOf } from '../../../src/learn/studies/chapter/chapter-state.ts';
import { DeviceStudy, type OpenStudyParts } from '../../../src/learn/studies/store/open-study.ts';
import { importText, type Imported } from '../../../src/learn/studies/files/study-import.ts';
import { studyGcg } from '../../../src/learn/studies/files/study-gcg.ts';
import { guideStudyEvents, NOTED_TURNS, VARIATIONS } from '../../../src/learn/studies/files/guide-study.ts';
import type { StudySummary } from '../../../src/learn/studies/store/study-store.ts';

const GUIDE_NOTES: Readonly<Record<PageLanguage, GuideStudyTexts>> = { en, de, fr, es, nl, pl };

const fixture = (name: string): string =>
  readFileSync(fileURLToPath(new URL(`../../../../../fixtures/${name}`, import.meta.url)), 'utf8');
const GUIDE = fixture('guide-game/guide-game.gcg');

let ids = 0;
const MANNER = { newId: () => `id${++ids}`, names: ['Ann', 'Bob', 'Cid', 'Dan'], own: [] };

function imported(name: string, text: string): Imported {
  const read = importText({ name, text }, MANNER);
  if (!read.ok) throw new Error(read.error);
  return read.value;
}

function chaptersIn(name: string, text: string): readonly StudyEvent[] {
  const read = imported(name, text);
  if (read.kind !== 'chapters') throw new Error('chapters were expected');
  return read.events;
}

function entriesOf(events: readonly StudyEvent[]): readonly StudyEntry[] {
  return events.map((event, at) => ({ number: at + 1, atMs: at, event }));
}

/** The store of several tabs. */
class SharedStore {
  entries: readonly StudyEntry[];
  summary: StudySummary | null = null;
  writes = 0;

  constructor(entries: readonly StudyEntry[]) {
    this.entries = entries;
  }

  append(summary: StudySummary, entry: StudyEntry, expected: number): Promise<boolean> {
    if (this.entries.length !== expected) return Promise.resolve(false);
    this.entries = [...this.entries.slice(0, entry.number - 1), entry];
    this.summary = summary;
    this.writes++;
    return Promise.resolve(true);
  }

  read(): Promise<readonly StudyEntry[]> {
    return Promise.resolve(this.entries);
  }
}

function opened(store: SharedStore, nowMs: () => number = () => 0): DeviceStudy {
  const parts: OpenStudyParts = {
    store,
    nowMs,
    reportFailure: (error) => {
      throw error;
    },
  };
  return new DeviceStudy('study', store.entries, parts);
}

describe('Files as chapters', () => {
  it('are games, positions one on each line, and logs', () => {
    const study = studyOf(
      entriesOf([
        ...chaptersIn('guide', GUIDE),
        ...chaptersIn('bench', fixture('positions/bench.cgp').split('\n').slice(0, 3).join('\n')),
        ...chaptersIn('alone', fixture('games/computers.json')),
      ]),
    );
    const [guide, first] = study.chapters;
    expect(guide?.title).toBe('Guide Game');
    expect(guide === undefined ? 0 : mainLine(guide).length).toBe(34);
    expect(first?.title).toBe('bench 1');
    expect(first?.start.position).not.toBeNull();
    expect(study.chapters.at(-1)?.nodes.length).toBeGreaterThan(10);
  });

  it('that GCG cannot hold are chapters of their logs, and stay out of the GCG of the study', () => {
    const study = opened(
      new SharedStore(
        entriesOf([...chaptersIn('guide', GUIDE), ...chaptersIn('dice', fixture('games/crosswords.json'))]),
      ),
    );
    const [guide, dice] = study.state.peek().chapters;
    expect(guide?.log).toBeUndefined();
    expect(dice?.log?.places.length).toBeGreaterThan(5);
    expect(studyGcg(study.state.peek())).toBe(
      studyGcg({ title: '', chapters: guide === undefined ? [] : [guide] }),
    );
  });

  it('tell why they are none', () => {
    const problem = (text: string) => {
      const read = importText({ name: 'file', text }, MANNER);
      return read.ok ? null : read.error;
    };
    expect(problem('Dear Ann')).toBe('unreadable');
    expect(problem('#player1 A A\n#player2 B B\n')).toBe('no-turns');
    expect(problem('{"format":"lexiko-study","version":9,"entries":[]}')).toBe('no-study');
  });

  it('are the same study again after an export, with variations, notes and positions', () => {
    const position = chaptersIn('bench', fixture('positions/bench.cgp').split('\n')[0] ?? '');
    const study = opened(new SharedStore(entriesOf([...chaptersIn('guide', GUIDE), ...position])));
    const [guide, second] = study.state.peek().chapters;
    if (guide === undefined || second === undefined) throw new Error('both chapters are there');
    const [first] = turnsAfter(guide, START);
    const varied = playTurn(study, guide, first?.id ?? '', { rack: [...'AFMO'], text: 'g9 of' });
    study.record({ type: 'noted', chapter: guide.id, node: varied.ok ? varied.value : '', text: 'Why not?' });
    study.record({ type: 'noted', chapter: second.id, node: START, text: 'Hard' });
    const plain = ({ chapters }: typeof study.state.value) =>
      chapters.map(({ title, start, nodes }) => ({
        title,
        start,
        nodes: nodes.map(({ line, note }) => ({ line, note })),
      }));
    const again = studyOf(entriesOf(chaptersIn('again', studyGcg(study.state.peek()))));
    expect(plain(again)).toEqual(plain(study.state.peek()));
    const whole = imported('study', formatStudy(study.entries.peek()));
    expect(whole).toEqual({ kind: 'study', entries: study.entries.peek() });
  });
});

describe('An open study', () => {
  const note = (text: string): StudyEvent => ({ type: 'noted', chapter: 'c', node: START, text });
  const start = (): SharedStore => {
    const [added] = chaptersIn('guide', GUIDE);
    if (added?.type !== 'chapter-added') throw new Error('a game is a chapter');
    return new SharedStore(entriesOf([{ ...added, chapter: 'c' }]));
  };

  it('saves what is written within a minute as one entry, and later words as another', async () => {
    const store = start();
    let now = 0;
    const study = opened(store, () => now);
    for (const text of ['G', 'Go', 'Good']) study.record(note(text));
    now = 61_000;
    study.record(note('Good start'));
    await study.saved();
    expect(store.entries.slice(1).map(({ number, event }) => [number, event])).toEqual([
      [2, note('Good')],
      [3, note('Good start')],
    ]);
    expect(store.summary).toMatchObject({ id: 'study', chapters: 1, count: 3 });
    study.record({ type: 'reverted', to: 2 });
    expect(study.state.peek().chapters[0]?.nodes[0]?.note).toBe('Good');
  });

  it('loses nothing that another tab has saved meanwhile', async () => {
    const store = start();
    const [here, there] = [opened(store), opened(store)];
    here.record({ type: 'titled', title: 'Ours' });
    await here.saved();
    there.record(note('From the other tab'));
    await there.saved();
    await there.saved();
    const { title, chapters } = studyOf(store.entries);
    expect([title, chapters[0]?.nodes[0]?.note]).toEqual(['Ours', 'From the other tab']);
    expect(there.state.peek()).toEqual(studyOf(store.entries));
  });

  it('goes to a turn that it has, instead of adding it twice', () => {
    const study = opened(start());
    const chapter = () => study.state.peek().chapters[0] ?? expect.unreachable();
    const [first] = turnsAfter(chapter(), START);
    expect(playTurn(study, chapter(), START, { rack: [], text: '8F HORN' })).toEqual({
      ok: true,
      value: first?.id,
    });
    const other = playTurn(study, chapter(), START, { rack: [], text: '8H HORN' });
    expect(other.ok && neighbourOf(chapter(), other.value, 'above')).toBe(first?.id);
    expect(neighbourOf(chapter(), first?.id ?? '', 'below')).toBe(other.ok && other.value);
    expect(neighbourOf(chapter(), START, 'back')).toBeNull();
  });
});

describe('The annotated Guide Game', () => {
  it.each(Object.entries(GUIDE_NOTES))('tells the points that the rules count, in %s', (_, guideStudy) => {
    const [chapter] = studyOf(entriesOf(guideStudyEvents(guideStudy))).chapters;
    if (chapter === undefined) throw new Error('the example has its chapter');
    const noted = chapter.nodes.filter(({ note, parent }) => note !== '' && parent !== null);
    expect(noted.map(({ note }) => note).toSorted()).toEqual(
      [...Object.keys(NOTED_TURNS), ...Object.keys(VARIATIONS)]
        .map((key) => guideStudy[key as keyof GuideStudyTexts])
        .toSorted(),
    );
    for (const { id, line, note } of noted) {
      const { last, replayed } = gcgTableAt(chapter, id) ?? expect.unreachable();
      // No line of the study is counted otherwise than it says, and each note tells the points of its turn.
      expect(replayed.problems).toEqual([]);
      expect(line).toContain(` +${last?.score} ${last?.total}`);
      expect(note.match(/\d+/gu)).toContain(`${last?.score}`);
    }
    expect(guideStudy.farm).toContain('19');
    expect(guideStudy.azure).toContain('42');
    const end = tableAt(chapter, mainLine(chapter).at(-1)?.id ?? '');
    expect(guideStudy.out).toContain(`${end?.scores[0]}`);
    expect(guideStudy.out).toContain(`${end?.scores[1]}`);
  });
});
