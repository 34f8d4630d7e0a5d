/** What is wrong in a game file, in French: lines that can’t be read, and turns that the rules count otherwise. */

import type { FileFaultTexts } from '../en/file-faults.ts';
import { quoted } from '../quoted.ts';
import { number, tiles } from './grammar.ts';

const MISSING = {
  player: 'Il manque le joueur.',
  move: 'Il manque le coup.',
  word: 'Il manque le mot.',
  score: 'Il manque les points.',
  total: 'Il manque le total.',
} as const;

export const fileFaults: FileFaultTexts = {
  line: (line, said) => `Ligne ${line} : ${said}`,
  unreadable: {
    NOT_A_LINE: ({ text }) =>
      `Impossible de lire « ${quoted(text)} ». Un tour commence par >, une remarque par #.`,
    BAD_PLAYER: ({ text }) =>
      `« ${quoted(text)} » ne donne pas le joueur suivant. Écris #player1 ann Ann Smith.`,
    UNKNOWN_PLAYER: ({ id }) => `Il n’y a pas de joueur « ${quoted(id)} ».`,
    BAD_RACK: ({ text }) =>
      `« ${quoted(text)} » n’est pas un chevalet. Écris ses lettres, et « ? » pour un joker.`,
    BAD_MOVE: ({ text }) => `« ${quoted(text)} » n’est pas un coup.`,
    BAD_WORD: ({ text }) =>
      `« ${quoted(text)} » n’est pas un mot. Écris des lettres, et des points pour celles qui sont déjà sur le plateau.`,
    BAD_NUMBER: ({ text }) => `« ${quoted(text)} » n’est pas un nombre.`,
    MISSING: ({ field }) => MISSING[field],
    TOO_LONG: ({ what, most }) =>
      `Ce fichier est trop long : un fichier GCG a au plus ${number(most)} ${what === 'turns' ? 'tours' : 'caractères'}.`,
    NO_GAME: 'Ce fichier n’a ni joueurs ni tours.',
  },
  counted: {
    WRONG_SCORE: ({ written, counted }) =>
      `Le fichier indique un score de ${written}, mais le coup rapporte ${counted}.`,
    WRONG_TOTAL: ({ written, counted }) =>
      `Le fichier indique un total de ${written}, mais il est de ${counted}.`,
    TOO_MANY_OF_TILE: ({ tile, held }) => `La lettre ${tile} revient trop souvent : le jeu en a ${held}.`,
    NOTHING_TO_WITHDRAW: 'Ce joueur n’a pas de coup à retirer.',
  },
  notOnRack: (list) => `Il manque sur le chevalet : ${list}.`,
  tooMany: (count) => `Personne ne peut avoir plus de ${tiles(count)}.`,
};
