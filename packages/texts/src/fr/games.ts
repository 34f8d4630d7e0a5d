/** The games one can play and whom against, in French. */

import type { LevelTexts, PresetTexts, QuickTexts, VariantTexts } from '../en/games.ts';

export const quick: QuickTexts = {
  learning: {
    title: 'Partie d’apprentissage',
    about: 'Dictionnaire ouvert : cherche des mots et lis le sens de ceux du plateau.',
  },
  nine: {
    title: 'Neuf lettres',
    about: 'Neuf lettres par chevalet : des mots plus longs, de plus gros scores.',
  },
  finish: { title: 'Ligne d’arrivée', about: 'Le premier à 120 points gagne. Environ dix minutes.' },
  dice: { title: 'Crosswords', about: 'Dix lettres, quatre bras de couleur et des dés pour les croix.' },
  solo: { title: 'Solitaire', about: 'Un chevalet, tout le sac : combien de points feras-tu ?' },
  twoRacks: { title: 'Deux chevalets', about: 'Joue les deux camps, chacun de ton mieux.' },
  openPool: {
    title: 'Lettres visibles',
    about: 'Toutes les lettres sont visibles : prends-en sept par tour et vise le record.',
  },
};

export function levelRating(rating: number): string {
  return `Elo ${rating} parmi les ordinateurs`;
}

export const levels: LevelTexts = {
  beginner: { name: 'Débutant', about: 'Mots de tous les jours, en rate beaucoup' },
  easy: { name: 'Facile', about: 'Mots courants, jeu détendu' },
  medium: { name: 'Moyen', about: 'Bon niveau de club' },
  hard: { name: 'Difficile', about: 'Voit presque tout' },
  expert: { name: 'Expert', about: 'Connaît tous les mots' },
  champion: { name: 'Champion', about: 'Simule la suite de chaque coup avant de choisir' },
};

export const presets: PresetTexts = {
  deluxe: {
    title: 'Deluxe',
    about: 'On conteste un seul mot. Après avoir passé, il faut jouer si on peut.',
  },
  'standard-2007': {
    title: 'Standard 2007',
    about: 'On conteste tout le coup. Couleurs de 2007.',
  },
  'collectible-2020': {
    title: 'Collection 2020',
    about: 'On n’échange que si le sac contient sept lettres ; on ne passe que si on ne peut pas jouer.',
  },
  school: { title: 'École', about: 'Deux équipes ; chaque équipe partage un chevalet.' },
  crosswords: { title: 'Crosswords', about: 'Dix lettres, quatre bras de couleur, des croix et des dés.' },
  custom: { title: 'Personnalisée', about: 'Tes propres règles.' },
};

export const variants: VariantTexts = {
  deluxe: 'Deluxe',
  'standard-2007': 'Standard',
  'collectible-2020': 'Collection',
  school: 'Par équipes',
  crosswords: 'Crosswords',
  custom: 'Règles maison',
};
