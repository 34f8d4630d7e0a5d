/** What the sample has of features that the first of its databases did not know: they are set, and found again. */

import { expect } from 'vitest';
import { ApiClient } from '../support/api-client.ts';
import type { Browser } from '../support/browser.ts';
import type { Client } from '../support/socket-client.ts';

const NOTE = 'The Q is still in the bag.';
const LINK = 'eJwzNAQAAJgAUg';

/** Missing in databases that are older than the features. */
export interface LaterFeatures {
  /** Ben's, by correspondence. */
  readonly seek: string;
  /** Cid's short link. */
  readonly link: string;
  /** Of Ann's token. */
  readonly token: string;
}

type Players = Readonly<Record<'ann' | 'ben' | 'cid' | 'dee', Client>>;

/** `browsers` are of Ann, who has an account, and of Cid, who has none. */
export async function addLaterFeatures(
  { ann, ben, dee }: Players,
  browsers: { readonly ann: Browser; readonly cid: Browser },
  password: string,
  live: string,
): Promise<LaterFeatures> {
  await ann.done({ type: 'follow', person: dee.person, following: true });
  await dee.done({ type: 'set-card', avatar: { letter: 'D', colour: 2, pattern: 3 }, isPrivate: true });
  const { seek } = await ben.done({
    type: 'seek',
    time: 'day',
    language: 'english',
    dictionary: 'any',
    play: 'casual',
  });
  await browsers.cid.done('setGameNote', { game: live, text: NOTE });
  const { id: link } = await browsers.cid.done('createLink', { text: LINK });
  const { secret: token } = await browsers.ann.done('createToken', {
    name: 'Board on the shelf',
    scopes: ['read'],
    proof: { kind: 'password', password },
  });
  return { seek: seek.seek, link, token };
}

/** `cid` is Cid's session; the game of the seek begins. */
export async function findLaterFeatures(
  port: number,
  { seek, link, token }: LaterFeatures,
  { ann, ben, cid, dee }: Players,
  browser: Browser,
  live: string,
): Promise<void> {
  const { following } = await ann.done({ type: 'list-circle' });
  expect(following).toMatchObject([{ person: { id: dee.person }, presence: { state: 'offline' } }]);
  expect(await dee.done({ type: 'show-card' })).toMatchObject({
    avatar: { letter: 'D', colour: 2, pattern: 3 },
    isPrivate: true,
  });
  expect(await browser.done('gameNote', { game: live })).toEqual({ text: NOTE });
  expect(await browser.done('link', { id: link })).toMatchObject({ text: LINK });
  expect((await new ApiClient(port, token).get('/account')).body).toMatchObject({
    person: { id: ann.person },
  });
  const { game } = await cid.done({ type: 'accept-seek', seek });
  const { games } = await ben.done({ type: 'list-my-games' });
  expect(games.map((mine) => mine.game)).toContain(game);
}
