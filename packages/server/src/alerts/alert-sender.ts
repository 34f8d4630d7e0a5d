/**
 * Sends the alerts that are due. Processes share them through the store: each alert is taken by one, and falls due again
 * if that one dies. Only an alert whose process dies between sending and noting it is sent again; it has the same id, so
 * that the browser shows it once.
 */

import { USUAL_ALERTS, type AlertKind, type AlertSettings, type PushMessage } from '@lexiko/protocol';
import type { ChatParts } from '../chat/chat.ts';
import type { GameService } from '../games/game-service.ts';
import type { PresenceStore } from '../presence/presence-store.ts';
import { factOf, type AlertFact, type AlertWording } from './alert-facts.ts';
import { isKnownService } from './known-services.ts';
import type { PushResult, PushService } from './push-service.ts';
import { quietUntilMs } from './quiet-hours.ts';
import { SendingLane } from './sending-lane.ts';
import type { AlertDeviceRecord, AlertReason, AlertStore, DueAlert } from './store/alert-store.ts';
import type { WebhookRecord, WebhookStore } from './store/webhook-store.ts';
import type { WebhookService } from './webhook-service.ts';

/** How often to look for alerts. */
const LOOK_MS = 1000;
/** After this long, alerts that were taken but not finished are taken again. */
const RETRY_MS = 60_000;
/** A round takes no longer, so that none of its alerts falls due again meanwhile; the rest waits for another. */
const LONGEST_ROUND_MS = 40_000;
const MOST_AT_ONCE = 200;
/** Push services that are asked at the same time. */
const CONNECTIONS = 16;
/** When to look again whether a lane has a place. */
const WAIT_MS = 5000;
/** What a device gets in an hour; the rest is put together later. */
const MOST_AN_HOUR = 30;
/** What a webhook gets in an hour: a bot has many games. */
const MOST_BY_HOOK = 600;
const HELD_MS = 15 * 60_000;
/** A webhook that has failed for so long is stopped. */
const LONGEST_FAILURE_MS = 3 * 24 * 60 * 60_000;
/** Waits after failures of a push service; after the last, the alert is dropped. */
const WAITS_MS = [60_000, 5 * 60_000, 30 * 60_000, 2 * 60 * 60_000];
/** Alerts that are older say nothing new. Longer than quiet hours can be. */
const OLDEST_MS = 36 * 60 * 60_000;

const KINDS: Readonly<Record<AlertReason, AlertKind>> = {
  'your-turn': 'turn',
  'your-answer': 'answer',
  finished: 'over',
  begun: 'invitation',
  invited: 'invitation',
  said: 'chat',
};

export interface AlertSenderParts extends ChatParts {
  readonly store: ChatParts['store'] & {
    readonly alerts: AlertStore;
    readonly webhooks: WebhookStore;
    readonly presence: PresenceStore;
  };
}

export interface SenderParts {
  readonly service: GameService<AlertSenderParts>;
  readonly push: Pick<PushService, 'send'>;
  readonly hooks: Pick<WebhookService, 'send'>;
  readonly wording: AlertWording;
  /** Called after each push. */
  readonly onPush?: (result: PushResult) => void;
  readonly onError: (error: unknown) => void;
}

/** Who gets alerts: a browser, or a program by its webhook. */
type Recipient =
  | { readonly kind: 'browser'; readonly device: AlertDeviceRecord; readonly person: string }
  | { readonly kind: 'hook'; readonly hook: WebhookRecord; readonly person: string };

/** One message, and the alerts that it is about. */
type Message = readonly [AlertFact, readonly DueAlert[]];

interface ReadyAlert {
  readonly alert: DueAlert;
  readonly fact: AlertFact;
}

export class AlertSender {
  readonly #parts: SenderParts;
  #timer: NodeJS.Timeout | null = null;
  #running: Promise<void> | null = null;
  #isStopped = false;
  /** Webhooks, and push services that we don’t know: apart, as anybody can name the latter without an account. */
  readonly #lanes: Readonly<Record<'hook' | 'browser', SendingLane>>;

  constructor(parts: SenderParts) {
    this.#parts = parts;
    this.#lanes = { hook: new SendingLane(parts.onError), browser: new SendingLane(parts.onError) };
  }

  start(): void {
    this.#schedule();
  }

  async stop(): Promise<void> {
    this.#isStopped = true;
    if (this.#timer !== null) clearTimeout(this.#timer);
    await this.#running;
    await this.#lanesIdle();
  }

  async #lanesIdle(): Promise<void> {
    await Promise.all(Object.values(this.#lanes).map((lane) => lane.idle()));
  }

  #schedule(): void {
    if (this.#isStopped) return;
    this.#timer = setTimeout(() => {
      this.#running = this.look()
        .then(() => {}, this.#parts.onError)
        .finally(() => this.#schedule());
    }, LOOK_MS).unref();
  }

  /** Takes the alerts due now and sends them. */
  async round(): Promise<void> {
    await this.look();
    await this.#lanesIdle();
  }

  /** The same, without waiting for addresses that may let us wait. */
  async look(): Promise<void> {
    const { store, now } = this.#parts.service.parts;
    const endMs = performance.now() + LONGEST_ROUND_MS;
    const due = await store.alerts.take(now(), RETRY_MS, MOST_AT_ONCE);
    const byDevice = [...new Set(due.map(({ device }) => device))].map(
      (device) => [device, due.filter((alert) => alert.device === device)] as const,
    );
    const work = async (): Promise<void> => {
      for (let next = byDevice.shift(); next !== undefined; next = byDevice.shift()) {
        if (this.#isStopped || performance.now() > endMs) return;
        await this.#sendTo(next[0], next[1], endMs).catch(this.#parts.onError);
      }
    };
    await Promise.all(Array.from({ length: CONNECTIONS }, work));
  }

  async #sendTo(id: string, alerts: readonly DueAlert[], endMs: number): Promise<void> {
    const { store, now } = this.#parts.service.parts;
    const recipient = await this.#recipient(id);
    if (recipient === null) return store.alerts.finish(alerts);
    const { kinds, quiet } = (await store.alerts.settingsOf(recipient.person)) ?? USUAL_ALERTS;
    const ready = await this.#ready(recipient, alerts, kinds);
    const wanted = new Set(ready.map(({ alert }) => alert));
    await store.alerts.finish(alerts.filter((alert) => !wanted.has(alert)));
    const quietMs = quiet === null ? null : quietUntilMs(quiet, now());
    if (quietMs !== null) return this.#hold([...wanted], quietMs);
    const held = ready.filter(({ alert }) => alert.isHeld);
    const isSummed = held.length > 1;
    const messages: readonly Message[] = [
      ...(isSummed ? [[summaryOf(held), held.map(({ alert }) => alert)] as const] : []),
      ...ready
        .filter(({ alert }) => !isSummed || !alert.isHeld)
        .map(({ alert, fact }) => [fact, [alert]] as const),
    ];
    if (recipient.kind === 'browser' && isKnownService(recipient.device.endpoint))
      return this.#deliver(id, recipient, messages, endMs);
    const work = (): Promise<void> => this.#deliver(id, recipient, messages, endMs);
    if (this.#lanes[recipient.kind].start(recipient.person, work)) return;
    for (const alert of wanted) await store.alerts.postpone(alert, now() + WAIT_MS, 'waiting');
  }

  async #deliver(
    id: string,
    recipient: Recipient,
    messages: readonly Message[],
    endMs: number,
  ): Promise<void> {
    const { store, now } = this.#parts.service.parts;
    for (const [at, [fact, meant]] of messages.entries()) {
      if (this.#isStopped || performance.now() > endMs) return;
      const isWithinBound =
        recipient.kind === 'browser'
          ? await store.alerts.countSent(id, { most: MOST_AN_HOUR, nowMs: now() })
          : await store.webhooks.countSent(id, { most: MOST_BY_HOOK, nowMs: now() });
      if (!isWithinBound)
        return this.#hold(
          messages.slice(at).flatMap(([, rest]) => rest),
          now() + HELD_MS,
        );
      const result =
        recipient.kind === 'browser'
          ? await this.#push(recipient.device, fact, meant)
          : await this.#post(recipient.hook, fact, meant);
      if (result !== 'sent') return;
    }
  }

  async #recipient(id: string): Promise<Recipient | null> {
    const { alerts, webhooks } = this.#parts.service.parts.store;
    const device = await alerts.device(id);
    if (device !== null) return { kind: 'browser', device, person: device.person };
    const hook = await webhooks.live(id);
    return hook === null ? null : { kind: 'hook', hook, person: hook.person };
  }

  /** Those that are wanted and still true. */
  async #ready(
    recipient: Recipient,
    alerts: readonly DueAlert[],
    kinds: AlertSettings['kinds'],
  ): Promise<readonly ReadyAlert[]> {
    const { service } = this.#parts;
    const { store, now } = service.parts;
    const ready: ReadyAlert[] = [];
    for (const alert of alerts) {
      const { person, game, reason, atMs } = alert;
      const isWanted =
        person === recipient.person &&
        kinds[KINDS[reason]] &&
        now() - atMs < OLDEST_MS &&
        !(await store.alerts.isMuted(person, game)) &&
        !(await this.#isLooking(person, game));
      const fact = isWanted ? await factOf(service, alert) : null;
      if (fact !== null) ready.push({ alert, fact });
    }
    return ready;
  }

  /** Whether the person has the game before their eyes, at any process. */
  async #isLooking(person: string, game: string): Promise<boolean> {
    const seen = await this.#parts.service.parts.store.presence.of([game]);
    return seen.some((one) => one.person === person && one.leftMs === null && one.isHidden !== true);
  }

  async #push(device: AlertDeviceRecord, fact: AlertFact, meant: readonly DueAlert[]): Promise<PushResult> {
    const { service, push, wording, onPush } = this.#parts;
    const { store } = service.parts;
    const text = await wording.write(device.language, fact);
    const result = await push.send(device, messageOf(text, meant));
    onPush?.(result);
    switch (result) {
      case 'sent':
      case 'refused':
        await store.alerts.finish(meant);
        break;
      case 'gone':
        await store.alerts.removeDevice(device.device, null);
        break;
      case 'failed':
        for (const alert of meant) await this.#tryLater(alert);
    }
    return result;
  }

  async #post(hook: WebhookRecord, fact: AlertFact, meant: readonly DueAlert[]): Promise<PushResult> {
    const { service, hooks, wording } = this.#parts;
    const { store, now } = service.parts;
    const { title, body, id, game } = messageOf(await wording.write(hook.language, fact), meant);
    const [alert] = meant;
    const kind = game === null || alert === undefined ? 'summary' : KINDS[alert.reason];
    const result = await hooks.send(hook, { id, kind, game, title, body });
    if (result === 'sent') {
      await store.alerts.finish(meant);
      if (hook.failingMs !== null) await store.webhooks.noteFailure(hook.id, null);
      return result;
    }
    const failingMs = hook.failingMs ?? now();
    if (result === 'gone' || now() - failingMs >= LONGEST_FAILURE_MS)
      await store.webhooks.stop(hook.id, now());
    else {
      await store.webhooks.noteFailure(hook.id, failingMs);
      for (const one of meant) await this.#tryLater(one);
    }
    return result;
  }

  async #hold(alerts: readonly DueAlert[], untilMs: number): Promise<void> {
    const { store } = this.#parts.service.parts;
    for (const alert of alerts) await store.alerts.postpone(alert, untilMs, 'held');
  }

  async #tryLater(alert: DueAlert): Promise<void> {
    const { store, now } = this.#parts.service.parts;
    const waitMs = WAITS_MS[alert.attempts];
    await (waitMs === undefined
      ? store.alerts.finish([alert])
      : store.alerts.postpone(alert, now() + waitMs, 'failed'));
  }
}

function summaryOf(held: readonly ReadyAlert[]): AlertFact {
  return { kind: 'summary', games: new Set(held.map(({ alert }) => alert.game)).size };
}

/** Push services take no more than 4 KB. */
const LONGEST_TITLE = 100;
const LONGEST_BODY = 400;

function shortened(text: string, longest: number): string {
  const characters = [...text];
  return characters.length > longest ? `${characters.slice(0, longest - 1).join('')}…` : text;
}

function messageOf(
  { title, body }: Pick<PushMessage, 'title' | 'body'>,
  [alert, ...more]: readonly DueAlert[],
): PushMessage {
  const text = { title: shortened(title, LONGEST_TITLE), body: shortened(body, LONGEST_BODY) };
  if (alert === undefined || more.length > 0)
    return { ...text, tag: 'summary', id: `summary ${alert?.atMs ?? 0}`, game: null };
  const { game, topic, atMs } = alert;
  return { ...text, tag: topic === 'chat' ? `${game} chat` : game, id: `${game} ${topic} ${atMs}`, game };
}
