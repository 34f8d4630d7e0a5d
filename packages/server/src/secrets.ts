/** Secrets from the operating system's generator. */

import { randomBytes, randomInt } from 'node:crypto';
import { CARD_LENGTH, CLASS_CODE_LENGTH } from '@lexiko/protocol';
import type { Secrets } from './ports.ts';

/** Without I and O, which are read as digits. */
const CODE_LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ';
const CODE_LENGTH = 6;

export const SYSTEM_SECRETS: Secrets = {
  id: () => randomBytes(16).toString('base64url'),
  code: () => letters(CODE_LENGTH),
  classCode: () => letters(CLASS_CODE_LENGTH),
  cardCode: () => letters(CARD_LENGTH),
  secret: () => randomBytes(32).toString('hex'),
};

function letters(count: number): string {
  return Array.from({ length: count }, () => CODE_LETTERS[randomInt(CODE_LETTERS.length)]).join('');
}
