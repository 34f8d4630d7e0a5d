/** Settings of the page and how it is used, in Polish. */

import type { HelpTexts, SettingTexts } from '../en/settings.ts';

export const settings: SettingTexts = {
  theme: 'Kolory',
  system: 'Jak w urządzeniu',
  light: 'Jasne',
  dark: 'Ciemne',
  contrast: 'Wysoki kontrast',
  language: 'Język',
  pace: 'Komputery',
  calm: 'chwilę się zastanawiają',
  quick: 'grają od razu',
  motion: 'Animacje',
  sound: 'Dźwięki',
  soundOn: 'Włączone',
  soundOff: 'Wyłączone',
  volume: 'Głośność',
  soundQuestion: 'Włączyć dźwięki ruchów i Twojej kolejki?',
  soundYes: 'Włącz',
  unseen: 'Niewidoczne płytki',
  unseenShown: 'Policzone obok planszy',
  unseenHidden: 'Liczę samodzielnie',
  alerts: 'Powiadomienia',
  unfit: 'Wulgarne słowa w lekcjach i poradach',
  unfitHidden: 'Ukryj',
  unfitShown: 'Pokaż',
  motionFull: 'Włączone, o ile pozwala urządzenie',
  motionNone: 'Wyłączone',
};

export const help: HelpTexts = {
  hand: [
    'Przeciągnij płytki ze stojaka na planszę albo dotknij płytki, a potem pola.',
    'Dotknij położonej płytki, żeby ją zabrać.',
    'Przeciągaj płytki na stojaku, żeby je przestawić.',
    'Punkty pod planszą liczą się w trakcie układania. Nie zdradzają, czy słowo jest poprawne.',
  ],
  keys: [
    ['Strzałki', 'ruch po planszy'],
    ['Spacja', 'zmiana kierunku: poziomo lub pionowo'],
    ['A–Z', 'kładzie płytki, omija zajęte pola'],
    ['Shift + litera', 'kładzie blanka jako tę literę'],
    ['Backspace', 'zabiera ostatnią płytkę'],
    ['+', 'gdy CH jest jedną literą: zamienia ją na C i H albo odwrotnie'],
    ['Escape', 'zbiera wszystkie płytki'],
    ['Enter', 'zatwierdza ruch'],
    ['Ctrl + Z', 'cofa ostatni ruch w grze z komputerem'],
    ['?', 'wyjaśnia słowa na polu'],
    [':', 'otwiera wiersz poleceń'],
    ['Alt + ← →', 'przesuwa wybraną płytkę na stojaku'],
  ],
};
