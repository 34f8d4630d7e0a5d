/**
 * The two cookies: of the session, and of the device. Over TLS their names begin with `__Host-`, by which browsers see to
 * it that no other site of the same domain has set them; those from before are read until they are replaced.
 */

import type { Context } from 'hono';
import { deleteCookie, setCookie } from 'hono/cookie';
import { parse } from 'hono/utils/cookie';
import { DEVICE_MS } from '../../people/device-store.ts';
import { SESSION_MS } from '../../people/person.ts';
import { isToken } from '../../people/sessions.ts';

export const SESSION_COOKIE = 'lexiko_session';
export const DEVICE_COOKIE = 'lexiko_device';
type CookieName = typeof SESSION_COOKIE | typeof DEVICE_COOKIE;

const LIFE_MS: Readonly<Record<CookieName, number>> = {
  lexiko_session: SESSION_MS,
  lexiko_device: DEVICE_MS,
};

/** `isSecure`: whether the client came by TLS. */
export function readCookie(
  header: string | undefined,
  name: CookieName,
  isSecure: boolean,
): string | undefined {
  const cookies = parse(header ?? '');
  return [...(isSecure ? [cookies[hostName(name)]] : []), cookies[name]].find(isToken);
}

/** `null` takes it away. */
export function giveCookie(
  context: Context,
  name: CookieName,
  token: string | null,
  isSecure: boolean,
): void {
  const options = { httpOnly: true, sameSite: 'Lax', path: '/', secure: isSecure } as const;
  const own = isSecure ? hostName(name) : name;
  if (token === null) deleteCookie(context, own, options);
  else setCookie(context, own, token, { ...options, maxAge: LIFE_MS[name] / 1000 });
  if (isSecure && parse(context.req.header('cookie') ?? '')[name] !== undefined)
    deleteCookie(context, name, options);
}

/** Gives cookies from before their new name: nobody is signed out by it. */
export function renewCookies(context: Context, isSecure: boolean): void {
  const header = context.req.header('cookie');
  const cookies = parse(header ?? '');
  for (const name of [SESSION_COOKIE, DEVICE_COOKIE] as const) {
    const token = readCookie(header, name, isSecure);
    if (isSecure && token !== undefined && cookies[name] !== undefined)
      giveCookie(context, name, token, isSecure);
  }
}

function hostName(name: CookieName): string {
  return `__Host-${name}`;
}
