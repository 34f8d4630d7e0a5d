/** The companion of a physical set, in French. */

import type { CompanionTexts } from '../en/companion.ts';

export const companion: CompanionTexts = {
  players: 'Noms des joueurs',
  entry: 'Saisir un tour',
  entryHelp:
    '8F HORN joue à l’horizontale, F8 HORN à la verticale. Une minuscule est un joker : 8F HoRN. Et aussi : exchange 3, pass.',
  tapHelp: 'Touche une case, puis des lettres. Touche-la encore pour jouer à la verticale.',
  enterPlay: 'Saisir le coup',
  notATurn: (text) => `Impossible de lire « ${text} ». Essaie 8F HORN.`,
  enter: 'Saisir',
  toPlay: (name) => `À ${name} de jouer`,
  takeBack: 'Annuler le dernier tour',
  judge: (words) => `Contester ${words}`,
  noDice:
    'Crosswords se joue avec des dés, que les fichiers de parties ne notent pas. Joue plutôt ici, sur un seul écran.',
  challenger: 'Qui conteste',
  challenge: 'contestation ratée',
  stands: (words, penalty) => `Le coup est valable : ${words}. ${penalty}`,
  penalties: {
    loseNextTurn: 'Le joueur qui a contesté perd son prochain tour.',
    none: 'La contestation ne coûte rien.',
    points5: 'Le joueur contesté gagne 5 points.',
    points10: 'Le joueur contesté gagne 10 points.',
    loseGame: 'Le joueur qui a contesté perd la partie.',
  },
  falls: (words) => `Non valable : ${words}. Le coup est retiré et ne marque rien.`,
  clock: 'Temps par tour',
  noClock: 'Pas de chrono',
  minutes: (count) => `${count} min`,
  startClock: 'Lancer le chrono',
  stopClock: 'Arrêter le chrono',
  timeUp: 'Temps écoulé.',
  left: 'Lettres non jouées',
  leftAbout: 'À la fin, le joueur qui n’a plus de lettres gagne la valeur de celles des autres.',
  settled: 'Final',
  restart: 'Nouvelle partie',
  gone: 'Partie supprimée.',
  takenBack: 'Dernier tour annulé.',
  analyse: 'Analyser',
  count: (words, score) => `${words} : ${score}`,
};
