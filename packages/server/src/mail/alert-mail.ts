/** Alerts by mail: the one kind of device that is no browser. */

import type { PushMessage } from '@lexiko/protocol';
import type { PushResult } from '../alerts/push-service.ts';
import type { AlertDeviceRecord } from '../alerts/store/alert-store.ts';
import type { Mailer } from './mailer.ts';
import type { MailWording } from './mail-wording.ts';

const SCHEME = 'mailto:';

export interface AlertMailParts {
  readonly mailer: Pick<Mailer, 'send'>;
  readonly wording: MailWording;
  /** The address of the page, such as `https://play.example.org`. */
  readonly page: string;
  /** What sends alerts to browsers; `null`: nothing does. */
  readonly push: { send(device: AlertDeviceRecord, message: PushMessage): Promise<PushResult> } | null;
}

/** Sends an alert to whatever the device is. */
export class AlertMail {
  readonly #parts: AlertMailParts;

  constructor(parts: AlertMailParts) {
    this.#parts = parts;
  }

  async send(device: AlertDeviceRecord, message: PushMessage): Promise<PushResult> {
    const { mailer, wording, page, push } = this.#parts;
    if (!device.endpoint.startsWith(SCHEME)) return push === null ? 'gone' : push.send(device, message);
    const { title, body, game, id } = message;
    const link = game === null ? `${page}/#/online` : `${page}/#/online/game/${game}`;
    return mailer.send({
      to: device.endpoint.slice(SCHEME.length),
      // Most sentences begin with the name that is the title.
      subject: (body.startsWith(title) ? body : `${title}: ${body}`).slice(0, 150),
      text: `${body}\n\n${link}\n\n-- \n${await wording.footer(device.language)}\n${page}/#/online/account\n`,
      headers: {
        'List-Unsubscribe': `<${page}/api/unsubscribe/${device.device}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      },
      // The same alert has the same id when it is sent again after a crash.
      id: `${id.replaceAll(/[^\w-]/gu, '.')}.${device.device.slice(-8)}`,
    });
  }
}
