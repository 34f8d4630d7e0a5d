/** Requests about alerts: which kinds somebody wants, on which devices, and about which games. */

import { createHash } from 'node:crypto';
import { USUAL_ALERTS, type Alerts as AlertsAnswer, type RequestBody } from '@lexiko/protocol';
import { err, ok } from '@lexiko/rules';
import { seatsOf } from '../games/access.ts';
import type { GameParts, GameService } from '../games/game-service.ts';
import { deny, type Answer, type RequestContext } from '../people/request-context.ts';
import type { Known } from '../people/sessions.ts';
import { endpointOf, type EndpointRule } from './push-endpoints.ts';
import { isTimeZone } from './quiet-hours.ts';
import type { AlertStore } from './store/alert-store.ts';

const MOST_DEVICES = 10;
const MOST_MUTED = 500;

export interface AlertParts extends GameParts {
  readonly store: GameParts['store'] & { readonly alerts: AlertStore };
}

export interface AlertRequestParts {
  readonly service: GameService<AlertParts>;
  /** `null`: this server sends no alerts. */
  readonly push: { readonly publicKey: string; readonly endpoints: EndpointRule } | null;
}

export class AlertRequests {
  readonly #parts: AlertRequestParts;

  constructor(parts: AlertRequestParts) {
    this.#parts = parts;
  }

  async show({ known }: RequestContext): Answer<AlertsAnswer> {
    return known === null ? deny('NOBODY') : this.#shown(known);
  }

  async add(
    { known, client }: RequestContext,
    { subscription, language }: RequestBody<'alertsAdd'>,
  ): Answer<AlertsAnswer> {
    const { service, push } = this.#parts;
    if (known === null) return deny('NOBODY');
    if (push === null || endpointOf(subscription.endpoint, push.endpoints) === null)
      return deny('BAD_ENDPOINT');
    const { store, now } = service.parts;
    await store.alerts.addDevice(
      {
        device: createHash('sha256').update(subscription.endpoint).digest('base64url').slice(0, 32),
        person: known.person.id,
        sessionHash: known.tokenHash,
        endpoint: subscription.endpoint,
        ...subscription.keys,
        language,
        client,
        createdMs: now(),
      },
      MOST_DEVICES,
    );
    return this.#shown(known);
  }

  async remove({ known }: RequestContext, { device }: RequestBody<'alertsRemove'>): Answer<AlertsAnswer> {
    if (known === null) return deny('NOBODY');
    await this.#parts.service.parts.store.alerts.removeDevice(device, known.person.id);
    return this.#shown(known);
  }

  async set({ known }: RequestContext, { settings }: RequestBody<'alertsSet'>): Answer<AlertsAnswer> {
    if (known === null) return deny('NOBODY');
    if (settings.quiet !== null && !isTimeZone(settings.quiet.timeZone))
      return err({ code: 'UNREADABLE', path: 'settings.quiet.timeZone' });
    await this.#parts.service.parts.store.alerts.setSettings(known.person.id, settings);
    return this.#shown(known);
  }

  async mute(
    { known }: RequestContext,
    { game: id, muted }: RequestBody<'alertsMute'>,
  ): Answer<AlertsAnswer> {
    if (known === null) return deny('NOBODY');
    const { service } = this.#parts;
    const game = await service.games.get(id);
    if (game === null || seatsOf(game, known.person.id).length === 0) return deny('NOT_FOUND');
    await service.parts.store.alerts.mute(known.person.id, id, muted, MOST_MUTED);
    return this.#shown(known);
  }

  async #shown({ person, tokenHash }: Known): Answer<AlertsAnswer> {
    const { service, push } = this.#parts;
    const { alerts } = service.parts.store;
    const devices = (await alerts.devicesOf(person.id)).map(({ device, client, createdMs, sessionHash }) => ({
      id: device,
      client,
      createdMs,
      current: sessionHash === tokenHash,
    }));
    const settings = (await alerts.settingsOf(person.id)) ?? USUAL_ALERTS;
    const muted = [...(await alerts.mutedBy(person.id))];
    return ok({ body: { key: push?.publicKey ?? null, settings, devices, muted } });
  }
}
