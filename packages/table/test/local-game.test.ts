/** A game at one screen: what is kept, whose tiles are in sight, when the clock runs, and what computers do. */

import {
  anyWordAuthority,
  listAuthority,
  type Action,
  type GameConfig,
  type GameEvent,
  type Seat,
  type WordAuthority,
} from '@lexiko/rules';
import { inspectPlay } from '@lexiko/rules/board';
import { LocalGame, type Change, type LocalParts } from '@lexiko/table';
import { describe, expect, it } from 'vitest';

interface Setting {
  readonly sides?: number;
  readonly options?: Readonly<Record<string, unknown>>;
  readonly computers?: readonly Seat[];
  readonly asks?: LocalParts['asks'];
  readonly words?: WordAuthority;
}

const DICTIONARY = { id: 'english', name: 'Test', version: '1', checksum: '0' };

/** A machine whose clock is set by hand, and what a game has asked it to keep. */
class Machine {
  ms = 1_000_000;
  isFull = false;
  hasPlayers = true;
  kept: readonly GameEvent[] = [];

  parts({ computers = [], asks = 'before-computers', words = anyWordAuthority() }: Setting): LocalParts {
    return {
      secret: 's',
      isComputer: (seat) => computers.includes(seat),
      canThink: () => this.hasPlayers,
      asks,
      hidesRacks: true,
      machineMs: () => this.ms,
      dictionary: () => ({ words, identity: DICTIONARY }),
      keep: async ({ log }: Change) => {
        if (this.isFull) throw new Error('the disk is full');
        this.kept = log;
      },
    };
  }
}

/** Seat 0 begins. */
async function begun(setting: Setting = {}): Promise<{ game: LocalGame; machine: Machine }> {
  const machine = new Machine();
  const { sides = 2, options = {} } = setting;
  const config = {
    preset: 'standard-2007',
    sides,
    options: {
      'dictionary.id': 'table',
      'firstDraw.method': 'manual',
      'challenge.graceSeconds': 0,
      ...options,
    },
  } as GameConfig;
  const created = await LocalGame.create(config, machine.parts(setting));
  if (!created.ok) throw new Error(created.error.code);
  const game = created.value;
  for (let seat = 0; seat < sides; seat++) await done(game, { type: 'confirm', seat, nonce: '' });
  await done(game, { type: 'begin', starter: 0 });
  return { game, machine };
}

async function done(game: LocalGame, action: Action): Promise<void> {
  const acted = await game.act(action);
  if (!acted.ok) throw new Error(`${action.type}: ${acted.error.code}`);
}

/** Two letters of the rack over the middle. */
function opening(game: LocalGame, seat: Seat): Action & { readonly type: 'play' } {
  const [a = '', b = ''] = (game.state.racks[seat] ?? []).filter((tile) => tile !== '?');
  return {
    type: 'play',
    seat,
    tiles: [
      [112, a],
      [113, b],
    ],
  };
}

describe('what has happened', () => {
  it('is kept before anybody sees it, and has not happened where it cannot be kept', async () => {
    const { game, machine } = await begun();
    expect(machine.kept).toEqual(game.events);
    machine.isFull = true;
    await expect(game.act({ type: 'pass', seat: 0 })).rejects.toThrow('the disk is full');
    expect([game.state.turn, game.events.length]).toEqual([0, machine.kept.length]);
  });

  it('leads to the same game when that is taken up again', async () => {
    const { game, machine } = await begun();
    await done(game, opening(game, 0));
    const again = LocalGame.resume(machine.kept, game.clock.kept, machine.parts({}));
    expect(again.state).toEqual(game.state);
    expect(again.clock.nowMs).toBe(game.clock.nowMs);
  });

  it('is nothing where the rules refuse', async () => {
    const { game } = await begun();
    const refused = await game.act({ type: 'pass', seat: 1 });
    expect(refused).toEqual({ ok: false, error: { code: 'NOT_YOUR_TURN' } });
  });
});

describe('the tiles in sight', () => {
  it('are nobody’s between two people’s turns', async () => {
    const { game } = await begun();
    expect(game.viewer).toBe('spectator');
    game.uncover(1);
    expect(game.viewer).toBe('spectator');
    game.uncover(0);
    expect(game.viewer).toBe(0);
    await done(game, { type: 'pass', seat: 0 });
    expect(game.viewer).toBe('spectator');
  });

  it('stay those of the only person, and of somebody who waits for a computer', async () => {
    const { game } = await begun({ computers: [1] });
    expect(game.viewer).toBe(0);
    const three = await begun({ sides: 3, computers: [1] });
    three.game.uncover(0);
    await done(three.game, { type: 'pass', seat: 0 });
    expect(three.game.viewer).toBe(0);
    three.game.cover();
    expect(three.game.viewer).toBe('spectator');
  });
});

describe('solitaire with two racks', () => {
  it('shows the rack whose turn it is, and one of them when the game is over', async () => {
    const { game } = await begun({ options: { 'solitaire.mode': 'twoRacks', 'dictionary.id': 'english' } });
    expect(game.viewer).toBe(0);
    await done(game, { type: 'pass', seat: 0 });
    expect(game.viewer).toBe(1);
    for (const seat of [0, 1]) await done(game, { type: 'agree', seat });
    expect([game.isOver, game.viewer]).toEqual([true, 0]);
  });
});

describe('the clock', () => {
  const options = { 'timer.seconds': 60, 'timer.onExpire': 'commitIfLegal' };

  it('stands still until the player sees their tiles, and calls time on their turn', async () => {
    const { game, machine } = await begun({ options });
    machine.ms += 40_000;
    expect(game.dueMs).toBeNull();
    game.uncover(0);
    expect(game.dueMs).toBe(machine.ms + 60_000);
    machine.ms += 59_999;
    expect(await game.callTime(() => [])).toBe(false);
    machine.ms += 1;
    expect(await game.callTime(() => [])).toBe(true);
    expect([game.state.turn, game.events.at(-2)?.type]).toEqual([1, 'passed']);
    expect(game.clock.isRunning).toBe(false);
  });

  it('plays what is laid out when the time is up, where that was agreed', async () => {
    const { game, machine } = await begun({ options });
    game.uncover(0);
    const { tiles } = opening(game, 0);
    machine.ms += 60_000;
    await game.callTime((seat) => (seat === 0 ? tiles : []));
    expect(game.state.window).toMatchObject({ seat: 0, act: 'play' });
  });

  it('runs for a computer on turn, and not while one only answers', async () => {
    const { game } = await begun({ sides: 3, computers: [2], options });
    game.uncover(0);
    await done(game, opening(game, 0));
    expect(game.attention).toEqual({ kind: 'computer', seat: 2, asked: 'answer' });
    expect(game.clock.isRunning).toBe(false);
    await game.moveComputer(() => null);
    game.uncover(1);
    await done(game, { type: 'pass', seat: 1 });
    expect(game.attention).toEqual({ kind: 'computer', seat: 2, asked: 'turn' });
    expect(game.clock.isRunning).toBe(true);
  });

  it('goes on while the game is closed, if it ran; without a kept clock it goes on from the log', async () => {
    const { game, machine } = await begun({ options });
    game.uncover(0);
    machine.ms += 10_000;
    const { kept } = game.clock;
    machine.ms += 20_000;
    const again = LocalGame.resume(game.events, kept, machine.parts({}));
    expect(again.dueMs).toBe(machine.ms + 30_000);
    const old = LocalGame.resume(game.events, null, machine.parts({}));
    old.uncover(0);
    expect(old.dueMs).toBe(machine.ms + 60_000);
  });
});

describe('the last play', () => {
  it('can be challenged for a limited time; silence is acceptance as of its end', async () => {
    const options = { 'challenge.window': 'timed', 'challenge.graceSeconds': 10 };
    const { game, machine } = await begun({ sides: 3, options });
    game.uncover(0);
    await done(game, opening(game, 0));
    expect(game.attention).toEqual({ kind: 'answer', seat: 2 });
    expect(game.dueMs).toBe(machine.ms + 10_000);
    machine.ms += 15_000;
    await game.callTime(() => []);
    expect([game.state.window, game.attention]).toEqual([null, { kind: 'turn', seat: 1 }]);
    expect(game.clock.isRunning).toBe(false);
  });

  it('is accepted for all people by whoever plays on at a page, though a grace is running', async () => {
    const { game } = await begun({ sides: 3, options: { 'challenge.graceSeconds': 10 } });
    game.uncover(0);
    await done(game, opening(game, 0));
    game.uncover(1);
    await done(game, { type: 'pass', seat: 1 });
    expect(game.events.filter(({ type }) => type === 'accepted')).toHaveLength(1);
    expect(game.state.turn).toBe(2);
  });

  it('is accepted by each person where everybody is asked, or has to accept', async () => {
    for (const setting of [
      { sides: 3, asks: 'everybody' },
      { sides: 4, options: { 'challenge.window': 'untilAllAccept' } },
    ] as const) {
      const { game } = await begun(setting);
      game.uncover(0);
      await done(game, opening(game, 0));
      expect(game.attention).toEqual({ kind: 'answer', seat: 2 });
      await done(game, { type: 'accept', seat: 2 });
      expect(game.events.filter(({ type }) => type === 'accepted')).toHaveLength(1);
    }
  });

  it('comes off the board when a challenge is right', async () => {
    const words = listAuthority([]);
    const { game } = await begun({ words, options: { 'dictionary.id': 'english' } });
    game.uncover(0);
    await done(game, opening(game, 0));
    await done(game, { type: 'challenge', seat: 1 });
    expect(game.state.board.every((laid) => laid === '')).toBe(true);
    expect(game.attention).toEqual({ kind: 'turn', seat: 1 });
  });
});

describe('a computer', () => {
  it('does what it chooses', async () => {
    const { game } = await begun({ computers: [0] });
    expect(await game.moveComputer((seat) => opening(game, seat))).toBeNull();
    expect(game.state.window).toMatchObject({ seat: 0, act: 'play' });
  });

  it('passes, and is reported, where the rules refuse what it wants or it wants nothing', async () => {
    for (const wanted of [{ type: 'play', seat: 0, tiles: [] }, null] as const) {
      const { game } = await begun({ computers: [0] });
      const seq = game.events.length;
      expect(await game.moveComputer(() => wanted)).toEqual({ seat: 0, wanted, seq });
      expect(game.state.turn).toBe(1);
    }
  });

  it('accepts a play that it has nothing to say about, and confirms scores', async () => {
    const { game } = await begun({ sides: 3, computers: [2], options: { scorekeeper: 2 } });
    game.uncover(0);
    await done(game, opening(game, 0));
    expect(await game.moveComputer(() => null)).toBeNull();
    expect(game.state.window?.answers[2]).toBe('accepted');
    expect(game.attention).toEqual({ kind: 'computer', seat: 2, asked: 'confirm-scores' });
    expect(await game.moveComputer(() => null)).toBeNull();
    expect(game.attention).toEqual({ kind: 'turn', seat: 1 });
  });

  it('loses its turn when its time is up, like anybody', async () => {
    const { game, machine } = await begun({ computers: [0], options: { 'timer.seconds': 30 } });
    const slow = (seat: Seat): Action => {
      machine.ms += 30_000;
      return opening(game, seat);
    };
    expect(await game.moveComputer(slow)).toBeNull();
    expect(game.events.findLast(({ type }) => type === 'passed')).toMatchObject({ cause: 'time' });
  });

  it('does not pay for the time in which it is fetched', async () => {
    const { game, machine } = await begun({ sides: 3, computers: [2], options: { 'timer.seconds': 30 } });
    machine.hasPlayers = false;
    for (const seat of [0, 1]) {
      game.uncover(seat);
      await done(game, { type: 'pass', seat });
    }
    machine.ms += 60_000;
    expect(game.dueMs).toBeNull();
    machine.hasPlayers = true;
    expect(await game.moveComputer((seat) => opening(game, seat))).toBeNull();
    expect(game.state.window).toMatchObject({ seat: 2, act: 'play' });
  });

  it('says whether it agrees to an end of the game', async () => {
    const { game } = await begun({ computers: [1] });
    await done(game, { type: 'agree', seat: 0 });
    expect(await game.offerEnd(() => null)).toEqual([1]);
    expect(await game.offerEnd((seat) => ({ type: 'agree', seat }))).toEqual([]);
    expect(game.isOver).toBe(true);
  });
});

/** Up to four tiles wherever they may lie; a pass where they may not. */
function anyPlay({ state }: LocalGame, seat: Seat): Action {
  const rack = (state.racks[seat] ?? []).map((tile) => (tile === '?' ? 'e' : tile));
  const { width, height } = state.ruleset.layout;
  const first = state.board.every((laid) => laid === '');
  for (const count of [4, 3, 2, 1])
    for (let at = first ? 112 : 0; at < width * height; at++)
      for (const step of [1, width]) {
        const squares: number[] = [];
        for (let square = at; squares.length < count && square < width * height; square += step)
          if (state.board[square] === '') squares.push(square);
        const tiles = squares.flatMap((square, place) => {
          const tile = rack[place];
          return tile === undefined ? [] : [[square, tile] as const];
        });
        if (tiles.length > 0 && inspectPlay(state, seat, tiles).ok) return { type: 'play', seat, tiles };
      }
  return { type: 'pass', seat };
}

describe.each(['german', 'spanish', 'polish'] as const)('two people at one screen in %s', (language) => {
  it('play to the end with its own tiles, and what is kept is the same game', async () => {
    const { game, machine } = await begun({ options: { 'letters.language': language } });
    let turns = 0;
    while (!game.isOver && turns < 200) {
      const { attention } = game;
      if (attention.kind === 'turn') {
        turns++;
        game.uncover(attention.seat);
        await done(game, anyPlay(game, attention.seat));
      } else if (attention.kind === 'answer') await done(game, { type: 'accept', seat: attention.seat });
      else throw new Error(`nobody waits for ${attention.kind}`);
    }
    expect(game.isOver).toBe(true);
    expect(game.state.pool).toEqual([]);
    expect(game.state.board.some((laid) => !/^[A-Za-z]?$/u.test(laid))).toBe(true);
    expect(LocalGame.resume(machine.kept, game.clock.kept, machine.parts({})).state).toEqual(game.state);
  });
});
