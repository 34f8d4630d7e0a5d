/** The command line of the page, in French; the commands themselves are the same in every language. */

import { letterOf } from '@lexiko/rules/board';
import type { CommandTexts } from '../en/commands.ts';
import { either } from './grammar.ts';

export const commands: CommandTexts = {
  title: 'Ligne de commande',
  label: 'Commande',
  example: '8f horn, exchange qvv, bag, help',
  run: 'Exécuter',
  help: [
    ['8F HORN', 'joue à l’horizontale depuis F8 ; F8 HORN joue à la verticale'],
    ['8F HoRN', 'une minuscule parmi des majuscules est un joker'],
    ['exchange QVV', 'échange des lettres ; ? est un joker'],
    ['draw 2', 'pioche pour échanger, quand on pioche d’abord'],
    ['pass', 'passe ton tour'],
    ['challenge MOT', 'conteste le dernier coup ; accept l’accepte'],
    ['retrieve A3 N', 'récupère le joker en A3 contre ton N'],
    ['recycle F8 C', 'remplace la lettre en F8 par ton C'],
    ['rearrange 8F MOT', 'réarrange le mot qui s’y trouve'],
    ['undo', 'reprend le dernier coup, avec les lettres visibles'],
    ['rack, bag, scores, sheet', 'tes lettres, les lettres restantes, les scores, tous les tours'],
    [
      'turn, rules, look up MOT',
      'à qui de jouer, les règles de cette partie, le dictionnaire s’il est ouvert',
    ],
    ['show', 'montre tes lettres, à plusieurs sur un écran'],
    ['shuffle, sort, recall', 'mélange ou trie le chevalet ; reprend les lettres posées'],
    ['agree, resign', 'accepte d’arrêter la partie ; abandonne'],
  ],
  rack: (letters) => `Tes lettres : ${letters}`,
  covered: 'Les lettres sont cachées ; show les montre.',
  bag: (count, letters) => `${count} dans le sac. Lettres restantes : ${letters}`,
  turn: (name) => `À ${name} de jouer`,
  problems: {
    NOT_A_MOVE: ({ text }) => `Impossible de lire « ${text} ». Essaie 8F HORN, ou help.`,
    NOT_A_START: ({ text }) => `Impossible de lire « ${text} ». Essaie 8F HORN, ou help.`,
    NOT_A_WORD: ({ text }) =>
      `Impossible de lire le mot « ${text} ». Utilise seulement lettres, points, parenthèses et crochets.`,
    NOT_A_LETTER: ({ letter }) => `Ce jeu n’a pas de lettre ${letterOf(letter)}.`,
    LEAVES_BOARD: 'Ce mot sort du plateau.',
    NOTHING_THERE: ({ square }) => `Il n’y a pas de lettre en ${square}.`,
    OTHER_LETTER_THERE: ({ square, lies, said }) =>
      `En ${square}, il y a ${letterOf(lies)}, pas ${letterOf(said)}.`,
    NO_NEW_TILE: 'Ce mot est déjà sur le plateau.',
    WHICH_BLANK: ({ letter, squares }) =>
      `Quel ${letter} est le joker, ${either(squares)} ? Écris-le en minuscule, les autres en majuscules.`,
    NOT_TILES: 'Écris les lettres à échanger, avec ? pour un joker : exchange QVV.',
    DRAW_FIRST: 'Pioche d’abord (draw 2), puis remets des lettres avec exchange.',
    NOT_A_STEP: ({ step }) => `Écris une case et une lettre : ${step} F8 C.`,
    NOT_A_REARRANGEMENT: 'Écris où et quoi : rearrange 8F PASTES.',
    NO_WORD_THERE: 'Il n’y a là aucun mot à réarranger.',
  },
};
