/** The words in which newcomers ask about a section where the rulebook itself uses others, in Polish. Not shown anywhere. */

import type { RulebookSearchWords } from '../../rulebook-search-words.ts';

export const rulebookSearch: RulebookSearchWords = {
  askedAs: {
    aim: 'sens zadanie wygrać wygrana ilu graczy osób dobry przeciętny wynik',
    set: 'litery rozkład liczba ile punktów wartość klocki kostki rozmiar kwadraty kolory woreczek worek',
    agreement: 'zasady domowe własne zmienić zmiana opcje ustawienia warianty umowa',
    dictionary:
      'dozwolone dopuszczalne nazwy własne imiona nazwiska miasta marki skróty skrótowce obce slang wulgarne przekleństwa lista słów wyrazy',
    forms: 'mnoga odmiana odmienione wyraz dwa razy ponownie powtórzyć',
    lookup: 'oszukiwać oszustwo sprawdzić sprawdzanie podpowiedź pomoc szukać internet telefon słownik',
    start: 'pierwszy rozpoczyna początek kolejność losowanie kolej',
    opening: 'pierwszy ruch otwarcie początek gwiazda gwiazdka środek centrum',
    placing:
      'położyć układać ułożyć dołożyć dokładać połączyć dotykać sąsiednie równolegle obok ukos skos przekątna wspak kierunek przedłużyć przedłużka',
    blanks: 'wart wartość joker mydło pusta płytka czysta zero dowolna zmienić',
    refill: 'ciągnąć losować ile nowych płytek uzupełnić zabrać przesunąć po ruchu',
    score: 'liczyć liczenie punktacja obliczyć suma litera dwa razy krzyżuje oba słowa',
    premiums:
      'bonus premia kolory różowe czerwone niebieskie podwójna potrójna literowa słowna 2l 3l 2w 3w ponownie drugi raz',
    fifty: 'bonus premia 50 pięćdziesiąt bingo siódemka siedem wszystkie płytki cały stojak',
    exchange: 'wymienić wymieniać zamienić zamiana pozbyć złe słabe litery',
    pass: 'nie mogę ułożyć spasować pominąć opuścić nie mogę grać brak słowa kolejka',
    challenge:
      'sprawdzam sprawdzenie spór podważyć zakwestionować blef zmyślone błędne nieistniejące słowo wyraz',
    ruling: 'kara strata kolejki tracę pomyłka nietrafione błędne zabrać niepoprawne',
    ending: 'kończy zakończenie skończyć ostatnia płytka pusty woreczek nikt nie może',
    settling: 'zwycięzca wygrywa remis pozostałe resztki płytki odjąć odejmowanie minus ujemne',
    leaving: 'wyjść opuścić poddać rezygnacja porzucić przerwać przeciwnik odszedł',
    anagram: 'przestawić zmienić kolejność przesunąć litery anagram',
    recycle: 'podmienić zamienić wymienić litery plansza',
    retrieve: 'zabrać wziąć odzyskać zamienić joker plansza',
    nine: '9 więcej liter szybka początkujący dzieci',
    finishLine: 'meta wyścig linia cel kto pierwszy szybka krótka handicap',
    timer: 'czas zegar minuty sekundy limit jak długo powoli szybko',
    teams: 'drużyna drużyny zespół pary partnerzy klasa szkoła grupa',
    solitaire: 'samotnie sam sama jeden gracz solo pojedynkę',
    cwAim: 'sens zadanie wygrać gracze',
    cwBoard: 'pola kwadraty kolor rogi obszar',
    cwStart: 'pierwszy zaczyna początek dobrać ile płytek rzut',
    cwOpening: 'pierwszy ruch początek środek centrum krzyż',
    cwPlaying: 'położyć połączyć dotykać blank joker dobrać ukos',
    cwScore: 'liczyć liczenie kostki rzut bonus premia 50 krzyżyk kolor',
    cwExchange: 'wymienić zamienić pas spasować nie mogę grać brak słowa',
    cwWords: 'dozwolone dopuszczalne liczba mnoga obce imiona słownik wyrazy',
    cwChallenge: 'sprawdzam spór podważyć zakwestionować blef błędne kara',
    cwEnd: 'kończy zakończenie ostatnia płytka zwycięzca remis pozostałe',
    cwPartners: 'drużyna pary czworo czterech graczy',
    tips: 'dwuliterowe strategia taktyka rada porada lepiej poprawić wygrywać nauka',
    dosAndDonts: 'błędy typowe zakazane zabronione pamiętać',
    history: 'wymyślił wynalazca autor pochodzenie powstanie stara rok nazwa',
    originalSets: 'zawartość obrotowa drewniana wydanie deluxe szkolne',
  },
  emptyWords:
    'a aby albo ale ani bez bo by być był była było były chcę ci co coś czy czego czemu dla do dlaczego gdy gdzie go i ich ile ja jak jaka jaki jakie jakiś jako je jego jej jest jestem jeśli jeżeli już każdy kiedy kogo komu kto ktoś która które który których lub ma mam masz mi mnie moje mogę mój może możesz można muszę musi my na nam nas nasz nawet nic nie nim o od on ona one oni oraz po pod potem przed przez przy robi robić się są ta tak takie tam te tego tej ten to tu twoje ty tylko u w we wam was więc wolno wy z za że ze żeby',
  endings:
    /(?:owaniem|owania|owanie|ować|aniem|eniem|ania|anie|enia|enie|iach|iami|owej|owych|owym|ego|emu|ach|ami|ych|ymi|ich|imi|ków|ek|ów|om|em|ie|ać|ić|yć|eć|ał|ej|ym|im|ka|ki|kę|[aeiouyąęó])$/u,
  doubled: null,
  joinsWords: false,
};
