/** The places of the page that its navigation always offers, and which of them an address belongs to. */

import type { Route } from '../page/route.ts';

export const PLACES = ['play', 'learn', 'analyse', 'watch', 'account'] as const;
export type Place = (typeof PLACES)[number];

/** Where each begins. */
export const ADDRESSES: Readonly<Record<Place, string>> = {
  play: '#/',
  learn: '#/learn',
  analyse: '#/learn/analysis',
  watch: '#/online/watch',
  account: '#/online/account',
};

/** Screens of learning that look back at one's own games. */
const LOOKING_BACK: ReadonlySet<string> = new Set(['analysis', 'statistics', 'records']);
/** Online screens about oneself. */
const ABOUT_ONESELF: ReadonlySet<string> = new Set([
  'account',
  'history',
  'people',
  'standing',
  'recover',
  'console',
]);
/** Others. */
const ABOUT_PEOPLE: ReadonlySet<string> = new Set(['player', 'leaders', 'report']);

/** `null`: a tool that belongs to none of them. */
export function placeOf(at: Route): Place | null {
  switch (at.screen) {
    case 'front':
    case 'new':
    case 'game':
      return 'play';
    case 'learn':
      return LOOKING_BACK.has(at.path[0] ?? '') ? 'analyse' : 'learn';
    case 'online': {
      const [part = ''] = at.path;
      if (part === 'watch') return 'watch';
      if (ABOUT_PEOPLE.has(part)) return null;
      return ABOUT_ONESELF.has(part) ? 'account' : 'play';
    }
    case 'shared':
      return 'watch';
    case 'companion':
    case 'lists':
      return null;
  }
}

/** Whether the address is the beginning of its place, rather than something inside it. */
export function isBeginning(at: Route, place: Place): boolean {
  const path = 'path' in at ? [at.screen, ...at.path] : at.screen === 'front' ? [] : null;
  return path !== null && ADDRESSES[place] === `#/${path.join('/')}`;
}
