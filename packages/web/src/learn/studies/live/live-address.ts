/** The addresses of shared studies: `#/learn/studies/live-<id>`, and `#/learn/studies/join/<key>` of an invitation. */

const PREFIX = 'live-';

/** In the address, instead of a study. */
export const JOIN = 'join';

/** By what the page knows a shared study among those of this device. */
export function liveName(study: string): string {
  return `${PREFIX}${study}`;
}

/** The id at the server; `null`: the name is that of a study of this device. */
export function liveIdOf(name: string): string | null {
  return name.startsWith(PREFIX) ? name.slice(PREFIX.length) : null;
}

/** The link that invites. The part after the hash never reaches a server's log. */
export function studyInvitation(key: string): string {
  return new URL(`#/learn/studies/${JOIN}/${key}`, location.href).href;
}
