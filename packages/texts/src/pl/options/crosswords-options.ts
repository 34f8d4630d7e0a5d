/** The options of Crosswords in Polish. */

import type { CrosswordsOptionTexts } from '../../option-texts.ts';

const OFF_ON = { off: 'Nie', on: 'Tak' };
const YES_NO = { true: 'Tak', false: 'Nie' };

export const crosswordsOptions: CrosswordsOptionTexts = {
  'cw.layout': {
    name: 'Plansza',
    about: 'Cztery kolorowe ramiona na dużej planszy albo cztery ćwiartki na małej.',
    values: { arms15: 'Ramiona, 15 × 15', quadrants11: 'Ćwiartki, 11 × 11' },
  },
  'cw.corners': {
    name: 'Rogi',
    about: 'Poza dużym krzyżem.',
    values: { playable: 'Otwarte', blocked: 'Zamknięte' },
  },
  'cw.crosses': { name: 'Krzyżyki', about: 'Pola, które dają rzut kostkami.' },
  'cw.opening': {
    name: 'Pierwsze słowo',
    about: 'Na belce małego krzyża albo przez środkowe pole.',
    values: { plus5: 'Na małym krzyżu', centreSquare: 'Przez środek' },
  },
  'cw.centreBonus': {
    name: 'Kostki na małym krzyżu',
    about: 'Przy pierwszych słowach.',
    values: YES_NO,
  },
  'cw.dice': { name: 'Kostki', about: 'Iloma się rzuca.', values: { '1': 'Jedna', '2': 'Dwie' } },
  'cw.rollPer': {
    name: 'Rzut kostkami',
    about: 'Za każdy zakryty krzyżyk albo raz na ruch.',
    values: { square: 'Za każdy krzyżyk', turn: 'Raz na ruch' },
  },
  'cw.crossAdds': {
    name: 'Punkty z kostek',
    about: 'Dodatkowo do punktów za płytkę albo zamiast nich.',
    values: { true: 'Dodatkowo', false: 'Zamiast' },
  },
  'cw.counted': {
    name: 'Liczą się płytki',
    about: 'Tylko położone, całe słowo główne albo wszystkie słowa.',
    values: { placed: 'Położone', mainWord: 'Słowa głównego', allWords: 'Wszystkich słów' },
  },
  'cw.bonus50': {
    name: '50 punktów za',
    about: 'Co daje premię.',
    values: {
      over5AndPlaced5: 'Długie słowo, pięć położonych',
      placed5: 'Pięć położonych płytek',
      over5: 'Długie słowo',
    },
  },
  'cw.blankPoints': {
    name: 'Wartość blanka',
    about: 'Zagranego lub pozostałego.',
    values: { '5': 'Jak każda płytka', '0': 'Zero' },
  },
  'cw.exchange.when': {
    name: 'Wymiana',
    about: 'Tylko wtedy, gdy nie znajdujesz słowa, na słowo honoru lub ze sprawdzeniem, albo zawsze.',
    values: { honour: 'Na słowo honoru', solver: 'Sprawdzana', free: 'Zawsze' },
  },
  'cw.exchange.order': {
    name: 'Przy wymianie',
    about: 'Płytki odkłada się, zanim zobaczysz nowe, albo dopiero potem.',
    values: { discardFirst: 'Najpierw odłóż', drawFirst: 'Najpierw dobierz' },
  },
  'cw.challenge.model': {
    name: 'Stawka przy kwestionowaniu',
    about: 'Kto zyskuje lub traci 25 punktów i dodatkowy ruch.',
    values: {
      mover: 'Autor ruchu zyskuje lub traci',
      loserPays: 'Płaci, kto nie ma racji',
      zeroSum: 'Płaci temu, kto ma rację',
      challenger: 'Kwestionujący zyskuje lub traci',
    },
  },
  'cw.challenge.badWord': {
    name: 'Niepoprawne słowo',
    about: 'Schodzi z planszy albo zostaje.',
    values: { removed: 'Schodzi', stays: 'Zostaje' },
  },
  'cw.plurals': {
    name: 'Liczba mnoga',
    about: 'Która liczba mnoga jest niedozwolona.',
    values: { onlyPlural: 'Słowa tylko w liczbie mnogiej', anyPlural: 'Każda możliwa', off: 'Żadna' },
  },
  'cw.foreign': {
    name: 'Słowa obce',
    about: 'Wykluczone według listy albo dozwolone.',
    values: { exclusionList: 'Wykluczone', off: 'Dozwolone' },
  },
  'cw.end': {
    name: 'Gra się kończy',
    about: 'Gdy wszyscy położą wszystkie płytki albo gdy zrobi to pierwszy gracz.',
    values: { allExhausted: 'Gdy skończą wszyscy', firstOut: 'Gdy skończy pierwszy' },
  },
  'cw.coloursEach': {
    name: 'Kolory na gracza',
    about: 'We dwoje każdy może mieć dwa przeciwległe ramiona.',
    values: { '1': 'Jeden', '2': 'Dwa' },
  },
  'cw.partners': { name: 'Partnerzy', about: 'Czterech graczy w dwóch parach.', values: OFF_ON },
  'cw.partnerRacks': {
    name: 'Płytki partnerów',
    about: 'Czy partnerzy widzą nawzajem swoje płytki.',
    values: { hidden: 'Zakryte', shared: 'Wspólne' },
  },
  'cw.letters': { name: 'Płytki w pudełku', about: 'Ile jest każdej litery; razem 120.' },
};
