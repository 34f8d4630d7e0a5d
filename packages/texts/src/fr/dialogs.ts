/** What is asked before a turn ends, in French. */

import type { DialogTexts } from '../en/dialogs.ts';
import { points, tiles } from './grammar.ts';

export const dialogs: DialogTexts = {
  blankTitle: 'Choisis une lettre pour le joker',
  exchangeTitle: 'Échanger des lettres',
  exchangeAbout: 'Choisis les lettres à remettre. Tu en pioches d’autres, et ton tour est fini.',
  challengeTitle: 'Contester le dernier coup',
  challengeAll: 'Tous les mots du coup sont vérifiés :',
  challengeOne: 'Choisis le mot à vérifier :',
  challenger: 'Qui conteste ?',
  resignTitle: 'Abandonner la partie ?',
  resignAbout: 'C’est définitif.',
  passTitle: 'Passer ce tour ?',
  passAbout: 'Tu ne joues rien et tu ne marques rien.',
  passWithTiles: 'Les lettres posées restent là jusqu’à ton prochain tour.',
  exchange: (count) => (count === 0 ? 'Échanger' : `En échanger ${count}`),
  exchangeLimit: (count) => `Au plus ${tiles(count)}.`,
  challengeCost: {
    loseNextTurn: 'Si le coup est valable, tu perds ton prochain tour.',
    none: 'Si le coup est valable, ça ne te coûte rien.',
    points: (count) => `Si le coup est valable, il rapporte ${points(count)} de plus.`,
    loseGame: 'Si le coup est valable, tu perds la partie.',
    mover: 'Si le mot est valable, ton adversaire gagne 25 points et rejoue. Sinon, il perd 25 points.',
    loserPays:
      'Si le mot est valable, tu perds 25 points et ton adversaire rejoue. Sinon, il perd 25 points.',
    zeroSum: 'Celui qui a raison prend 25 points à l’autre et rejoue.',
    challenger: 'Si le mot est valable, tu perds 25 points. Sinon, tu gagnes 25 points et tu rejoues.',
  },
};
