/** Turn alerts of this person and this browser: whether they are on, and what the server knows of them. */

import { effect, signal, type ReadonlySignal, type Signal } from '@preact/signals';
import type {
  Alerts as KnownAlerts,
  AlertSettings,
  Person,
  RequestBody,
  RequestName,
} from '@lexiko/protocol';
import type { Result } from '@lexiko/rules';
import type { Requests, RequestFailure } from '../connection/requests.ts';
import type { Push } from './browser-push.ts';

/** `not-here`: this server sends no alerts. */
export type AlertFault = 'blocked' | 'unsupported' | 'not-here' | 'failed';

type AlertRequest = Extract<RequestName, 'alerts' | `alerts${string}`>;

export interface AlertsParts {
  readonly requests: Pick<Requests, 'request'>;
  readonly push: Push;
  readonly me: ReadonlySignal<Person | null>;
  /** The language of alerts. */
  readonly language: ReadonlySignal<string>;
}

export class Alerts {
  /** What the server knows; `null` until it is read. */
  readonly known: Signal<KnownAlerts | null> = signal(null);
  /** Whether this browser gets alerts. */
  readonly isOn: Signal<boolean> = signal(false);
  readonly fault: Signal<AlertFault | null> = signal(null);
  readonly #parts: AlertsParts;
  readonly #stop: () => void;

  constructor(parts: AlertsParts) {
    this.#parts = parts;
    let person: string | null = null;
    this.#stop = effect(() => {
      const id = parts.me.value?.id ?? null;
      // Each sign-in is a new session, so a browser that has allowed alerts subscribes again.
      if (id === null || id === person) return;
      person = id;
      if (this.isSupported && parts.push.permission() === 'granted') void this.read();
    });
  }

  get isSupported(): boolean {
    return this.#parts.push.isSupported;
  }

  /** Reads what the server knows, and registers this browser again if the server has forgotten it. */
  async read(): Promise<void> {
    if (!(await this.#ask('alerts', null))) return;
    const subscription = await this.#parts.push.subscription().catch(() => null);
    const isKnown = this.known.peek()?.devices.some(({ current }) => current) === true;
    if (subscription !== null && !isKnown && this.known.peek()?.key !== null)
      await this.#ask('alertsAdd', { subscription, language: this.#parts.language.peek() });
    this.isOn.value = subscription !== null && this.#hasThisBrowser();
  }

  /** Asks for permission and turns alerts on in this browser. Only after a tap. */
  async turnOn(): Promise<void> {
    const { push, language } = this.#parts;
    this.fault.value = null;
    if (!push.isSupported) return this.#fail('unsupported');
    // Before anything else: browsers block a question that comes long after the tap.
    if ((await push.askPermission()) !== 'granted') return this.#fail('blocked');
    if (!(await this.#ask('alerts', null))) return;
    const key = this.known.peek()?.key ?? null;
    if (key === null) return this.#fail('not-here');
    try {
      const subscription = await push.subscribe(key);
      await this.#ask('alertsAdd', { subscription, language: language.peek() });
      this.isOn.value = this.#hasThisBrowser();
    } catch {
      this.#fail('failed');
    }
  }

  /** Turns alerts off in this browser only. */
  async turnOff(): Promise<void> {
    const device = this.known.peek()?.devices.find(({ current }) => current);
    await this.forgetBrowser();
    if (device !== undefined) await this.remove(device.id);
  }

  /** Ends the subscription of this browser; the server finds out when it next sends. */
  async forgetBrowser(): Promise<void> {
    this.isOn.value = false;
    await this.#parts.push.unsubscribe().catch(() => {});
  }

  async remove(device: string): Promise<void> {
    const isThis = this.known.peek()?.devices.some(({ id, current }) => id === device && current) === true;
    if (isThis) await this.forgetBrowser();
    await this.#ask('alertsRemove', { device });
  }

  async set(change: Partial<AlertSettings>): Promise<void> {
    const known = this.known.peek();
    if (known !== null) await this.#ask('alertsSet', { settings: { ...known.settings, ...change } });
  }

  async mute(game: string, muted: boolean): Promise<void> {
    await this.#ask('alertsMute', { game, muted });
  }

  close(): void {
    this.#stop();
  }

  #hasThisBrowser(): boolean {
    return this.known.peek()?.devices.some(({ current }) => current) === true;
  }

  #fail(fault: AlertFault): void {
    this.fault.value = fault;
  }

  async #ask<Name extends AlertRequest>(name: Name, body: RequestBody<Name>): Promise<boolean> {
    // The server answers each of these requests with its whole state.
    const answer = (await this.#parts.requests.request(name, body)) as Result<KnownAlerts, RequestFailure>;
    if (answer.ok) this.known.value = answer.value;
    else this.#fail('failed');
    return answer.ok;
  }
}
