/** Scoring practice on worked games, in Polish. */

import type { TrainerTexts } from '../../en/learn/trainer.ts';
import { countedOf, points } from '../grammar.ts';

export const trainer: TrainerTexts = {
  titles: { steps: 'Pierwsze kroki', guide: 'Gra przykładowa' },
  abouts: {
    steps:
      'Pięć ruchów pokazuje wszystkie sposoby tworzenia słów. Zagraj każdy i policz punkty, zanim zajrzysz do odpowiedzi.',
    guide: 'Cała gra po angielsku, z 32 ruchami. Policz każdy ruch i porównaj.',
  },
  firstSteps: {
    language: 'polish',
    game: `#player1 1 1
#player2 2 2
>1: IMNY 8G MINY +12 12
>2: AS G6 SA. +5 5
>1: AATT 9D TATA +13 25
>2: EŻ 10E ŻE +19 24
>1: OOT 7I OTO +12 37`,
  },
  steps: [
    'Pierwsze słowo zakrywa gwiazdę, która je podwaja.',
    'SAM schodzi do M. A leży na podwójnej premii literowej.',
    'TATA leży pod SAM, a ostatnie A tworzy SAMA: punktują oba słowa. To A leży na podwójnej premii literowej i liczy się podwójnie w obu słowach.',
    'Dwie płytki tworzą trzy słowa: ŻE, AŻ i TE. E leży na potrójnej premii literowej i liczy się potrójnie w obu swoich słowach.',
    'OTO biegnie nad MINY, więc punktują też ON i TY. Pierwsze O leży na podwójnej premii literowej.',
  ],
  turn: (turn, of) => `Ruch ${turn} z ${of}`,
  settlement: 'Rozliczenie końcowe',
  player: (name) => `Gracz ${name}`,
  plays: (player, notation) => `${player} układa ${notation}.`,
  question: 'Ile punktów?',
  check: 'Sprawdź',
  explain: 'Wyjaśnij',
  right: 'Dobrze!',
  wrong: (given) =>
    given.trim() === '' ? 'Wpisz liczbę.' : `Nie ${given}. Policz jeszcze raz albo naciśnij „Wyjaśnij”.`,
  bonus: 'Bingo, wszystkie siedem płytek:',
  total: (count) => `Razem: ${points(count)}.`,
  gains: (player, tiles, count) => `${player} kończy bez płytek: +${count} za ${tiles} przeciwnika.`,
  loses: (player, tiles, count) => `${player} ma jeszcze ${tiles}: −${count}.`,
  counted: (turns, of) => `Dobrze policzone: ${turns} z ${countedOf(of, 'ruchu', 'ruchów')}`,
  goOn: 'Dalej',
  allCounted: 'Wszystkie ruchy policzone.',
  nextLesson: { steps: 'Dalej do gry przykładowej', guide: 'Dalej do „Wolno czy nie wolno?”' },
};
