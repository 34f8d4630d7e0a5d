/** Turn alerts of a browser: asked for after a tap only, told to the server, and ended with the session. */

import { signal } from '@preact/signals';
import {
  USUAL_ALERTS,
  type Alerts as KnownAlerts,
  type Person,
  type PushSubscription,
} from '@lexiko/protocol';
import { err, ok } from '@lexiko/rules';
import { describe, expect, it, vi } from 'vitest';
import { Alerts, type AlertsParts } from '../../src/online/alerts/alerts.ts';
import type { Push } from '../../src/online/alerts/browser-push.ts';
import { ANN } from './fake-server.ts';

const SUBSCRIPTION: PushSubscription = {
  endpoint: 'https://push.example.org/browser',
  keys: { p256dh: 'key', auth: 'auth' },
};

/** A browser with a push service, and a server that keeps what it is told. */
class FakeWorld {
  permission: NotificationPermission = 'default';
  /** What the person says when the browser asks. */
  answer: NotificationPermission = 'granted';
  subscription: PushSubscription | null = null;
  isOnline = true;
  known: KnownAlerts = { key: 'public key', settings: USUAL_ALERTS, devices: [], muted: [] };
  readonly asked: string[] = [];
  readonly me = signal<Person | null>(null);

  readonly push: Push = {
    isSupported: true,
    permission: () => this.permission,
    askPermission: () => {
      this.asked.push('permission');
      this.permission = this.answer;
      return Promise.resolve(this.answer);
    },
    subscription: () => Promise.resolve(this.subscription),
    subscribe: () => {
      if (!this.isOnline) return Promise.reject(new Error('no push service'));
      this.subscription = SUBSCRIPTION;
      return Promise.resolve(SUBSCRIPTION);
    },
    unsubscribe: () => {
      this.subscription = null;
      return Promise.resolve();
    },
  };

  alerts(push: Push = this.push): Alerts {
    const request = (name: string, body: Readonly<Record<string, unknown>> | null): Promise<unknown> => {
      this.asked.push(name);
      if (!this.isOnline) return Promise.resolve(err('UNREACHABLE'));
      if (name === 'alertsAdd') this.#setDevices([{ id: 'd', client: '', createdMs: 1, current: true }]);
      if (name === 'alertsRemove') this.#setDevices([]);
      if (name === 'alertsSet') this.known = { ...this.known, ...(body as Pick<KnownAlerts, 'settings'>) };
      return Promise.resolve(ok(this.known));
    };
    // Its type follows from the name of each request; here all answers are of one kind.
    const requests = { request } as unknown as AlertsParts['requests'];
    return new Alerts({ requests, push, me: this.me, language: signal('de') });
  }

  #setDevices(devices: KnownAlerts['devices']): void {
    this.known = { ...this.known, devices };
  }
}

describe('alerts', () => {
  it('ask the browser after a tap and not before', async () => {
    const world = new FakeWorld();
    const alerts = world.alerts();
    world.me.value = ANN;
    await alerts.read();
    expect(world.asked).toEqual(['alerts']);
    await alerts.turnOn();
    expect(world.asked).toEqual(['alerts', 'permission', 'alerts', 'alertsAdd']);
    expect(alerts.isOn.peek()).toBe(true);
    alerts.close();
  });

  it('say why they are not on', async () => {
    const world = new FakeWorld();
    world.answer = 'denied';
    const alerts = world.alerts();
    await alerts.turnOn();
    expect(alerts.fault.peek()).toBe('blocked');
    world.answer = 'granted';
    world.known = { ...world.known, key: null };
    await alerts.turnOn();
    expect(alerts.fault.peek()).toBe('not-here');
    world.isOnline = false;
    await alerts.turnOn();
    expect(alerts.fault.peek()).toBe('failed');
    const without = world.alerts({ ...world.push, isSupported: false });
    await without.turnOn();
    expect([without.fault.peek(), without.isOn.peek()]).toEqual(['unsupported', false]);
  });

  it('are told again to a server that does not know this browser, for whoever has signed in', async () => {
    const world = new FakeWorld();
    world.permission = 'granted';
    world.subscription = SUBSCRIPTION;
    const alerts = world.alerts();
    world.me.value = ANN;
    await vi.waitUntil(() => alerts.isOn.peek());
    expect(world.asked).toEqual(['alerts', 'alertsAdd']);
    alerts.close();
  });

  it('end in the browser too', async () => {
    const world = new FakeWorld();
    const alerts = world.alerts();
    await alerts.turnOn();
    await alerts.turnOff();
    expect([alerts.isOn.peek(), world.subscription, world.known.devices]).toEqual([false, null, []]);
    await alerts.turnOn();
    await alerts.forgetBrowser(); // signed out
    expect([alerts.isOn.peek(), world.subscription]).toEqual([false, null]);
  });

  it('change one setting and keep the others', async () => {
    const world = new FakeWorld();
    const alerts = world.alerts();
    await alerts.read();
    const quiet = { from: 1, until: 2, timeZone: 'UTC' };
    await alerts.set({ quiet });
    await alerts.set({ kinds: { ...USUAL_ALERTS.kinds, chat: true } });
    expect(alerts.known.peek()?.settings).toEqual({ kinds: { ...USUAL_ALERTS.kinds, chat: true }, quiet });
  });
});
