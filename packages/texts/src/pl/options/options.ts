/** Every option of the rules in Polish. */

import type { OptionTexts } from '../../option-texts.ts';
import { crosswordsOptions } from './crosswords-options.ts';

const OFF_ON = { off: 'Nie', on: 'Tak' };
const YES_NO = { true: 'Tak', false: 'Nie' };

export const options: OptionTexts = {
  'rack.size': { name: 'Płytki na stojaku', about: 'Siedem jak zwykle, dziewięć dla dłuższych słów.' },
  'pool.style': {
    name: 'Płytki do dobierania',
    about: 'Tylko wygląd: w woreczku albo zakryte obok planszy.',
    values: { pouch: 'W woreczku', faceDown: 'Zakryte' },
  },
  'firstDraw.method': {
    name: 'Kto zaczyna',
    about: 'Każdy ciągnie płytkę (Crosswords: rzuca kostkami), decyduje los albo się umawiacie.',
    values: { tiles: 'Ciągnięcie płytek', random: 'Los', manual: 'Umowa' },
  },
  'firstDraw.tie': {
    name: 'Remis w losowaniu',
    about: 'Kto ciągnie jeszcze raz.',
    values: { redrawTied: 'Tylko remisujący', redrawAll: 'Wszyscy' },
  },
  'board.theme': {
    name: 'Kolory planszy',
    about: 'Wydanie z 2007 roku ma inne kolory pól premiowych.',
    values: { classic: 'Klasyczne', alt2007: '2007', highContrast: 'Wysoki kontrast' },
  },
  'board.rotateToSeat': {
    name: 'Obrotowa plansza',
    about: 'Na jednym ekranie plansza obraca się do gracza.',
    values: { off: 'Nie', activeSeat: 'Obracaj do gracza' },
  },
  'letters.language': {
    name: 'Język płytek',
    about: 'Jakie są litery, ile każdej i ile są warte.',
    values: {
      english: 'Angielski',
      german: 'Niemiecki',
      french: 'Francuski',
      spanish: 'Hiszpański',
      dutch: 'Niderlandzki',
      polish: 'Polski',
      catalan: 'Kataloński',
    },
  },
  'dictionary.id': {
    name: 'Słownik',
    about: 'Rozstrzyga, gdy ktoś zakwestionuje ruch. Bez słownika decydują gracze.',
  },
  'dictionary.access': {
    name: 'Zaglądanie do słownika',
    about: 'Tylko przy kwestionowaniu albo dla wszystkich w każdej chwili.',
    values: { challengeOnly: 'Przy kwestionowaniu', free: 'W każdej chwili' },
  },
  'dictionary.freeTools': {
    name: 'Narzędzia słownika',
    about: 'Tylko tam, gdzie wolno zaglądać do słownika w każdej chwili.',
    values: { lookup: 'Sprawdzanie słów', browse: 'Przeglądanie', anagram: 'Szukanie po literach' },
  },
  'dictionary.school': {
    name: 'Słowa do szkoły',
    about: 'Wyklucza słowa, które nie pasują do szkoły.',
    values: { off: 'Wszystkie słowa', tier1: 'Bez wulgarnych', tier2: 'Bez wątpliwych' },
  },
  'words.validation': {
    name: 'Niepoprawne słowa',
    about: 'Gdy są odrzucane od razu, wiesz o błędzie, zanim zacznie kosztować.',
    values: { challenge: 'Zostają, aż ktoś zakwestionuje', auto: 'Odrzucane od razu' },
  },
  'challenge.scope': {
    name: 'Kwestionuje się',
    about: 'Cały ruch albo jedno wskazane słowo.',
    values: { allWords: 'Cały ruch', singleWord: 'Jedno słowo' },
  },
  'challenge.window': {
    name: 'Czas na zakwestionowanie',
    about: 'Do działania następnego gracza, przez kilka sekund albo aż wszyscy zaakceptują.',
    values: {
      untilNextStarts: 'Do następnego ruchu',
      timed: 'Kilka sekund',
      untilAllAccept: 'Aż wszyscy zaakceptują',
    },
  },
  'challenge.graceSeconds': {
    name: 'Sekundy na zakwestionowanie',
    about: 'Tyle musi odczekać następny gracz. Przy „Kilka sekund” 0 oznacza 30.',
  },
  'challenge.failPenalty': {
    name: 'Kara za nietrafione zakwestionowanie',
    about: 'Co traci kwestionujący, gdy ruch jest poprawny.',
    values: {
      loseNextTurn: 'Strata kolejki',
      none: 'Nic',
      points5: '5 punktów dla przeciwnika',
      points10: '10 punktów dla przeciwnika',
      loseGame: 'Przegrana',
    },
  },
  'challenge.revealWords': {
    name: 'Zakwestionowanie ujawnia',
    about: 'Tylko to, czy ruch zostaje, albo także to, które słowa są niepoprawne.',
    values: { verdictOnly: 'Sam werdykt', badWords: 'Także niepoprawne słowa' },
  },
  'draw.timing': {
    name: 'Dobieranie płytek',
    about: 'Zaraz po ruchu albo gdy nie można go już zakwestionować.',
    values: { immediate: 'Od razu', afterWindow: 'Gdy ruch jest pewny' },
  },
  'exchange.minPool': {
    name: 'Warunek wymiany',
    about: 'Ile płytek musi zostać w woreczku.',
    values: { '0': 'Bez minimum', '7': 'Siedem płytek', rackSize: 'Pełny stojak' },
  },
  'exchange.allowZero': {
    name: 'Wymiana zera płytek',
    about: 'Liczy się jako pas.',
    values: YES_NO,
  },
  'pass.policy': {
    name: 'Pasowanie',
    about: 'Zawsze albo tylko wtedy, gdy nie masz ruchu.',
    values: { free: 'Zawsze', onlyWhenUnable: 'Tylko bez ruchu' },
  },
  'pass.obligation': {
    name: 'Po pasie na końcu gry',
    about: 'Przy pustym woreczku ten, kto spasował, może lub musi zagrać następnym razem.',
    values: { may: 'Może grać', must: 'Musi, jeśli się da' },
  },
  'pass.enforce': {
    name: '„Nie mam ruchu”',
    about: 'Na słowo honoru albo ze sprawdzeniem przez komputer.',
    values: { honour: 'Na słowo honoru', solver: 'Sprawdzane' },
  },
  'end.passRounds': {
    name: 'Pasy kończące grę',
    about: 'Instrukcja: jedna runda przy pustym woreczku, poza tym dwie.',
    values: { auto: 'Według instrukcji', '1': 'Jedna runda', '2': 'Dwie rundy' },
  },
  'end.autoNoMoves': {
    name: 'Gdy nikt nie ma ruchu',
    about: 'Gra kończy się od razu tam, gdzie słowa są sprawdzane.',
    values: { off: 'Aż wszyscy spasują', poolEmpty: 'Koniec od razu' },
  },
  'end.zeroTurns': {
    name: 'Ruchy bez punktów',
    about: 'Ile z rzędu kończy grę, jak na turniejach.',
    values: { off: 'Bez limitu', '6': 'Sześć', '3×sides': 'Po trzy na gracza' },
  },
  'end.lostTurnCounts': {
    name: 'Stracona kolejka liczy się jako pas',
    about: 'Przy liczeniu pasów kończących grę.',
    values: YES_NO,
  },
  'score.announce': {
    name: 'Punkty za ruch',
    about: 'Liczone za Ciebie albo quiz: najpierw liczysz, potem widzisz, czy dobrze.',
    values: { auto: 'Liczone', quiz: 'Quiz' },
  },
  scorekeeper: {
    name: 'Sekretarz',
    about: 'Kto potwierdza punkty po każdym ruchu.',
    values: { auto: 'Nikt' },
  },
  tieBreak: {
    name: 'Remis na końcu',
    about: 'Wygrywa, kto prowadzi przed rozliczeniem końcowym, albo zwycięstwo jest wspólne.',
    values: { preAdjust: 'Wcześniejszy lider', none: 'Wspólne zwycięstwo' },
  },
  'firstWord.min': {
    name: 'Najkrótsze pierwsze słowo',
    about: 'Długie pierwsze słowo otwiera planszę.',
    values: { '2': 'Dwie litery', '3': 'Trzy litery', '4': 'Cztery litery', '5': 'Pięć liter' },
  },
  'firstWord.deadlock': {
    name: 'Nikt nie może zacząć',
    about: 'Co się dzieje, gdy żaden stojak nie ma dość długiego pierwszego słowa.',
    values: { exchange: 'Wymiana jak zwykle', relax: 'Niższe minimum', redeal: 'Nowe rozdanie' },
  },
  'shift.anagram': {
    name: 'Przestawianie słów',
    about: 'Możesz przestawić słowo na planszy, jeśli dołożysz własną płytkę.',
    values: OFF_ON,
  },
  'shift.anagram.span': {
    name: 'Przestawione słowo',
    about: 'Zachowuje wszystkie pola albo może się przesunąć w swojej linii.',
    values: { inPlace: 'Zachowuje pola', slide: 'Może się przesunąć' },
  },
  'shift.anagram.newPremiums': {
    name: 'Pola premiowe pod przestawionym słowem',
    about: 'Które z nowo zakrytych się liczą.',
    values: { anyTile: 'Wszystkie nowe', rackTilesOnly: 'Pod nowymi płytkami', none: 'Żadne' },
  },
  'shift.recycle': {
    name: 'Podmiana płytek',
    about: 'Przed ruchem możesz podmieniać płytki na planszy na swoje, po jednej.',
    values: OFF_ON,
  },
  'shift.recycle.blanks': {
    name: 'Podmiana blanków',
    about: 'Czy wolno podmienić też blanka na planszy.',
    values: { locked: 'Nie', allowed: 'Tak' },
  },
  'shift.recycle.challengeUnit': {
    name: 'Niepoprawna podmiana',
    about: 'Cofa cały ruch albo wszystko od tej podmiany.',
    values: { wholeTurn: 'Cofa cały ruch', perStep: 'Cofa od tego miejsca' },
  },
  'blank.retrieve': {
    name: 'Zabieranie blanków',
    about: 'Zastąp blanka jego literą, a blank jest Twój.',
    values: OFF_ON,
  },
  'blank.retrieve.afterUndo': {
    name: 'Gdy taki ruch zostanie cofnięty',
    about: 'Zabrany blank zostaje u Ciebie albo wraca.',
    values: { persists: 'Zostaje', undone: 'Wraca' },
  },
  'leave.tiles': {
    name: 'Płytki gracza, który odchodzi',
    about: 'Wracają do woreczka albo wypadają z gry.',
    values: { pool: 'Do woreczka', aside: 'Poza grę' },
  },
  'finishLine.enabled': {
    name: 'Do mety',
    about: 'Wygrywa, kto pierwszy osiągnie swój cel.',
    values: OFF_ON,
  },
  'finishLine.level': {
    name: 'Poziom',
    about: 'Wyznacza cel każdego gracza, żeby mogli się ścigać gracze różnej siły.',
    values: { beginner: 'Początkujący', intermediate: 'Średni', top: 'Najwyższy' },
  },
  'finishLine.ending': {
    name: 'Gdy ktoś osiągnie cel',
    about: 'Gra kończy się od razu albo gdy wszyscy mają tyle samo ruchów.',
    values: { immediate: 'Koniec od razu', equalTurns: 'Dogrywanie rundy' },
  },
  'finishLine.adjustRacks': {
    name: 'Rozliczenie pozostałych płytek',
    about: 'Na mecie, jak w pełnej grze.',
    values: YES_NO,
  },
  'finishLine.noReach': {
    name: 'Gdy nikt nie osiągnie celu',
    about: 'Kto wygrywa, jeśli wcześniej skończą się płytki.',
    values: { highestScore: 'Najwyższy wynik', shareOfTarget: 'Największa część celu' },
  },
  'timer.seconds': {
    name: 'Czas na ruch',
    about: 'Dla każdego gracza; limit tylko dla jednego to handicap.',
    values: { none: 'Bez limitu' },
  },
  'timer.onExpire': {
    name: 'Gdy minie czas',
    about: 'Co się wtedy dzieje.',
    values: {
      warn: 'Ostrzeżenie',
      pass: 'Pas',
      commitIfLegal: 'Zagranie położonych płytek',
      pointsPerMinute: '−10 punktów za minutę',
      resign: 'Przegrana',
    },
  },
  'timer.days': {
    name: 'Dni na ruch',
    about: 'Do gier korespondencyjnych.',
    values: { none: 'Bez limitu' },
  },
  'timer.bank': {
    name: 'Rezerwa czasu',
    about: 'Dni, których każdy może użyć dodatkowo, gdy miną dni na ruch.',
  },
  'clock.seconds': {
    name: 'Czas na grę',
    about: 'Dla każdego gracza; zegar chodzi w jego własnych ruchach.',
    values: { none: 'Bez limitu' },
  },
  'clock.increment': { name: 'Sekundy dodawane za ruch', about: 'Do czasu na grę.' },
  'teams.commit': {
    name: 'Kto gra za drużynę',
    about: 'Na jednym ekranie na słowo honoru; online pilnuje tego serwer.',
    values: {
      anyMember: 'Każdy',
      captain: 'Kapitan',
      rotate: 'Po kolei',
      consensus: 'Za zgodą wszystkich',
    },
  },
  'teams.chat': {
    name: 'Czat drużyny',
    about: 'Dla drużyn grających online.',
    values: { on: 'Tak', off: 'Nie' },
  },
  'solitaire.mode': {
    name: 'Pasjans',
    about: 'Jeden stojak, dwa stojaki na zmianę albo wszystkie płytki odkryte.',
    values: { off: 'Nie', tally: 'Jeden stojak', twoRacks: 'Dwa stojaki', openPool: 'Odkryte płytki' },
  },
  'solitaire.deductLeft': {
    name: 'Odejmij pozostałe płytki',
    about: 'Na końcu od Twojego wyniku.',
    values: YES_NO,
  },
  'help.inGame': {
    name: 'Pomoc w trakcie gry',
    about: 'Zasady i wskazówki zawsze; listy słów i narzędzia według umowy.',
    values: { rulesOnly: 'Zasady', lists: 'Także listy słów', full: 'Wszystko' },
  },
  ...crosswordsOptions,
  'house.note': {
    name: 'Opis zasad domowych',
    about: 'Do przeczytania przed grą przez wszystkich. Taka gra nie liczy się do rankingu.',
  },
  'custom.bonusPoints': { name: 'Premia za wiele płytek', about: 'Punkty za położenie wielu płytek naraz.' },
  'custom.bonusTiles': { name: 'Płytki do tej premii', about: 'Ile w jednym ruchu.' },
  'custom.board': { name: 'Pola premiowe', about: 'Własna plansza, do 21 na 21 pól.' },
  'custom.letters': { name: 'Płytki w pudełku', about: 'Ile jest każdej litery.' },
  'custom.values': { name: 'Wartości płytek', about: 'Ile punktów daje każda litera.' },
};
