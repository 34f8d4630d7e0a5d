/** The rulebook in Polish, in our own words. */

import type { Ruleset } from '@lexiko/rules';
import type { ChallengeCost } from '@lexiko/rules/rule-points';
import type { RulebookTexts } from '../../en/rulebook/rulebook.ts';
import { finishLineTargets, isBookOf, paragraphs, tileCount, tilesByValue } from '../../rulebook-facts.ts';
import { counted, number, plural, points, tiles } from '../grammar.ts';
import { crosswordsSections } from './crosswords.ts';
import { editionSections } from './editions.ts';

/** As an object, of feminine nouns such as płytka and litera. */
const NUMBERS = 'zero jedną dwie trzy cztery pięć sześć siedem osiem dziewięć dziesięć'.split(' ');

function word(count: number): string {
  return NUMBERS[count] ?? number(count);
}

/** `siedem płytek`, `jedną płytkę`. */
function tilesInWords(count: number): string {
  return `${word(count)} ${plural(count, 'płytkę', 'płytki', 'płytek')}`;
}

function seconds(count: number): string {
  return counted(count, 'sekundę', 'sekundy', 'sekund');
}

function blanks({ tiles: { counts } }: Ruleset): string {
  const count = counts['?'] ?? 0;
  if (count === 0) return 'nie ma wśród nich blanków';
  return count === 1
    ? 'wśród nich jeden blank'
    : `wśród nich ${counted(count, 'blank', 'blanki', 'blanków')}`;
}

function failedChallenge(cost: ChallengeCost, scope: 'allWords' | 'singleWord'): string | false {
  switch (cost.kind) {
    case 'loseNextTurn':
      return `Jeśli jest poprawne, kwestionujący traci następną kolejkę${scope === 'allWords' ? ', i tylko tę jedną, niezależnie od liczby sprawdzonych słów' : ''}.`;
    case 'none':
      return 'Jeśli jest poprawne, nic się nie dzieje.';
    case 'points':
      return `Jeśli jest poprawne, jego autor dostaje dodatkowo ${points(cost.points)}.`;
    case 'loseGame':
      return 'Jeśli jest poprawne, kwestionujący przegrywa grę.';
    case 'stake':
      return false;
  }
}

const EXPIRED = {
  pass: 'Gdy czas minie, ruch liczy się jako pas.',
  warn: 'Gdy czas minie, pojawia się ostrzeżenie i nic więcej.',
  commitIfLegal: 'Gdy czas minie, płytki położone na planszy zostają zagrane, jeśli ruch jest dozwolony.',
  pointsPerMinute: 'Każda rozpoczęta minuta ponad limit kosztuje 10 punktów.',
  resign: 'Gracz, któremu skończy się czas, przegrywa grę.',
} as const;

const COMMIT = {
  anyMember: 'Ruch może wykonać każdy z drużyny.',
  captain: 'Ruch wykonuje kapitan.',
  rotate: 'Członkowie drużyny wykonują ruchy po kolei.',
  consensus: 'Na ruch muszą się zgodzić wszyscy obecni członkowie drużyny.',
} as const;

const PLAYERS: Readonly<Record<number, string>> = {
  2: 'dwóch graczy',
  3: 'trzech graczy',
  4: 'czterech graczy',
};

export const rulebook: RulebookTexts = {
  chapters: {
    object: 'Gra',
    before: 'Zanim zaczniesz',
    playing: 'Układanie płytek',
    scoring: 'Punktacja',
    instead: 'Wymiana i pas',
    doubt: 'Kwestionowanie',
    end: 'Koniec gry',
    variations: 'Warianty i krótkie gry',
    advice: 'Rady',
    background: 'Tło',
  },
  sections: {
    ...crosswordsSections,
    ...editionSections,
    set: {
      title: 'Plansza, płytki i stojaki',
      body: (ruleset) => [
        `Plansza ma ${ruleset.layout.width} na ${ruleset.layout.height} pól. Pola premiowe podwajają lub potrajają literę albo całe słowo; każde ma oprócz koloru oznaczenie (2L, 3L, 2S, 3S).`,
        `Płytek jest ${number(tileCount(ruleset))}, ${blanks(ruleset)}. Na stojaku masz ${tilesInWords(ruleset.rack.size)} i nikt inny ich nie widzi. Możesz je w każdej chwili dowolnie przestawiać.`,
        'Litery według wartości, z liczbą płytek każdej z nich:',
        ...tilesByValue(ruleset).map(({ value, letters }) => `• ${points(value)}: ${letters}.`),
        'Pozostałe płytki są w woreczku. Wszyscy widzą, ile ich zostało, ale nikt nie wie, które.',
      ],
    },
    agreement: {
      title: 'Na co się umawiacie',
      body: ({ houseNote }) =>
        paragraphs(
          'Na każdą zmianę zasad umówcie się, zanim ktokolwiek dobierze płytkę. Każdy potwierdza, a po każdej zmianie wszyscy potwierdzają jeszcze raz. Gdy gra się zacznie, zasady już się nie zmieniają.',
          houseNote !== '' && `Zasada domowa tej gry: ${houseNote}`,
          'Warianty możecie dowolnie łączyć.',
        ),
    },
    dictionary: {
      title: 'Poprawne słowa',
      body: () => [
        'Najpierw umówcie się na słownik. Poprawne jest każde słowo, które słownik podaje jako część mowy, nawet obce, dawne, regionalne lub potoczne.',
        'Niepoprawne są: słowa pisane zawsze wielką literą, skróty, przedrostki i przyrostki, które nie występują samodzielnie, oraz wszystko z łącznikiem lub apostrofem. RÓŻA jest poprawne, bo to nie tylko imię.',
      ],
    },
    forms: {
      title: 'Liczba mnoga, formy czasowników, powtórzenia',
      body: () => [
        'Regularna liczba mnoga i formy czasowników są poprawne, nawet jeśli słownik ich nie drukuje: ŁODZIE obok ŁÓDŹ; CZYTA, CZYTAŁ i CZYTAJĄC obok CZYTAĆ.',
        'To samo słowo wolno ułożyć dowolną liczbę razy.',
      ],
    },
    lookup: {
      title: 'Kiedy wolno zaglądać do słownika',
      body: (ruleset) =>
        ruleset.dictionary.access === 'free'
          ? [
              'W tej grze wszyscy mogą w każdej chwili korzystać ze słownika: szukaj słów, które pasują do Twoich płytek, i ucz się, co znaczą.',
            ]
          : paragraphs(
              'Słownik służy tylko do rozstrzygania sporów o słowa. Nikt nie szuka słów ani nie sprawdza pisowni, zanim słowo znajdzie się na planszy. Dlatego Lexiko pokazuje punkty za położone płytki, ale nigdy nie mówi, czy słowo istnieje.',
              'Zasady i rady możesz czytać w każdej chwili. Listy słów i fiszki otwierają się po zakończeniu gry.',
              isBookOf(ruleset, 'deluxe', 'collectible-2020') &&
                'Jeden z wariantów otwiera słownik dla wszystkich. Jest dobry dla młodszych graczy i każdego, kto chce się uczyć słów. Nie w tej grze.',
            ),
    },
    start: {
      title: 'Kto zaczyna',
      body: ({ start, rack, teams }) => {
        const isTeams = teams.kind === 'teams';
        return paragraphs(
          start.kind === 'tiles' &&
            `${isTeams ? 'Każda drużyna' : 'Każdy'} ciągnie jedną płytkę. Zaczyna litera najbliższa początku alfabetu; blank jest przed A. Przy remisie ciągnie się jeszcze raz.`,
          start.kind === 'random' && 'O tym, kto zaczyna, decyduje los.',
          start.kind === 'manual' && 'Umawiacie się, kto zaczyna.',
          `Płytki wracają do woreczka, woreczkiem się potrząsa i ${isTeams ? 'każda drużyna' : 'każdy'} dobiera ${tilesInWords(rack.size)}. ${isTeams ? 'Drużyny grają na zmianę.' : 'Gra się po kolei w lewo.'}`,
        );
      },
    },
    opening: {
      title: 'Pierwsze słowo',
      body: ({ opening: { minimum }, preset }) =>
        paragraphs(
          'Pierwsze słowo ma co najmniej dwie litery, biegnie poziomo lub pionowo i zakrywa gwiazdę na środku. Gwiazda je podwaja.',
          minimum > 2 &&
            `W tej grze musi mieć co najmniej ${word(minimum)} ${plural(minimum, 'literę', 'litery', 'liter')}. Jeśli nie masz takiego słowa, kolej przechodzi dalej, aż ktoś je znajdzie. Długie pierwsze słowo otwiera planszę.`,
          minimum === 2 &&
            isBookOf({ preset }, 'deluxe', 'collectible-2020') &&
            'Jeden z wariantów wymaga co najmniej trzech, czterech lub pięciu liter. Jeśli nie masz takiego słowa, kolej przechodzi dalej. Nie w tej grze.',
        ),
    },
    placing: {
      title: 'Kładzenie płytek',
      body: () => [
        'Wszystkie płytki ruchu leżą w jednym rzędzie lub jednej kolumnie, bez luki, i dotykają płytki na planszy. Słowa czyta się poziomo lub pionowo, nigdy na ukos.',
        'Słowo można dodać na trzy sposoby:',
        '• przedłużyć słowo lub litery na planszy: z KOT na KOTY;',
        '• przeciąć inne słowo, przez jedną z jego liter albo na jego końcu;',
        '• ułożyć słowo obok innego, tak żeby wszystkie stykające się litery też tworzyły słowa.',
        'Wszędzie tam, gdzie Twoje płytki stykają się z innymi, cała linia musi być słowem. Dwa słowa w jednej linii muszą mieć między sobą puste pole.',
        'Dopóki nie naciśniesz „Zagraj”, możesz przesuwać i zabierać swoje płytki.',
      ],
    },
    blanks: {
      title: 'Blanki',
      body: ({ blanks: rule }) =>
        paragraphs(
          'Blank zastępuje dowolną literę. Wybierasz ją, gdy go zagrywasz, i blank już nią pozostaje. Blank daje 0 punktów, ale na premii słownej i tak podwaja lub potraja słowo.',
          rule.kind === 'retrieve' && 'W tej grze możesz zabrać blanka z planszy; patrz niżej.',
        ),
    },
    refill: {
      title: 'Dobieranie płytek',
      body: ({ draw, rack }) => [
        draw.refill === 'immediate'
          ? `Po ruchu dobierasz tyle płytek, ile położysz, żeby znów mieć ${word(rack.size)}, dopóki są w woreczku.`
          : `Dobierasz, żeby znów mieć ${tilesInWords(rack.size)}, dopiero gdy Twojego ruchu nie można już zakwestionować.`,
        'Płytka na planszy zostaje na swoim miejscu. Jeśli zakwestionowany ruch zostanie cofnięty, płytki dobrane po nim wracają do woreczka.',
      ],
    },
    exchange: {
      title: 'Wymiana płytek',
      body: ({ exchange: { allowsNone, minimumPool } }) =>
        paragraphs(
          `Zamiast układać słowo, możesz wymienić ${allowsNone ? 'wszystkie płytki, część z nich lub zero' : 'wszystkie płytki albo część'}: odłóż je zakryte, dobierz tyle samo nowych, a stare wmieszaj do pozostałych. Najpierw dobierasz, więc żadna nie może od razu wrócić. Inni dowiadują się tylko, ile ich było.`,
          allowsNone && 'Wymiana zera płytek to pas.',
          minimumPool > 0
            ? `W woreczku musi być co najmniej ${tiles(minimumPool)}.`
            : 'W woreczku musi być tyle płytek, ile wymieniasz.',
        ),
    },
    pass: {
      title: 'Pasowanie',
      body: ({ passing: { policy, obligation, enforce } }) => {
        const isBound = policy !== 'free' || obligation === 'must';
        return paragraphs(
          policy === 'free'
            ? 'Możesz spasować w każdym ruchu.'
            : 'Możesz spasować tylko wtedy, gdy nie masz ruchu.',
          obligation === 'must' &&
            'Po pasie przy pustym woreczku musisz w następnym ruchu zagrać, jeśli możesz.',
          isBound &&
            (enforce === 'honour'
              ? 'Nikt tego nie sprawdza. To sprawa honoru: sprawdzenie zdradziłoby, że jest jakiś ruch.'
              : 'Lexiko sprawdza, czy jest jakiś ruch.'),
        );
      },
    },
    challenge: {
      title: 'Kwestionowanie ruchu',
      body: ({ challenge }) =>
        challenge.kind === 'auto'
          ? [
              'W tej grze Lexiko sprawdza każde słowo, gdy je układasz, i odrzuca niepoprawne. Niczego się nie kwestionuje.',
            ]
          : paragraphs(
              'Możesz ułożyć każde słowo, poprawne lub nie. Inni mogą je zakwestionować, dopóki nie zacznie następny gracz. Potem słowo zostaje.',
              challenge.scope === 'allWords'
                ? 'Kwestionuje się cały ruch: jeśli jedno z jego słów jest niepoprawne, cały ruch jest niepoprawny.'
                : 'Kwestionujący wskazuje jedno słowo i tylko ono jest sprawdzane.',
              challenge.window === 'untilAllAccept' &&
                'W tej grze następny ruch czeka, aż wszyscy zaakceptują poprzedni.',
              challenge.graceMs > 0 &&
                `Każdy ma na zakwestionowanie co najmniej ${seconds(challenge.graceMs / 1000)}.`,
              'Możesz zakwestionować także ruch, który kończy grę.',
            ),
    },
    ruling: {
      title: 'Co kosztuje zakwestionowanie',
      body: ({ challenge }) =>
        challenge.kind === 'auto'
          ? ['W tej grze niczego się nie kwestionuje.']
          : paragraphs(
              'Jeśli zakwestionowane słowo jest niepoprawne, jego autor zabiera płytki, nie dostaje punktów i na tym kończy się jego ruch.',
              failedChallenge(challenge.cost, challenge.scope),
            ),
    },
    ending: {
      title: 'Ostatni ruch',
      body: ({ ending: { zeroTurns }, sides }) =>
        paragraphs(
          'Gdy woreczek jest pusty, grę kończy pierwszy gracz, który pozbędzie się wszystkich płytek. Potem nikt już nie gra.',
          'W przeciwnym razie gra trwa, dopóki ktoś ma ruch: potem wszyscy po kolei pasują albo umawiacie się, że to koniec.',
          zeroTurns !== 'off' &&
            `Ta gra kończy się też, gdy ${counted(zeroTurns === 6 ? 6 : 3 * sides, 'ruch', 'ruchy', 'ruchów')} z rzędu nie ${plural(zeroTurns === 6 ? 6 : 3 * sides, 'da', 'dadzą', 'da')} punktów.`,
        ),
    },
    settling: {
      title: 'Rozliczenie końcowe i zwycięzca',
      body: ({ ending }) =>
        paragraphs(
          'Każdy gracz traci tyle punktów, ile są warte płytki, które mu zostały. Kto kończy bez płytek, dostaje punkty, które tracą inni.',
          'Wygrywa najwyższy wynik.',
          ending.tieBreak === 'preAdjust'
            ? 'Przy równych wynikach wygrywa, kto prowadzi przed rozliczeniem końcowym.'
            : 'Równe wyniki to remis.',
        ),
    },
    leaving: {
      title: 'Odejście przed końcem',
      body: ({ sides, ending, teams }) => [
        teams.kind === 'teams'
          ? 'Członkowie drużyny mogą przychodzić i odchodzić. Drużyna, w której nikt nie został, przegrywa.'
          : sides === 2
            ? 'Jeśli odejdziesz z gry we dwoje, wygrywa przeciwnik.'
            : `Gracz, który odchodzi, nie jest klasyfikowany; pozostali grają dalej. Jego płytki ${ending.leaversTiles === 'pool' ? 'wracają do woreczka' : 'wypadają z gry'}.`,
      ],
    },
    anagram: {
      title: 'Przestawianie słowa',
      body: ({ rearranging }) => [
        rearranging.kind === 'on'
          ? 'W tej grze możesz przestawić płytki jednego słowa na planszy, jeśli dołożysz co najmniej jedną płytkę i wszystkie nowe słowa są poprawne.'
          : 'Wariant: możesz przestawić płytki jednego słowa na planszy, jeśli dołożysz co najmniej jedną płytkę. Nie w tej grze.',
        'Wszystkie płytki słowa zostają w jego linii, a zmienione słowa poprzeczne też muszą być poprawne. Pola premiowe zakryte wcześniej nie liczą się ponownie.',
      ],
    },
    recycle: {
      title: 'Podmiana płytek na planszy',
      body: ({ recycling }) => [
        recycling.kind === 'on'
          ? 'W tej grze możesz przed swoim ruchem podmieniać płytki na planszy na płytki ze stojaka, po jednej, jeśli każde słowo pozostaje poprawne. Nie daje to punktów, ale zabierasz te płytki.'
          : 'Wariant: przed swoim ruchem możesz podmieniać płytki na planszy, po jednej, na płytki ze stojaka. Nie w tej grze.',
      ],
    },
    retrieve: {
      title: 'Zabieranie blanka',
      body: ({ blanks: rule }) => [
        rule.kind === 'retrieve'
          ? 'W tej grze możesz w swoim ruchu zamienić blanka na planszy na literę, którą zastępuje. Jeśli masz obie litery, możesz zabrać od razu oba blanki. To nie jest ruch i nie daje punktów; potem grasz jak zwykle.'
          : 'Wariant: możesz zamienić blanka na planszy na literę, którą zastępuje, a jeśli masz obie litery, od razu oba blanki. Nie w tej grze.',
      ],
    },
    nine: {
      title: 'Dziewięć płytek',
      body: ({ rack }) => [
        rack.size === 9
          ? 'W tej grze każdy stojak mieści dziewięć płytek. Zagranie siedmiu, ośmiu lub dziewięciu w jednym ruchu daje pięćdziesiąt punktów premii.'
          : 'Krótka gra: dziewięć płytek na każdym stojaku, pięćdziesiąt punktów za zagranie co najmniej siedmiu. Dobra dla początkujących. Nie w tej grze.',
      ],
    },
    finishLine: {
      title: 'Do mety',
      body: ({ finishLine, preset }) => [
        finishLine.kind === 'on'
          ? 'W tej grze natychmiast wygrywa, kto pierwszy osiągnie swój cel, niezależnie od pozostałych płytek.'
          : 'Krótka gra: natychmiast wygrywa, kto pierwszy osiągnie cel. Nie w tej grze.',
        `Cel zależy od poziomu, żeby mogli się spotkać gracze różnej siły: początkujący, średni lub ${preset === 'collectible-2020' ? 'zaawansowany' : 'ekspert'}.`,
        ...[2, 3, 4].map((players) => `• ${PLAYERS[players]}: ${finishLineTargets(players).join(', ')}.`),
      ],
    },
    timer: {
      title: 'Gra z zegarem',
      body: ({ clock: { limit, onExpire } }) => {
        if (limit.kind === 'none')
          return [
            'Ruchy mogą mieć limit czasu, zwykle trzy minuty. Limit może też być handicapem: mają go doświadczeni gracze, a pozostali myślą, ile chcą. Ta gra nie ma limitu.',
          ];
        const times = limit.kind === 'days' ? [] : limit.seconds.filter((one) => one !== null);
        return paragraphs(
          limit.kind === 'turn' && `Na każdy ruch masz ${seconds(Math.max(...times))}.`,
          limit.kind === 'game' &&
            `Każdy gracz ma na całą grę ${counted(Math.max(...times) / 60, 'minutę', 'minuty', 'minut', 'minuty')}.`,
          limit.kind === 'game' &&
            limit.incrementSeconds > 0 &&
            `Każdy ruch dodaje ${seconds(limit.incrementSeconds)}.`,
          limit.kind !== 'days' &&
            times.length < limit.seconds.length &&
            'Zegar mają tylko niektórzy, żeby mogli się spotkać gracze różnej siły.',
          limit.kind === 'days' && `Każdy ruch może trwać ${counted(limit.days, 'dzień', 'dni', 'dni')}.`,
          limit.kind === 'days' &&
            limit.bankDays > 0 &&
            `Potem używa się rezerwy na całą grę: ${counted(limit.bankDays, 'dzień', 'dni', 'dni')}.`,
          EXPIRED[onExpire],
          'Zegar stoi, gdy rozstrzyga się, czy słowa są poprawne.',
        );
      },
    },
    teams: {
      title: 'Gra drużynowa',
      body: ({ teams }) =>
        paragraphs(
          'Grają przeciw sobie dwie drużyny, w każdej co najmniej dwie osoby. Drużyna ma jeden stojak i jeden wynik i decyduje wspólnie. We wszystkich zasadach liczy się jako jeden gracz.',
          teams.kind === 'teams' && COMMIT[teams.commit],
          'W klasie nauczyciel przygotowuje stoły, widzi każdą planszę i może wstrzymać wszystkie gry.',
        ),
    },
    solitaire: {
      title: 'Pasjans',
      body: () => [
        'Są trzy rodzaje pasjansa:',
        '• jeden stojak, wszystkie płytki, zwykłe zasady: jak wysoki będzie Twój wynik?',
        '• dwa stojaki na zmianę, jeden Twój i jeden wymyślonego przeciwnika: graj uczciwie za obie strony;',
        '• wszystkie płytki odkryte: w każdym ruchu wybierasz dowolnych siedem, korzystasz ze słownika, cofasz ruchy. Nikt nie zna najwyższego możliwego wyniku.',
        'Zapisuj swoje wyniki i porównuj tylko gry tego samego rodzaju.',
      ],
    },
  },
};
