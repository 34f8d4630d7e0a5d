/**
 * A passkey device in software, with which tests answer ceremonies as a browser does: it makes keys, counts, and really
 * signs (ES256). Written from the WebAuthn specification, without the library that checks its answers.
 */

import { createHash, generateKeyPairSync, randomBytes, sign, type KeyObject } from 'node:crypto';

interface Credential {
  readonly id: string;
  readonly key: KeyObject;
  readonly userHandle: string;
  readonly rpId: string;
  count: number;
}

/** What may be wrong with an answer. */
export interface Flaw {
  /** Another page than the one that asked. */
  readonly origin?: string;
  readonly challenge?: string;
  /** Nobody showed that they are the owner. */
  readonly isUnverified?: boolean;
  readonly badSignature?: boolean;
  /** A copy of the device that has fallen behind. */
  readonly count?: number;
}

type Json = Readonly<Record<string, unknown>>;

const FLAGS = { present: 0x01, verified: 0x04, attested: 0x40 };

export class SoftAuthenticator {
  readonly #origin: string;
  readonly credentials: Credential[] = [];

  constructor(origin: string) {
    this.#origin = origin;
  }

  /** Answers `navigator.credentials.create`. */
  create(options: Json, flaw: Flaw = {}): Json {
    const { rp, user, challenge } = options as {
      readonly rp: { readonly id: string };
      readonly user: { readonly id: string };
      readonly challenge: string;
    };
    const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    const id = randomBytes(20);
    const credential: Credential = {
      id: id.toString('base64url'),
      key: privateKey,
      userHandle: user.id,
      rpId: rp.id,
      count: 0,
    };
    this.credentials.push(credential);
    const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
    // COSE: key type EC2, algorithm ES256, curve P-256, and the point.
    const coseKey = cbor(
      new Map<number, number | Buffer>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, Buffer.from(x, 'base64url')],
        [-3, Buffer.from(y, 'base64url')],
      ]),
    );
    const attested = Buffer.concat([Buffer.alloc(16), uint16(id.length), id, coseKey]);
    const authData = authenticatorData(rp.id, flagsOf(flaw) | FLAGS.attested, 0, attested);
    const attestationObject = cbor(
      new Map<string, string | Buffer | Map<string, never>>([
        ['fmt', 'none'],
        ['attStmt', new Map<string, never>()],
        ['authData', authData],
      ]),
    );
    return {
      id: credential.id,
      rawId: credential.id,
      type: 'public-key',
      clientExtensionResults: {},
      response: {
        clientDataJSON: this.#clientData('webauthn.create', challenge, flaw).toString('base64url'),
        attestationObject: attestationObject.toString('base64url'),
        transports: ['internal'],
      },
    };
  }

  /** Answers `navigator.credentials.get` with the latest of its passkeys for the site. */
  get(options: Json, flaw: Flaw = {}): Json {
    const { rpId, challenge } = options as { readonly rpId: string; readonly challenge: string };
    const credential = this.credentials.findLast((one) => one.rpId === rpId);
    if (credential === undefined) throw new Error('no passkey for this site');
    credential.count++;
    const authData = authenticatorData(rpId, flagsOf(flaw), flaw.count ?? credential.count, Buffer.alloc(0));
    const clientData = this.#clientData('webauthn.get', challenge, flaw);
    const signed = Buffer.concat([authData, sha256(clientData)]);
    const signature = sign('sha256', flaw.badSignature === true ? authData : signed, credential.key);
    return {
      id: credential.id,
      rawId: credential.id,
      type: 'public-key',
      clientExtensionResults: {},
      response: {
        clientDataJSON: clientData.toString('base64url'),
        authenticatorData: authData.toString('base64url'),
        signature: signature.toString('base64url'),
        userHandle: credential.userHandle,
      },
    };
  }

  #clientData(type: string, asked: string, { origin = this.#origin, challenge = asked }: Flaw): Buffer {
    return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  }
}

function flagsOf({ isUnverified = false }: Flaw): number {
  return FLAGS.present | (isUnverified ? 0 : FLAGS.verified);
}

function authenticatorData(rpId: string, flags: number, count: number, attested: Buffer): Buffer {
  const counter = Buffer.alloc(4);
  counter.writeUInt32BE(count);
  return Buffer.concat([sha256(Buffer.from(rpId)), Buffer.from([flags]), counter, attested]);
}

function sha256(bytes: Buffer): Buffer {
  return createHash('sha256').update(bytes).digest();
}

function uint16(value: number): Buffer {
  const bytes = Buffer.alloc(2);
  bytes.writeUInt16BE(value);
  return bytes;
}

type Cbor = number | string | Buffer | ReadonlyMap<number | string, Cbor>;

/** As much of RFC 8949 as ceremonies need. */
function cbor(value: Cbor): Buffer {
  if (typeof value === 'number') return value >= 0 ? head(0, value) : head(1, -1 - value);
  if (typeof value === 'string')
    return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)]);
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value]);
  return Buffer.concat([
    head(5, value.size),
    ...[...value].flatMap(([key, item]) => [cbor(key), cbor(item)]),
  ]);
}

function head(major: number, length: number): Buffer {
  if (length < 24) return Buffer.from([(major << 5) | length]);
  if (length < 256) return Buffer.from([(major << 5) | 24, length]);
  return Buffer.concat([Buffer.from([(major << 5) | 25]), uint16(length)]);
}
