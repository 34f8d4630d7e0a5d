/** Which screen is shown, kept in the address so that the browser's back button and a reload work. */

import { signal, type ReadonlySignal, type Signal } from '@preact/signals';

export type Route =
  | { readonly screen: 'front' }
  /** Setting up a game; the path may name a rulebook and an option of it. */
  | { readonly screen: 'new'; readonly path: readonly string[] }
  /** Playing together over the network; the path is the affair of `online/`. */
  | { readonly screen: 'online'; readonly path: readonly string[] }
  /** A game in the address itself, or behind a short one. */
  | { readonly screen: 'shared'; readonly code: string; readonly isShort?: boolean }
  /** Rules and lessons; the path is the affair of `learn/`. */
  | { readonly screen: 'learn'; readonly path: readonly string[] }
  /** Word lists of one's own. */
  | { readonly screen: 'lists' }
  /** A game on a physical set. */
  | { readonly screen: 'companion' }
  /** A table that is just being set up has no number yet. */
  | { readonly screen: 'game'; readonly game: string | null };

function parseRoute(hash: string): Route {
  const [screen = '', ...path] = hash.replace(/^#\/?/u, '').split('/');
  const [game] = path;
  if (screen === 'companion' || screen === 'lists') return { screen };
  if (screen === 'shared' || screen === 's')
    return { screen: 'shared', code: game ?? '', ...(screen === 's' ? { isShort: true } : {}) };
  if (screen === 'new' || screen === 'online' || screen === 'learn') return { screen, path };
  if (screen === 'game') return { screen: 'game', game: game === undefined || game === '' ? null : game };
  return { screen: 'front' };
}

function formatRoute(route: Route): string {
  switch (route.screen) {
    case 'front':
      return '#/';
    case 'companion':
    case 'lists':
      return `#/${route.screen}`;
    case 'shared':
      return route.isShort === true ? `#/s/${route.code}` : `#/shared/${route.code}`;
    case 'new':
    case 'online':
    case 'learn':
      return ['#', route.screen, ...route.path].join('/');
    case 'game':
      return route.game === null ? '#/game' : `#/game/${route.game}`;
  }
}

/** What the address bar is to the page: `window`, or as much of it. */
export interface AddressBar {
  readonly location: { readonly hash: string };
  readonly history: Pick<History, 'pushState' | 'replaceState'>;
  addEventListener(type: 'hashchange' | 'popstate', listener: () => void): void;
  removeEventListener(type: 'hashchange' | 'popstate', listener: () => void): void;
}

export class Router {
  readonly #bar: AddressBar;
  readonly #route: Signal<Route>;
  readonly #follow = (): void => {
    this.#route.value = parseRoute(this.#bar.location.hash);
  };

  constructor(bar: AddressBar) {
    this.#bar = bar;
    this.#route = signal(parseRoute(bar.location.hash));
    bar.addEventListener('hashchange', this.#follow);
    bar.addEventListener('popstate', this.#follow);
  }

  get route(): ReadonlySignal<Route> {
    return this.#route;
  }

  go(next: Route, manner: 'push' | 'replace' = 'push'): void {
    const hash = formatRoute(next);
    if (manner === 'push') this.#bar.history.pushState(null, '', hash);
    else this.#bar.history.replaceState(null, '', hash);
    this.#route.value = next;
  }

  close(): void {
    this.#bar.removeEventListener('hashchange', this.#follow);
    this.#bar.removeEventListener('popstate', this.#follow);
  }
}
