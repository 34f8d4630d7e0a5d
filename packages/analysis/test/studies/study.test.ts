/** Studies: folded from their events, replayed by the rules, in GCG and in files of their own. */

import { fileURLToPath } from 'node:url';
import { readFileSync } from 'node:fs';
import { seededNumbers } from '@lexiko/engine';
import { parseGcg, replayGcg } from '@lexiko/rules/notation';
import { describe, expect, it } from 'vitest';
import {
  branchesFrom,
  chapterGames,
  chapterOfGame,
  chapterOfPosition,
  condensed,
  formatChapter,
  formatStudy,
  isVariation,
  laidTurn,
  lineThrough,
  mainLine,
  nodeAt,
  notationsOf,
  parseStudy,
  refuseStudyEvent,
  splitGcg,
  START,
  studyHtml,
  studyOf,
  tableAt,
  turnsAfter,
  turnsOfChapter,
  turnToJudge,
  typedTurn,
  variationOf,
  type Chapter,
  type StudyEntry,
  type StudyEvent,
} from '../../src/entries/studies.ts';
import { PAGE_TEXTS } from './page-texts.ts';

const CONFIG = { preset: 'deluxe', sides: 2 } as const;
const GUIDE = readFileSync(
  fileURLToPath(new URL('../../../../fixtures/guide-game/guide-game.gcg', import.meta.url)),
  'utf8',
);

function gameOf(text: string) {
  const file = parseGcg(text);
  if (!file.ok) throw new Error(JSON.stringify(file.error));
  return file.value;
}

const ADDED = chapterOfGame(gameOf(GUIDE).game, CONFIG, {
  chapter: 'c',
  title: 'Guide Game',
  idOf: (turn) => `t${turn + 1}`,
});

function entriesOf(events: readonly StudyEvent[]): readonly StudyEntry[] {
  return events.map((event, at) => ({ number: at + 1, atMs: at * 1000, event }));
}

function chapterAfter(events: readonly StudyEvent[]): Chapter {
  const chapter = studyOf(entriesOf(events)).chapters.find(({ id }) => id === 'c');
  if (chapter === undefined) throw new Error('the chapter is there');
  return chapter;
}

function added(after: string, id: string, line: string): StudyEvent {
  return { type: 'turns-added', chapter: 'c', after, turns: [{ id, line, note: '' }] };
}

/** A line of the chapter, as somebody types it. */
function typed(chapter: Chapter, node: string, text: string, rack: readonly string[] = []): string {
  const line = typedTurn(chapter, node, { rack, text });
  if (!line.ok) throw new Error(JSON.stringify(line.error));
  return line.value;
}

describe('A chapter of a game', () => {
  const chapter = chapterAfter([ADDED]);

  it('has at each turn the board and the points that the rules count', () => {
    const replayed = replayGcg(gameOf(GUIDE), CONFIG);
    if (!replayed.ok) throw new Error('the Guide Game can be counted');
    for (const [at, { board, player, total }] of replayed.value.turns.entries()) {
      const table = tableAt(chapter, `t${at + 1}`);
      expect(table?.board).toEqual(board);
      expect(table?.scores[player]).toBe(total);
    }
    expect(tableAt(chapter, 't32')?.scores).toEqual([458, 366]);
  });

  it('tells who is on turn and what they hold', () => {
    expect(tableAt(chapter, START)).toMatchObject({ player: 0, rack: ['H', 'N', 'O', 'R'], scores: [0, 0] });
    expect(tableAt(chapter, 't5')).toMatchObject({ player: 1, rack: [...'EENPRTV'] });
  });

  it('takes a variation by notation or by its tiles, and counts it', () => {
    expect(typed(chapter, 't1', 'g9 of', [...'AFMO'])).toBe('>B: AFMO G9 OF +7 7');
    expect(typed(chapter, 't1', '-AF', [...'AFM'])).toBe('>B: AFM -AF +0 0');
    expect(typed(chapter, 't1', '-')).toMatch(/^>B: {2}- \+0 0$/u);
    // A blank S behind HORN: a word with no capital that is laid.
    const laid = laidTurn(chapter, 't1', { rack: ['?', 'A'], tiles: [[7 * 15 + 9, 's']] });
    expect(laid).toEqual({ ok: true, value: '>B: ?A 8F ....s +7 7' });
  });

  it('refuses a turn that the rules refuse, with their reason', () => {
    const reason = (text: string, rack: readonly string[] = []) => typedTurn(chapter, 't1', { rack, text });
    expect(reason('horn')).toEqual({ ok: false, error: { code: 'UNREADABLE' } });
    expect(reason('1A CAT')).toMatchObject({
      error: { code: 'FAULT', fault: { code: 'ILLEGAL', refusal: { code: 'NOT_CONNECTED' } } },
    });
    expect(reason('H6 FARMS', [...'AFMQQQQ'])).toMatchObject({ error: { code: 'FAULT' } });
  });

  it('keeps variations beside the main line, in their order, with what follows them', () => {
    const other = typed(chapter, 't1', 'G9 OF', [...'AFMO']);
    const varied = chapterAfter([ADDED, added('t1', 'v1', other)]);
    const answer = typed(varied, 'v1', '11E PASTE');
    const longer = chapterAfter([ADDED, added('t1', 'v1', other), added('v1', 'v2', answer)]);
    expect(mainLine(longer)).toHaveLength(34);
    expect(lineThrough(longer, 'v1').map(({ id }) => id)).toEqual(['t1', 'v1', 'v2']);
    const [, second] = branchesFrom(longer);
    expect(second?.variations.map((line) => line.map(({ node, depth }) => [node.id, depth]))).toEqual([
      [
        ['v1', 1],
        ['v2', 2],
      ],
    ]);
    expect(turnsAfter(longer, 't1').map(({ id }) => id)).toEqual(['t2', 'v1']);
  });

  it('is judged at the turn that was played, with the same rack, and else as a position', () => {
    expect(turnToJudge(chapter, 't5', [...'VTRPNEE'])).toMatchObject({ notation: 'E2 PREVENT', player: 1 });
    expect(turnToJudge(chapter, 't5', [...'AEINRST'])).toMatchObject({ notation: '-', scores: [25, 55] });
  });
});

describe('A study', () => {
  const other = typed(chapterAfter([ADDED]), 't1', 'G9 OF', [...'AFMO']);
  const mark = [{ square: 112, text: 'the centre' }];
  const kept = {
    rack: [...'AFMO'],
    judgedBy: 'simulated',
    playouts: 600,
    how: { playouts: 600, plies: 4, rivalRack: ['Q', '?'], added: ['-O'] },
    dictionary: 'english',
    margin: 0.02,
    candidates: [{ notation: '9G OF', score: 15, leave: ['A', 'M'], equity: 14.5, win: 0.41 }],
  } as const;
  const events: readonly StudyEvent[] = [
    { type: 'titled', title: 'My first' },
    ADDED,
    added('t1', 'v1', other),
    { type: 'turn-promoted', chapter: 'c', node: 'v1' },
    { type: 'noted', chapter: 'c', node: 'v1', text: 'Keeps A and M.\nBetter?' },
    { type: 'marked', chapter: 'c', node: 't1', marks: mark },
    { type: 'analysis-kept', chapter: 'c', node: 't1', analysis: kept },
    { type: 'turn-removed', chapter: 'c', node: 't2' },
  ];

  it('is what its events made of it', () => {
    const chapter = chapterAfter(events);
    expect(mainLine(chapter).map(({ id }) => id)).toEqual(['t1', 'v1']);
    expect(nodeAt(chapter, 'v1')?.note).toBe('Keeps A and M.\nBetter?');
    expect(nodeAt(chapter, 't1')).toMatchObject({ marks: mark, kept });
    expect(chapter.nodes.map(({ id }) => id)).toEqual([START, 't1', 'v1']);
  });

  it('goes back to any earlier state, and from there on again', () => {
    const reverted = [...events, { type: 'reverted', to: 3 } as const];
    expect(mainLine(chapterAfter(reverted))).toHaveLength(34);
    expect(studyOf(entriesOf([...reverted, { type: 'reverted', to: 8 }]))).toEqual(
      studyOf(entriesOf(events)),
    );
    expect(studyOf(entriesOf([...events, { type: 'reverted', to: 0 }])).chapters).toEqual([]);
  });

  it('is not changed by an event that does not fit, and says why', () => {
    const study = studyOf(entriesOf(events));
    const nothing: readonly StudyEvent[] = [
      { type: 'noted', chapter: 'c', node: 't9', text: 'gone' },
      { type: 'chapter-removed', chapter: 'x' },
      { type: 'turn-removed', chapter: 'c', node: START },
      ADDED,
      added('t1', 'v1', other),
      { type: 'reverted', to: 99 },
    ];
    for (const event of nothing) expect(studyOf(entriesOf([...events, event]))).toEqual(study);
    expect(nothing.map((event) => refuseStudyEvent(study, 9, event))).toEqual([
      'MISSING',
      'MISSING',
      'MISSING',
      'TAKEN',
      'TAKEN',
      'MISSING',
    ]);
  });

  it('opens again from its file, with all its versions or as it is now', () => {
    const entries = entriesOf(events);
    expect(parseStudy(formatStudy(entries))).toEqual(entries);
    // Earlier versions did not keep how the playouts were made.
    const { how: _, ...before } = kept;
    const earlier = formatStudy(entries).replace(JSON.stringify(kept), JSON.stringify(before));
    expect(earlier).not.toContain('plies');
    expect(parseStudy(earlier)).toHaveLength(entries.length);
    const now = condensed(studyOf(entries), 5);
    expect(studyOf(now)).toEqual(studyOf(entries));
    expect(parseStudy(formatStudy(now))).toEqual(now);
  });

  it('is not read from a file with anything else in it', () => {
    const text = formatStudy(entriesOf(events));
    const wrong: readonly string[] = [
      text.replace('lexiko-study', 'lexiko-log'),
      text.replace('"version":1', '"version":2'),
      text.replace('"number":2', '"number":3'),
      text.replace('"type":"titled"', '"type":"entitled"'),
      text.replace('"title":"My first"', `"title":"${'x'.repeat(200)}"`),
      text.replace('"square":112', '"square":-1'),
      text.slice(0, -5),
    ];
    for (const one of wrong) {
      expect(one).not.toBe(text);
      expect(parseStudy(one)).toBeNull();
    }
  });
});

describe('A study from anybody', () => {
  it('is shown, exported or refused, and never makes anything throw', () => {
    const position = `${Array.from({ length: 15 }, () => '15').join('/')} AEINRST/ 0/0 0`;
    const text = formatStudy(
      entriesOf([
        { ...ADDED, turns: ADDED.turns.slice(0, 8) },
        chapterOfPosition(position, CONFIG, { chapter: 'p', title: 'Empty' }),
        { type: 'noted', chapter: 'p', node: START, text: 'Begin' },
      ]),
    );
    const random = seededNumbers(5);
    const below = (most: number): number => Math.floor(random() * most);
    let read = 0;
    for (let round = 0; round < 300; round++) {
      const at = below(text.length);
      const put = ['A', '9', '1', '/', '?', ' ', '-', '', '\\n', '>', '#'][below(11)] ?? '';
      const entries = parseStudy(text.slice(0, at) + put + text.slice(at + 1));
      if (entries === null) continue;
      read++;
      for (const chapter of studyOf(entries).chapters) {
        for (const { id } of chapter.nodes) {
          tableAt(chapter, id);
          turnToJudge(chapter, id, [...'AEINRST']);
        }
        turnsOfChapter(chapter);
        splitGcg(formatChapter(chapter));
        branchesFrom(chapter);
      }
    }
    expect(read).toBeGreaterThan(60);
  });
});

describe('Plays in words', () => {
  it('have the letters on the board in brackets, on main line and variations, after withdrawals and from positions', () => {
    const chapter = chapterAfter([
      ADDED,
      added('t1', 'v1', typed(chapterAfter([ADDED]), 't1', 'G9 OF', [...'AFMO'])),
      added('v1', 'w1', '>B: AM -- -7 0'),
      added('w1', 'v2', '>A: AERU H6 FA.M +9 23'),
    ]);
    const notations = notationsOf(chapter);
    expect(notations.get('t1')).toBe('8F HORN');
    expect(notations.get('t2')).toBe('H6 FA(R)M');
    expect(notations.get('v1')).toBe('G9 OF');
    expect(notations.get('w1')).toBeUndefined();
    expect(notations.get('v2')).toBe('H6 FA(R)M');
    // As the rules replay them.
    const replayed = replayGcg(gameOf(GUIDE), CONFIG);
    if (!replayed.ok) throw new Error('the Guide Game can be counted');
    for (const { number, kind, notation } of replayed.value.turns)
      expect(notations.get(`t${number}`)).toBe(kind === 'play' ? notation : undefined);
    const cgp = `${Array.from({ length: 7 }, () => '15').join('/')}/5HORN6/${Array.from({ length: 7 }, () => '15').join('/')} AEINRST/ 20/14 0`;
    const position = chapterOfPosition(cgp, CONFIG, { chapter: 'c', title: 'After HORN' });
    const after = chapterAfter([position, added(START, 'n1', '>p1: S 8F ....S +8 28')]);
    expect(notationsOf(after).get('n1')).toBe('8F (HORN)S');
  });
});

describe('The page of a study', () => {
  it('has every turn, note, mark and kept analysis, and the board where something is written', () => {
    const note = '<b>Why</b> not OF?';
    const html = studyHtml(
      studyOf(
        entriesOf([
          { type: 'titled', title: 'Guide & game' },
          ADDED,
          added('t1', 'v1', typed(chapterAfter([ADDED]), 't1', 'G9 OF', [...'AFMO'])),
          { type: 'noted', chapter: 'c', node: 'v1', text: note },
          { type: 'marked', chapter: 'c', node: 'v1', marks: [{ square: 112, text: 'here' }] },
        ]),
      ),
      PAGE_TEXTS,
    );
    expect(html).toContain('<title>Guide &amp; game · Lexiko</title>');
    expect(html).toContain('&lt;b&gt;Why&lt;/b&gt; not OF?');
    expect(html).not.toContain('<b>Why');
    expect(html).toContain('15 112: here');
    expect(html.match(/<li>/gu)).toHaveLength(35);
    expect(html.match(/<svg class="board"/gu)).toHaveLength(2);
    expect(html).toContain('aria-label="after 2"');
  });
});

describe('GCG of a chapter', () => {
  it('has the notes of every turn once, and each variation as a game', () => {
    const noted = {
      ...ADDED,
      note: 'Sample game',
      turns: ADDED.turns.map((one, at) => (at === 1 ? { ...one, note: 'FARM\nthrough R' } : one)),
    };
    const chapter = chapterAfter([
      noted,
      added('t1', 'v1', typed(chapterAfter([ADDED]), 't1', 'G9 OF', [...'AFMO'])),
      { type: 'noted', chapter: 'c', node: 'v1', text: 'Also good' },
    ]);
    const text = formatChapter(chapter);
    const [main = '', variation = '', ...rest] = splitGcg(text);
    expect(rest).toEqual([]);
    expect(main).toContain('#note Sample game');
    expect(main).toContain('>B: AFM H6 FA.M +9 9\n#note FARM\n#note through R\n');
    expect(variation).toContain('#variation 1');
    expect(variation).toContain('>B: AFMO G9 OF +7 7\n#note Also good\n');
    // Back again, it is the same chapter.
    const again = chapterOfGame(gameOf(main).game, CONFIG, {
      chapter: 'c',
      title: 'Guide Game',
      idOf: (at) => `t${at + 1}`,
    });
    expect(again).toEqual(noted);
    const { game } = gameOf(variation);
    expect([isVariation(gameOf(main).game), isVariation(game)]).toEqual([false, true]);
    const varied = variationOf(chapterAfter([again]), game, () => 'v1');
    expect(varied).toMatchObject({ after: 't1', turns: [{ id: 'v1', note: 'Also good' }] });
    expect(varied !== null && variationOf(chapterAfter([again, varied]), game, () => 'v2')).toBeNull();
  });

  it('of a position begins with it, and reads it again', () => {
    const cgp = `${Array.from({ length: 7 }, () => '15').join('/')}/5HORN6/${Array.from({ length: 7 }, () => '15').join('/')} AEINRST/ 20/14 0`;
    const position = chapterOfPosition(cgp, CONFIG, { chapter: 'c', title: 'After HORN' });
    const bare = chapterAfter([position]);
    expect(tableAt(bare, START)).toMatchObject({ player: 0, rack: [...'AEINRST'], scores: [20, 14] });
    const line = typed(bare, START, 'j2 retinas', [...'AEINRST']);
    expect(line).toBe('>p1: AEINRST J2 RETINAS +69 89');
    const chapter = chapterAfter([position, added(START, 'n1', line)]);
    const [game] = chapterGames(chapter);
    const again = chapterOfGame(game!, CONFIG, { chapter: 'c', title: 'After HORN', idOf: () => 'n1' });
    expect(studyOf(entriesOf([again])).chapters).toEqual([chapter]);
  });
});
