/** Synchronising what was learnt in German. */

import { counted, number } from '../grammar.ts';
import type { SyncTexts } from '../../en/learn/sync.ts';

export const sync: SyncTexts = {
  title: 'Lernen auf mehreren Geräten',
  about:
    'Deine Stapel, Übungen, Rätsel und Lektionen sind auf diesem Gerät. Deine anderen Geräte können sie auch haben: Was du auf einem beantwortest, zählt auf allen.',
  choice: 'Was du lernst, bleibt',
  choices: {
    device: { name: 'Nur auf diesem Gerät', about: 'Der Server bekommt nichts davon.' },
    plain: {
      name: 'Auf deinen Geräten',
      about:
        'Der Server behält eine Kopie, die seine Betreiber lesen könnten. Sie gehört zu den Daten, die du herunterladen kannst.',
    },
    sealed: {
      name: 'Auf deinen Geräten, verschlüsselt',
      about:
        'Deine Geräte verschlüsseln die Kopie, bevor sie sie senden. Ohne deine Passphrase kann sie niemand lesen, auch nicht, wer den Server betreibt.',
    },
  },
  cannotSeal: 'Dieser Browser verschlüsselt nur unter einer Adresse mit https.',
  phrase: 'Passphrase',
  phraseAbout:
    'Mindestens 12 Zeichen, und nicht dein Passwort. Schreib sie auf: Deine anderen Geräte fragen danach, und niemand kann dir sagen, wie sie war. Ohne sie ist die Kopie auf dem Server verloren; was auf deinen Geräten ist, bleibt.',
  suggest: 'Passphrase vorschlagen',
  start: 'Synchronisieren',
  starting: 'Einen Moment …',
  there: {
    plain: (kilobytes) =>
      `Auf dem Server ist eine Kopie dessen, was du auf anderen Geräten gelernt hast (${number(kilobytes)} KB). Dieses Gerät fügt hinzu, was es hat.`,
    sealed: (kilobytes) =>
      `Auf dem Server ist eine verschlüsselte Kopie dessen, was du auf anderen Geräten gelernt hast (${number(kilobytes)} KB). Gib ihre Passphrase ein, dann fügt dieses Gerät hinzu, was es hat.`,
  },
  join: 'Dieses Gerät synchronisieren',
  wrongPhrase:
    'Das ist nicht die Passphrase dieser Kopie. Prüfe jedes Zeichen. Ist sie verloren, lösche die Kopie hier und beginne auf einem Gerät, das alles hat, eine neue.',
  shortPhrase: 'Die Passphrase braucht mindestens 12 Zeichen.',
  samePhrase: 'Diese Passphrase hat die Kopie schon. Wähle eine andere.',
  wrongOldPhrase:
    'Das ist nicht die jetzige Passphrase der Kopie, also wurde nichts geändert. Ist sie verloren, lösche die Kopie und beginne eine neue: Dieses Gerät hat alles.',
  phraseNeeded: 'Bitte gib eine Passphrase ein.',
  on: {
    plain: 'Dieses Gerät synchronisiert.',
    sealed: 'Dieses Gerät synchronisiert verschlüsselt.',
  },
  waiting: 'Etwas wartet darauf, gesendet zu werden.',
  running: (count) =>
    count === 0 ? 'Synchronisiert …' : `Synchronisiert … ${counted(count, 'Teil', 'Teile')}`,
  done: (when) => `Alles ist synchronisiert (${when}).`,
  before: (when) => `Zuletzt: ${when}.`,
  failed: {
    offline: 'Keine Verbindung zum Server. Sobald es eine gibt, geht es von selbst weiter.',
    busy: 'Der Server ist beschäftigt. Es wird von selbst noch einmal versucht.',
    signedOut: 'Du bist nicht mehr angemeldet. Melde dich an, dann geht es weiter.',
    full: 'Auf dem Server ist kein Platz mehr für deine Kopie: Lösche Stapel, die du nicht mehr lernst.',
    locked:
      'Die Passphrase wurde auf einem anderen Gerät geändert. Gib die neue ein, dann geht es hier weiter. Bis dahin sendet dieses Gerät nichts, und nichts ist verloren.',
    sealed:
      'Die Kopie wurde auf einem anderen Gerät verschlüsselt. Gib ihre Passphrase ein, dann geht es hier weiter. Bis dahin sendet dieses Gerät nichts, und nichts ist verloren.',
    unsealed:
      'Die Kopie ist nicht mehr verschlüsselt: Das wurde auf einem anderen Gerät geändert. Dieses Gerät sendet nichts, bis du zustimmst, und nichts ist verloren.',
    ended:
      'Ein anderes Gerät hat die Kopie auf dem Server gelöscht. Was du gelernt hast, ist nur noch auf diesem Gerät.',
    tooLarge:
      'Etwas ist zu groß, um gesendet zu werden. Auf diesem Gerät bleibt alles erhalten: Bitte melde das.',
    broken:
      'Auf diesem Gerät ist etwas schiefgegangen. Es wird von selbst noch einmal versucht, und nichts ist verloren.',
  },
  now: 'Jetzt synchronisieren',
  leave: 'Auf diesem Gerät ausschalten',
  agree: 'Unverschlüsselt synchronisieren',
  oldPhrase: 'Jetzige Passphrase',
  newPhrase: 'Neue Passphrase',
  changePhrase: 'Passphrase ändern',
  changePhraseAbout:
    'Auch der Schlüssel der Kopie wird ein anderer, sodass die alte Passphrase nichts Neues mehr öffnet. Deine anderen Geräte warten, bis du dort die neue eingibst. Sie verlieren nichts.',
  changePhraseNow: 'Passphrase ändern',
  seal: 'Kopie verschlüsseln',
  sealAbout:
    'Der Server löscht die Kopie, die er lesen könnte, und bekommt eine verschlüsselte. Datensicherungen des Servers können die alte noch eine Weile enthalten. Deine anderen Geräte warten, bis du dort die Passphrase eingibst. Sie verlieren nichts.',
  sealNow: 'Kopie verschlüsseln',
  unseal: 'Nicht mehr verschlüsseln',
  unsealAbout:
    'Wer den Server betreibt, könnte die Kopie dann lesen. Deine anderen Geräte fragen dich, bevor sie weitermachen.',
  unsealNow: 'Nicht mehr verschlüsseln',
  change: {
    changed: {
      sealed: 'Die neue Passphrase gilt. Gib sie auf deinen anderen Geräten ein.',
      plain: 'Die Kopie ist nicht mehr verschlüsselt.',
    },
    unsure:
      'Die Verbindung brach ab, bevor der Server geantwortet hat. Ob die Änderung gilt, findet dieses Gerät von selbst heraus: Behalte so lange beide Passphrasen.',
    unchanged: 'Die Änderung wurde nicht gemacht. Bitte versuch es noch einmal.',
    moved:
      'Ein anderes Gerät hat die Kopie gerade geändert oder gelöscht. Dieses Gerät hat nichts geändert, und nichts ist verloren.',
    notDone: 'Dieses Gerät muss erst alles synchronisieren. Versuch es danach noch einmal.',
  },
  end: 'Kopie löschen',
  endAbout:
    'Damit löschst du die Kopie auf dem Server für alle deine Geräte. Jedes behält, was es hat, und lernt für sich weiter.',
  endNow: 'Kopie jetzt löschen',
  ended: 'Die Kopie auf dem Server ist gelöscht.',
  line: 'Lernen auf mehreren Geräten',
  lineOff: 'Was du lernst, ist nur auf diesem Gerät.',
};
