/**
 * Encrypts pieces so that no server can read them. A key made by chance encrypts them (AES-GCM), and names them (HMAC),
 * so that the server does not even learn which decks there are. That key is kept at the server encrypted by another one,
 * stretched from the passphrase (PBKDF2). Whoever has the copy can only try passphrases, each at the cost of all rounds.
 * Another passphrase comes with another key, so that the old one opens nothing that is sealed from then on.
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
  /** The keys of the pieces, encrypted by that of the passphrase. */
  readonly key: string;
  /** The copy that this one was before its passphrase was changed; `null`: it never was. */
  readonly earlier: string | null;
}

function readLock(text: string): Lock | null {
  try {
    const { version, rounds, salt, key, earlier = null } = JSON.parse(text) as Record<string, unknown>;
    const isLock =
      (version === 1 ? earlier === null : version === 2 && typeof earlier === 'string') &&
      typeof rounds === 'number' &&
      rounds >= ROUNDS &&
      rounds <= MOST_ROUNDS &&
      typeof salt === 'string' &&
      typeof key === 'string';
    return isLock ? { rounds, salt, key, earlier: typeof earlier === 'string' ? earlier : null } : null;
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
  /** Opens what was sealed before the passphrase was changed, as long as some of it may be there. */
  readonly earlier?: { readonly copy: string; readonly seal: CryptoKey };
}

/** What keys are made from. The names of pieces stay when the passphrase changes, so that each is replaced in its place. */
interface Secrets {
  readonly seal: Uint8Array<ArrayBuffer>;
  readonly names: Uint8Array<ArrayBuffer>;
  readonly earlier: { readonly copy: string; readonly seal: Uint8Array<ArrayBuffer> } | null;
}

const SEAL_USE: AesKeyGenParams = { name: 'AES-GCM', length: 256 };

async function keyFrom(secret: Uint8Array<ArrayBuffer>, use: 'seal' | 'name'): Promise<CryptoKey> {
  const material = await crypto.subtle.importKey('raw', secret, 'HKDF', false, ['deriveKey']);
  const info = new TextEncoder().encode(`lexiko progress ${use}`);
  const from: HkdfParams = { name: 'HKDF', hash: 'SHA-256', salt: new Uint8Array(0), info };
  return use === 'seal'
    ? crypto.subtle.deriveKey(from, material, SEAL_USE, false, ['encrypt', 'decrypt'])
    : crypto.subtle.deriveKey(from, material, { name: 'HMAC', hash: 'SHA-256', length: 256 }, false, [
        'sign',
      ]);
}

async function sealKeys({ seal, names, earlier }: Secrets): Promise<SealKeys> {
  const keys = { seal: await keyFrom(seal, 'seal'), name: await keyFrom(names, 'name') };
  return earlier === null
    ? keys
    : { ...keys, earlier: { copy: earlier.copy, seal: await keyFrom(earlier.seal, 'seal') } };
}

/** The copy that the keys before opened belongs to what is encrypted: nobody can put another one in its place. */
function lockBound(earlier: string | null): string {
  return earlier === null ? 'lexiko progress lock' : `lexiko progress lock after ${earlier}`;
}

/** One key of 32 bytes; after a change three: of the pieces, of their names, of the pieces before. */
async function openSecrets(text: string, phrase: string): Promise<Secrets | null> {
  const lock = readLock(text);
  if (lock === null) return null;
  const key = await phraseKey(phrase, lock);
  try {
    const bytes = await decrypted(key, bytesOf(lock.key), lockBound(lock.earlier));
    const part = (at: number): Uint8Array<ArrayBuffer> => bytes.slice(at * KEY_BYTES, (at + 1) * KEY_BYTES);
    return lock.earlier === null
      ? { seal: bytes, names: bytes, earlier: null }
      : { seal: part(0), names: part(1), earlier: { copy: lock.earlier, seal: part(2) } };
  } catch {
    return null;
  }
}

/** What the server keeps to open a sealed copy, and what this device does. */
export interface LockAndKeys {
  readonly lock: string;
  readonly keys: SealKeys;
}

async function lockOf(phrase: string, secrets: Secrets): Promise<LockAndKeys> {
  const { seal, names, earlier } = secrets;
  const salt = base64Of(crypto.getRandomValues(new Uint8Array(SALT_BYTES)));
  const key = await phraseKey(phrase, { salt, rounds: ROUNDS });
  const bytes = earlier === null ? seal : new Uint8Array([...seal, ...names, ...earlier.seal]);
  const wrapped = base64Of(await encrypted(key, bytes, lockBound(earlier?.copy ?? null)));
  const lock = { version: earlier === null ? 1 : 2, rounds: ROUNDS, salt, key: wrapped };
  return {
    lock: JSON.stringify(earlier === null ? lock : { ...lock, earlier: earlier.copy }),
    keys: await sealKeys(secrets),
  };
}

function newSecret(): Uint8Array<ArrayBuffer> {
  return crypto.getRandomValues(new Uint8Array(KEY_BYTES));
}

export async function newLock(phrase: string): Promise<LockAndKeys> {
  const secret = newSecret();
  return lockOf(phrase, { seal: secret, names: secret, earlier: null });
}

/** `null`: the passphrase is another one. */
export async function openLock(text: string, phrase: string): Promise<SealKeys | null> {
  const secrets = await openSecrets(text, phrase);
  return secrets === null ? null : sealKeys(secrets);
}

/**
 * Another passphrase for a copy, with another key: the old one opens nothing that is sealed from now on, and the new one
 * also what was sealed before. `null`: the old passphrase is another one.
 */
export async function changedLock(
  before: { readonly lock: string; readonly copy: string },
  phrases: { readonly old: string; readonly next: string },
): Promise<LockAndKeys | null> {
  const secrets = await openSecrets(before.lock, phrases.old);
  if (secrets === null) return null;
  const earlier = { copy: before.copy, seal: secrets.seal };
  return lockOf(phrases.next, { seal: newSecret(), names: secrets.names, earlier });
}

/** A piece that was opened. `isEarlier`: it is sealed as before the passphrase was changed. */
export interface OpenedPiece {
  readonly piece: Piece;
  readonly isEarlier: boolean;
}

/** How pieces look at the server. */
export interface Coding {
  keyOf(name: string): Promise<string>;
  /** Throws if it cannot be opened. */
  open(key: string, body: string): Promise<OpenedPiece>;
  close(key: string, piece: Piece): Promise<string>;
}

export const PLAIN: Coding = {
  keyOf: (name) => Promise.resolve(name),
  open: async (key, body) => ({
    piece: { name: key, content: await unpacked(bytesOf(body)) },
    isEarlier: false,
  }),
  close: async (_, { content }) => base64Of(await packed(content)),
};

async function openedBy(key: CryptoKey, bytes: Uint8Array<ArrayBuffer>, bound: string): Promise<Piece> {
  const { piece } = (await unpacked(await decrypted(key, bytes, bound))) as { readonly piece: Piece };
  return piece;
}

/** `copy`: the id of the copy, so that nothing of an earlier one is taken for this one. */
export function sealedCoding({ seal, name, earlier }: SealKeys, copy: string): Coding {
  const keyOf = async (one: string): Promise<string> => {
    const signed = await crypto.subtle.sign('HMAC', name, new TextEncoder().encode(one));
    return base64Of(new Uint8Array(signed)).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
  };
  return {
    keyOf,
    async open(key, body) {
      const bytes = bytesOf(body);
      try {
        return { piece: await openedBy(seal, bytes, `${copy} ${key}`), isEarlier: false };
      } catch (error) {
        if (earlier === undefined) throw error;
        return { piece: await openedBy(earlier.seal, bytes, `${earlier.copy} ${key}`), isEarlier: true };
      }
    },
    close: async (key, piece) => base64Of(await encrypted(seal, await packed({ piece }), `${copy} ${key}`)),
  };
}
