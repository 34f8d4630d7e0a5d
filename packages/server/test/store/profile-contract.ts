/** What every store must keep of cards and follows: part of the store contract. */

import { describe, expect, test } from 'vitest';
import type { NewGame } from '../../src/games/store/game-store.ts';
import type { ServerStore } from '../../src/store/server-store.ts';

let made = 0;

export function profileContract(
  storeOf: () => ServerStore,
  newGame: (given: Partial<NewGame> & { readonly id?: string; readonly open?: boolean }) => NewGame,
): void {
  const person = async (): Promise<string> => {
    const id = `profile${++made}`;
    await storeOf().people.createPerson({ id, name: id }, 40 + made);
    return id;
  };

  describe('cards and follows', () => {
    test('are as they were set last, and not of people who are gone', async () => {
      const { profiles } = storeOf();
      const [ann, bob] = [await person(), await person()];
      const avatar = { letter: 'Ä', colour: 1, pattern: 2 };
      for (const isPrivate of [false, true]) await profiles.putCard({ person: ann, avatar, isPrivate });
      await profiles.putCard({ person: 'gone', avatar, isPrivate: false });
      expect(await profiles.cards([ann, bob, 'gone'])).toEqual([{ person: ann, avatar, isPrivate: true }]);
      expect(await profiles.hidden([ann, bob])).toEqual(new Set([ann]));
      expect(await profiles.sinceMs('gone')).toBeNull();
    });

    test('go so far and no further, and end', async () => {
      const { profiles, chat } = storeOf();
      const [ann, bob, cid] = [await person(), await person(), await person()];
      expect(await profiles.follow(ann, bob, 1, 5)).toBe(true);
      expect(await profiles.follow(ann, bob, 1, 6)).toBe(true);
      expect(await profiles.follow(ann, cid, 1, 7)).toBe(false);
      expect(await profiles.follow(ann, 'gone', 9, 7)).toBe(false);
      expect(await profiles.followedBy(ann)).toEqual([bob]);
      expect(await profiles.followersOf(bob, 9)).toEqual([ann]);
      expect(await profiles.isFollowing(ann, bob)).toBe(true);
      await chat.mute(bob, ann, true);
      expect(await profiles.mutedBy([bob, cid], ann)).toEqual(new Set([bob]));
      await profiles.unfollow(ann, bob);
      expect(await profiles.followedBy(ann)).toEqual([]);
    });

    test('come with the running games to which people are connected', async () => {
      const { profiles, presence, games } = storeOf();
      const ann = await person();
      const [open, lobby] = [newGame({ open: true }), newGame({ open: true })];
      for (const game of [open, lobby]) await games.createGame(game);
      const process = `process${made}`;
      await presence.beat(process);
      for (const { record } of [open, lobby])
        await presence.put(process, [{ game: record.id, person: ann, leftMs: null }]);
      expect(await profiles.playing([ann])).toEqual([]);
      expect(await profiles.leaders({ pool: 'none', leastGames: 1, sinceMs: 0, bots: false }, 9)).toEqual([]);
      expect(await profiles.countResults(ann)).toBe(0);
      expect((await games.listed([open.record.id, 'gone'])).map(({ record }) => record.id)).toEqual([
        open.record.id,
      ]);
    });
  });
}
