/**
 * Encrypts pieces so that no server can read them. A key made by chance encrypts them (AES-GCM), and names them (HMAC),
 * so that the server does not even learn which decks there are. That key is kept at the server encrypted by another one,
 * stretched from the passphrase (PBKDF2). Whoever has the copy can only try passphrases, each at the cost of all rounds.
 */

import { base64Of, bytesOf, packed, unpacked, type Piece } from './pieces.ts';

/** As OWASP recommends for PBKDF2 with SHA-256; about half a second on a phone. */
const ROUNDS = 600_000;
/** What another device may ask for: a server must not make us count for hours, nor for a moment only. */
const MOST_ROUNDS = 10_000_000;
const SALT_BYTES = 16;
const KEY_BYTES = 32;
const NONCE_BYTES = 12;

/** A passphrase of one's own. */
export const SHORTEST_PHRASE = 12;
export const LONGEST_PHRASE = 200;

/** Browsers encrypt only on pages that came safely: by https, or from this machine. */
export function canSeal(): boolean {
  return globalThis.crypto?.subtle !== undefined;
}

/** The same however it was typed: spaces, and the two ways to write é. */
export function normalPhrase(typed: string): string {
  return typed.normalize('NFKC').trim().replaceAll(/\s+/gu, ' ');
}

const CONSONANTS = 'bdfghklmnprstvz';
const VOWELS = 'aeiou';

/** Six words that can be said and typed, such as `lomab`: 84,375 for each place, together 98 bits. */
export function newPhrase(): string {
  const letterOf = (letters: string): string => {
    // Without the values that would make some letters likelier.
    const end = 256 - (256 % letters.length);
    for (;;) {
      const [value = 0] = crypto.getRandomValues(new Uint8Array(1));
      if (value < end) return letters.charAt(value % letters.length);
    }
  };
  const word = (): string =>
    [CONSONANTS, VOWELS, CONSONANTS, VOWELS, CONSONANTS].map((letters) => letterOf(letters)).join('');
  return Array.from({ length: 6 }, word).join(' ');
}

interface Lock {
  readonly rounds: number;
  readonly salt: string;
  /** The key of the pieces, encrypted by that of the passphrase. */
  readonly key: string;
}

function readLock(text: string): Lock | null {
  try {
    const { version, rounds, salt, key } = JSON.parse(text) as Record<string, unknown>;
    const isLock =
      version === 1 &&
      typeof rounds === 'number' &&
      rounds >= ROUNDS &&
      rounds <= MOST_ROUNDS &&
      typeof salt === 'string' &&
      typeof key === 'string';
    return isLock ? { rounds, salt, key } : null;
  } catch {
    return null;
  }
}

async function phraseKey(
  phrase: string,
  { salt, rounds }: Pick<Lock, 'salt' | 'rounds'>,
): Promise<CryptoKey> {
  const typed = new TextEncoder().encode(normalPhrase(phrase));
  const material = await crypto.subtle.importKey('raw', typed, 'PBKDF2', false, ['deriveKey']);
  return crypto.subtle.deriveKey(
    { name: 'PBKDF2', hash: 'SHA-256', salt: bytesOf(salt), iterations: rounds },
    material,
    { name: 'AES-GCM', length: 256 },
    false,
    ['encrypt', 'decrypt'],
  );
}

async function encrypted(
  key: CryptoKey,
  bytes: Uint8Array<ArrayBuffer>,
  bound: string,
): Promise<Uint8Array<ArrayBuffer>> {
  const nonce = crypto.getRandomValues(new Uint8Array(NONCE_BYTES));
  const additionalData = new TextEncoder().encode(bound);
  const sealed = await crypto.subtle.encrypt({ name: 'AES-GCM', iv: nonce, additionalData }, key, bytes);
  const all = new Uint8Array(NONCE_BYTES + sealed.byteLength);
  all.set(nonce);
  all.set(new Uint8Array(sealed), NONCE_BYTES);
  return all;
}

/** Throws if it is another key, or somebody has changed it or put it in another place. */
async function decrypted(
  key: CryptoKey,
  bytes: Uint8Array<ArrayBuffer>,
  bound: string,
): Promise<Uint8Array<ArrayBuffer>> {
  const additionalData = new TextEncoder().encode(bound);
  const iv = bytes.subarray(0, NONCE_BYTES);
  return new Uint8Array(
    await crypto.subtle.decrypt({ name: 'AES-GCM', iv, additionalData }, key, bytes.subarray(NONCE_BYTES)),
  );
}

/** What a device keeps to seal and open pieces. Scripts can use these keys and never read them. */
export interface SealKeys {
  readonly seal: CryptoKey;
  readonly name: CryptoKey;
}

async function sealKeys(secret: Uint8Array<ArrayBuffer>): Promise<SealKeys> {
  const material = await crypto.subtle.importKey('raw', secret, 'HKDF', false, ['deriveKey']);
  const from = (use: string): HkdfParams => ({
    name: 'HKDF',
    hash: 'SHA-256',
    salt: new Uint8Array(0),
    info: new TextEncoder().encode(`lexiko progress ${use}`),
  });
  const [seal, name] = await Promise.all([
    crypto.subtle.deriveKey(from('seal'), material, { name: 'AES-GCM', length: 256 }, false, [
      'encrypt',
      'decrypt',
    ]),
    crypto.subtle.deriveKey(from('name'), material, { name: 'HMAC', hash: 'SHA-256', length: 256 }, false, [
      'sign',
    ]),
  ]);
  return { seal, name };
}

const LOCK_BOUND = 'lexiko progress lock';

export async function newLock(phrase: string): Promise<{ readonly lock: string; readonly keys: SealKeys }> {
  const secret = crypto.getRandomValues(new Uint8Array(KEY_BYTES));
  const salt = base64Of(crypto.getRandomValues(new Uint8Array(SALT_BYTES)));
  const key = await phraseKey(phrase, { salt, rounds: ROUNDS });
  const wrapped = base64Of(await encrypted(key, secret, LOCK_BOUND));
  const lock = JSON.stringify({ version: 1, rounds: ROUNDS, salt, key: wrapped });
  return { lock, keys: await sealKeys(secret) };
}

/** `null`: the passphrase is another one. */
export async function openLock(text: string, phrase: string): Promise<SealKeys | null> {
  const lock = readLock(text);
  if (lock === null) return null;
  const key = await phraseKey(phrase, lock);
  try {
    return await sealKeys(await decrypted(key, bytesOf(lock.key), LOCK_BOUND));
  } catch {
    return null;
  }
}

/** How pieces look at the server. */
export interface Coding {
  keyOf(name: string): Promise<string>;
  /** Throws if it cannot be opened. */
  open(key: string, body: string): Promise<Piece>;
  close(key: string, piece: Piece): Promise<string>;
}

export const PLAIN: Coding = {
  keyOf: (name) => Promise.resolve(name),
  open: async (key, body) => ({ name: key, content: await unpacked(bytesOf(body)) }),
  close: async (_, { content }) => base64Of(await packed(content)),
};

/** `copy`: the id of the copy, so that nothing of an earlier one is taken for this one. */
export function sealedCoding({ seal, name }: SealKeys, copy: string): Coding {
  const keyOf = async (one: string): Promise<string> => {
    const signed = await crypto.subtle.sign('HMAC', name, new TextEncoder().encode(one));
    return base64Of(new Uint8Array(signed)).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
  };
  return {
    keyOf,
    async open(key, body) {
      const { piece } = (await unpacked(await decrypted(seal, bytesOf(body), `${copy} ${key}`))) as {
        readonly piece: Piece;
      };
      return piece;
    },
    close: async (key, piece) => base64Of(await encrypted(seal, await packed({ piece }), `${copy} ${key}`)),
  };
}
