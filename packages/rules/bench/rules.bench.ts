/** `npm run bench -- rules`: judging and applying plays, replaying a game, making views. The Guide Game, 32 turns. */

import { readFileSync } from 'node:fs';
import { formatTable, measure } from '../../../scripts/trials/bench-table.ts';
import {
  anyWordAuthority,
  apply,
  createFromPosition,
  replay,
  viewFor,
  type Action,
  type GameEvent,
  type GameState,
  type World,
} from '../src/index.ts';
import { CLASSIC_LAYOUT, emptyBoard, parseSquare } from '../src/entries/board.ts';

interface GuideGame {
  readonly preset: 'deluxe';
  readonly setup: { readonly racks: readonly string[] };
  readonly actions: readonly {
    readonly seat: number;
    readonly type: 'play';
    readonly tiles: Readonly<Record<string, string>>;
  }[];
}

const cases = readFileSync('fixtures/cases/rules.jsonl', 'utf8').split('\n');
const line = cases.find((text) => text.startsWith('{"id": "AC-G-06"')) ?? '';
const guide = JSON.parse(line) as GuideGame;

const plays: readonly Action[] = guide.actions
  .filter(({ type }) => type === 'play')
  .map(({ seat, tiles }) => ({
    type: 'play',
    seat,
    tiles: Object.entries(tiles).map(
      ([name, laid]) => [parseSquare(CLASSIC_LAYOUT, name) ?? -1, laid] as const,
    ),
  }));

const world: World = {
  nowMs: 0,
  chance: { draw: (pool, count) => pool.slice(0, count), roll: () => [1], pick: () => 0, secret: null },
  words: anyWordAuthority(),
  dictionary: null,
};

function opening(options: Readonly<Record<string, unknown>>): readonly GameEvent[] {
  const created = createFromPosition(
    { preset: guide.preset, options },
    {
      board: emptyBoard(CLASSIC_LAYOUT),
      racks: guide.setup.racks.map((rack) => [...rack]),
      pool: [],
      scores: [0, 0],
      turn: 0,
      passes: 0,
      zones: null,
      levels: null,
    },
    0,
  );
  if (!created.ok) throw new Error(created.error.code);
  return created.value;
}

function playAll(start: GameState, log: GameEvent[]): GameState {
  let state = start;
  for (const action of plays) {
    const applied = apply(state, action, world);
    if (!applied.ok) throw new Error(applied.error.code);
    ({ state } = applied.value);
    log.push(...applied.value.events);
  }
  return state;
}

const start = opening({});
const auto = opening({ 'words.validation': 'auto', 'end.autoNoMoves': 'off' });
const log: GameEvent[] = [...start];
const end = playAll(replay(start), log);
const text = JSON.stringify(log);
const openingState = replay(start);
const autoState = replay(auto);
const times = (count: number, task: () => unknown): void => {
  for (let turn = 0; turn < count; turn++) task();
};

const rows = [
  measure({
    name: 'a play judged and applied (challenge game)',
    unit: 'µs',
    aim: 30,
    rounds: 200,
    size: plays.length,
    run: () => playAll(openingState, []),
  }),
  measure({
    name: 'a play judged and applied (auto validation)',
    unit: 'µs',
    aim: 30,
    rounds: 200,
    size: plays.length,
    run: () => playAll(autoState, []),
  }),
  measure({
    name: `a game of 32 turns replayed (${log.length} events)`,
    unit: 'ms',
    aim: 1,
    rounds: 200,
    size: 20,
    run: () => times(20, () => replay(log)),
  }),
  measure({
    name: `the same from JSON (${Math.round(text.length / 1024)} KB)`,
    unit: 'ms',
    rounds: 200,
    size: 20,
    run: () => times(20, () => replay(JSON.parse(text) as GameEvent[])),
  }),
  measure({
    name: 'viewFor, a view made afresh',
    unit: 'µs',
    rounds: 200,
    size: 1000,
    run: () => times(1000, () => viewFor(end, 0)),
  }),
];
process.stdout.write(formatTable(rows));
