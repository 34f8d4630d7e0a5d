/** Settings of the page and how it is used, in French. */

import type { HelpTexts, SettingTexts } from '../en/settings.ts';

export const settings: SettingTexts = {
  theme: 'Couleurs',
  system: 'Comme l’appareil',
  light: 'Clair',
  dark: 'Sombre',
  contrast: 'Contraste élevé',
  language: 'Langue',
  pace: 'Ordinateurs',
  calm: 'prennent un instant',
  quick: 'jouent aussitôt',
  motion: 'Animations',
  sound: 'Sons',
  soundOn: 'Activés',
  soundOff: 'Coupés',
  volume: 'Volume',
  soundQuestion: 'Des sons pour les coups et pour ton tour ?',
  soundYes: 'Activer',
  unseen: 'Lettres restantes',
  unseenShown: 'Comptées à côté du plateau',
  unseenHidden: 'Je compte moi-même',
  alerts: 'Notifications',
  unfit: 'Mots grossiers dans les leçons et conseils',
  unfitHidden: 'Masquer',
  unfitShown: 'Afficher',
  motionFull: 'Oui, sauf si l’appareil s’y oppose',
  motionNone: 'Aucune',
};

export const help: HelpTexts = {
  hand: [
    'Fais glisser des lettres du chevalet au plateau, ou touche une lettre puis une case.',
    'Touche une lettre que tu as posée pour la reprendre.',
    'Fais glisser tes lettres le long du chevalet pour les ranger.',
    'Les points s’affichent sous le plateau pendant que tu poses. Ils ne disent jamais si un mot est valable.',
  ],
  keys: [
    ['Flèches', 'se déplacer sur le plateau'],
    ['Espace', 'passer de l’horizontale à la verticale'],
    ['A–Z', 'poser des lettres en sautant les cases occupées'],
    ['Maj + lettre', 'poser un joker pour cette lettre'],
    ['Retour arrière', 'reprendre la dernière lettre'],
    ['+', 'quand CH est une lettre : en faire C et H, ou l’inverse'],
    ['Échap', 'reprendre toutes les lettres'],
    ['Entrée', 'jouer'],
    ['Ctrl + Z', 'reprendre ton dernier coup contre des ordinateurs'],
    ['?', 'expliquer les mots de la case'],
    [':', 'ouvrir la ligne de commande'],
    ['Alt + ← →', 'déplacer la lettre choisie sur le chevalet'],
  ],
};
