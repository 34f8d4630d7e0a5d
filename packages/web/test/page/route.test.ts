/** The address of the page and the screen it names, both ways. */

import { describe, expect, it } from 'vitest';
import { Router, type Route } from '../../src/page/route.ts';

/** An address bar with a history of one step. */
class FakeBar extends EventTarget {
  readonly location = { hash: '' };
  readonly pushed: string[] = [];
  readonly history = {
    pushState: (_: unknown, __: string, hash: string): void => {
      this.pushed.push(hash);
      this.location.hash = hash;
    },
    replaceState: (_: unknown, __: string, hash: string): void => {
      this.location.hash = hash;
    },
  };

  /** Somebody types an address or presses the back button. */
  show(hash: string): void {
    this.location.hash = hash;
    this.dispatchEvent(new Event('popstate'));
    this.dispatchEvent(new Event('hashchange'));
  }
}

describe('the address', () => {
  it.each<[string, Route]>([
    ['#/', { screen: 'front' }],
    ['#/companion', { screen: 'companion' }],
    ['#/shared/abc', { screen: 'shared', code: 'abc' }],
    ['#/game/7', { screen: 'game', game: '7' }],
    ['#/game', { screen: 'game', game: null }],
    ['#/learn/drills/twos', { screen: 'learn', path: ['drills', 'twos'] }],
    ['#/online/game/x', { screen: 'online', path: ['game', 'x'] }],
  ])('%s names its screen, and the screen its address', (hash, route) => {
    const bar = new FakeBar();
    const router = new Router(bar);
    bar.show(hash);
    expect(router.route.peek()).toEqual(route);
    router.go(route);
    expect(bar.pushed).toEqual([hash]);
  });

  it('leads to the front page where it names nothing', () => {
    const bar = new FakeBar();
    bar.location.hash = '#/nowhere';
    expect(new Router(bar).route.peek()).toEqual({ screen: 'front' });
  });

  it('leaves no step behind where it is replaced', () => {
    const bar = new FakeBar();
    const router = new Router(bar);
    router.go({ screen: 'game', game: '7' }, 'replace');
    expect(bar.pushed).toEqual([]);
    expect(bar.location.hash).toBe('#/game/7');
  });

  it('is not followed any more by a page that is closed', () => {
    const bar = new FakeBar();
    const router = new Router(bar);
    router.close();
    bar.show('#/companion');
    expect(router.route.peek()).toEqual({ screen: 'front' });
  });
});
