/** What a page has once: made when it is first needed, closed with the page. */

import { expect, it } from 'vitest';
import { Page, type PageHost } from '../../src/page/page.ts';
import { memoryStorage } from '../../src/page/storage/stored-value.ts';
import { openLessons } from '../../src/learn/lesson-progress.ts';

function host(): PageHost {
  const bar = new EventTarget();
  return {
    storage: memoryStorage(),
    language: 'en',
    wantsStillness: () => false,
    root: { dataset: {}, lang: '' },
    addressBar: {
      location: { hash: '#/learn' },
      history: { pushState: () => {}, replaceState: () => {} },
      addEventListener: (...listening) => bar.addEventListener(...listening),
      removeEventListener: (...listening) => bar.removeEventListener(...listening),
    },
  };
}

it('a page has one store of a kind, and another page its own', () => {
  const [here, there] = [new Page(host()), new Page(host())];
  here.of(openLessons).note('clinic', 'herd', true);
  expect(here.of(openLessons).progress.peek()).toEqual({ 'clinic/herd': true });
  expect(there.of(openLessons).progress.peek()).toEqual({});
  expect(here.router.route.peek()).toEqual({ screen: 'learn', path: [] });
});

it('a page that closes closes its stores, the latest first', () => {
  const closed: string[] = [];
  const openFirst = () => ({ close: () => closed.push('first') });
  const openSecond = (page: Page) => ({ uses: page.of(openFirst), close: () => closed.push('second') });
  const page = new Page(host());
  page.of(openSecond);
  page.close();
  expect(closed).toEqual(['second', 'first']);
});

it('an offer gives way to the next, and only its own maker withdraws it', () => {
  const { offers } = new Page(host());
  const first = offers.offerUndo('Removed one.', () => {});
  const second = offers.offerUndo('Removed two.', () => {});
  offers.withdraw(first);
  expect(offers.current.peek()).toBe(second);
  offers.withdraw(second);
  expect(offers.current.peek()).toBeNull();
});
