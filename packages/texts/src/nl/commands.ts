/** The command line of the page, in Dutch; the commands themselves are the same in every language. */

import { letterOf } from '@lexiko/rules/board';
import type { CommandTexts } from '../en/commands.ts';
import { either } from './grammar.ts';

export const commands: CommandTexts = {
  title: 'Opdrachtregel',
  label: 'Opdracht',
  example: '8f hond, exchange qvv, bag, help',
  run: 'Uitvoeren',
  help: [
    ['8F HOND', 'legt horizontaal vanaf F8; F8 HOND legt verticaal'],
    ['8F HoND', 'een kleine letter tussen hoofdletters is een blanco'],
    ['exchange QVV', 'wisselt letters; ? is een blanco'],
    ['draw 2', 'trekt om te wisselen, waar je eerst trekt'],
    ['pass', 'past'],
    ['challenge WOORD', 'vecht de laatste zet aan; accept accepteert die'],
    ['retrieve A3 N', 'raapt de blanco op A3 op voor jouw N'],
    ['recycle F8 C', 'ruilt de letter op F8 om voor jouw C'],
    ['rearrange 8F WOORD', 'herschikt het woord dat daar ligt'],
    ['undo', 'neemt de laatste zet terug, bij open letters'],
    ['rack, bag, scores, sheet', 'je letters, de resterende letters, de scores, alle zetten'],
    [
      'turn, rules, look up WOORD',
      'wie aan de beurt is, de regels van dit spel, het woordenboek waar dat open is',
    ],
    ['show', 'toont je letters, met meer mensen op één scherm'],
    ['shuffle, sort, recall', 'husselt of sorteert het plankje; neemt gelegde letters terug'],
    ['agree, resign', 'stemt in met het einde; geeft op'],
  ],
  rack: (letters) => `Jouw letters: ${letters}`,
  covered: 'De letters zijn verborgen; show toont ze.',
  bag: (count, letters) => `${count} in de zak. Resterende letters: ${letters}`,
  turn: (name) => `${name} is aan de beurt`,
  problems: {
    NOT_A_MOVE: ({ text }) => `‘${text}’ is niet te lezen. Probeer 8F HOND, of help.`,
    NOT_A_START: ({ text }) => `‘${text}’ is niet te lezen. Probeer 8F HOND, of help.`,
    NOT_A_WORD: ({ text }) =>
      `Het woord ‘${text}’ is niet te lezen. Gebruik alleen letters, punten en haakjes.`,
    NOT_A_LETTER: ({ letter }) => `De letter ${letterOf(letter)} bestaat niet in dit spel.`,
    LEAVES_BOARD: 'Dat woord past niet op het bord.',
    NOTHING_THERE: ({ square }) => `Op ${square} ligt geen letter.`,
    OTHER_LETTER_THERE: ({ square, lies, said }) =>
      `Op ${square} ligt ${letterOf(lies)}, niet ${letterOf(said)}.`,
    NO_NEW_TILE: 'Dat woord ligt al op het bord.',
    WHICH_BLANK: ({ letter, squares }) =>
      `Welke ${letter} is de blanco, ${either(squares)}? Schrijf die klein en de andere met een hoofdletter.`,
    NOT_TILES: 'Schrijf wat je wisselt, met ? voor een blanco: exchange QVV.',
    DRAW_FIRST: 'Trek eerst (draw 2) en leg dan terug met exchange.',
    NOT_A_STEP: ({ step }) => `Schrijf een vak en een letter: ${step} F8 C.`,
    NOT_A_REARRANGEMENT: 'Schrijf waar en wat: rearrange 8F KASTEN.',
    NO_WORD_THERE: 'Daar ligt geen woord om te herschikken.',
  },
};
