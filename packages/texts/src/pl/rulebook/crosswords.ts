/** The rulebook's sections on Crosswords in Polish. */

import type { AreaScoring, ChallengeCost } from '@lexiko/rules/rule-points';
import type { CrosswordsSections } from '../../en/rulebook/crosswords.ts';
import { paragraphs, tilesWithCounts } from '../../rulebook-facts.ts';
import { counted, countedOf, points as pointsText, tilesAsObject } from '../grammar.ts';

type Stake = Extract<ChallengeCost, { readonly kind: 'stake' }>;

function stakes({ model, points }: Stake): string {
  const stake = pointsText(points);
  switch (model) {
    case 'mover':
      return `Jeśli jest niepoprawne, jego autor traci ${stake} i zabiera płytki. Jeśli jest poprawne, jego autor dostaje ${stake} i dodatkowy ruch.`;
    case 'loserPays':
      return `Kto nie ma racji, traci ${stake}. Jeśli słowo jest poprawne, jego autor dostaje dodatkowy ruch.`;
    case 'zeroSum':
      return `Kto ma rację, dostaje ${stake} i dodatkowy ruch; kto jej nie ma, traci ${stake}.`;
    case 'challenger':
      return `Kwestionujący dostaje albo traci ${stake}, a jeśli ma rację, dostaje też dodatkowy ruch.`;
  }
}

function bonusText({ points, letters, tiles }: AreaScoring['bonus']): string {
  const word = `Słowo z co najmniej ${countedOf(letters, 'litery', 'liter')}`;
  if (letters > 0 && tiles > 0)
    return `• ${word}, w którym w tym ruchu położono co najmniej ${tilesAsObject(tiles)}, daje ${pointsText(points)} premii.`;
  return letters > 0
    ? `• ${word} daje ${pointsText(points)} premii.`
    : `• Położenie w jednym ruchu co najmniej ${countedOf(tiles, 'płytki', 'płytek')} daje ${pointsText(points)} premii.`;
}

export const crosswordsSections: CrosswordsSections = {
  cwAim: {
    title: 'Cel gry',
    body: () => [
      'Od dwóch do czterech graczy układa krzyżujące się słowa i stara się pozbyć płytek. Litery nie mają wartości: liczy się, ile płytek kładziesz i gdzie. Własny kolor i pola z krzyżykami dają więcej punktów.',
      'Wydrukowane zasady są miejscami uszkodzone. Tam, gdzie milczą, Lexiko wybiera takie odczytanie, przy którym zgadzają się wszystkie.',
    ],
  },
  cwBoard: {
    title: 'Plansza',
    body: ({ layout }) => [
      'Cztery kolorowe obszary po 25 pól (czerwony, niebieski, zielony i pomarańczowy) tworzą duży krzyż. Na jego środku jest mały krzyż, gdzie zaczyna się gra. Za pola z krzyżykiem rzuca się kostkami.',
      layout.blocked.length === 0
        ? 'Rogi nie należą do nikogo i wolno z nich korzystać.'
        : 'W tej grze rogów się nie używa.',
      'Każdy gracz ma swój kolor. Pierwsze słowo wyznacza, gdzie jest góra: kolor zaczynającego jest na dole.',
    ],
  },
  cwStart: {
    title: 'Kostki i płytki',
    body: (ruleset) => [
      `Każdy rzuca ${ruleset.dice.kind === 'rolled' && ruleset.dice.count === 1 ? 'kostką' : 'dwiema kostkami'}. Zaczyna najwyższy rzut; przy remisie rzuca się jeszcze raz. Gra się zgodnie z ruchem wskazówek zegara.`,
      'Każdy dobiera dziesięć ze 120 płytek.',
      `Są to: ${tilesWithCounts(ruleset)} oraz ${counted(ruleset.tiles.counts['?'] ?? 0, 'blank', 'blanki', 'blanków')}.`,
    ],
  },
  cwOpening: {
    title: 'Pierwsze słowo',
    body: ({ opening }) => [
      opening.kind === 'smallCross' && opening.covers === 'centreSquare'
        ? 'Ma co najmniej trzy litery i zakrywa środkowe pole.'
        : 'Ma co najmniej trzy litery i zakrywa całą belkę małego krzyża, poziomą lub pionową.',
    ],
  },
  cwPlaying: {
    title: 'Układanie płytek',
    body: () => [
      'Każdy następny ruch dotyka płytki na planszy. Wszystkie płytki ruchu leżą w jednym rzędzie lub jednej kolumnie. Słowa czyta się poziomo lub pionowo, a wszędzie tam, gdzie płytki się stykają, cała linia musi być słowem.',
      'Przykład po angielsku: CAT, potem TAPE w dół od jego T, potem FACE w dół przez jego C, potem FOOL w poziomie od F: każdy gracz dokłada kilka płytek. Wolno też przedłużyć słowo: STRY zmienia TAPE w TAPESTRY.',
      'Inny przykład: gdy na planszy leżą SHIP i FISH, nie można ułożyć BASE pod SHIP: SB to nie słowo.',
      'Dobierasz do dziesięciu płytek, dopóki są. Blank pozostaje literą, jako którą go zagrano.',
    ],
  },
  cwScore: {
    title: 'Punktacja',
    body: ({ scoring }) => {
      if (scoring.kind !== 'areas') return [];
      const { letterPoints, ownFactor, crossAdds, bonus, counted: countedTiles } = scoring;
      return paragraphs(
        `• Każda położona płytka daje ${pointsText(letterPoints)}, a na własnym kolorze ${letterPoints * ownFactor}.`,
        `• Płytka na krzyżyku to rzut kostkami: pięć razy wynik rzutu, na własnym kolorze dziesięć razy${crossAdds ? ', dodatkowo do jej punktów' : ', zamiast jej punktów'}.`,
        bonusText(bonus),
        countedTiles === 'placed'
          ? 'Płytki, które już leżą na planszy, nie punktują ponownie.'
          : 'W tej grze płytki, które już leżą na planszy, punktują ponownie.',
        'Liczysz własne punkty, a sekretarz je zapisuje. Tutaj jedno i drugie robi Lexiko.',
      );
    },
  },
  cwExchange: {
    title: 'Wymiana płytek',
    body: ({ exchange }) => [
      exchange.when === 'free'
        ? 'Zamiast układać słowo, możesz wymienić do trzech płytek.'
        : 'Jeśli nie znajdujesz słowa, wymieniasz do trzech płytek; to jest Twój ruch.',
    ],
  },
  cwWords: {
    title: 'Poprawne słowa',
    body: ({ dictionary: { bars } }) => [
      `Niepoprawne są nazwy własne, skróty i słowa z apostrofem${bars.foreign === 'off' ? '' : ', a także słowa obce'}.`,
      bars.plurals === 'onlyPlural'
        ? 'Liczba mnoga jest zakazana tylko wtedy, gdy słowo nie może być niczym innym: po angielsku CITIES i MICE odpadają, ale BOATS to także forma czasownika TO BOAT, więc zostaje.'
        : bars.plurals === 'anyPlural'
          ? 'W tej grze zakazane jest każde słowo, które może być liczbą mnogą.'
          : 'W tej grze liczba mnoga jest poprawna.',
    ],
  },
  cwChallenge: {
    title: 'Kwestionowanie słowa',
    body: ({ challenge }) =>
      paragraphs(
        'Słowo możesz zakwestionować, dopóki nie zacznie następny gracz. Rozstrzyga słownik.',
        challenge.kind === 'challenge' && challenge.cost.kind === 'stake' && stakes(challenge.cost),
      ),
  },
  cwEnd: {
    title: 'Koniec',
    body: ({ ending: { out } }) => [
      out.kind === 'rests' && out.ends === 'allExhausted'
        ? 'Gracz bez płytek odpada; pozostali grają, dopóki ktoś ma ruch.'
        : 'Tę grę kończy pierwszy gracz bez płytek.',
      'Każda pozostała płytka kosztuje 5 punktów. Wygrywa najwyższy wynik; równe wyniki to remis.',
    ],
  },
  cwPartners: {
    title: 'Partnerzy',
    body: ({ partners }) => [
      partners.kind === 'pairs'
        ? 'W tej grze partnerami są gracze siedzący naprzeciwko siebie: czerwony z zielonym, niebieski z pomarańczowym.'
        : 'Cztery osoby mogą grać w dwóch parach siedzących naprzeciwko siebie. Nie w tej grze.',
      'Para ma jeden wynik. Płytki liczą się podwójnie na kolorach obojga, krzyżyki też.',
      partners.kind === 'pairs' && partners.racks === 'shared'
        ? 'Partnerzy widzą nawzajem swoje płytki.'
        : 'Partnerzy nie widzą nawzajem swoich płytek.',
    ],
  },
};
