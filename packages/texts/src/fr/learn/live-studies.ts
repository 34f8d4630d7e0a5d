/** Shared studies in French. */

import type { LiveStudiesTexts } from '../../en/learn/live-studies.ts';
import { counted } from '../grammar.ts';

export const liveStudies: LiveStudiesTexts = {
  together: 'Travailler ensemble',
  shareAbout:
    'D’autres peuvent lire cette étude ou y écrire avec toi, en direct. Le serveur en reçoit une copie telle qu’elle est maintenant ; celle-ci ne change pas.',
  share: 'Partager en direct',
  sharedStudies: 'Études partagées',
  own: 'à toi',
  roles: {
    owner: 'propriétaire',
    edit: 'peut modifier',
    read: 'peut lire',
  },
  here: 'Tout est enregistré pour tout le monde.',
  sending: (count) => `Enregistrement de ${counted(count, 'modification')}…`,
  elsewhere: {
    away: (count) =>
      count === 0
        ? 'Pas de connexion. Ce que tu écris est enregistré sur cet appareil et sera envoyé plus tard.'
        : `Pas de connexion. À envoyer plus tard depuis cet appareil : ${counted(count, 'modification')}.`,
    gone: 'Cette étude a été supprimée ou n’est plus partagée avec toi. Tu peux garder une copie de ce que cet appareil en a.',
    outdated: 'D’autres utilisent une version plus récente de Lexiko. Recharge la page pour continuer.',
  },
  readOnly: 'Tu peux lire. La personne à qui appartient l’étude peut te laisser écrire.',
  conflict:
    'Une partie de ce que tu as écrit ne convient plus, parce que d’autres ont modifié l’étude. Une copie avec tout ce que tu as écrit se trouve sur cet appareil.',
  keptApart: 'Une copie avec tout ce que tu as écrit se trouve sur cet appareil.',
  openCopy: 'Ouvrir la copie',
  seen: 'Fermer',
  you: (name) => `${name} (toi)`,
  goTo: (name) => `Aller là où se trouve ${name}`,
  at: (name, title, count) => (count === 0 ? `${name} : ${title}` : `${name} : ${title}, tour ${count}`),
  present: 'Ici en ce moment',
  people: 'Personnes et liens',
  copy: 'Copier sur cet appareil',
  removeOf: (name) => `Retirer ${name}`,
  remove: 'Retirer',
  makeLink: {
    edit: 'Créer un lien pour modifier',
    read: 'Créer un lien pour lire',
  },
  link: {
    edit: 'Lien pour modifier',
    read: 'Lien pour lire',
  },
  linksAbout:
    'Toute personne qui a un lien peut participer. Un nouveau lien rend l’ancien inutile ; qui participe déjà reste.',
  copyLink: 'Copier',
  copied: 'Lien copié.',
  renew: 'Nouveau lien',
  linkOff: 'Supprimer le lien',
  putAway: 'Retirer de cet appareil',
  putAwaySure: 'Retirer cette étude de cet appareil ?',
  needsConnection: 'Il faut une connexion pour cela.',
  deleteForAll: 'Supprimer pour tout le monde',
  deleteSure: 'Supprimer cette étude pour tout le monde ?',
  leave: 'Quitter',
  leaveSure: 'Quitter cette étude ? Il faudra un lien pour y revenir.',
  report: 'Signaler',
  reportWhy: 'Qu’est-ce qui ne va pas ?',
  reportAbout: 'La modération voit ces mots et ce que la même personne a écrit autour.',
  reported: 'C’est signalé. Merci.',
  noInvitation: 'Cette invitation n’est plus valable. Demande un nouveau lien.',
  again: 'Réessayer',
  invited: 'On t’invite à une étude partagée.',
};
