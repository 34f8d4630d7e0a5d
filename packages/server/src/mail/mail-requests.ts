/** Requests about one's e-mail address: set and confirm it, get alerts by it, and a code for a new password. */

import { randomBytes } from 'node:crypto';
import type { MailState, RequestBody } from '@lexiko/protocol';
import { ok } from '@lexiko/rules';
import type { AlertStore } from '../alerts/store/alert-store.ts';
import type { Accounts } from '../people/accounts.ts';
import type { AccountStore } from '../people/account-store.ts';
import type { AttemptStore } from '../people/attempt-store.ts';
import { deny, type Answer, type RequestContext } from '../people/request-context.ts';
import { hashOf, type Known } from '../people/sessions.ts';
import type { Now } from '../ports.ts';
import type { Rate } from '../rate-limit.ts';
import { codeOf, makeCode, newCode } from '../recovery/recovery.ts';
import type { RecoveryStore } from '../recovery/recovery-store.ts';
import { isMailAddress, type Mailer } from './mailer.ts';
import type { MailStore } from './mail-store.ts';
import type { MailWording } from './mail-wording.ts';

const CODE_MS = 60 * 60 * 1000;
const MOST_DEVICES = 10;
/** Mails with codes: to one person, and asked for by one network. */
const CODES: Readonly<Record<'person' | 'network', Rate>> = {
  person: { burst: 3, perSecond: 1 / 600 },
  network: { burst: 30, perSecond: 1 / 60 },
};

export interface MailRequestParts {
  readonly store: {
    readonly accounts: AccountStore;
    readonly attempts: AttemptStore;
    readonly alerts: AlertStore;
    readonly recovery: RecoveryStore;
    readonly mail: MailStore;
  };
  readonly accounts: Accounts;
  readonly now: Now;
  /** `null`: this server sends no mail. */
  readonly mail: { readonly mailer: Pick<Mailer, 'send'>; readonly wording: MailWording } | null;
  readonly onError: (error: unknown) => void;
}

export class MailRequests {
  readonly #parts: MailRequestParts;
  /** Mails under way; `settled` waits for them. */
  readonly #sending = new Set<Promise<unknown>>();

  constructor(parts: MailRequestParts) {
    this.#parts = parts;
  }

  async show({ known }: RequestContext): Answer<MailState> {
    return known === null ? deny('NOBODY') : this.#shown(known);
  }

  async set(
    request: RequestContext,
    { address, language, proof }: RequestBody<'mailSet'>,
  ): Answer<MailState> {
    const { store, accounts, now, mail } = this.#parts;
    if (mail === null) return deny('NO_MAIL_HERE');
    if (!isMailAddress(address)) return deny('BAD_ADDRESS');
    // Whoever can change the address can take the account.
    const owner = await accounts.owner(request, proof);
    if (!owner.ok) return owner;
    const { person } = owner.value.account;
    if (!(await this.#maySend(person, request.address))) return deny('TOO_MANY_MESSAGES');
    await this.#dropDevices(person);
    const code = newCode();
    await store.mail.put(
      { person, address, language },
      { codeHash: hashOf(codeOf(code)), expiresMs: now() + CODE_MS },
    );
    this.#send({ address, language }, { kind: 'confirm', code });
    return this.#shown(owner.value.known);
  }

  async confirm({ known }: RequestContext, { code }: RequestBody<'mailConfirm'>): Answer<MailState> {
    if (known === null) return deny('NOBODY');
    const { store, now } = this.#parts;
    const { id } = known.person;
    const tries = { burst: 10, perSecond: 1 / 600 };
    if (!(await store.attempts.mayTry(hashOf(`mail code of ${id}`), tries, now())))
      return deny('TOO_MANY_MESSAGES');
    return (await store.mail.confirm(id, hashOf(codeOf(code)), now()))
      ? this.#shown(known)
      : deny('WRONG_CREDENTIALS');
  }

  async remove({ known }: RequestContext): Answer<MailState> {
    if (known === null) return deny('NOBODY');
    await this.#dropDevices(known.person.id);
    await this.#parts.store.mail.remove(known.person.id);
    return this.#shown(known);
  }

  async alerts({ known }: RequestContext, { on }: RequestBody<'mailAlerts'>): Answer<MailState> {
    if (known === null) return deny('NOBODY');
    const { store, now } = this.#parts;
    const { id } = known.person;
    const kept = await store.mail.of(id);
    if (kept === null || kept.confirmedMs === null) return deny('NOT_FOUND');
    await this.#dropDevices(id);
    if (on) {
      await store.alerts.addDevice(
        {
          // Whoever has this id can end these mails, so nobody can guess it.
          device: `mail-${randomBytes(24).toString('base64url')}`,
          person: id,
          sessionHash: '',
          endpoint: `mailto:${kept.address}`,
          p256dh: '',
          auth: '',
          language: kept.language,
          client: kept.address.slice(0, 80),
          createdMs: now(),
        },
        MOST_DEVICES,
      );
    }
    return this.#shown(known);
  }

  /** Sends a code to the confirmed address of an account. The answer is the same whatever there is. */
  async recover(
    request: RequestContext,
    { login: given }: RequestBody<'mailRecover'>,
  ): Answer<Record<string, never>> {
    const { store, now, mail } = this.#parts;
    if (mail === null) return deny('NO_MAIL_HERE');
    const login = given.toLowerCase();
    if (!(await this.#maySend(`login ${login}`, request.address))) return deny('TOO_MANY_MESSAGES');
    const account = await store.accounts.accountByLogin(login);
    const kept = account === null ? null : await store.mail.of(account.person);
    if (account !== null && kept !== null && kept.confirmedMs !== null) {
      // After the answer, which must not take longer where there is an address.
      const work = makeCode(store.recovery, account.person, now() + CODE_MS).then((code) =>
        this.#send(kept, { kind: 'recover', code }),
      );
      this.#track(work);
    }
    return ok({ body: {} });
  }

  /** Ends mails of alerts. For whoever has the id: mail programs send it for their user. */
  async unsubscribe(device: string): Promise<void> {
    if (device.startsWith('mail-')) await this.#parts.store.alerts.removeDevice(device, null);
  }

  async settled(): Promise<void> {
    await Promise.all(this.#sending);
  }

  async #shown({ person }: Known): Answer<MailState> {
    const { store, mail } = this.#parts;
    const kept = await store.mail.of(person.id);
    const devices = await this.#devices(person.id);
    return ok({
      body: {
        available: mail !== null,
        address: kept === null ? null : { address: kept.address, confirmed: kept.confirmedMs !== null },
        alerts: devices.length > 0,
      },
    });
  }

  async #devices(person: string): Promise<readonly string[]> {
    const devices = await this.#parts.store.alerts.devicesOf(person);
    return devices.filter(({ device }) => device.startsWith('mail-')).map(({ device }) => device);
  }

  async #dropDevices(person: string): Promise<void> {
    for (const device of await this.#devices(person))
      await this.#parts.store.alerts.removeDevice(device, person);
  }

  async #maySend(person: string, network: string): Promise<boolean> {
    const { store, now } = this.#parts;
    const { attempts } = store;
    return (
      (await attempts.mayTry(hashOf(`mails asked by ${network}`), CODES.network, now())) &&
      attempts.mayTry(hashOf(`mails to ${person}`), CODES.person, now())
    );
  }

  #send(
    { address, language }: { readonly address: string; readonly language: string },
    what: Parameters<MailWording['letter']>[1],
  ): void {
    const { mail } = this.#parts;
    if (mail === null) return;
    this.#track(
      mail.wording
        .letter(language, what)
        .then(({ subject, text }) => mail.mailer.send({ to: address, subject, text })),
    );
  }

  #track(work: Promise<unknown>): void {
    const tracked = work.catch(this.#parts.onError).finally(() => this.#sending.delete(tracked));
    this.#sending.add(tracked);
  }
}
