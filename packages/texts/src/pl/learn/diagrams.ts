/** The lessons on Crosswords in Polish. */

import type { DiagramsTexts } from '../../en/learn/diagrams.ts';
import { points, tiles } from '../grammar.ts';

export const diagrams: DiagramsTexts = {
  title: 'Diagramy Crosswords',
  about: 'Trzy diagramy z instrukcji Crosswords. Policz każdy ruch, zanim zajrzysz do odpowiedzi.',
  names: { first: 'Diagram 1', second: 'Diagram 2', third: 'Diagram 3' },
  steps: {
    first: ['Pierwsze słowo ma co najmniej trzy litery i zakrywa całą belkę małego krzyża, tutaj poziomą.'],
    second: [
      'Pierwsze słowo, jak na diagramie 1.',
      'A, P i E trafiają pod T. Punktują tylko płytki położone w tym ruchu.',
      'F i A trafiają przed C, a E za nie: wolno dokładać na obu końcach, w jednej linii.',
      'O, O i L trafiają za F. Tu kończy się wydrukowany diagram; następna runda jest nasza.',
      'Gracz 1 dokłada STRY do TAPE. Wszystkie cztery płytki leżą na własnym kolorze. Słowo ma osiem liter, ale położone są tylko cztery płytki: bez premii 50 punktów.',
      'B, O i B trafiają przed CAT. Pierwsze B zakrywa krzyżyk na własnym kolorze, a na kostkach jest 6, jak w przykładzie z instrukcji.',
      'ANIMAL schodzi do L w FOOL: pięć płytek w słowie z sześciu liter. Zakrywa też krzyżyk.',
      'I, S i H trafiają za FOOL, wszystkie na własnym kolorze.',
    ],
    third: [
      'Cztery płytki na poziomej belce.',
      'FISH schodzi przez I w SHIP. Spójrz teraz na rząd 9: czy można tam ułożyć BASE, przez S?',
    ],
  },
  turn: (turn, of) => `Ruch ${turn} z ${of}`,
  player: (number, colour) => `Gracz ${number} (${colour})`,
  plays: (player, word) => `${player} układa ${word}.`,
  rolled: (reading, square) => `Rzut za ${square} daje ${reading}.`,
  letters: (plain, own, score) => {
    if (own === 0) return `${tiles(plain)}, żadna na własnym kolorze: ${score}.`;
    if (plain === 0) return `${tiles(own)} na własnym kolorze, punkty podwójne: ${score}.`;
    return `${tiles(plain)} za zwykłe punkty, ${own} na własnym kolorze za podwójne: ${score}.`;
  },
  dice: (reading, square, score) => `Rzut za krzyżyk na ${square} daje ${reading}: ${score}.`,
  fifty: (score) => `Ponad pięć liter, w tym co najmniej pięć położonych w tym ruchu: ${score}.`,
  total: (score) => `Razem: ${points(score)}.`,
  rule: 'Przeczytaj zasadę',
  totals: 'Wyniki',
  hints: 'Pokaż, gdzie ten gracz zdobywa punkty',
  hintsAbout: (player) =>
    `Wolne krzyżyki ze średnią liczbą punktów z kostek (${player}). Płytki na własnym kolorze liczą się podwójnie.`,
  bonus: (score) => `średnio ${points(score)}`,
  clinic: 'Wypróbuj BASE u sędziego',
  colours: { red: 'czerwony', blue: 'niebieski', green: 'zielony', orange: 'pomarańczowy' },
};
