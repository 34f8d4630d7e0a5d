/** `lexiko admin` auf Deutsch: Meldungen, Maßnahmen, Personen und Rollen eines Servers. */

import type { AdminTexts } from '../../en/terminal/admin.ts';
import { list } from '../grammar.ts';

export const admin: AdminTexts = {
  acts: {
    mute: 'stummgeschaltet',
    unmute: 'darf wieder schreiben',
    suspend: 'gesperrt',
    unsuspend: 'Sperre aufgehoben',
    rename: 'umbenannt',
    'unlock-name': 'darf den Namen ändern',
    reset: 'Einmalcode erhalten',
    grant: 'Rolle erhalten',
    revoke: 'Rolle verloren',
    close: 'Meldung erledigt',
    answer: 'Einspruch beantwortet',
  },
  kinds: {
    chat: 'Chat',
    study: 'Studie',
    name: 'Name',
    cheating: 'Betrug',
    stalling: 'Verzögern',
    other: 'Sonstiges',
  },
  holds: { mute: 'stummgeschaltet', suspend: 'gesperrt', rename: 'Name festgelegt' },
  roles: { moderator: 'Moderation', operator: 'Betrieb' },
  outcomes: { lifted: 'aufgehoben', upheld: 'bestätigt' },
  terminal: 'Terminal',
  guest: 'Gast',
  now: 'Jetzt',
  role: 'Rolle',
  login: 'Anmeldename',
  since: 'Seit',
  until: (time) => `bis ${time}`,
  by: (name) => `von ${name}`,
  game: (text) => `Spiel ${text}`,
  none: 'Nichts.',
  done: (number) => `Erledigt: Eintrag ${number}.`,
  closed: 'Meldung erledigt.',
  answered: 'Einspruch beantwortet.',
  code: (code, time) => `Einmalcode: ${code} (bis ${time})`,
  codeHint:
    'Gib ihn an die Person weiter, der das Konto gehört. Beim Anmelden wählt sie „Passwort vergessen“.',
  noSuch: (text) => `„${text}“ gibt es nicht: Gib eine ID, einen Anmeldenamen oder einen Teil des Namens an.`,
  several: (text, choices) => `„${text}“ kann ${list(choices)} sein. Gib die ID an.`,
  needsPerson: 'Nenn jemanden: ID, Anmeldename oder einen Teil des Namens.',
  needsReason: 'Gib den Grund mit --reason an. Die Person liest ihn.',
  needsName:
    'Gib den neuen Namen mit --name an: höchstens 40 sichtbare Zeichen, nicht der Name eines Computers.',
  needsAct: 'Gib die Nummer des Eintrags an; lexiko admin appeals zeigt sie.',
  needsReport: 'Gib die ID der Meldung an; lexiko admin reports zeigt sie.',
  noWhat: (text, near) =>
    `lexiko admin kennt „${text}“ nicht.${near === null ? ' --help zeigt, was es kann.' : ` Meintest du ${near}?`}`,
  refusals: {
    NOT_FOUND: 'Diese Person, diese Meldung oder diesen offenen Einspruch gibt es nicht.',
    GUESTS_CANNOT: 'Das geht nur mit Konto, und Gäste haben keines.',
  },
};
