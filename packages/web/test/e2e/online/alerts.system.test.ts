/** Turn alerts in a browser: turned on after a tap, shown by the service worker, and a way to the game. */

import { runInNewContext } from 'node:vm';
import type { Page } from '@playwright/test';
import { expect, it } from 'vitest';
import { startGameServer } from '../../../tools/game-server.mjs';
import { browserForTests, untilStored } from '../support/browser-table.ts';
import { expectAccessible, twoAtATable, whoseTurn } from '../support/online-visits.ts';

const table = browserForTests(startGameServer);

interface Alert {
  readonly title: string;
  readonly body: string;
  readonly tag: string;
  readonly id: string;
  readonly game: string | null;
}

type Shown = Alert & { readonly silent: boolean; readonly data: unknown; close(): void };

/**
 * The service worker as it is shipped, in a scope that keeps what it shows: a browser without a screen has no place for
 * notifications.
 */
class WorkerScope {
  shown: readonly Shown[] = [];
  /** What its pages were told, and those that it opened. */
  readonly told: unknown[] = [];
  readonly opened: string[] = [];
  pages: readonly string[] = [];
  readonly #listeners = new Map<string, (event: object) => void>();

  constructor(script: string) {
    const self = {
      addEventListener: (type: string, listener: (event: object) => void) =>
        this.#listeners.set(type, listener),
      location: { origin: 'https://play.example.org' },
      navigator: {},
      registration: {
        getNotifications: async ({ tag }: { readonly tag?: string } = {}) =>
          this.shown.filter((one) => tag === undefined || one.tag === tag),
        showNotification: async (title: string, options: Omit<Shown, 'title' | 'close'>) => {
          const close = (): void => {
            this.shown = this.shown.filter(({ tag }) => tag !== options.tag);
          };
          close();
          this.shown = [...this.shown, { ...options, title, close }];
        },
      },
      clients: {
        matchAll: async () =>
          this.pages.map((url) => ({
            url,
            focus: () => Promise.reject(new Error('not allowed')),
            postMessage: (message: unknown) => this.told.push(message),
          })),
        openWindow: async (url: string) => this.opened.push(url),
      },
    };
    runInNewContext(script, { self, URL });
  }

  get texts(): readonly string[] {
    return this.shown
      .map(({ title, body, silent }) => `${title}: ${body}${silent ? ' (silent)' : ''}`)
      .sort();
  }

  async push(said: unknown): Promise<void> {
    await this.#dispatch('push', { data: { json: () => said } });
  }

  async tap(tag: string): Promise<void> {
    await this.#dispatch('notificationclick', { notification: this.shown.find((one) => one.tag === tag) });
  }

  async #dispatch(type: string, event: object): Promise<void> {
    const work: Promise<unknown>[] = [];
    this.#listeners.get(type)?.({ ...event, waitUntil: (one: Promise<unknown>) => work.push(one) });
    expect(work).toHaveLength(1);
    await Promise.all(work);
  }
}

it('shows the latest alert of each game, sounds once, and leads to the game', async () => {
  const response = await fetch(new URL('service-worker.js', table().url));
  const worker = new WorkerScope(await response.text());
  const first = { title: 'Ann', body: 'It’s your turn.', tag: 'g1', id: 'g1 1', game: 'g1' };
  await worker.push(first);
  expect(worker.texts).toEqual(['Ann: It’s your turn.']);
  await worker.push(first);
  expect(worker.texts).toEqual(['Ann: It’s your turn. (silent)']);
  await worker.push({ ...first, body: 'Ann passed. It’s your turn.', id: 'g1 2' });
  await worker.push({ ...first, title: 'Cid', tag: 'g2', id: 'g2 1', game: 'g2' });
  expect(worker.texts).toEqual(['Ann: Ann passed. It’s your turn.', 'Cid: It’s your turn.']);
  await worker.tap('g2');
  expect(worker.opened).toEqual(['https://play.example.org/#/online/game/g2']);
  expect(worker.texts).toEqual(['Ann: Ann passed. It’s your turn.']);
  worker.pages = ['https://play.example.org/#/learn'];
  await worker.tap('g1');
  expect(worker.told).toEqual([{ type: 'open', game: 'g1' }]);
  expect(worker.opened).toHaveLength(1);
  for (const unreadable of [null, 7, {}, { ...first, game: '../elsewhere' }]) await worker.push(unreadable);
  expect(worker.texts).toEqual(['Lexiko:  (silent)']);
});

it('is turned on in the account after a tap, with its kinds, quiet hours and devices', async () => {
  const { page, context } = await table().visit({ serviceWorkers: 'allow', permissions: ['notifications'] });
  // A browser in tests has no push service: this one gives it a subscription. All else is its own.
  await page.addInitScript(() => {
    let current: object | null = null;
    const subscription = {
      toJSON: () => ({
        endpoint: 'https://push.example.org/browser',
        keys: { p256dh: `B${'A'.repeat(86)}`, auth: 'A'.repeat(22) },
      }),
      unsubscribe: () => {
        current = null;
        return Promise.resolve(true);
      },
    };
    PushManager.prototype.getSubscription = () => Promise.resolve(current as PushSubscription | null);
    PushManager.prototype.subscribe = () => {
      current = subscription;
      return Promise.resolve(subscription as unknown as PushSubscription);
    };
  });
  await untilStored(page);
  await page.goto(`${table().url}#/online/account`);
  await page.reload();
  const card = page.locator('section.card', { has: page.getByRole('heading', { name: 'Turn alerts' }) });
  await card.getByRole('button', { name: 'Turn on' }).click();
  await card.getByText('Alerts are on in this browser.').waitFor();
  await card.getByText('this browser', { exact: true }).waitFor();
  expect(await card.getByLabel('My turn').isChecked()).toBe(true);
  expect(await card.getByLabel('Chat messages').isChecked()).toBe(false);
  await card.getByLabel('Quiet hours').check();
  await card.getByLabel('From').waitFor();
  await card.getByLabel('From').fill('21:30');
  await card.getByLabel('From').blur();
  await expectAccessible(page);
  const asked = await page.evaluate(async () => (await fetch('/api/alerts')).json() as Promise<unknown>);
  expect(asked).toMatchObject({ settings: { quiet: { until: 480 } }, devices: [{ current: true }] });
  await card.getByRole('button', { name: 'Turn off here' }).click();
  await card.getByRole('button', { name: 'Turn on' }).waitFor();
  await expect.poll(() => card.getByText('this browser', { exact: true }).count()).toBe(0);
  await context.close();
});

it('is offered at a table while the other is on turn, and says so where the browser blocks it', async () => {
  const [ann, bob] = await twoAtATable(table());
  const [mover, waiter] = await whoseTurn(ann, bob);
  const offer = (page: Page) =>
    page.locator('.side').getByRole('button', { name: 'Tell me when it’s my turn' });
  await offer(waiter).waitFor();
  expect(await offer(mover).count()).toBe(0);
  // A browser in tests refuses by itself.
  await offer(waiter).click();
  await waiter.getByText('Your browser blocks notifications').first().waitFor();
  await expectAccessible(waiter);
});
