/** Scoring practice on worked games, in French. */

import type { TrainerTexts } from '../../en/learn/trainer.ts';
import { counted, points } from '../grammar.ts';

export const trainer: TrainerTexts = {
  titles: { steps: 'Premiers pas', guide: 'La Partie guide' },
  abouts: {
    steps:
      'Cinq tours montrent toutes les façons de former des mots. Joue chacun et compte ses points avant de regarder.',
    guide: 'Une partie entière en anglais, de 32 tours. Compte chaque tour et compare.',
  },
  firstSteps: {
    language: 'french',
    game: `#player1 1 1
#player2 2 2
>1: ERTV 8F VERT +14 14
>2: IL I6 LI. +4 4
>1: IORS 9I SOIR +10 24
>2: NU 9F UN +11 15
>1: MNO 8K NOM +10 34`,
  },
  steps: [
    'Le premier mot couvre l’étoile, qui le double.',
    'LIT descend jusqu’au T. Le I est sur une case lettre compte double.',
    'SOIR est posé sous LIT, et son S forme LITS : les deux mots comptent. Le S est sur une case lettre compte double et compte double dans ses deux mots.',
    'Deux lettres forment trois mots : UN, VU et EN. Le N est sur une case lettre compte double et compte double dans ses deux mots.',
    'NOM longe SOIR : NI et OR comptent aussi. Le O est sur une case lettre compte double.',
  ],
  turn: (turn, of) => `Tour ${turn} sur ${of}`,
  settlement: 'Décompte final',
  player: (name) => `Joueur ${name}`,
  plays: (player, notation) => `${player} joue ${notation}.`,
  question: 'Combien de points ?',
  check: 'Vérifier',
  explain: 'Expliquer',
  right: 'Juste !',
  wrong: (given) =>
    given.trim() === '' ? 'Écris un nombre.' : `Pas ${given}. Recompte, ou appuie sur Expliquer.`,
  bonus: 'Bingo, les sept lettres :',
  total: (count) => `Total : ${points(count)}.`,
  gains: (player, tiles, count) => `${player} a fini : +${count} pour les lettres adverses ${tiles}.`,
  loses: (player, tiles, count) => `${player} a encore ${tiles} : −${count}.`,
  counted: (turns, of) => `Bien comptés : ${turns} sur ${counted(of, 'tour')}`,
  goOn: 'Continuer',
  allCounted: 'Tu as compté tous les tours.',
  nextLesson: { steps: 'Passer à la Partie guide', guide: 'Passer à « Permis ou non ? »' },
};
