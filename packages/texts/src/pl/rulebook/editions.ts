/** Sections that the printed rulebooks tell differently, or only some of them, in Polish. */

import type { Ruleset } from '@lexiko/rules';
import type { EditionSections } from '../../en/rulebook/editions.ts';
import { isBookOf, paragraphs } from '../../rulebook-facts.ts';
import { BEGINNINGS, ENDINGS } from '../../word-ends.ts';
import { countedOf, points } from '../grammar.ts';

/** Of double and triple letter, double and triple word. */
const COLOURS: Readonly<Record<Ruleset['board']['theme'], readonly [string, string, string, string]>> = {
  classic: ['jasnoniebieskie', 'ciemnoniebieskie', 'różowe', 'czerwone'],
  alt2007: ['niebieskie', 'zielone', 'czerwone', 'pomarańczowe'],
  highContrast: ['jasnoniebieskie', 'ciemnoniebieskie', 'różowe', 'czerwone'],
};

function players({ preset }: Ruleset): string {
  switch (preset) {
    case 'deluxe':
      return 'Grać może od dwóch do czterech osób, są też trzy rodzaje pasjansa.';
    case 'standard-2007':
      return 'Grać może od dwóch do czterech osób, od ośmiu lat.';
    case 'school':
      return 'Grają przeciw sobie dwie drużyny, w każdej co najmniej dwie osoby.';
    default:
      return 'Grać może od dwóch do czterech osób.';
  }
}

function box({ preset }: Ruleset): string {
  switch (preset) {
    case 'deluxe':
      return 'Plansza obraca się na podstawie z trzema gumowymi nóżkami, żeby stanąć przodem do gracza, który ma ruch. W pudełku jest też sto płytek, cztery stojaki, woreczek i notes na punkty.';
    case 'standard-2007':
      return 'Plansza, sto płytek, cztery stojaki i woreczek.';
    case 'collectible-2020':
      return 'Drewniana szafka z szufladą, obrotowa plansza, której wypukła siatka trzyma płytki, sto płytek, woreczek, cztery metalowe stojaki, zeszyt na punkty z ołówkiem i stoper.';
    case 'school':
      return 'Sześć plansz po cztery nóżki, sześć woreczków, sześć kompletów płytek, dwanaście stojaków, broszura dla nauczycieli, film i arkusz z zasadami: dość na sześć gier po dwie drużyny.';
    case 'crosswords':
      return 'Plansza ze stojakiem przy każdym z czterech boków, 120 płytek i kostki.';
    case 'custom':
      return 'Twoja własna gra nie ma pudełka: plansza i płytki są takie, na jakie się umówicie.';
  }
}

export const editionSections: EditionSections = {
  aim: {
    title: 'Cel gry',
    body: (ruleset) => [
      'Układacie krzyżujące się słowa na wspólnej planszy. Każda litera ma wartość, pola premiowe ją mnożą, a wygrywa, kto ma najwięcej punktów.',
      `${players(ruleset)} ${ruleset.teams.kind === 'teams' ? 'Trzysta do czterystu punktów to dobry wynik drużyny.' : 'W grze we dwoje trzysta do czterystu punktów to dobry wynik.'}`,
    ],
  },
  score: {
    title: 'Punkty za ruch',
    body: (ruleset) =>
      paragraphs(
        'Każde słowo, które tworzysz lub zmieniasz, punktuje w całości: liczą się wartości wszystkich jego liter, także tych, które już leżały na planszy. Płytka w dwóch nowych słowach liczy się w obu.',
        isBookOf(ruleset, 'deluxe', 'collectible-2020') && 'Y dołożone do KOT daje punkty za całe KOTY.',
        `Na końcu ruchu podajesz punkty, a ${isBookOf(ruleset, 'standard-2007', 'collectible-2020') ? 'sekretarz je zapisuje' : 'ktoś je zapisuje'}. ${ruleset.scorekeeping.keeper === null ? 'Tutaj punkty liczy Lexiko.' : 'Tutaj punkty zapisuje jeden z graczy.'}`,
        ruleset.scorekeeping.announce === 'quiz' &&
          'W tej grze najpierw podajesz punkty, a potem Lexiko pokazuje, jak się je liczy. Obowiązuje poprawny wynik.',
      ),
  },
  premiums: {
    title: 'Pola premiowe',
    body: ({ board }) => {
      const [letter2, letter3, word2, word3] = COLOURS[board.theme];
      return [
        `Pole ${letter2} (2L) podwaja literę, która na nim leży, a ${letter3} (3L) ją potraja, w każdym słowie, do którego należy. Potem pole ${word2} (2S) podwaja całe słowo, a ${word3} (3S) je potraja. Gwiazda na środku to pole ${word2}: podwaja pierwsze słowo.`,
        'Dwie premie słowne w jednym słowie się mnożą: dwie podwójne dają czterokrotność, dwie potrójne dziewięciokrotność.',
        'Pole premiowe liczy się tylko w ruchu, który je zakrywa.',
      ];
    },
  },
  fifty: {
    title: 'Bingo: wszystkie płytki naraz',
    body: (ruleset) => {
      if (ruleset.scoring.kind !== 'premiums') return [];
      const { bonus } = ruleset.scoring;
      const many = countedOf(bonus.tiles, 'płytki', 'płytek');
      return paragraphs(
        `Zagranie ${ruleset.rack.size > bonus.tiles ? `co najmniej ${many}` : many} w jednym ruchu daje ${points(bonus.points)} premii.${isBookOf(ruleset, 'standard-2007', 'collectible-2020') ? ' To jest bingo.' : ' Gracze nazywają to bingo.'}`,
        isBookOf(ruleset, 'collectible-2020') &&
          `Szukaj początków (po angielsku ${BEGINNINGS.join(', ')}) i ustawiaj je po lewej stronie stojaka, a końcówki (${ENDINGS.join(', ')}) po prawej.`,
      );
    },
  },
  dosAndDonts: {
    title: 'Dziesięć przypomnień',
    body: ({ passing, dictionary, blanks, preset }) => [
      '• Słowa czyta się poziomo lub pionowo, nigdy na ukos.',
      `• Wszystkie stykające się litery muszą tworzyć słowa.${isBookOf({ preset }, 'deluxe') ? ' W grze przykładowej HERD obok D utworzyłoby DD.' : ''}`,
      `• Między dwoma słowami w jednej linii zostaw puste pole, chyba że razem tworzą słowo.${isBookOf({ preset }, 'deluxe') ? ' W grze przykładowej GATE i LIED utworzyłyby GATELIED.' : ''}`,
      `• Gdy ktoś kończy bez płytek, nikt już nie gra. Jeśli nie masz ruchu, pasujesz, a w następnym ruchu ${passing.obligation === 'must' ? 'musisz' : 'możesz'} zagrać, jeśli się da.`,
      dictionary.access === 'free'
        ? '• W tej grze wszyscy mogą korzystać ze słownika.'
        : '• Słownik służy tylko do rozstrzygania sporów o słowa.',
      '• Słowa z innych języków są poprawne, jeśli podaje je słownik.',
      '• Tak samo liczba mnoga i formy czasowników, które słownik uważa za oczywiste.',
      '• Litera dołożona do słowa daje punkty za całe słowo.',
      blanks.kind === 'retrieve'
        ? '• Blank pozostaje literą, jako którą go zagrano, dopóki ktoś go nie zabierze.'
        : '• Blank pozostaje literą, jako którą go zagrano.',
      '• To samo słowo wolno ułożyć dowolną liczbę razy.',
    ],
  },
  tips: {
    title: 'Dziesięć wskazówek',
    body: (ruleset) => [
      `• Ucz się słów dwu- i trzyliterowych: są warte nawet pięćdziesiąt punktów na grę.${isBookOf(ruleset, 'collectible-2020') ? ' Instrukcja podaje sto słów dwuliterowych.' : ''}`,
      '• Po angielsku używaj S do dwóch słów naraz i nigdy za mniej niż osiem punktów.',
      '• Często mieszaj płytki i szukaj grup, które do siebie pasują: po angielsku CH, ED, ING, STR, UN.',
      '• Korzystaj z pól premiowych, zwłaszcza tych obok samogłoski.',
      '• Myśl o następnym ruchu: zostawiaj kilka z liter A E I L N R S T (po angielsku) i mniej więcej tyle samo samogłosek co spółgłosek.',
      '• Szukaj binga: początki ustawiaj po lewej stronie stojaka, a końcówki po prawej.',
      '• Po angielsku poznaj słowa z Q bez U.',
      '• Przedłużaj słowa o jedną literę: po angielsku oprócz S próbuj na końcu Y, E, R i D.',
      '• Gdy znajdziesz dobry ruch, poszukaj lepszego.',
      '• Każdemu trafiają się słabe płytki. Wyciśnij z nich, ile się da, i ciesz się grą.',
    ],
  },
  history: {
    title: 'Krótka historia',
    body: () => [
      'Alfred Butts, architekt z Poughkeepsie w stanie Nowy Jork, zauważył, że grom słownym brakuje punktacji. Wymyślił grę, która ją miała, i nazwał ją Lexiko. Dopracował ją w latach trzydziestych i czterdziestych XX wieku, a później nazwał Criss Cross Words.',
      'Robił komplety w domu i wysyłał je każdemu, kto zamówił, ale nie zdobył ani patentu, ani praw autorskich, ani producenta. W 1948 roku miał już wszystko i gra trafiła do sklepów z nową planszą i pod nazwą, którą nosi do dziś.',
      'Od tego czasu powstały miliony kompletów w wielu językach. Ten projekt wraca do pierwszej nazwy.',
    ],
  },
  originalSets: {
    title: 'Komplet w pudełku',
    body: (ruleset) => [
      box(ruleset),
      'Na ekranie plansza może obracać się do gracza, płytki same trafiają w pola, a gry zapisują się automatycznie.',
    ],
  },
};
