import { LANGUAGE_IDS, languageOf } from '@lexiko/languages';
import {
  configure,
  createFromPosition,
  PRESET_IDS,
  replay,
  type GameConfig,
  type GameEvent,
} from '@lexiko/rules';
import { exportGcg, formatGcg, formatLog, parseGcg, parseLog, replayGcg } from '@lexiko/rules/notation';
import { lettersCanChange } from '@lexiko/rules/rule-points';
import { expect, test } from 'vitest';
import { PLAIN_CONFIG, playFairGame } from '../chance/fair-game.ts';
import { randomConfig } from '../support/random-configs.ts';
import { seeded } from '../support/seeded.ts';

const PLAYERS = ['Ann', 'Bob', 'Cy', 'Di'].map((name) => ({ id: name.toLowerCase(), name }));

function holdsNoShifts(config: GameConfig): boolean {
  const configured = configure(config);
  if (!configured.ok || configured.value.scoring.kind !== 'premiums') return false;
  return !lettersCanChange(configured.value) && configured.value.solitaire.kind !== 'openPool';
}

test('every game that GCG can hold is written, read and counted again without a complaint', () => {
  let games = 0;
  for (const preset of PRESET_IDS) {
    for (let seed = 100; seed < 112; seed++) {
      const config = randomConfig(seeded(seed), preset);
      if (!holdsNoShifts(config)) continue;
      games++;
      const log = playFairGame(config, seed);
      const exported = exportGcg(log, PLAYERS);
      if (!exported.ok) throw new Error(JSON.stringify(exported.error));
      const file = parseGcg(formatGcg(exported.value));
      if (!file.ok) throw new Error(JSON.stringify(file.error));
      expect(file.value.game).toEqual(exported.value);
      const counted = replayGcg(file.value, config);
      if (!counted.ok) throw new Error(JSON.stringify(counted.error));
      const state = replay(log);
      expect(counted.value.problems, `seed ${seed} of ${JSON.stringify(config)}`).toEqual([]);
      expect(counted.value.final).toEqual(state.outcome?.final);
      expect(counted.value.board).toEqual(state.board);
    }
  }
  expect(games).toBeGreaterThan(15);
});

test.each(LANGUAGE_IDS)(
  'a game in %s comes back from its GCG and from its log without its word list',
  (language) => {
    const letters = new Set<string>();
    for (const seed of [3, 4]) {
      const config = { ...PLAIN_CONFIG, options: { ...PLAIN_CONFIG.options, 'letters.language': language } };
      const log = playFairGame(config, seed);
      const state = replay(log);
      for (const laid of state.board) letters.add(laid);
      expect(parseLog(formatLog(log))).toEqual({ ok: true, value: log });
      const exported = exportGcg(log, PLAYERS);
      if (!exported.ok) throw new Error(JSON.stringify(exported.error));
      const file = parseGcg(formatGcg(exported.value));
      const counted = file.ok ? replayGcg(file.value, config) : file;
      if (!counted.ok) throw new Error(JSON.stringify(counted.error));
      expect(counted.value.problems).toEqual([]);
      expect(counted.value.final).toEqual(state.outcome?.final);
      expect(counted.value.board).toEqual(state.board);
    }
    const own = languageOf(language).letters.filter(({ letter }) => !/^[A-Z]$/u.test(letter));
    if (own.length > 0) expect(own.some(({ letter }) => letters.has(letter))).toBe(true);
  },
);

test('a game is named after its dictionary, and its racks are those that were played from', () => {
  const exported = exportGcg(playFairGame(PLAIN_CONFIG, 1), PLAYERS);
  if (!exported.ok) throw new Error(exported.error.code);
  const { players, pragmas, turns } = exported.value;
  expect(players.map(({ id }) => id)).toEqual(['ann', 'bob']);
  expect(pragmas).toContainEqual({ name: 'lexicon', text: 'Test' });
  expect(turns[0]?.rack).toHaveLength(7);
});

test('what GCG cannot hold is named', () => {
  const log = playFairGame({ preset: 'crosswords', options: { 'dictionary.id': 'test' } }, 2);
  expect(exportGcg(log, PLAYERS)).toEqual({ ok: false, error: { code: 'NOT_CLASSIC' } });
  expect(exportGcg([], PLAYERS)).toEqual({ ok: false, error: { code: 'NOT_A_LOG' } });
  const plain = playFairGame(PLAIN_CONFIG, 1);
  const index = plain.findIndex(({ type }) => type === 'played');
  const moved = { ...(plain[index] as GameEvent & { type: 'played' }), rearranged: true };
  expect(exportGcg(plain.with(index, moved), PLAYERS)).toEqual({
    ok: false,
    error: { code: 'NOT_IN_GCG', index, type: 'played' },
  });
});

test('a game that began at a position is written only for whoever keeps the position', () => {
  const { layout } = replay(playFairGame(PLAIN_CONFIG, 1).slice(0, 1)).ruleset;
  const board = Array.from({ length: layout.width * layout.height }, (_, at) =>
    at === layout.centre ? 'A' : '',
  );
  const position = { board, racks: [['T'], ['O']], pool: [], scores: [5, 7], turn: 1, passes: 0 };
  const created = createFromPosition(PLAIN_CONFIG, { ...position, zones: null, levels: null }, 0);
  if (!created.ok) throw new Error(created.error.code);
  const log: readonly GameEvent[] = [
    ...created.value,
    { type: 'passed', seat: 1, cause: 'chosen', window: null },
  ];
  expect(exportGcg(log, PLAYERS)).toEqual({
    ok: false,
    error: { code: 'NOT_IN_GCG', index: 1, type: 'set-up' },
  });
  const exported = exportGcg(log, PLAYERS, 'position');
  expect(exported).toMatchObject({ ok: true, value: { turns: [{ kind: 'pass', player: 1, total: 7 }] } });
});

test('a play that was taken back is not written', () => {
  const plain = playFairGame(PLAIN_CONFIG, 1);
  const at = plain.findIndex(({ type }) => type === 'played');
  const { seat, score, changes, used } = plain[at] as GameEvent & { type: 'played' };
  const before = changes.map(([square]) => [square, ''] as const);
  const back: GameEvent = { type: 'took-back', seat, changes: before, tiles: used, points: score.total };
  const exported = exportGcg([...plain.slice(0, at + 1), back], PLAYERS);
  expect(exported).toMatchObject({ ok: true, value: { turns: [] } });
});
