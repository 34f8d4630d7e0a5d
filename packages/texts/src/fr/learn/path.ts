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
  groups: {
    begin: 'Premiers mots',
    think: 'Énigmes',
    endgames: 'Fins de partie',
    variations: 'Autres jeux',
  },
  stations: {
    first: { title: 'Le premier mot', about: 'Pose des mots sur le plateau. Compte leurs points.' },
    legal: { title: 'Est-ce permis ?', about: 'Regarde un coup. Est-il bon ? L’arbitre te répond.' },
    counting: { title: 'Compter', about: 'Compte les coups d’une partie entière.' },
    hookPuzzles: { title: 'Énigmes : rallonger', about: 'Rallonge un mot et pose un nouveau mot avec.' },
    bingoPuzzles: { title: 'Énigmes : bingo', about: 'Trouve le coup qui prend toutes tes lettres.' },
    best: { title: 'Le meilleur coup', about: 'Beaucoup de coups vont. Trouve le meilleur.' },
    out: { title: 'Les dernières lettres', about: 'Le sac est vide. Pose toutes tes lettres d’un coup.' },
    endgame: { title: 'Gagne la fin', about: 'Le sac est vide. Quel coup gagne la partie ?' },
    crosses: {
      title: 'Couleurs et croix',
      about: 'Comment on compte une partie avec des couleurs et des dés.',
    },
  },
};
