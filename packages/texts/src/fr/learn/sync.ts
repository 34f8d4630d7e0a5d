/** Synchronising what was learnt in French. */

import { counted, number } from '../grammar.ts';
import type { SyncTexts } from '../../en/learn/sync.ts';

export const sync: SyncTexts = {
  title: 'Apprendre sur plusieurs appareils',
  about:
    'Tes paquets, exercices, problèmes et leçons sont sur cet appareil. Tes autres appareils peuvent les avoir aussi : ce que tu réponds sur l’un compte sur tous.',
  choice: 'Garder ce que tu apprends',
  choices: {
    device: { name: 'Seulement sur cet appareil', about: 'Le serveur n’en reçoit rien.' },
    plain: {
      name: 'Sur tes appareils',
      about:
        'Le serveur garde une copie que ceux qui le gèrent pourraient lire. Elle fait partie des données que tu peux télécharger.',
    },
    sealed: {
      name: 'Sur tes appareils, chiffré',
      about:
        'Tes appareils chiffrent la copie avant de l’envoyer. Sans ta phrase secrète, personne ne peut la lire, pas même ceux qui gèrent le serveur.',
    },
  },
  cannotSeal: 'Ce navigateur ne chiffre qu’à une adresse en https.',
  phrase: 'Phrase secrète',
  phraseAbout:
    'Au moins 12 caractères, et pas ton mot de passe. Note-la : tes autres appareils la demandent, et personne ne pourra te la redonner. Sans elle, la copie du serveur est perdue ; ce qui est sur tes appareils reste.',
  suggest: 'Proposer une phrase',
  start: 'Synchroniser',
  starting: 'Un instant…',
  there: {
    plain: (kilobytes) =>
      `Le serveur a une copie de ce que tu as appris sur d’autres appareils (${number(kilobytes)} Ko). Cet appareil y ajoute ce qu’il a.`,
    sealed: (kilobytes) =>
      `Le serveur a une copie chiffrée de ce que tu as appris sur d’autres appareils (${number(kilobytes)} Ko). Saisis sa phrase secrète, et cet appareil y ajoute ce qu’il a.`,
  },
  join: 'Synchroniser cet appareil',
  wrongPhrase:
    'Ce n’est pas la phrase secrète de cette copie. Vérifie chaque caractère. Si elle est perdue, efface la copie ici et commences-en une nouvelle sur un appareil qui a tout.',
  shortPhrase: 'La phrase secrète doit avoir au moins 12 caractères.',
  samePhrase: 'La copie a déjà cette phrase secrète. Choisis-en une autre.',
  wrongOldPhrase:
    'Ce n’est pas la phrase secrète actuelle de la copie : rien n’a changé. Si elle est perdue, efface la copie et commences-en une nouvelle : cet appareil a tout.',
  phraseNeeded: 'Saisis une phrase secrète.',
  on: {
    plain: 'Cet appareil se synchronise.',
    sealed: 'Cet appareil se synchronise, chiffré.',
  },
  waiting: 'Quelque chose attend d’être envoyé.',
  running: (count) => (count === 0 ? 'Synchronisation…' : `Synchronisation… ${counted(count, 'partie')}`),
  done: (when) => `Tout est synchronisé (${when}).`,
  before: (when) => `Dernière fois : ${when}.`,
  failed: {
    offline: 'Pas de connexion au serveur. Ça reprendra tout seul dès qu’il y en aura une.',
    busy: 'Le serveur est occupé. Un nouvel essai se fera tout seul.',
    signedOut: 'Ta session est finie. Connecte-toi, et ça reprendra.',
    full: 'Le serveur n’a plus de place pour ta copie : efface des paquets que tu n’étudies plus.',
    locked:
      'La phrase secrète a été changée sur un autre appareil. Saisis la nouvelle, et cet appareil reprendra. D’ici là il n’envoie rien, et rien n’est perdu.',
    sealed:
      'La copie a été chiffrée sur un autre appareil. Saisis sa phrase secrète, et cet appareil reprendra. D’ici là il n’envoie rien, et rien n’est perdu.',
    unsealed:
      'La copie n’est plus chiffrée : c’est un autre appareil qui l’a changé. Cet appareil n’envoie rien sans ton accord, et rien n’est perdu.',
    ended:
      'Un autre appareil a effacé la copie du serveur. Ce que tu as appris n’est plus que sur cet appareil.',
    tooLarge:
      'Quelque chose est trop gros pour être envoyé. Tout reste sur cet appareil : signale-le, s’il te plaît.',
    broken:
      'Un problème est survenu sur cet appareil. Un nouvel essai se fera tout seul, et rien n’est perdu.',
  },
  now: 'Synchroniser maintenant',
  leave: 'Arrêter sur cet appareil',
  agree: 'Synchroniser sans chiffrer',
  oldPhrase: 'Phrase secrète actuelle',
  newPhrase: 'Nouvelle phrase secrète',
  changePhrase: 'Changer la phrase secrète',
  changePhraseAbout:
    'La copie change aussi de clé : l’ancienne phrase n’ouvre plus rien de nouveau. Tes autres appareils attendent que tu y saisisses la nouvelle. Ils ne perdent rien.',
  changePhraseNow: 'Changer la phrase',
  seal: 'Chiffrer la copie',
  sealAbout:
    'Le serveur efface la copie qu’il pourrait lire et en reçoit une chiffrée. Les sauvegardes du serveur peuvent garder l’ancienne quelque temps. Tes autres appareils attendent que tu y saisisses la phrase secrète. Ils ne perdent rien.',
  sealNow: 'Chiffrer la copie',
  unseal: 'Ne plus chiffrer',
  unsealAbout:
    'Ceux qui gèrent le serveur pourraient alors lire la copie. Tes autres appareils te demandent avant de continuer.',
  unsealNow: 'Ne plus chiffrer',
  change: {
    changed: {
      sealed: 'La nouvelle phrase secrète est en vigueur. Saisis-la sur tes autres appareils.',
      plain: 'La copie n’est plus chiffrée.',
    },
    unsure:
      'La connexion a été coupée avant la réponse du serveur. Cet appareil saura tout seul si le changement est fait : garde les deux phrases jusque-là.',
    unchanged: 'Le changement n’a pas été fait. Essaie encore une fois.',
    moved:
      'Un autre appareil vient de changer ou d’effacer la copie. Celui-ci n’a rien changé, et rien n’est perdu.',
    notDone: 'Cet appareil doit d’abord tout synchroniser. Réessaie ensuite.',
  },
  end: 'Effacer la copie',
  endAbout:
    'La copie du serveur sera effacée, pour tous tes appareils. Chacun garde ce qu’il a et continue de son côté.',
  endNow: 'Effacer la copie maintenant',
  ended: 'La copie du serveur est effacée.',
  line: 'Apprendre sur plusieurs appareils',
  lineOff: 'Ce que tu apprends est seulement sur cet appareil.',
};
