/** What is kept about pupils, for their parents, in German. */

import type { ParentsTexts } from '../../en/online/parents.ts';
import { counted } from '../grammar.ts';

export const parents: ParentsTexts = {
  title: 'Was Lexiko über Schulkinder speichert',
  lead: 'Für Eltern und Schulen. Mit einer Karte spielt und übt ein Kind hier ohne E-Mail, ohne Passwort, ohne Werbung und ohne beobachtet zu werden.',
  keptTitle: 'Was gespeichert wird',
  kept: [
    'ein Name, den die Lehrkraft gewählt hat; ein Vorname oder Spitzname genügt',
    'das Bild auf der Karte und ihr Code in einer Form, aus der ihn niemand lesen kann',
    'Spiele der Klasse mit ihren Zügen, und Nachrichten im Team',
    'bei Aufgaben: wie oft etwas versucht wurde, was richtig war und wann zuletzt etwas getan wurde',
    'in welchem Browser das Kind angemeldet ist, in wenigen Wörtern („Firefox, Linux“)',
    'nur auf dem Gerät, nicht auf dem Server: welche Lektionen, Übungen und Rätsel ein Kind dort gemacht hat; wer mit einer anderen Karte hereinkommt, sieht es nicht',
  ],
  seesTitle: 'Wer es sieht',
  sees: [
    'Die Lehrkräfte der Klasse sehen Namen, Spiele und Aufgaben.',
    'Wer in der Klasse ist, sieht die Namen und die gemeinsamen Spiele.',
    'Sonst niemand: Die Kinder stehen in keiner Suche und keiner Rangliste, und eine Karte führt in kein Spiel mit Fremden.',
  ],
  longTitle: 'Wie lange',
  year: (days) =>
    `Eine Klasse endet mit ihrem Schuljahr, spätestens nach ${counted(days, 'Tag', 'Tagen')}. Dann gelten ihre Karten nicht mehr.`,
  archived: (days) =>
    `Noch ${counted(days, 'Tag', 'Tage')} lang können die Lehrkräfte sie ansehen. Dann wird alles über die Kinder gelöscht.`,
  devices:
    'Ein Gerät, auf dem sie hereingekommen sind, löscht, was es von ihnen hat, sobald dort wieder jemand online spielt.',
  session: (days) =>
    `Ein Browser wird nach ${counted(days, 'Tag', 'Tagen')} ohne Benutzung abgemeldet, und mit „Fertig und abmelden“ sofort.`,
  earlier:
    'Lehrkräfte können jederzeit ein Kind oder die ganze Klasse löschen: Sprecht sie an. Sicherungskopien dieses Servers enthalten Gelöschtes, bis neuere sie ersetzen.',
  wordsTitle: 'Wörter',
  words:
    'Wörter, die nicht in die Schule gehören, kommen in keiner Lektion, keiner Übung, keinem Rätsel und auf keinem Arbeitsblatt vor, und in Schulspielen legt sie kein Computer.',
};
