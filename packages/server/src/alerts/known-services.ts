/**
 * The push services of the usual browsers. Anybody can name another address, and let every alert to it wait until it is
 * given up; such addresses are served apart, so that they only delay each other.
 */

const PUSH_SERVICES = [
  'fcm.googleapis.com',
  'push.services.mozilla.com',
  'push.apple.com',
  'notify.windows.com',
];

/** Mail goes to the server that the operator has named. */
const MAIL = 'mailto:';

export function isKnownService(endpoint: string): boolean {
  if (endpoint.startsWith(MAIL)) return true;
  if (!URL.canParse(endpoint)) return false;
  const { hostname } = new URL(endpoint);
  return PUSH_SERVICES.some((service) => hostname === service || hostname.endsWith(`.${service}`));
}
