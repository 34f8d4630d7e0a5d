/** The rated games that a browser knows of: seen in one tab, they close help in the others until they are over. */

import { expect, it } from 'vitest';
import { RatedGames, RATED_GAMES_KEY, type SeenGame } from '../../src/page/storage/rated-games.ts';
import { memoryStorage } from '../../src/page/storage/stored-value.ts';

const LIVE: SeenGame = { game: 'g1', pace: 'live', board: ['', '', ''], locksLists: true };
const SLOW: SeenGame = { game: 'g2', pace: 'correspondence', board: ['C', 'a', ''], locksLists: true };

function twoTabs() {
  const clock = { nowMs: 1_000_000 };
  const storage = memoryStorage();
  const tab = () => new RatedGames(storage, () => clock.nowMs);
  return { clock, storage, here: tab(), there: tab() };
}

it('a live game that one tab sees closes help in the other, until it is over', () => {
  const { here, there } = twoTabs();
  here.see(LIVE);
  there.refresh();
  expect(there.live).toMatchObject({ game: 'g1', locksLists: true });
  here.forget('g1');
  there.refresh();
  expect(there.live).toBeNull();
});

it('it is forgotten half an hour after it was last seen', () => {
  const { clock, here } = twoTabs();
  here.see(LIVE);
  clock.nowMs += 29 * 60_000;
  expect(here.live?.game).toBe('g1');
  here.see(LIVE);
  clock.nowMs += 31 * 60_000;
  expect(here.live).toBeNull();
});

it('of a game by correspondence only its own board is barred, whichever letters are blanks', () => {
  const { clock, here } = twoTabs();
  here.see(SLOW);
  clock.nowMs += 5 * 24 * 60 * 60_000;
  expect(here.live).toBeNull();
  expect(here.hasBoard(['C', 'A', ''])).toBe(true);
  expect(here.hasBoard(['C', 'A', 'T'])).toBe(false);
  here.see({ ...SLOW, board: ['C', 'a', 'T'] });
  expect([here.hasBoard(['C', 'A', '']), here.hasBoard(['C', 'A', 'T'])]).toEqual([false, true]);
});

it('an empty board is nobody’s', () => {
  const { here } = twoTabs();
  here.see({ ...SLOW, board: ['', '', ''] });
  expect(here.hasBoard(['', '', ''])).toBe(false);
});

it('two tabs that play keep both games', () => {
  const { here, there } = twoTabs();
  here.see(LIVE);
  there.see(SLOW);
  expect([there.live?.game, there.hasBoard(SLOW.board)]).toEqual(['g1', true]);
});

it('what is stored by something else is nothing', () => {
  const { storage } = twoTabs();
  storage.setItem(RATED_GAMES_KEY, '[{"game":1},null,"x"]');
  expect(new RatedGames(storage).live).toBeNull();
});
