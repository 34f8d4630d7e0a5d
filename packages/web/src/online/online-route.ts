/** The addresses of online screens. */

import { typedCode } from './school/card-code.ts';

const PLAIN_PLACES = ['new', 'watch', 'account', 'history', 'classes', 'people', 'leaders'] as const;

export type OnlineRoute =
  | { readonly place: 'lobby' }
  | { readonly place: (typeof PLAIN_PLACES)[number] }
  | { readonly place: 'player'; readonly id: string }
  | { readonly place: 'game'; readonly game: string }
  | { readonly place: 'class'; readonly id: string; readonly part: ClassPart }
  /** `code`: of the card, where it was scanned. */
  | { readonly place: 'card'; readonly code: string | null }
  | { readonly place: 'parents' }
  | { readonly place: 'join'; readonly code: string }
  | { readonly place: 'standing' | 'recover' }
  /** `id`: of the report or person on the screen. */
  | { readonly place: 'console'; readonly tab: ConsoleTab; readonly id: string | null }
  | { readonly place: 'report'; readonly person: string; readonly game: string | null };

/** What teachers see of a class, each at an address of its own. */
export const CLASS_PARTS = ['tables', 'pupils', 'work', 'year', 'projector'] as const;
export type ClassPart = (typeof CLASS_PARTS)[number];

const CONSOLE_TABS = ['reports', 'appeals', 'people', 'log'] as const;
export type ConsoleTab = (typeof CONSOLE_TABS)[number];

export function parseOnlineRoute([place, name = '', more = '']: readonly string[]): OnlineRoute {
  const plain = PLAIN_PLACES.find((one) => one === place);
  if (plain !== undefined) return { place: plain };
  if (place === 'player' && name !== '') return { place, id: name };
  if (place === 'class' && name !== '')
    return { place, id: name, part: CLASS_PARTS.find((one) => one === more) ?? 'tables' };
  if (place === 'card') return { place, code: name === '' ? null : typedCode(name) };
  if (place === 'parents') return { place };
  if (place === 'game' && name !== '') return { place, game: name };
  if (place === 'standing' || place === 'recover') return { place };
  if (place === 'report' && name !== '') return { place, person: name, game: more === '' ? null : more };
  if (place === 'console') {
    const tab = CONSOLE_TABS.find((one) => one === name) ?? 'reports';
    return { place, tab, id: more === '' ? null : more };
  }
  const code = name.toUpperCase();
  if (place === 'join' && /^(?:[A-Z]{6}|[A-Z]{10})$/u.test(code)) return { place, code };
  return { place: 'lobby' };
}

/** Behind `account`: for whoever has one. */
export const SIGN_IN = 'sign-in';

/** Where visitors only look: nobody sees them there, so that they need no name. */
export function isLookingOn({ place }: OnlineRoute): boolean {
  return place === 'watch' || place === 'leaders' || place === 'player' || place === 'game';
}

/** Goes to an online screen; without a path, to the lobby. */
export type GoOnline = (path?: readonly string[], manner?: 'push' | 'replace') => void;

/** The link to invite friends. The part after the hash never reaches a server's log. */
export function invitation(code: string): string {
  return new URL(`#/online/join/${code}`, location.href).href;
}
