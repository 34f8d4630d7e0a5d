/** Secrets from the operating system's generator. */

import { randomBytes, randomInt } from 'node:crypto';
import type { Secrets } from './ports.ts';

/** Without I and O, which are read as digits. */
const CODE_LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ';
const CODE_LENGTH = 6;

export const SYSTEM_SECRETS: Secrets = {
  id: () => randomBytes(16).toString('base64url'),
  code: () =>
    Array.from({ length: CODE_LENGTH }, () => CODE_LETTERS[randomInt(CODE_LETTERS.length)]).join(''),
  secret: () => randomBytes(32).toString('hex'),
};
