/** Which screen is shown, kept in the address so that the browser's back button and a reload work. */

import { signal, type Signal } from '@preact/signals';

export type Route =
  | { readonly screen: 'front' }
  /** Setting up a game; the path may name a rulebook and an option of it. */
  | { readonly screen: 'new'; readonly path: readonly string[] }
  /** Playing together over the network; the path is the affair of `online/`. */
  | { readonly screen: 'online'; readonly path: readonly string[] }
  /** A game in the address itself. */
  | { readonly screen: 'shared'; readonly code: string }
  /** Rules and lessons; the path is the affair of `learn/`. */
  | { readonly screen: 'learn'; readonly path: readonly string[] }
  /** A game on a physical set. */
  | { readonly screen: 'companion' }
  /** A table that is just being set up has no number yet. */
  | { readonly screen: 'game'; readonly game: string | null };

function parseRoute(hash: string): Route {
  const [screen = '', ...path] = hash.replace(/^#\/?/u, '').split('/');
  const [game] = path;
  if (screen === 'companion') return { screen: 'companion' };
  if (screen === 'shared') return { screen: 'shared', code: game ?? '' };
  if (screen === 'new' || screen === 'online' || screen === 'learn') return { screen, path };
  if (screen === 'game') return { screen: 'game', game: game === undefined || game === '' ? null : game };
  return { screen: 'front' };
}

function formatRoute(route: Route): string {
  switch (route.screen) {
    case 'front':
      return '#/';
    case 'companion':
      return '#/companion';
    case 'shared':
      return `#/shared/${route.code}`;
    case 'new':
    case 'online':
    case 'learn':
      return ['#', route.screen, ...route.path].join('/');
    case 'game':
      return route.game === null ? '#/game' : `#/game/${route.game}`;
  }
}

export const route: Signal<Route> = signal(parseRoute(location.hash));

addEventListener('hashchange', () => {
  route.value = parseRoute(location.hash);
});

export function go(next: Route, manner: 'push' | 'replace' = 'push'): void {
  const hash = formatRoute(next);
  if (manner === 'push') history.pushState(null, '', hash);
  else history.replaceState(null, '', hash);
  route.value = next;
}

addEventListener('popstate', () => {
  route.value = parseRoute(location.hash);
});
