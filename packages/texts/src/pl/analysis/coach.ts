/** The coach in Polish. */

import type { CoachTexts } from '../../en/analysis/coach.ts';
import { points } from '../grammar.ts';

export const coach: CoachTexts = {
  title: 'Trener',
  thinking: 'Trener ogląda Twoje płytki…',
  notYours: 'Podpowiedzi są dostępne w Twoim ruchu.',
  ask: { tip: 'Daj wskazówkę', area: 'Gdzie?', letters: 'Które płytki?', play: 'Pokaż ruch' },
  area: (from, to) => `Poszukaj między ${from} a ${to}.`,
  areaExchange: 'Nie na planszy: pomyśl o nowych płytkach.',
  letters: (tiles) => `Użyj ${tiles}.`,
  keep: (tiles) => `Zatrzymaj ${tiles}.`,
  play: (move, score) => `${move} daje ${points(score)}.`,
  playWithDice: (move, score) => `${move} daje ${points(Math.round(score))} przy przeciętnym rzucie.`,
  exchange: (tiles) => `Wymień ${tiles}.`,
  pass: 'Tutaj najlepszy jest pas.',
  lastTurn: 'Twój ostatni ruch',
  well: (move) => `${move}: świetny ruch! Trener nie znajduje lepszego.`,
  better: (move, score) => `Lepiej: ${move}${score === null ? '' : `, ${points(Math.round(score))}`}.`,
  even: (made, move) => `${made} może być równie dobre jak ${move}: różnica mieści się w marginesie błędu.`,
  applied: (tip) => `Wskazówka w praktyce: ${tip}`,
  helps: (tip) => `Wskazówka, która tu pomoże: ${tip}`,
  cheapS: (more) =>
    more <= 0
      ? 'Płytka S nie daje tu więcej punktów niż najlepszy ruch bez niej.'
      : `Płytka S daje tu tylko o ${points(more)} więcej niż najlepszy ruch bez niej. Powinna dać około 8.`,
  tips: {
    short: 'krótkie słowa też się sumują.',
    s: 'niech S należy do dwóch słów.',
    groups: 'szukaj liter, które często stoją razem.',
    premiums: 'korzystaj z pól premiowych.',
    keeping: 'zostaw dobre płytki na następny ruch.',
    bingos: 'szukaj binga.',
    q: 'graj Q bez U.',
    hooks: 'przedłuż słowo o jedną literę.',
    choice: 'masz dobry ruch? Poszukaj lepszego.',
    attitude: 'wyciśnij ze słabych płytek, ile się da.',
  },
  advice: {
    short: 'Ułóż słowo równolegle do innego: punktują też dwu- i trzyliterowe słowa między nimi.',
    s: 'Twoje S może należeć do dwóch słów naraz: do liczby mnogiej i do nowego słowa.',
    groups: 'Pomieszaj płytki: niektóre z nich często stoją razem na końcu słowa.',
    premiums: 'Możesz sięgnąć pola premiowego.',
    keeping: 'Pomyśl też o następnym ruchu: zostaw płytki, które do siebie pasują.',
    bingos: 'Poszukaj długiego słowa: masz bingo.',
    q: 'Możesz zagrać Q bez U.',
    hooks: 'Jedna litera przed słowem na planszy albo za nim tworzy inne słowo.',
    choice: 'Masz kilka dobrych ruchów. Porównaj je, zanim wybierzesz.',
    attitude: 'Masz trudne płytki. Skromny ruch może być najlepszy.',
  },
  crosswords: {
    tips: {
      bingos: 'długie słowa z wieloma nowymi płytkami dają 50 punktów premii.',
      premiums: 'płytka na krzyżyku to rzut kostkami.',
    },
    advice: {
      bingos: 'Poszukaj długiego słowa: z odpowiednią liczbą nowych płytek daje 50 punktów premii.',
      premiums: 'Możesz sięgnąć krzyżyka: płytka na nim to rzut kostkami.',
    },
  },
};
