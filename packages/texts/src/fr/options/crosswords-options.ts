/** The options of Crosswords in French. */

import type { CrosswordsOptionTexts } from '../../option-texts.ts';

const OFF_ON = { off: 'Non', on: 'Oui' };
const YES_NO = { true: 'Oui', false: 'Non' };

export const crosswordsOptions: CrosswordsOptionTexts = {
  'cw.layout': {
    name: 'Plateau',
    about: 'Quatre bras de couleur sur un grand plateau, ou quatre quartiers sur un petit.',
    values: { arms15: 'Bras, 15 × 15', quadrants11: 'Quartiers, 11 × 11' },
  },
  'cw.corners': {
    name: 'Coins',
    about: 'En dehors de la grande croix.',
    values: { playable: 'Utilisables', blocked: 'Fermés' },
  },
  'cw.crosses': { name: 'Croix', about: 'Les cases qui donnent un lancer de dés.' },
  'cw.opening': {
    name: 'Premier mot',
    about: 'Sur une barre de la petite croix, ou sur la case centrale.',
    values: { plus5: 'Sur la petite croix', centreSquare: 'Sur le centre' },
  },
  'cw.centreBonus': {
    name: 'Dés sur la petite croix',
    about: 'Pour les premiers mots.',
    values: YES_NO,
  },
  'cw.dice': { name: 'Dés', about: 'Combien on en lance.', values: { '1': 'Un', '2': 'Deux' } },
  'cw.rollPer': {
    name: 'On lance les dés',
    about: 'Pour chaque croix couverte, ou une fois par tour.',
    values: { square: 'Pour chaque croix', turn: 'Une fois par tour' },
  },
  'cw.crossAdds': {
    name: 'Points des dés',
    about: 'En plus des points de la lettre, ou à leur place.',
    values: { true: 'En plus', false: 'À la place' },
  },
  'cw.counted': {
    name: 'Lettres qui comptent',
    about: 'Celles que tu poses, le mot principal, ou tous les mots.',
    values: { placed: 'Les lettres posées', mainWord: 'Le mot principal', allWords: 'Tous les mots' },
  },
  'cw.bonus50': {
    name: '50 points pour',
    about: 'Ce qui donne le bonus.',
    values: {
      over5AndPlaced5: 'Mot long, cinq posées',
      placed5: 'Cinq lettres posées',
      over5: 'Mot long',
    },
  },
  'cw.blankPoints': {
    name: 'Un joker vaut',
    about: 'Joué ou non.',
    values: { '5': 'Autant qu’une lettre', '0': 'Rien' },
  },
  'cw.exchange.when': {
    name: 'Échanger',
    about: 'Seulement si on ne trouve aucun mot, sur l’honneur ou vérifié, ou à tout moment.',
    values: { honour: 'Sur l’honneur', solver: 'Vérifié', free: 'À tout moment' },
  },
  'cw.exchange.order': {
    name: 'Pour échanger',
    about: 'Remettre des lettres avant ou après avoir vu les nouvelles.',
    values: { discardFirst: 'Remettre d’abord', drawFirst: 'Piocher d’abord' },
  },
  'cw.challenge.model': {
    name: 'Enjeu d’une contestation',
    about: 'Qui gagne ou perd 25 points et un tour de plus.',
    values: {
      mover: 'Pour ou contre le joueur',
      loserPays: 'Le perdant paie',
      zeroSum: 'Le perdant paie le gagnant',
      challenger: 'Pour ou contre qui conteste',
    },
  },
  'cw.challenge.badWord': {
    name: 'Un mot non valable',
    about: 'Est retiré du plateau ou reste.',
    values: { removed: 'Est retiré', stays: 'Reste' },
  },
  'cw.plurals': {
    name: 'Pluriels',
    about: 'Quels pluriels sont interdits.',
    values: { onlyPlural: 'Mots uniquement pluriels', anyPlural: 'Tous les pluriels', off: 'Aucun' },
  },
  'cw.foreign': {
    name: 'Mots étrangers',
    about: 'Exclus d’après une liste, ou permis.',
    values: { exclusionList: 'Exclus', off: 'Permis' },
  },
  'cw.end': {
    name: 'La partie finit',
    about: 'Quand tous ont joué toutes leurs lettres, ou dès le premier.',
    values: { allExhausted: 'Quand tous ont fini', firstOut: 'Quand un joueur a fini' },
  },
  'cw.coloursEach': {
    name: 'Couleurs par joueur',
    about: 'À deux, chacun peut avoir deux bras opposés.',
    values: { '1': 'Une', '2': 'Deux' },
  },
  'cw.partners': { name: 'Partenaires', about: 'Quatre joueurs, deux contre deux.', values: OFF_ON },
  'cw.partnerRacks': {
    name: 'Lettres des partenaires',
    about: 'Les partenaires voient-ils les lettres l’un de l’autre ?',
    values: { hidden: 'Cachées', shared: 'Visibles' },
  },
  'cw.letters': { name: 'Jetons dans la boîte', about: 'Combien de chaque ; 120 en tout.' },
};
