/** Worksheets for paper, in French. */

import type { WorksheetTexts } from '../../en/learn/worksheets.ts';

export const worksheets: WorksheetTexts = {
  about:
    'Le moteur crée chaque fois de nouveaux exercices, dans la langue du dictionnaire, avec des mots convenables pour l’école.',
  kind: 'Exercice',
  level: 'Niveau',
  easy: 'Plus facile',
  hard: 'Plus difficile',
  make: 'Créer la fiche',
  print: 'Imprimer',
  making: 'Création des exercices…',
  name: 'Nom :',
  solutions: 'Solutions',
  kinds: { count: 'Compte ce coup', hooks: 'Trouve les rallonges', bingo: 'Forme un bingo' },
  how: {
    count: 'Combien de points vaut le coup ?',
    hooks: 'Quelles lettres forment un nouveau mot devant, et lesquelles derrière ?',
    bingo: 'Utilise toutes les lettres en un seul mot.',
  },
  counted: (move, score) => `${move} : ${score}`,
};
