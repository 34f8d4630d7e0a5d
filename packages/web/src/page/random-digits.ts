/** Chance from the browser, also where it holds the page for insecure: plain http from another machine. */

/** 32 hexadecimal digits that nobody can foresee. */
export function randomDigits(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
