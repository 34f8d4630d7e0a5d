/** Servers on the command line, in German. */

import type { ServerTexts } from '../../en/terminal/server.ts';
import { counted } from '../grammar.ts';

export const server: ServerTexts = {
  serving: (url) => `Lexiko läuft auf ${url}`,
  thinking: (count) => `Lexiko denkt nach, auf ${counted(count, 'Thread', 'Threads')}.`,
  notStarted: (reason) => `Start nicht möglich: ${reason}`,
  noOrigin: (text) => `„${text}“ ist kein Ursprung. Schreib ihn wie https://example.org.`,
  noContact: (text) =>
    `„${text}“ ist kein Kontakt. Schreib ihn wie mailto:spiele@example.org oder https://example.org.`,
  noSmtp: '--smtp nimmt die Adresse eines Mailservers, etwa smtps://name:passwort@mail.example.org.',
  mailNeeds:
    'Um Mails zu verschicken, nenn den Absender mit --mail-from und die Adresse der Seite mit --origin.',
  shortToken: (count) => `--metrics-token braucht mindestens ${counted(count, 'Zeichen', 'Zeichen')}.`,
  needsThinkers: '--threads 0 braucht eine PostgreSQL-Datenbank: Nur mit ihr arbeitet lexiko think.',
  postgresOnly:
    'Das braucht eine PostgreSQL-Datenbank: --database postgres://… Eine SQLite-Datei gehört einem Prozess, der selbst nachdenkt.',
  loss: (path, count, left) =>
    `„${path}“ ist älter als das, was dieser Server bestätigt hat: Es fehlen mindestens ${counted(count, 'neues Spiel', 'neue Spiele')} und ${counted(left, 'Ereignis', 'Ereignisse')}. Hast du eine Sicherung zurückgespielt, ist das zu erwarten. Wenn nicht, hat der Datenträger oder eine Kopie das Ende von „${path}-wal“ verloren. Der Server macht mit dem weiter, was da ist.`,
  nothingInMemory: 'Eine Datenbank im Arbeitsspeicher verschwindet mit ihrem Server.',
  noDatabase: (path) => `Es gibt keine Datenbank „${path}“.`,
  noDatabaseYet: (path) => `Es gibt keine Datenbank „${path}“. Ein Server legt sie beim Start an.`,
  cannotOpen: (path, text) => `Die Datenbank „${path}“ lässt sich nicht öffnen: ${text}.`,
  cannotConnect: (text) => `Die Datenbank lässt sich nicht öffnen: ${text}.`,
  oneCopy: 'Nenn eine Datei für die Kopie.',
  usePgDump: 'Kopier eine PostgreSQL-Datenbank mit pg_dump, siehe docs/operations.md.',
  copyExists: 'Die Datei für die Kopie gibt es schon. Überschrieben wird nichts.',
  notCopied: (path, text) => `„${path}“ lässt sich nicht kopieren: ${text}.`,
  damaged: (path, text) => `„${path}“ ist beschädigt: ${text}.`,
  copied: (path, count, left, people) =>
    `${path}: ${counted(count, 'Spiel', 'Spiele')} mit ${counted(left, 'Ereignis', 'Ereignissen')} nachgespielt; ${counted(people, 'Person', 'Personen')}.`,
  migrated: (count) =>
    count === 0
      ? 'Die Datenbank ist auf dem neuesten Stand.'
      : `Auf den neuesten Stand gebracht, in ${counted(count, 'Schritt', 'Schritten')}.`,
  noReports: 'Es wurden keine Nachrichten gemeldet.',
  someone: 'jemand',
  deleted: '(gelöscht)',
  reported: (text, number, name, reason) => `Spiel ${text}, Nachricht ${number}; ${name} sagt: ${reason}`,
};
