/** Chapters of games that GCG cannot hold: Crosswords with dice, and games in which tiles move on the board. */

import { fileURLToPath } from 'node:url';
import { readFileSync } from 'node:fs';
import { replay, type GameEvent } from '@lexiko/rules';
import { joinTiles, parseLog } from '@lexiko/rules/notation';
import { describe, expect, it } from 'vitest';
import {
  chapterOfLog,
  condensed,
  formatChapter,
  formatStudy,
  LONGEST_CHAPTER_LOG,
  mainLine,
  nodeAt,
  parseStudy,
  placesOfLog,
  readStudyEvent,
  refuseStudyEvent,
  START,
  studyHtml,
  studyOf,
  tableAt,
  tableToJudge,
  turnsAfter,
  typedTurn,
  type Chapter,
  type StudyEntry,
  type StudyEvent,
} from '../../src/entries/studies.ts';
import { PAGE_TEXTS } from './page-texts.ts';
import { tableTurns } from '../../src/index.ts';

type LogAdded = Extract<StudyEvent, { readonly type: 'log-chapter-added' }>;

function eventsOf(name: string): readonly GameEvent[] {
  const path = fileURLToPath(new URL(`../../../../fixtures/games/${name}.json`, import.meta.url));
  const events = parseLog(readFileSync(path, 'utf8'));
  if (!events.ok) throw new Error(JSON.stringify(events.error));
  return events.value;
}

function added(name: string): LogAdded {
  const chapter = chapterOfLog(eventsOf(name), ['Ann', 'Bob'], { chapter: 'c', title: name });
  if (chapter === null) throw new Error('the game is short');
  return chapter;
}

function entriesOf(events: readonly StudyEvent[]): readonly StudyEntry[] {
  return events.map((event, at) => ({ number: at + 1, atMs: at, event }));
}

function chapterAfter(events: readonly StudyEvent[]): Chapter {
  const [chapter] = studyOf(entriesOf(events)).chapters;
  if (chapter === undefined) throw new Error('the chapter is there');
  return chapter;
}

describe.each(['crosswords', 'moving-letters'])('A game of %s as a chapter', (name) => {
  const events = eventsOf(name);
  const turns = tableTurns(events);
  const chapter = chapterAfter([added(name)]);

  it('has a place for each of its turns, numbered by events, with board, scores and rack as they were', () => {
    const line = mainLine(chapter);
    expect(line).toHaveLength(turns.length);
    expect(line.every(({ id }) => /^e\d+$/u.test(id))).toBe(true);
    for (const [at, node] of placesOfLog(chapter).entries()) {
      const { board, scores, rack, player } = turns[at]?.turn ?? expect.unreachable();
      expect(tableAt(chapter, node)).toMatchObject({ board, scores, rack, player });
    }
    const last = tableAt(chapter, line.at(-1)?.id ?? '');
    // At its end with the tiles left settled.
    expect(last?.scores).toEqual(replay(events).outcome?.final);
  });

  it('carries notes and marks at any turn, in files, links and pages; the turns themselves stay', () => {
    const node = mainLine(chapter)[1]?.id ?? '';
    const study = studyOf(entriesOf([added(name)]));
    for (const type of ['turn-removed', 'turn-promoted'] as const)
      expect(refuseStudyEvent(study, 1, { type, chapter: 'c', node })).toBe('FIXED');
    const noted = entriesOf([
      { type: 'titled', title: 'Odd games' },
      added(name),
      { type: 'noted', chapter: 'c', node, text: 'Here it turned.' },
      { type: 'marked', chapter: 'c', node, marks: [{ square: 3, text: 'this' }] },
    ]);
    expect(studyOf(parseStudy(formatStudy(noted)) ?? [])).toEqual(studyOf(noted));
    // What a link brings is the same study, without how it came to be so.
    expect(studyOf(condensed(studyOf(noted), 0))).toEqual(studyOf(noted));
    // GCG cannot hold it; a page can.
    expect(formatChapter(chapter)).toBe('');
    const html = studyHtml(studyOf(noted), PAGE_TEXTS);
    expect(html).toContain('Here it turned.');
    expect(html).toContain('15 3: this');
    expect(html.match(/<li>/gu)).toHaveLength(turns.length);
    const ofAnn = turns.find(({ turn }) => turn.player === 0)?.turn.notation;
    expect(html).toContain(`Ann: &lt;${ofAnn}&gt;`);
  });

  it('is judged at its tables: with the turn of the game, or with another rack as if nobody had played', () => {
    for (const [at, node] of placesOfLog(chapter).entries()) {
      const { turn } = turns[at] ?? expect.unreachable();
      expect(tableToJudge(chapter, node, turn.rack)?.turn).toEqual(turn);
      const other = tableToJudge(chapter, node, ['A', 'E']);
      expect(other?.turn).toMatchObject({ act: { kind: 'pass' }, rack: ['A', 'E'], player: turn.player });
    }
  });
});

describe('A variation of such a game', () => {
  const typed = (name: string, node: string, text: string, rack: readonly string[]) =>
    typedTurn(chapterAfter([added(name)]), node, { rack, text });

  it('is counted by its rules, goes on from there, and leaves the game as the main line', () => {
    const { turn } = tableTurns(eventsOf('moving-letters'))[0] ?? expect.unreachable();
    const line = typed('moving-letters', START, turn.notation, turn.rack);
    if (!line.ok) throw new Error(JSON.stringify(line.error));
    expect(line.value).toContain(`>p${turn.player + 1}: ${joinTiles(turn.rack)} `);
    expect(line.value.endsWith(` +${turn.score} ${turn.score}`)).toBe(true);
    const turns = [{ id: 'v1', line: line.value, note: 'The same play.' }];
    const events = [
      added('moving-letters'),
      { type: 'turns-added', chapter: 'c', after: START, turns },
    ] as const;
    const varied = chapterAfter(events);
    const main = mainLine(varied)[0]?.id ?? '';
    const [one, two] = [tableAt(varied, 'v1'), tableAt(varied, main)];
    expect(one).toMatchObject({ board: two?.board, scores: two?.scores, player: two?.player });
    expect(turnsAfter(varied, START).map(({ id }) => id)).toEqual([main, 'v1']);
    const passed = typedTurn(varied, 'v1', { rack: ['A'], text: '-' });
    expect(passed.ok && passed.value).toContain(' - +0 0');
    const short = condensed(studyOf(entriesOf(events)), 0);
    expect(nodeAt(chapterAfter(short.map(({ event }) => event)), 'v1')?.note).toBe('The same play.');
    const study = studyOf(entriesOf(events));
    expect(refuseStudyEvent(study, 2, { type: 'turn-removed', chapter: 'c', node: 'v1' })).toBeNull();
    expect(refuseStudyEvent(study, 2, { type: 'turn-promoted', chapter: 'c', node: 'v1' })).toBe('FIXED');
  });

  it('is refused where the rules refuse it, or where dice would decide its points', () => {
    expect(typed('moving-letters', START, '1A CAT', [...'CATEEEE'])).toMatchObject({
      error: { code: 'FAULT', fault: { code: 'ILLEGAL' } },
    });
    expect(typed('moving-letters', START, 'nonsense', [])).toMatchObject({ error: { code: 'UNREADABLE' } });
    const turns = tableTurns(eventsOf('crosswords'));
    const rolled = turns.findIndex(({ event }) => event.type === 'played' && event.rolls.length > 0);
    const { turn } = turns[rolled] ?? expect.unreachable();
    const node = placesOfLog(chapterAfter([added('crosswords')]))[rolled] ?? '';
    expect(typed('crosswords', node, turn.notation, turn.rack)).toMatchObject({ error: { code: 'DICE' } });
  });
});

describe('A log that is none', () => {
  it('makes no chapter, and one longer than any game is refused by the reader', () => {
    const event = added('crosswords');
    expect(readStudyEvent(event, '').ok).toBe(true);
    const study = studyOf([]);
    for (const log of ['', '{"format":"lexiko-log"}', event.log.replace('"played"', '"plaid"')])
      expect(refuseStudyEvent(study, 0, { ...event, log })).toBe('MISSING');
    expect(refuseStudyEvent(study, 0, { ...event, players: [] })).toBe('MISSING');
    expect(readStudyEvent({ ...event, log: 'x'.repeat(LONGEST_CHAPTER_LOG + 1) }, '').ok).toBe(false);
    const { log: _, ...none } = event;
    expect(readStudyEvent(none, '').ok).toBe(false);
  });
});
