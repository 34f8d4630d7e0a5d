/** Sends mail over SMTP. What a mail server refuses for good is not sent again. */

import { createTransport, type Transporter } from 'nodemailer';

export type MailResult = 'sent' | 'refused' | 'failed';

export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** By which a mail server knows the same mail when it comes twice. */
  readonly id?: string;
}

export interface MailerParts {
  /** `smtp://user:password@host:port` or `smtps://…`. */
  readonly url: string;
  readonly from: string;
}

/** How long a mail server may take for each step. */
const STEP_MS = 10_000;
const CONNECTIONS = 2;
/** From here on a mail server's answer is final (RFC 5321). */
const FINAL = 500;

export class Mailer {
  readonly #transport: Transporter;
  readonly #from: string;

  constructor({ url, from }: MailerParts) {
    this.#from = from;
    this.#transport = createTransport({
      url,
      pool: true,
      maxConnections: CONNECTIONS,
      connectionTimeout: STEP_MS,
      greetingTimeout: STEP_MS,
      socketTimeout: STEP_MS,
      // A mail is what we write: nothing is read from files or fetched for it.
      disableFileAccess: true,
      disableUrlAccess: true,
    });
  }

  async send({ to, subject, text, headers = {}, id }: Mail): Promise<MailResult> {
    const domain = /@([^\s>]+)/u.exec(this.#from)?.[1] ?? 'localhost';
    try {
      await this.#transport.sendMail({
        from: this.#from,
        to: { name: '', address: to },
        subject,
        text,
        headers: { 'Auto-Submitted': 'auto-generated', ...headers },
        ...(id === undefined ? {} : { messageId: `<${id}@${domain}>` }),
      });
      return 'sent';
    } catch (error) {
      const code = error instanceof Error && 'responseCode' in error ? error.responseCode : null;
      return typeof code === 'number' && code >= FINAL ? 'refused' : 'failed';
    }
  }

  close(): void {
    this.#transport.close();
  }
}

/** Whether it looks like one address that mail can be sent to. */
export function isMailAddress(text: string): boolean {
  return (
    text.length <= 200 && /^[^\s@<>()[\]\\,;:"]+@[^\s@<>()[\]\\,;:"]+\.[^\s@<>()[\]\\,;:".]+$/u.test(text)
  );
}
