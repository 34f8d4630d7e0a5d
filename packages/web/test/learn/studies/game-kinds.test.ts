/** Games of teams, games that began at a position, and games with all tiles open: each is kept as a chapter, and comes back. */

import { studyOfTurn, type StudiedTurn } from '@lexiko/analysis';
import {
  formatChapter,
  mainLine,
  nodeAt,
  placesOfLog,
  START,
  studyOf,
  tableAt,
  tableToJudge,
  turnsOfChapter,
  turnToJudge,
  typedTurn,
  type Chapter,
  type StudyEvent,
} from '@lexiko/analysis/studies';
import { seededNumbers } from '@lexiko/engine';
import {
  apply,
  createFromPosition,
  createGame,
  replay,
  viewFor,
  type Action,
  type GameConfig,
  type GameEvent,
} from '@lexiko/rules';
import { itemAt } from '@lexiko/rules/item-at';
import { formatLog } from '@lexiko/rules/notation';
import { describe, expect, it } from 'vitest';
import { TOOLS } from '../../../../analysis/test/study-table.ts';
import { playedLog } from '../../../../engine/test/support/played-logs.ts';
import { authorityOf, PLAYERS } from '../../../../engine/test/support/players-support.ts';
import { seededChance } from '../../../../rules/test/support/seeded.ts';
import { testWorld } from '../../../../rules/test/support/worlds.ts';
import { readGameText } from '../../../src/learn/analysis/source/game-source.ts';
import { snapshotOf } from '../../../src/learn/studies/chapter/chapter-view-table.ts';
import { playersIn } from '../../../src/learn/studies/leaks/leak-hunt.ts';
import { studyEventsOf } from '../../../src/learn/studies/files/analysed-study.ts';
import { importText } from '../../../src/learn/studies/files/study-import.ts';

const SEED = 5;
const NAMES = ['Ann', 'Bob', 'Cid', 'Dot'];
let ids = 0;
const newId = (): string => `id${++ids}`;

const rules = (
  preset: GameConfig['preset'],
  options: Readonly<Record<string, unknown>> = {},
  sides = 2,
  more: Partial<GameConfig> = {},
): GameConfig => ({ preset, sides, options: { 'dictionary.id': 'test', ...options }, ...more });

function imported(text: string): Chapter {
  const read = importText({ name: 'game', text }, { newId, names: NAMES, own: [] });
  if (!read.ok) throw new Error(read.error);
  if (read.value.kind !== 'chapters') throw new Error('chapters were expected');
  return chapterOf(read.value.events);
}

function chapterOf(events: readonly StudyEvent[]): Chapter {
  const [chapter] = studyOf(events.map((event, at) => ({ number: at + 1, atMs: 0, event }))).chapters;
  return chapter ?? expect.unreachable();
}

/** The game is set up as another stands after so many turns, and played to its end. */
function logFromPosition(config: GameConfig, turns: number): readonly GameEvent[] {
  const whole = playedLog(config, SEED);
  const passes = whole.flatMap(({ type }, at) => (type === 'turn-passed' ? [at] : []));
  const { board, racks, pool, scores, turn } = replay(whole.slice(0, itemAt(passes, turns - 1) + 1));
  const position = { board, racks, pool, scores, turn: turn ?? 0, passes: 0, zones: null, levels: null };
  const created = createFromPosition(config, position, 0);
  if (!created.ok) throw new Error(created.error.code);
  const events = [...created.value];
  let state = replay(events);
  let nowMs = 0;
  const world = testWorld({ chance: seededChance(SEED), words: authorityOf(state.ruleset) });
  const thinking = { random: seededNumbers(SEED), positions: 10, isInterrupted: () => false };
  while (state.phase !== 'over') {
    const others = [...state.racks.keys()].filter((seat) => seat !== state.turn);
    const order = state.turn === null ? others : [...others, state.turn];
    const action = order
      .map((seat) => PLAYERS.easy.choose(viewFor(state, seat), { ...thinking, nowMs }))
      .find((one) => one !== null);
    if (action === undefined) {
      nowMs = Math.max(nowMs, state.window?.graceUntilMs ?? 0) + 1000;
      continue;
    }
    const applied = apply(state, action, { ...world, nowMs });
    if (!applied.ok) throw new Error(applied.error.code);
    ({ state } = applied.value);
    events.push(...applied.value.events);
  }
  return events;
}

function endOf(events: readonly GameEvent[]): Extract<GameEvent, { readonly type: 'ended' }> {
  return events.find((event) => event.type === 'ended') ?? expect.unreachable();
}

function lastScores(chapter: Chapter): readonly number[] | undefined {
  return tableAt(chapter, mainLine(chapter).at(-1)?.id ?? START)?.scores;
}

/** Every place has its board, and a pass can be added there. */
function expectPlaces(chapter: Chapter): void {
  for (const { id } of chapter.nodes) {
    const table = tableAt(chapter, id) ?? expect.unreachable();
    expect(snapshotOf(chapter, table, []).view.scores).toHaveLength(chapter.start.players.length);
  }
  const middle = mainLine(chapter)[4]?.id ?? START;
  expect(typedTurn(chapter, middle, { rack: tableAt(chapter, middle)?.rack ?? [], text: '-' }).ok).toBe(true);
}

const judged = (chapter: Chapter, node: string): StudiedTurn => {
  const rack = tableAt(chapter, node)?.rack ?? [];
  const turn = turnToJudge(chapter, node, rack) ?? expect.unreachable();
  const study = studyOfTurn({ ...TOOLS, iterations: 8, random: seededNumbers(1) }, turn);
  while (study.step());
  return study.result();
};

describe('A game of teams', () => {
  it('is a chapter like any other, with its teams, also from the analysis and as GCG again', () => {
    const config = rules('school', {}, 2, { teamSizes: [2, 3] });
    const events = playedLog(config, SEED);
    const text = formatLog(events, ['Owls', 'Foxes']);
    const chapter = imported(text);
    expect(chapter.start.players.map(({ name }) => name)).toEqual(['Owls', 'Foxes']);
    expect(chapter.start.config.teamSizes).toEqual([2, 3]);
    expectPlaces(chapter);
    expect(lastScores(chapter)).toEqual(endOf(events).final);
    expect(judged(chapter, START).analysis.best.length).toBeGreaterThan(0);
    const source = readGameText(text, 'standard-2007', NAMES);
    if (!source.ok) throw new Error(source.error.code);
    const kept = studyEventsOf({ source: source.value, studied: [], deep: new Set(), playouts: 0 });
    expect(mainLine(chapterOf(kept ?? [])).map(({ line }) => line)).toEqual(
      mainLine(chapter).map(({ line }) => line),
    );
    const again = imported(formatChapter(chapter));
    expect([again.start.config.preset, lastScores(again)]).toEqual(['school', endOf(events).final]);
    // No rulebook has teams of three sides: the file is read by the usual rules.
    const three = '#player1 a A\n#player2 b B\n#player3 c C\n#rulebook school\n>a: HORN 8F HORN +14 14\n';
    expect(imported(three).start.config.preset).toBe('standard-2007');
  });

  it('with partners at four racks is a chapter of its log, which ends with the tiles left settled', () => {
    const events = playedLog(rules('crosswords', { 'cw.partners': 'on' }, 4), SEED);
    const chapter = imported(formatLog(events));
    expect(placesOfLog(chapter).length).toBeGreaterThan(5);
    expectPlaces(chapter);
    const { final, adjustments } = endOf(events);
    expect(adjustments.length).toBeGreaterThan(0);
    expect(lastScores(chapter)).toEqual(final);
  });
});

describe('A game that began at a position', () => {
  // After an odd number of turns the second seat is to move, and comes first in the position.
  const events = logFromPosition(rules('standard-2007'), 7);
  const setUp = events.find((event) => event.type === 'set-up') ?? expect.unreachable();
  const { turn: first, board, scores, racks } = setUp.position;
  const text = formatLog(events);
  const chapter = imported(text);

  it('is a chapter of GCG behind its position, in which every turn can be varied and judged', () => {
    expect(chapter.log).toBeUndefined();
    expect(chapter.start.players.map(({ name }) => name)).toEqual(
      first === 0 ? ['Ann', 'Bob'] : ['Bob', 'Ann'],
    );
    expect(tableAt(chapter, START)).toMatchObject({ board, player: 0 });
    expect(tableAt(chapter, START)?.scores).toEqual([scores[first], scores[1 - first]]);
    expect([...(tableAt(chapter, START)?.rack ?? [])].sort()).toEqual([...(racks[first] ?? [])].sort());
    const { final } = endOf(events);
    expect(lastScores(chapter)).toEqual([final[first], final[1 - first]]);
    expectPlaces(chapter);
    const turns = turnsOfChapter(chapter);
    const played = events.filter(
      ({ type }) => type === 'played' || type === 'passed' || type === 'exchanged',
    );
    expect(turns).toHaveLength(played.length);
    expect(turns.every(({ turn }) => turn.isRackWhole)).toBe(true);
    // The place is judged with the turn that was made there, and with every tile nobody sees.
    const { analysis } = judged(chapter, START);
    expect(analysis.made.notation).toBe(turns[0]?.turn.notation);
    expect(analysis.turn.bagSize).toBe(setUp.position.pool.length);
  });

  it('brings its analyses from the analysis of the game, which the kernel makes', () => {
    const source = readGameText(text, 'standard-2007', NAMES);
    if (!source.ok) throw new Error(source.error.code);
    expect(source.value.atTable).toBeNull();
    expect(source.value.replayed.problems).toEqual([]);
    const studied = source.value.turns.map(() => null as StudiedTurn | null);
    const one = judged(chapter, mainLine(chapter)[2]?.id ?? START);
    const kept = studyEventsOf({
      source: source.value,
      studied: studied.with(3, one),
      deep: new Set([3]),
      playouts: 8,
    });
    const analysed = chapterOf(kept ?? []);
    const place = mainLine(analysed)[2]?.id ?? START;
    expect(nodeAt(analysed, place)?.kept?.rack).toEqual(one.analysis.turn.rack);
  });

  it('comes back from GCG, as a study and as a game to analyse', () => {
    const gcg = formatChapter(chapter);
    const again = imported(gcg);
    expect(mainLine(again).map(({ line }) => line)).toEqual(mainLine(chapter).map(({ line }) => line));
    expect(lastScores(again)).toEqual(lastScores(chapter));
    const source = readGameText(gcg, 'standard-2007', NAMES);
    if (!source.ok) throw new Error(source.error.code);
    expect(source.value.replayed.problems).toEqual([]);
    expect(source.value.turns.map(({ notation }) => notation)).toEqual(
      turnsOfChapter(chapter).map(({ turn }) => turn.notation),
    );
    const small = gcg.replace(/#position \S+/u, '#position 3/3/3');
    expect(readGameText(small, 'standard-2007', NAMES)).toMatchObject({ error: { code: 'other-game' } });
    expect(importText({ name: 'x', text: small }, { newId, names: NAMES, own: [] }).ok).toBe(false);
  });

  it('is a chapter of its log where GCG cannot hold its turns, or its tiles are not those of the box', () => {
    const odd: readonly GameEvent[] = events.map((event) =>
      event.type === 'set-up'
        ? { ...event, position: { ...event.position, pool: [...event.position.pool, 'Z'] } }
        : event,
    );
    for (const log of [odd, logFromPosition(rules('crosswords'), 4)]) {
      const made = imported(formatLog(log));
      expect(made.log).toBeDefined();
      expectPlaces(made);
      const node = placesOfLog(made)[2] ?? START;
      const at = tableToJudge(made, node, tableAt(made, node)?.rack ?? []);
      expect(at?.turn.notation).toBe(mainLine(made)[2]?.said?.notation);
    }
  });
});

describe('A game with all tiles open', () => {
  const config = rules('standard-2007', { 'solitaire.mode': 'openPool' }, 1);

  /** Two plays, the second of which is taken back and replaced. */
  function openLog(): readonly GameEvent[] {
    const created = createGame(config, null);
    if (!created.ok) throw new Error(created.error.code);
    const events: GameEvent[] = [created.value];
    let state = replay(events);
    const world = testWorld({ chance: seededChance(SEED), words: authorityOf(state.ruleset) });
    const act = (action: Action): void => {
      const applied = apply(state, action, world);
      if (!applied.ok) throw new Error(applied.error.code);
      ({ state } = applied.value);
      events.push(...applied.value.events);
    };
    const lay = (first: number, step: number, letters: string): void =>
      act({
        type: 'play',
        seat: 0,
        tiles: Array.from(letters, (tile, at) => [first + step * at, tile] as const),
      });
    act({ type: 'confirm', seat: 0, nonce: '' });
    act({ type: 'begin' });
    lay(112, 1, 'HORN');
    lay(112 + 15, 15, 'AT');
    act({ type: 'takeBack', seat: 0 });
    lay(112 + 15, 15, 'EN');
    return events;
  }

  it('is a chapter whose plays come from all tiles, without what was taken back', () => {
    const text = formatLog(openLog(), ['Ann']);
    const chapter = imported(text);
    expect(mainLine(chapter)).toHaveLength(2);
    expectPlaces({ ...chapter, nodes: chapter.nodes.slice(0, 2) });
    const last = mainLine(chapter).at(-1)?.id ?? START;
    expect(lastScores(chapter)).toEqual(replay(openLog()).scores);
    const table = tableAt(chapter, last) ?? expect.unreachable();
    const { view } = snapshotOf(chapter, table, []);
    expect([view.ruleset.solitaire.kind, view.racks[0]]).toEqual(['openPool', []]);
    expect(view.pool).toHaveLength(100 - 6);
    // Any tile may be laid, but only as many as a rack holds.
    expect(typedTurn(chapter, last, { rack: [], text: '8H HORNY' })).toMatchObject({ ok: true });
    expect(typedTurn(chapter, last, { rack: [], text: 'O1 QQ' })).toMatchObject({ ok: false });
    const again = imported(formatChapter(chapter));
    expect(again.start.config.options?.['solitaire.mode']).toBe('openPool');
    expect(lastScores(again)).toEqual(lastScores(chapter));
  });

  it('tells nothing of how somebody plays with a rack', async () => {
    const yieldNow = (): Promise<void> => Promise.resolve();
    expect(await playersIn([imported(formatLog(openLog(), ['Ann']))], yieldNow)).toEqual([]);
    const alone = imported(formatLog(playedLog(rules('school'), SEED)));
    expect(await playersIn([alone], yieldNow)).toHaveLength(2);
  });

  it('in which nobody has played is none', () => {
    const read = importText(
      { name: 'game', text: formatLog(openLog().slice(0, 4)) },
      { newId, names: NAMES, own: [] },
    );
    expect(read).toEqual({ ok: false, error: 'no-turns' });
  });
});
