/** What whoever starts a server brings, and what it gets. */

import type { Logger } from 'pino';
import type { AlertWording } from './alerts/alert-facts.ts';
import type { EndpointRule } from './alerts/push-endpoints.ts';
import type { Bus } from './bus/bus.ts';
import type { EmbedWording } from './embed/embed-app.ts';
import type { MailWording } from './mail/mail-wording.ts';
import type { OriginRules } from './net/http/origins.ts';
import type { Limits } from './net/limits.ts';
import type { Computers, Dictionaries, Now, WordLists } from './ports.ts';
import type { ServerStore } from './store/server-store.ts';

export interface ServerParts {
  readonly store: ServerStore;
  readonly bus: Bus;
  readonly dictionaries: Dictionaries;
  readonly computers: Computers;
  /** Word lists for pages; none if not given. */
  readonly lists?: WordLists;
  /** How many long thoughts of computers at a time; 0: other processes think. */
  readonly threads: number;
  /** Words that are masked in messages for those who do not want to read them. */
  readonly isRude: (word: string) => boolean;
  readonly now: Now;
  readonly log: Logger;
  readonly host: string;
  /** 0 takes any free one. */
  readonly port: number;
  readonly origins: OriginRules;
  readonly limits: Limits;
  /** The folder of the page; `null` where there is none. */
  readonly webFolder: string | null;
  /** Alerts by Web Push; none if not given. */
  readonly alerts?: AlertSetup | null;
  /** What stands around boards in frames on other pages; no such pages if not given. */
  readonly embedWording?: EmbedWording | null;
  /** Mail by SMTP; none if not given. Alerts go there only where there are alerts at all. */
  readonly mail?: MailSetup | null;
  /** With which `/metrics` is read from other machines; none if not given. */
  readonly metricsToken?: string | null;
  /** Whether browsers are to insist on TLS for subdomains too; not if not given. */
  readonly hstsSubdomains?: boolean;
}

export interface AlertSetup {
  readonly wording: AlertWording;
  /** Whom a push service may write to about this server: `mailto:…` or `https://…`. */
  readonly contact: string;
  /** Where browsers may say that their alerts go. */
  readonly endpoints: EndpointRule;
  /** Where webhooks may lead; as `endpoints` if not given. */
  readonly webhooks?: EndpointRule;
}

export interface MailSetup {
  /** `smtp://user:password@host:port` or `smtps://…`. */
  readonly url: string;
  readonly from: string;
  /** The address of the page, for links: an origin. */
  readonly page: string;
  readonly wording: MailWording;
}

export interface RunningServer {
  readonly port: number;
  /** Takes nothing new, finishes what was begun, and closes store and bus. */
  close(): Promise<void>;
}
