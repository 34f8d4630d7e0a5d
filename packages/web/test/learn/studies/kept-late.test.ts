/** The end of a game in a study: lines of solved endgames and the draws of the last tiles, kept, read again and played on. */

import { readFileSync } from 'node:fs';
import {
  drawsOfKept,
  formatStudy,
  keptDraws,
  keptLine,
  linesOfKept,
  mainLine,
  parseStudy,
  START,
  studyHtml,
  studyOf,
  tableAt,
  turnsAfter,
  turnsOfChapter,
  turnsOfLine,
  type Chapter,
  type KeptAnalysis,
  type StudyEntry,
  type StudyEvent,
} from '@lexiko/analysis/studies';
import type { LastDraws } from '@lexiko/analysis';
import { itemAt } from '@lexiko/rules/item-at';
import { describe, expect, it } from 'vitest';
import { study as studied, turns } from '../../../../analysis/test/study-table.ts';
import { PAGE_TEXTS } from '../../../../analysis/test/studies/page-texts.ts';
import { playLine } from '../../../src/learn/studies/chapter/chapter-state.ts';
import { keptFrom } from '../../../src/learn/studies/chapter/kept-analysis.ts';
import { importText } from '../../../src/learn/studies/files/study-import.ts';
import { DeviceStudy } from '../../../src/learn/studies/store/open-study.ts';

const LOG = readFileSync(new URL('../../../../../fixtures/games/computers.json', import.meta.url), 'utf8');

const DRAWS: LastDraws = {
  bagSize: 2,
  draws: [
    { tiles: ['A', 'CH'], ways: 2 },
    { tiles: ['?', 'E'], ways: 1 },
  ],
  isComplete: true,
  moves: [
    { notation: '8F HORN', won: 2, tied: 1, ways: 3, isProven: true, results: ['won', 'tied'] },
    { notation: '5D OX', won: 0, tied: 0, ways: 3, isProven: false, results: null, margin: 0.12 },
  ],
};

/** With an empty bag, so that a search goes to the end. */
const late = turns.find(({ bagSize, isRackWhole }) => bagSize === 0 && isRackWhole);
if (late === undefined) throw new Error('the game has an endgame');
const found = studied(late, 60);
const KEPT = keptFrom(
  { ...found, analysis: { ...found.analysis, lastDraws: DRAWS } },
  { playouts: 300, dictionary: 'english' },
);

let ids = 0;

function entriesOf(events: readonly StudyEvent[]): readonly StudyEntry[] {
  return events.map((event, at) => ({ number: at + 1, atMs: at, event }));
}

/** The game of two computers, with the analysis at the place before the turn. */
function keptAt(analysis: KeptAnalysis) {
  const read = importText(
    { name: 'game', text: LOG },
    { newId: () => `id${++ids}`, names: ['Ann', 'Bob'], own: [] },
  );
  if (!read.ok || read.value.kind !== 'chapters') throw new Error('the file has a game');
  const [chapter] = studyOf(entriesOf(read.value.events)).chapters;
  const node = turnsOfChapter(chapter as Chapter).find(({ turn }) => turn.number === late?.number)?.node;
  if (chapter === undefined || node === undefined) throw new Error('the turn has its place');
  const kept: StudyEvent = { type: 'analysis-kept', chapter: chapter.id, node, analysis };
  return { chapter, node, entries: entriesOf([...read.value.events, kept]) };
}

describe('The end of a game in a study', () => {
  it('is kept with the analysis: lines of the best moves and of the one made, and the draws', () => {
    const lines = linesOfKept(KEPT);
    expect(lines.length).toBeGreaterThan(1);
    expect(lines.length).toBeLessThanOrEqual(6);
    const { made, best } = found.analysis;
    expect(lines.some(({ notation }) => notation === made.notation)).toBe(true);
    expect(itemAt(lines, 0).end).toEqual(keptLine(itemAt(best, 0).end ?? expect.unreachable()));
    expect(drawsOfKept(KEPT.draws ?? expect.unreachable())).toEqual(DRAWS);
    const sample = keptDraws({
      ...DRAWS,
      draws: Array.from({ length: 200 }, () => ({ tiles: ['A'], ways: 1 })),
    });
    expect([sample.draws.length, sample.isComplete]).toEqual([120, false]);
  });

  it('opens again from a file, and one without it opens too; what could be no line is refused', () => {
    const { entries } = keptAt(KEPT);
    expect(parseStudy(formatStudy(entries))).toEqual(entries);
    const { draws: _, ...before } = KEPT;
    const earlier = {
      ...before,
      candidates: KEPT.candidates.map(({ line: __, ...candidate }) => candidate),
    };
    expect(parseStudy(formatStudy(keptAt(earlier).entries))).not.toBeNull();
    const text = formatStudy(entries);
    const turn = '{"notation":"-","score":0}';
    const wrong: readonly string[] = [
      text.replace('"results":"wt"', '"results":"w"'),
      text.replace('"results":"wt"', '"results":"wx"'),
      text.replace('"bagSize":2', '"bagSize":0'),
      text.replace('"turns":[{"notation"', `"turns":[${`${turn},`.repeat(61)}{"notation"`),
    ];
    for (const one of wrong) {
      expect(one).not.toBe(text);
      expect(parseStudy(one)).toBeNull();
    }
  });

  it('is a variation of its own where the chapter lacks it, with the points and racks of the search', () => {
    const { chapter, node, entries } = keptAt(KEPT);
    const study = new DeviceStudy('study', entries, {
      store: { append: () => Promise.resolve(true), read: () => Promise.resolve([]) },
      nowMs: () => 0,
      reportFailure: (error) => {
        throw error;
      },
    });
    for (const { end: line, notation } of linesOfKept(KEPT)) {
      const now = study.state.peek().chapters[0] ?? chapter;
      const added = turnsOfLine(now, node, { rack: KEPT.rack, line }, () => `line${++ids}`);
      if (!added.ok) throw new Error(JSON.stringify(added.error));
      const shown = playLine(study, now, node, { rack: KEPT.rack, line });
      if (!shown.ok) throw new Error(JSON.stringify(shown.error));
      const after = study.state.peek().chapters[0] ?? chapter;
      expect(turnsAfter(after, node).map(({ id }) => id)).toContain(shown.value);
      const again = turnsOfLine(after, node, { rack: KEPT.rack, line }, () => 'none');
      if (!again.ok) throw new Error(JSON.stringify(again.error));
      expect(again.value.turns).toEqual([]);
      const [before, ending] = [tableAt(after, node), tableAt(after, again.value.end)];
      const gained = before?.scores.map((score, player) => {
        const own = (player - (before.player ?? 0) + 2) % 2;
        return score + line.turns.reduce((sum, turn, at) => sum + (at % 2 === own ? turn.score : 0), 0);
      });
      expect([notation, ending?.scores]).toEqual([notation, gained]);
    }
    // The game itself stays the main line.
    const idsOf = (one: Chapter) => mainLine(one).map(({ id }) => id);
    expect(idsOf(study.state.peek().chapters[0] ?? chapter)).toEqual(idsOf(chapter));
    const size = study.entries.peek().length;
    const [{ end: line } = expect.unreachable()] = linesOfKept(KEPT);
    expect(
      playLine(study, study.state.peek().chapters[0] ?? chapter, node, { rack: KEPT.rack, line }).ok,
    ).toBe(true);
    expect(study.entries.peek()).toHaveLength(size);
    expect(playLine(study, chapter, START, { rack: ['Q'], line })).toMatchObject({ ok: false });
  });

  it('stands on the page of the study', () => {
    const html = studyHtml(studyOf(keptAt(KEPT).entries), PAGE_TEXTS);
    const [{ end, notation } = expect.unreachable()] = linesOfKept(KEPT);
    expect(html).toContain('<p>Lines</p>');
    expect(html).toContain(`&lt;${notation}&gt; ${end.turns[0]?.score}`);
    expect(html).toContain(`ends ${end.final.join('–')} ${end.isProven}`);
    expect(html).toContain('won: A[CH] (2)');
    expect(html).toContain('&lt;5D OX&gt; wins 0 of 3 played on ± 12');
  });
});
