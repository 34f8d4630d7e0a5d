/** The code of a card: as people read it, and as a link. */

import { CARD_LENGTH } from '@lexiko/protocol';

/** In groups of four, so that it can be typed from paper. */
export function readableCard(code: string): string {
  return code.replaceAll(/(.{4})(?=.)/gu, '$1 ');
}

/** The part after the hash never reaches a server's log. */
export function cardAddress(code: string): string {
  return new URL(`#/online/card/${code}`, location.href).href;
}

/** What somebody has typed so far, as letters. */
export function typedCode(text: string): string {
  return text
    .toUpperCase()
    .replaceAll(/[^A-Z]/gu, '')
    .slice(0, CARD_LENGTH);
}

export function isCardCode(text: string): boolean {
  return /^[A-Z]+$/u.test(text) && text.length === CARD_LENGTH;
}
