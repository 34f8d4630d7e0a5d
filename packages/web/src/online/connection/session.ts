/** Coming in: who one is to the server, by a cookie that scripts cannot read. Whoever is nobody yet becomes a guest. */

import { CLASS_CODE_LENGTH } from '@lexiko/protocol';
import { route } from '../../page/route.ts';
import { texts } from '../../texts/current.ts';
import { rememberVisit } from './been-online.ts';
import { parseOnlineRoute } from '../online-route.ts';
import { request } from './requests.ts';

/** A name to begin with; anybody can change it. */
function guestName(): string {
  return texts.peek().online.guest(100 + Math.floor(Math.random() * 900));
}

let classCode: string | undefined;

/** The code of the class one came to, to be sent along: all of a class may come in at the same moment. */
export function ofClass(): { readonly classCode?: string } {
  const current = route.peek();
  const at = parseOnlineRoute(current.screen === 'online' ? current.path : []);
  if (at.place === 'join' && at.code.length === CLASS_CODE_LENGTH) classCode = at.code;
  return classCode === undefined ? {} : { classCode };
}

/** Whoever has a session keeps it. Answers whether there is one now; if not, the server cannot be reached. */
export async function comeIn(): Promise<boolean> {
  const answer = await request('guest', { name: guestName(), ...ofClass() });
  if (answer.ok) rememberVisit();
  return answer.ok;
}
