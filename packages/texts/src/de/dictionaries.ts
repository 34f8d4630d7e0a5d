/** Which words count, in German. */

import type { DictionaryTexts } from '../en/dictionaries.ts';

export const dictionaries: DictionaryTexts = {
  language: 'Sprache',
  dictionary: 'Wörterbuch',
  none: 'Keins: Die Spieler entscheiden',
  agreed: (name) => `${name}: Die Spieler entscheiden`,
  inList: (words) => `In eurer Liste: ${words}.`,
  notInList: (words) => `Nicht in eurer Liste: ${words}.`,
  noComputers: (name) => `Der Computer kennt keine Wörter auf ${name}. Es können nur Menschen spielen.`,
  checking: 'Wörter',
  checkings: { challenge: 'Bluffen und Anzweifeln erlauben', reject: 'Ungültige Wörter ablehnen' },
  checkingsAbout: {
    challenge: 'Ein ungültiges Wort bleibt liegen, wenn es niemand anzweifelt.',
    reject: 'Es gelten nur Wörter aus dem Wörterbuch.',
  },
  ready: (name, count) => `${name}: ${count} Wörter geladen`,
  loading: (name, share) => `${name} wird geladen … ${share}`,
  faults: {
    unreachable: (name) =>
      `${name} konnte nicht geladen werden. Prüfe die Verbindung und versuche es noch einmal; es geht nichts verloren.`,
    gone: (name) => `Dieser Server hat diese Fassung von ${name} nicht.`,
    damaged: (name) => `${name} ist beschädigt angekommen. Versuche es noch einmal.`,
    removed: (name) =>
      `${name} ist nicht mehr auf diesem Gerät. Füg die Liste wieder hinzu und versuch es noch einmal.`,
  },
  englishOnly: 'Nur auf Englisch.',
  ownLists: 'Deine Wortlisten',
  unknownList: 'Eine Liste, die auf diesem Gerät fehlt',
  retry: 'Noch einmal versuchen',
};
