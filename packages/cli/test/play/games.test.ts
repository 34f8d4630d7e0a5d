import { afterAll, describe, expect, test } from 'vitest';
import { replay, type GameEvent } from '@lexiko/rules';
import { verifyLog } from '@lexiko/rules/records';
import { easyPlayer, ESCAPE, eventsIn, playInPipe, TestFolder, widest, type Player } from './play-table.ts';

const folder = new TestFolder();
afterAll(() => folder.remove());

interface Whole {
  readonly output: string;
  readonly events: readonly GameEvent[];
}

/** Plays a game in a pipe to its end and holds it against what every game must be. */
async function playWhole(args: readonly string[], player: Player = easyPlayer()): Promise<Whole> {
  const file = folder.newGame();
  const { status, output, errors } = await playInPipe(
    { folder, file, args: ['--agreed', '--seed', 'whole', ...args] },
    player,
  );
  expect(errors).toBe('');
  expect(status).toBe(0);
  expect(output).toContain('Game over');
  expect(output).not.toMatch(ESCAPE);
  expect(widest(output)).toBeLessThanOrEqual(80);
  const events = eventsIn(file);
  expect(replay(events).phase).toBe('over');
  expect(verifyLog(events).kind).toBe('proven');
  return { output, events };
}

describe('a whole game in a pipe', () => {
  test.each([
    ['deluxe', 'Ann,Ben'],
    ['standard-2007', 'Ann,Ben,Cy'],
    ['collectible-2020', 'Ann,Ben,Cy,Di'],
    ['school', 'Reds:Ann+Cy,Blues:Ben+Di'],
    ['crosswords', 'Ann,Ben'],
    ['crosswords', 'Ann,Ben,Cy,Di'],
    ['custom', 'Ann,Ben'],
  ])('%s with %s comes to its end', async (preset, players) => {
    await playWhole(['--preset', preset, '--players', players]);
  });

  test.each([
    ['rack.size=9'],
    ['firstWord.min=5', 'firstWord.deadlock=relax'],
    ['shift.anagram=on', 'shift.recycle=on', 'blank.retrieve=on'],
    ['dictionary.access=free', 'dictionary.freeTools=lookup,browse,anagram'],
    ['challenge.window=untilAllAccept', 'challenge.failPenalty=points5'],
    ['challenge.window=timed', 'challenge.graceSeconds=20'],
    ['draw.timing=afterWindow', 'end.passRounds=1'],
    ['dictionary.id=table', 'pool.style=faceDown'],
    ['score.announce=quiz', 'scorekeeper=Ben'],
    ['timer.seconds=180,none,60', 'timer.onExpire=commitIfLegal'],
    ['board.theme=highContrast', 'board.rotateToSeat=activeSeat', 'tieBreak=none'],
    ['leave.tiles=aside', 'end.zeroTurns=6', 'house.note=No words about the weather.'],
  ])('with %s', async (...options) => {
    await playWhole([
      '--preset',
      'deluxe',
      '--players',
      'Ann,Ben,Cy',
      ...options.flatMap((option) => ['--option', option]),
    ]);
  });
});
