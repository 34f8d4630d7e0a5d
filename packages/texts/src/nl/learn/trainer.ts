/** Scoring practice on worked games, in Dutch. */

import type { TrainerTexts } from '../../en/learn/trainer.ts';
import { counted, points } from '../grammar.ts';

export const trainer: TrainerTexts = {
  titles: { steps: 'Eerste stappen', guide: 'Het voorbeeldspel' },
  abouts: {
    steps: 'Vijf beurten laten zien hoe je woorden maakt. Leg elke zet en tel de punten voordat je kijkt.',
    guide: 'Een heel spel in het Engels van 32 beurten. Tel elke beurt en vergelijk.',
  },
  firstSteps: {
    language: 'dutch',
    game: `#player1 1 1
#player2 2 2
>1: DEIL 8G LIED +14 14
>2: ELZ I6 EZ.L +16 16
>1: IMSU 10F MUIS +27 41
>2: EI 11F EI +11 27
>1: EMT 12E MET +18 59`,
  },
  steps: [
    'Het eerste woord bedekt de ster, en die verdubbelt het.',
    'EZEL loopt door de E naar beneden. Z en L liggen op vakken met dubbele letterwaarde.',
    'MUIS ligt onder EZEL, en met de S wordt dat EZELS: beide woorden tellen. De M ligt op een vak met driedubbele letterwaarde.',
    'Twee letters vormen drie woorden: EI, ME en UI.',
    'MET ligt onder EI en verlengt twee woorden: ME wordt MEE en UI wordt UIT. Alle drie de woorden tellen.',
  ],
  turn: (turn, of) => `Beurt ${turn} van ${of}`,
  settlement: 'Eindafrekening',
  player: (name) => `Speler ${name}`,
  plays: (player, notation) => `${player} legt ${notation}.`,
  question: 'Hoeveel punten?',
  check: 'Controleren',
  explain: 'Uitleggen',
  right: 'Goed!',
  wrong: (given) =>
    given.trim() === '' ? 'Vul een getal in.' : `Geen ${given}. Tel nog eens, of kies Uitleggen.`,
  bonus: 'Bingo, alle zeven letters:',
  total: (count) => `Totaal: ${points(count)}.`,
  gains: (player, tiles, count) => `${player} is uit: +${count} voor ${tiles} van de tegenstander.`,
  loses: (player, tiles, count) => `${player} heeft nog ${tiles}: −${count}.`,
  counted: (turns, of) => `${turns} van ${counted(of, 'beurt', 'beurten')} goed geteld`,
  goOn: 'Verder',
  allCounted: 'Je hebt alle beurten geteld.',
  nextLesson: { steps: 'Verder naar het voorbeeldspel', guide: 'Verder naar ‘Mag dit of niet?’' },
};
