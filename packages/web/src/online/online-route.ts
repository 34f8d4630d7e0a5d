/** The addresses of online screens. */

export type OnlineRoute =
  | { readonly place: 'lobby' }
  | { readonly place: 'new' | 'account' | 'history' | 'classes' }
  | { readonly place: 'game'; readonly game: string }
  | { readonly place: 'class'; readonly id: string }
  | { readonly place: 'join'; readonly code: string };

export function parseOnlineRoute([place, name = '']: readonly string[]): OnlineRoute {
  if (place === 'new' || place === 'account' || place === 'history' || place === 'classes') return { place };
  if (place === 'class' && name !== '') return { place, id: name };
  if (place === 'game' && name !== '') return { place, game: name };
  const code = name.toUpperCase();
  if (place === 'join' && /^(?:[A-Z]{6}|[A-Z]{10})$/u.test(code)) return { place, code };
  return { place: 'lobby' };
}

/** Goes to an online screen; without a path, to the lobby. */
export type GoOnline = (path?: readonly string[], manner?: 'push' | 'replace') => void;

/** The link to invite friends. The part after the hash never reaches a server's log. */
export function invitation(code: string): string {
  return new URL(`#/online/join/${code}`, location.href).href;
}
