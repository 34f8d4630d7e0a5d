/** Coming in: who one is to the server, by a cookie that scripts cannot read. Whoever is nobody yet becomes a guest. */

import { texts } from '../texts/current.ts';
import { rememberVisit } from './been-online.ts';
import { request } from './requests.ts';

/** A name to begin with; anybody can change it. */
function guestName(): string {
  return texts.peek().online.guest(100 + Math.floor(Math.random() * 900));
}

/** Whoever has a session keeps it. Answers whether there is one now; if not, the server cannot be reached. */
export async function comeIn(): Promise<boolean> {
  const answer = await request('guest', { name: guestName() });
  if (answer.ok) rememberVisit();
  return answer.ok;
}
