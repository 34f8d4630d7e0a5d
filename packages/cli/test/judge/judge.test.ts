import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { fixture, runCommand } from '../command-run.ts';
import { mutated, seeded } from './judge-mutations.ts';

interface Case {
  readonly id: string;
  readonly title: string;
  readonly options?: Readonly<Record<string, unknown>>;
  readonly setup?: {
    readonly board?: readonly string[];
    readonly racks?: readonly string[];
    readonly pool?: string;
  };
  readonly expect: { readonly results?: readonly { readonly code?: string | readonly string[] }[] };
}

interface Ruling {
  readonly id: string | null;
  readonly error?: string;
  readonly results?: readonly object[];
  readonly state?: {
    readonly board: readonly string[];
    readonly racks: readonly string[];
    readonly pool: string;
  };
}

const FILES = ['rules', 'house'] as const;

function linesOf(file: string): string[] {
  return readFileSync(fixture(`cases/${file}.jsonl`), 'utf8')
    .split('\n')
    .filter((line) => line !== '');
}

const CASES = FILES.flatMap((file) => linesOf(file).map((line) => ({ line, one: JSON.parse(line) as Case })));

async function rulingsOn(lines: readonly string[], ...flags: readonly string[]): Promise<readonly Ruling[]> {
  const { out } = await runCommand(['judge', ...flags], lines.join('\n'));
  return out
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Ruling);
}

/** Every tile of a position in one sorted text; blanks as `?`, wherever they lie. */
function tilesIn(board: readonly string[], racks: readonly string[], pool: string): string {
  const laid = board.join('').replaceAll('.', '').replaceAll(/[a-z]/gu, '?');
  return [...laid, ...racks.join(''), ...pool].sort().join('');
}

describe.each(FILES)('the cases of %s.jsonl', (file) => {
  test.each(linesOf(file).map((line): [string, string] => [titleOf(line), line]))('%s', async (_, line) => {
    const { status, err } = await runCommand(['judge', '--expect'], line);
    expect(err).toBe('1 case, 0 different, 0 unreadable\n');
    expect(status).toBe(0);
  });
});

function titleOf(line: string): string {
  const { id, title } = JSON.parse(line) as Case;
  return `${id}: ${title}`;
}

describe('the cases together', () => {
  test('have different ids and are at least 322', () => {
    expect(new Set(CASES.map(({ one }) => one.id)).size).toBe(CASES.length);
    expect(CASES.length).toBeGreaterThanOrEqual(322);
  });

  test('house.jsonl is what its pictures say', () => {
    const written = execFileSync(process.execPath, [fixture('cases/house.mjs')], { encoding: 'utf8' });
    expect(readFileSync(fixture('cases/house.jsonl'), 'utf8')).toBe(written);
  });

  test('keep every tile, whatever is tried', async () => {
    const readable = CASES.filter(({ one }) => one.options?.['leave.tiles'] !== 'aside');
    const rulings = await rulingsOn(readable.map(({ line }) => line));
    for (const [at, { one }] of readable.entries()) {
      const state = rulings[at]?.state;
      if (state === undefined) continue;
      const { board = [], racks = [], pool = '' } = one.setup ?? {};
      expect(tilesIn(state.board, state.racks, state.pool), one.id).toBe(tilesIn(board, racks, pool));
    }
  });

  test('expect every refusal that a position can meet', () => {
    const met = new Set(
      CASES.flatMap(({ one }) => one.expect.results ?? []).flatMap(({ code }) => code ?? []),
    );
    const named =
      `NOT_YOUR_TURN NO_TILES TILE_NOT_ON_RACK OFF_BOARD SQUARE_OCCUPIED NOT_IN_LINE GAP NOT_CONNECTED
      NO_WORD FIRST_PLAY_MISSES_CENTER FIRST_PLAY_TOO_SHORT FIRST_WORD_BELOW_MINIMUM BLANK_NEEDS_LETTER INVALID_WORDS
      POOL_TOO_SMALL POOL_BELOW_EXCHANGE_MINIMUM EXCHANGE_EMPTY EXCHANGE_ABOVE_MAXIMUM MUST_PLAY PASS_NOT_ALLOWED
      CHALLENGE_WINDOW_CLOSED CANNOT_CHALLENGE_OWN_PLAY NOTHING_TO_CHALLENGE WORD_NOT_IN_PLAY ANAGRAM_NEEDS_NEW_TILE
      ANAGRAM_TILE_LEFT_OUT BLANK_LOCKED NO_NEW_WORD NOT_A_BLANK LETTER_DOES_NOT_MATCH_BLANK PRE_STEP_TOO_LATE
      VARIATION_OFF CW_OPENING_TOO_SHORT CW_OPENING_NOT_ON_SMALL_CROSS TOO_MANY_TILES GAME_OVER`.split(
        /\s+/u,
      );
    expect(named.filter((code) => !met.has(code))).toEqual([]);
  });
});

const PASS = { id: 'a', preset: 'deluxe', words: '*', actions: [{ seat: 0, type: 'pass' }] };
const asLine = (value: unknown): string => JSON.stringify(value);

describe('lexiko judge', () => {
  test('answers a case a line, in order, and says 0', async () => {
    const { status, out, err } = await runCommand(
      ['judge'],
      [asLine({ ...PASS, id: 'one' }), '', asLine({ ...PASS, id: 'two' })].join('\r\n'),
    );
    expect(status).toBe(0);
    expect(err).toBe('');
    const rulings = out
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as Ruling);
    expect(rulings.map(({ id }) => id)).toEqual(['one', 'two']);
    expect(rulings[0]).toMatchObject({ results: [{ ok: true }], state: { turn: 1, over: false } });
  });

  test('reads several files', async () => {
    const { status, out } = await runCommand([
      'judge',
      fixture('cases/rules.jsonl'),
      fixture('cases/rules.jsonl'),
    ]);
    expect(status).toBe(0);
    expect(out.trim().split('\n').length).toBe(2 * linesOf('rules').length);
  });

  test('says 2 to a file that is not there, in one sentence', async () => {
    const { status, out, err } = await runCommand(['judge', 'no-such-file.jsonl']);
    expect([status, out]).toEqual([2, '']);
    expect(err).toBe('lexiko judge: Can’t read “no-such-file.jsonl”.\n');
  });

  test('answers a malformed line with an error, still runs the others, and says 2', async () => {
    const bad = [
      '{"id":"cut',
      '[]',
      '7',
      'null',
      '{"preset":"deluxe"}',
      asLine({ ...PASS, preset: 'chess' }),
    ];
    const rulings = await rulingsOn([...bad, asLine(PASS)]);
    expect(rulings.map(({ id }) => id)).toEqual([null, null, null, null, null, 'a', 'a']);
    expect(rulings.slice(0, -1).every(({ error }) => typeof error === 'string')).toBe(true);
    expect(rulings.at(-1)).toMatchObject({ results: [{ ok: true }] });
    expect((await runCommand(['judge'], bad.join('\n'))).status).toBe(2);
  });

  test('with --expect prints each difference and says 1', async () => {
    const wrong = { results: [{ ok: true, score: 3 }], state: { turn: 0, over: false, racks: ['', '', ''] } };
    const { status, err } = await runCommand(['judge', '--expect'], asLine({ ...PASS, expect: wrong }));
    expect(status).toBe(1);
    expect(err.split('\n')).toEqual([
      'a: results[0].score: expected 3, got nothing',
      'a: state.turn: expected 0, got 1',
      'a: state.racks: expected ["","",""], got ["",""]',
      '1 case, 1 different, 0 unreadable',
      '',
    ]);
  });

  test('with --expect tells differences in the user’s language', async () => {
    const wrong = { results: [{ ok: true, score: 3 }] };
    const args = ['judge', '--expect', '--language', 'de'];
    const { err } = await runCommand(args, asLine({ ...PASS, expect: wrong }));
    expect(err).toBe('a: results[0].score: erwartet 3, gefunden nichts\n1 Fall, 1 anders, 0 nicht lesbar\n');
  });

  test('with --expect is content with one of several codes and with any order of words', async () => {
    const horn = CASES.find(({ one }) => one.id === 'LX-S-16');
    const reordered = (horn?.line ?? '').replace(
      '[["AN",3],["HA",5],["ON",3]]',
      '[["ON",3],["AN",3],["HA",5]]',
    );
    expect(reordered).not.toBe(horn?.line);
    const several = { ...PASS, expect: { results: [{ ok: true }] } };
    const refused = {
      ...PASS,
      actions: [{ seat: 1, type: 'pass' }],
      expect: { results: [{ code: ['X', 'NOT_YOUR_TURN'] }] },
    };
    const lines = [reordered, asLine(several), asLine(refused)];
    expect((await runCommand(['judge', '--expect'], lines.join('\n'))).status).toBe(0);
    const neither = { ...refused, expect: { results: [{ code: ['X', 'Y'] }] } };
    expect((await runCommand(['judge', '--expect'], asLine(neither))).status).toBe(1);
  });

  test('with --expect an expected error is none, and a ruling instead of it differs', async () => {
    const broken = asLine({ ...PASS, sides: 9, expect: { error: true } });
    expect((await runCommand(['judge', '--expect'], broken)).status).toBe(0);
    expect((await runCommand(['judge'], broken)).status).toBe(2);
    const { status, err } = await runCommand(
      ['judge', '--expect'],
      asLine({ ...PASS, expect: { error: true } }),
    );
    expect(status).toBe(1);
    expect(err).toContain('a: error: expected one, got a ruling');
  });

  test('does not compare words and bonus in Crosswords, nor the turn in a last window', async () => {
    const cat = CASES.find(({ one }) => one.id === 'AC-W-12a')?.one;
    const last = CASES.find(({ one }) => one.id === 'LX-S-31a')?.one;
    const lines = [
      { ...cat, expect: { results: [{ score: 15, words: [['CAT', 15]], bonus: 7 }] } },
      { ...last, expect: { state: { turn: 1, over: false } } },
    ];
    const { status, err } = await runCommand(['judge', '--expect'], lines.map(asLine).join('\n'));
    expect(err).toBe('2 cases, 0 different, 0 unreadable\n');
    expect(status).toBe(0);
  });

  test('names the data of a refusal beside its code', async () => {
    const rulings = await rulingsOn([
      asLine({
        ...PASS,
        setup: { racks: ['AB', ''] },
        actions: [{ seat: 0, type: 'play', tiles: { H8: 'A', I8: 'Z' } }],
      }),
    ]);
    expect(rulings[0]?.results).toEqual([{ ok: false, code: 'TILE_NOT_ON_RACK', tiles: ['Z'] }]);
  });

  test('a lexicon that is not installed spoils one case only', async () => {
    const { words: _, ...open } = PASS;
    const lines = [asLine({ ...open, options: { 'dictionary.id': 'klingon' } }), asLine(PASS)];
    const rulings = await rulingsOn(lines);
    expect(rulings[0]?.error).toContain('klingon');
    expect(rulings[1]?.results).toEqual([{ ok: true }]);
  });

  test('tells only the verdict where that was agreed', async () => {
    const bad = CASES.find(({ one }) => one.id === 'AC-S-28a')?.one;
    const [ruling] = await rulingsOn([
      asLine({ ...bad, options: { 'challenge.revealWords': 'verdictOnly' } }),
    ]);
    expect(ruling?.results?.[1]).toEqual({ ok: true, stands: false });
  });
});

describe('spoilt cases', () => {
  const SEED = 20261119;
  const MUTANTS = 1500;

  test(`${MUTANTS} mutants are each answered with one object, with and without --expect`, async () => {
    const random = seeded(SEED);
    // The default lexicon takes long to open; a mutant that lost its words would ask for it.
    const short = CASES.filter(({ line }) => line.length < 6000 && line.includes('"words"'));
    const lines = Array.from({ length: MUTANTS }, () => {
      const at = Math.floor(random() * short.length);
      return mutated(short[at]?.line ?? '', random);
    }).filter((line) => line.trim() !== '');
    for (const flags of [[], ['--expect']]) {
      const rulings = await rulingsOn(lines, ...flags);
      expect(rulings.length, `seed ${SEED}`).toBe(lines.length);
      for (const [at, ruling] of rulings.entries()) {
        const answered =
          typeof ruling.error === 'string' || (Array.isArray(ruling.results) && ruling.state !== undefined);
        expect(answered, lines[at]).toBe(true);
      }
    }
  });

  test('nesting without end is an error like any other', async () => {
    const deep = `${'['.repeat(50_000)}${']'.repeat(50_000)}`;
    const lines = [
      deep,
      `{"id":"x","preset":"deluxe","options":{"sides":${deep}}}`,
      `{"id":"y","preset":"deluxe","expect":${deep}}`,
    ];
    const rulings = await rulingsOn(lines, '--expect');
    expect(rulings.map(({ error }) => error?.includes('nested too deeply'))).toEqual([true, true, true]);
  });
});
