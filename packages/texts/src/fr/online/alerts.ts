/** Turn alerts, in French: how they are turned on, and what they say. */

import type { AlertTexts } from '../../en/online/alerts.ts';
import { counted } from '../grammar.ts';

export const alerts: AlertTexts = {
  title: 'Notifications',
  about: 'Lexiko peut te prévenir quand c’est à toi de jouer, même si la page est fermée.',
  /** On a button at a table that waits for somebody else. */
  offer: 'Préviens-moi quand c’est à moi',
  on: 'Activer',
  off: 'Désactiver ici',
  isOn: 'Activées dans ce navigateur.',
  /** Why there are no alerts. */
  faults: {
    blocked:
      'Ton navigateur bloque les notifications de cette page. Autorise-les dans ses réglages, puis réessaie.',
    unsupported:
      'Ce navigateur ne peut pas afficher de notifications. Sur iPhone ou iPad, ajoute d’abord Lexiko à l’écran d’accueil.',
    'not-here': 'Ce serveur n’envoie pas de notifications.',
    failed: 'Le navigateur n’a pas pu activer les notifications. Réessaie plus tard.',
  },
  devices: 'Appareils prévenus',
  remove: 'Retirer',
  kindsTitle: 'Préviens-moi pour',
  kinds: {
    turn: 'Mon tour',
    answer: 'Contestations, votes et propositions',
    over: 'Parties finies',
    invitation: 'Invitations et revanches',
    chat: 'Messages',
  },
  quiet: 'Heures calmes',
  quietAbout: 'Rien pendant ces heures, puis un seul résumé.',
  from: 'De',
  until: 'À',
  muteGame: 'Couper les notifications',
  unmuteGame: 'Rétablir les notifications',
  /** How a game ended for whoever reads the alert. */
  outcomes: { won: 'Tu as gagné.', drawn: 'Partie nulle.', lost: 'Tu as perdu.' },
  /** After quiet hours: in so many games something happened. */
  news: (count) => `Du nouveau dans ${counted(count, 'partie')}.`,
};
