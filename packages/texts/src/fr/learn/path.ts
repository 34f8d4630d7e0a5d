/** The path through the lessons, in French: simple words, for children too. */

import type { PathTexts } from '../../en/learn/path.ts';
import { counted, points } from '../grammar.ts';

export const path: PathTexts = {
  title: 'Ton parcours',
  about: 'De petites leçons, l’une après l’autre. Chacune a jusqu’à trois étoiles.',
  start: (title) => `Commencer : ${title}`,
  resume: (title) => `Continuer : ${title}`,
  next: (title) => `Leçon suivante : ${title}`,
  stars: (stars, of) => `${counted(stars, 'étoile')} sur ${of}`,
  allDone: 'Tu as toutes les étoiles. Bravo !',
  toStar: (right, of) => `${right} sur ${of} pour la prochaine étoile`,
  win: 'Partie finie : une étoile. Partie gagnée : trois étoiles.',
  reach: (count) => `Partie finie : une étoile. ${points(count)} ou plus : trois étoiles.`,
  play: 'Jouer',
  show: 'Montre-moi',
  right: 'Juste !',
  wrong: 'Pas celui-ci.',
  look: 'Regarde, c’est comme ça :',
  nextTask: 'Suite',
  number: (number, of) => `Exercice ${number} sur ${of}`,
  solved: (right, of) => `Exercices réussis : ${right} sur ${of}`,
  exercises: {
    hooks: {
      lesson: 'Une lettre avant ou après un mot peut en faire un nouveau : CHAT et S font CHATS.',
      task: (word) => `Pose une lettre avant ou après ${word} pour faire un nouveau mot.`,
      another: 'C’est permis aussi. Mais maintenant, rallonge le mot avec une seule lettre.',
    },
    blanks: {
      lesson: 'Le joker n’a pas de lettre. C’est toi qui choisis. Il ne donne pas de points.',
      task: () => 'Fais un mot avec les quatre jetons. Le joker peut être n’importe quelle lettre.',
      another: 'Bon mot ! Mais maintenant, prends les quatre jetons.',
    },
    bingos: {
      lesson: 'Un bingo prend les sept lettres. Il donne 50 points de plus. Cherche des débuts et des fins.',
      task: () => 'Fais un mot avec tes sept lettres.',
      another: 'Bon mot ! Mais maintenant, prends les sept lettres.',
    },
    leaves: {
      lesson: 'Après un coup, il te reste des lettres. Les bonnes t’aident pour le mot suivant.',
      question: 'Quelles trois lettres garderais-tu ?',
      because: 'Garde des lettres qui vont dans beaucoup de mots, et des voyelles avec des consonnes.',
    },
  },
  groups: {
    begin: 'Premiers mots',
    words: 'Trouver des mots',
    think: 'Problèmes',
    endgames: 'Fins de partie',
    variations: 'Autres jeux',
    rulebooks: 'Livrets',
  },
  stations: {
    first: { title: 'Le premier mot', about: 'Pose des mots sur le plateau. Compte leurs points.' },
    legal: { title: 'Est-ce permis ?', about: 'Regarde un coup. Est-il bon ? L’arbitre te répond.' },
    counting: { title: 'Compter', about: 'Compte les coups d’une partie entière.' },
    hooks: { title: 'Rallonges', about: 'Rallonge un mot avec une seule lettre.' },
    blanks: { title: 'Jokers', about: 'Un joker peut être n’importe quelle lettre. Sers-t’en.' },
    bingos: { title: 'Bingos', about: 'Fais un mot avec tes sept lettres.' },
    leaves: { title: 'Que garder ?', about: 'Quelles lettres vaut-il mieux garder ?' },
    hookPuzzles: { title: 'Problèmes : rallonges', about: 'Rallonge un mot et pose un nouveau mot avec.' },
    bingoPuzzles: { title: 'Problèmes : bingos', about: 'Trouve le coup qui prend toutes tes lettres.' },
    best: { title: 'Le meilleur coup', about: 'Beaucoup de coups vont. Trouve le meilleur.' },
    out: { title: 'Les dernières lettres', about: 'Le sac est vide. Pose toutes tes lettres d’un coup.' },
    endgame: { title: 'Gagne la fin', about: 'Le sac est vide. Quel coup gagne la partie ?' },
    crosses: {
      title: 'Couleurs et croix',
      about: 'Comment on compte une partie avec des couleurs et des dés.',
    },
  },
  games: {
    opening: { title: 'Un long premier mot', about: 'Le premier mot doit avoir au moins quatre lettres.' },
    rearranging: {
      title: 'Réarranger',
      about: 'Mélange les lettres d’un mot du plateau et ajoute les tiennes.',
    },
    swapping: {
      title: 'Remplacer des lettres',
      about: 'Avant ton coup, remplace des lettres du plateau par les tiennes.',
    },
    pickUp: {
      title: 'Récupérer les jokers',
      about: 'Mets la bonne lettre à la place d’un joker : il est à toi.',
    },
    timed: { title: 'Contre la montre', about: 'Tu as deux minutes par tour.' },
    partners: {
      title: 'En équipe de deux',
      about: 'Crosswords à deux contre deux : un ordinateur joue avec toi.',
    },
    deluxe: {
      title: 'L’édition Deluxe',
      about: 'On conteste un seul mot. Après avoir passé, il faut jouer si on peut.',
    },
    collectible: { title: 'L’édition Collection', about: 'N’échange que si le sac contient sept lettres.' },
    teams: {
      title: 'Jeu par équipes',
      about: 'Le livret École : deux équipes, un chevalet chacune.',
    },
    four: { title: 'À quatre', about: 'Trois ordinateurs jouent contre toi.' },
  },
};
