/** Turn alerts, in German: how they are turned on, and what they say. */

import type { AlertTexts } from '../../en/online/alerts.ts';
import { counted } from '../grammar.ts';

export const alerts: AlertTexts = {
  title: 'Benachrichtigungen',
  about: 'Lexiko kann dir sagen, wann du dran bist, auch wenn die Seite geschlossen ist.',
  /** On a button at a table that waits for somebody else. */
  offer: 'Sag mir, wann ich dran bin',
  on: 'Einschalten',
  off: 'Hier ausschalten',
  isOn: 'In diesem Browser eingeschaltet.',
  /** Why there are no alerts. */
  faults: {
    blocked:
      'Dein Browser blockiert Mitteilungen dieser Seite. Erlaube sie in seinen Einstellungen und versuch es noch einmal.',
    unsupported:
      'Dieser Browser kann keine Mitteilungen zeigen. Auf iPhone und iPad: Leg Lexiko zuerst auf den Home-Bildschirm.',
    'not-here': 'Dieser Server verschickt keine Benachrichtigungen.',
    failed:
      'Der Browser konnte die Benachrichtigungen nicht einschalten. Bitte versuch es später noch einmal.',
  },
  devices: 'Geräte mit Benachrichtigungen',
  remove: 'Entfernen',
  kindsTitle: 'Benachrichtige mich bei',
  kinds: {
    turn: 'Ich bin dran',
    answer: 'Anfechtungen, Abstimmungen und Angebote',
    over: 'Beendete Spiele',
    invitation: 'Einladungen und Revanchen',
    chat: 'Chatnachrichten',
  },
  quiet: 'Ruhezeit',
  quietAbout: 'In dieser Zeit kommt nichts, danach eine Zusammenfassung.',
  from: 'Von',
  until: 'Bis',
  muteGame: 'Dieses Spiel stummschalten',
  unmuteGame: 'Stummschaltung aufheben',
  /** How a game ended for whoever reads the alert. */
  outcomes: { won: 'Du hast gewonnen.', drawn: 'Unentschieden.', lost: 'Du hast verloren.' },
  /** After quiet hours: in so many games something happened. */
  news: (count) => `Neues in ${counted(count, 'Spiel', 'Spielen')}.`,
};
