/** Settings of the page and how it is used, in German. */

import type { HelpTexts, SettingTexts } from '../en/settings.ts';

export const settings: SettingTexts = {
  theme: 'Farben',
  system: 'Wie das Gerät',
  light: 'Hell',
  dark: 'Dunkel',
  contrast: 'Starker Kontrast',
  language: 'Sprache',
  pace: 'Computer',
  calm: 'lassen sich einen Moment Zeit',
  quick: 'spielen sofort',
  motion: 'Animation',
  sound: 'Töne',
  soundOn: 'An',
  soundOff: 'Aus',
  volume: 'Lautstärke',
  soundQuestion: 'Töne für Züge und wenn du dran bist?',
  soundYes: 'Einschalten',
  unseen: 'Restbuchstaben',
  unseenShown: 'Neben dem Brett gezählt',
  unseenHidden: 'Ich zähle selbst',
  alerts: 'Benachrichtigungen',
  unfit: 'Derbe Wörter in Lektionen und Tipps',
  unfitHidden: 'Ausblenden',
  unfitShown: 'Zeigen',
  motionFull: 'An, wenn das Gerät nichts anderes sagt',
  motionNone: 'Aus',
};

export const help: HelpTexts = {
  hand: [
    'Zieh Buchstaben von der Bank aufs Brett, oder tippe auf einen Buchstaben und dann auf ein Feld.',
    'Tippe auf einen gelegten Buchstaben, um ihn zurückzunehmen.',
    'Ordne die Buchstaben auf der Bank durch Ziehen.',
    'Die Punkte unter dem Brett zählen beim Legen mit. Ob ein Wort gilt, verraten sie nicht.',
  ],
  keys: [
    ['Pfeile', 'über das Brett gehen'],
    ['Leertaste', 'zwischen waagrecht und senkrecht wechseln'],
    ['A–Z', 'Buchstaben legen, belegte Felder werden übersprungen'],
    ['Umschalt + Buchstabe', 'Blankostein als dieser Buchstabe'],
    ['Rücktaste', 'letzten Buchstaben zurücknehmen'],
    ['+', 'wo CH ein Buchstabe ist: C und H daraus machen, oder umgekehrt'],
    ['Escape', 'alle Buchstaben zurücknehmen'],
    ['Eingabe', 'Zug legen'],
    ['Strg + Z', 'gegen Computer den letzten Zug zurücknehmen'],
    ['?', 'die Wörter auf dem Feld erklären'],
    [':', 'Befehlszeile öffnen'],
    ['Alt + ← →', 'gewählten Buchstaben auf der Bank verschieben'],
  ],
};
