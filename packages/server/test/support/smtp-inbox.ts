/** A mail server of the tests' own: speaks as much SMTP as a sender needs, and keeps what it is handed. */

import { createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { expect } from 'vitest';

export interface ReceivedMail {
  readonly from: string;
  readonly to: string;
  /** By lower-case names, unfolded. */
  readonly headers: ReadonlyMap<string, string>;
  readonly text: string;
}

export class SmtpInbox {
  readonly mails: ReceivedMail[] = [];
  /** What it answers to a recipient; 250 takes the mail. */
  answerToRecipient = '250 fine';
  readonly #server: Server;
  readonly #sockets = new Set<Socket>();

  private constructor() {
    this.#server = createServer((socket) => this.#serve(socket));
  }

  static async open(): Promise<SmtpInbox> {
    const inbox = new SmtpInbox();
    await new Promise<void>((resolve) => inbox.#server.listen(0, '127.0.0.1', resolve));
    return inbox;
  }

  get url(): string {
    return `smtp://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  /** The latest mail to an address, when there are so many. */
  async mailTo(address: string, count = 1): Promise<ReceivedMail> {
    const found = (): readonly ReceivedMail[] => this.mails.filter(({ to }) => to === address);
    await expect.poll(() => found().length, { timeout: 20_000 }).toBe(count);
    return found().at(-1) ?? expect.fail('there is no mail');
  }

  async close(): Promise<void> {
    for (const socket of this.#sockets) socket.destroy();
    // Fails where it is closed already, which is as good.
    await new Promise((resolve) => this.#server.close(resolve));
  }

  #serve(socket: Socket): void {
    this.#sockets.add(socket);
    socket.on('close', () => this.#sockets.delete(socket));
    socket.on('error', () => socket.destroy());
    let rest = '';
    let [from, to] = ['', ''];
    let isData = false;
    const say = (line: string): void => void socket.write(`${line}\r\n`);
    socket.on('data', (data) => {
      rest += data.toString('utf8');
      for (;;) {
        const end = rest.indexOf(isData ? '\r\n.\r\n' : '\r\n');
        if (end < 0) return;
        const piece = rest.slice(0, end);
        rest = rest.slice(end + (isData ? 5 : 2));
        if (isData) {
          this.mails.push({ from, to, ...readMail(piece) });
          isData = false;
          say('250 kept');
          continue;
        }
        const address = /<(.*)>/u.exec(piece)?.[1] ?? '';
        switch (piece.slice(0, 4).toUpperCase()) {
          case 'MAIL':
            from = address;
            say('250 fine');
            break;
          case 'RCPT':
            to = address;
            say(this.answerToRecipient);
            break;
          case 'DATA':
            isData = true;
            say('354 go on');
            break;
          case 'QUIT':
            say('221 bye');
            socket.end();
            break;
          default:
            say('250 fine');
        }
      }
    });
    say('220 tests');
  }
}

function readMail(source: string): Pick<ReceivedMail, 'headers' | 'text'> {
  const [head = '', ...body] = source.split('\r\n\r\n');
  const headers = new Map(
    head
      .replaceAll(/\r\n\s+/gu, ' ')
      .split('\r\n')
      .map((line): [string, string] => {
        const [name = '', ...value] = line.split(': ');
        return [name.toLowerCase(), value.join(': ')];
      }),
  );
  const raw = body.join('\n\n').replaceAll('\r\n', '\n');
  return { headers, text: decoded(raw, headers.get('content-transfer-encoding') ?? '') };
}

function decoded(text: string, encoding: string): string {
  if (encoding === 'base64') return Buffer.from(text, 'base64').toString('utf8');
  if (encoding !== 'quoted-printable') return text;
  const bytes = text
    .replaceAll('=\n', '')
    .replaceAll(/=([0-9A-F]{2})/gu, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString('utf8');
}
