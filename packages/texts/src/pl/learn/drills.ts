/** The drills in Polish. */

import type { DrillsTexts } from '../../en/learn/drills.ts';
import { counted, number, points } from '../grammar.ts';

function cards(count: number): string {
  return counted(count, 'fiszka', 'fiszki', 'fiszek');
}

function answers(count: number): string {
  return counted(count, 'odpowiedź', 'odpowiedzi', 'odpowiedzi');
}

export const drills: DrillsTexts = {
  title: 'Fiszki',
  about:
    'Kilka fiszek dziennie. Te, które znasz, wracają po coraz dłuższych przerwach, pozostałe już wkrótce.',
  today: 'Dzisiaj',
  waiting: (due, fresh) => `Do powtórki: ${due}, nowe: ${fresh}.`,
  nothingDue: 'Na dziś nie ma już fiszek. Wróć jutro albo wybierz inny zestaw.',
  noDeck: 'Najpierw wybierz zestaw.',
  start: 'Start',
  opening: 'Wczytywanie słów…',
  decks: 'Zestawy',
  deck: {
    twos: { name: 'Dwie litery', about: 'Wszystkie słowa dwuliterowe, wymieszane ze zmyślonymi.' },
    hundred: { name: 'Setka z instrukcji', about: 'Słowa dwuliterowe wydrukowane w instrukcji z 2020 roku.' },
    threes: { name: 'Trzy litery', about: 'Wszystkie słowa trzyliterowe, wymieszane ze zmyślonymi.' },
    q: { name: 'Q bez U', about: 'Od QAT po dłuższe słowa.' },
    hooks2: {
      name: 'Przedłużki dwójek',
      about: 'Które litery pasują przed słowami dwuliterowymi i za nimi?',
    },
    hooks3: {
      name: 'Przedłużki trójek',
      about: 'Które litery pasują przed słowami trzyliterowymi i za nimi?',
    },
    sevens: {
      name: 'Siedem liter',
      about: '500 najbardziej prawdopodobnych stojaków, z których wychodzi bingo.',
    },
    eights: { name: 'Osiem liter', about: '300 najbardziej prawdopodobnych zestawów ośmiu płytek.' },
    stems: { name: 'Sześć plus jedna', about: '50 najlepszych szóstek: która siódma litera tworzy słowo?' },
    young: {
      name: 'Codzienne słowa',
      about: 'Dobrze czy źle zapisane? 300 popularnych słów, odpowiednich dla szkoły.',
    },
    diary: {
      name: 'Mój dziennik słów',
      about: 'Słowa z Twoich gier do nauki: które pasuje do definicji? Po angielsku.',
    },
    missed: { name: 'Moje przeoczone ruchy', about: 'Lepsze ruchy, przeoczone w grach i łamigłówkach.' },
  },
  known: (seen, firm, of) => `rozpoczęte: ${seen} z ${of}, opanowane: ${firm}`,
  noneMissed: 'na razie brak',
  only: (deck) => `Ćwicz tylko: ${deck}`,
  newADay: 'Nowe fiszki na zestaw i dzień',
  againADay: 'Powtórki na zestaw i dzień',
  progress: 'Postępy',
  progressAbout:
    'Odpowiedzi na dzień w ostatnich czterech tygodniach. Ciemniejsza część to dobre odpowiedzi.',
  day: 'Dzień',
  asked: 'Odpowiedzi',
  right: 'Dobrze',
  share: 'Odsetek',
  noProgress: 'Twoje postępy pojawią się tu po pierwszym dniu.',
  table: 'Pokaż jako tabelę',
  chart: (asked, days) => `${answers(asked)} w ciągu ${days === 1 ? '1 dnia' : `${number(days)} dni`}`,
  keep: 'Kopia postępów',
  keepAbout:
    'Twoje postępy są tylko w tej przeglądarce. Zapisz je w pliku, żeby wczytać je na innym urządzeniu.',
  save: 'Zapisz postępy',
  load: 'Wczytaj postępy',
  loaded: (count) => `Wczytane fiszki: ${number(count)}.`,
  forget: 'Wyczyść postępy…',
  forgetAbout: 'To usunie wszystkie fiszki, odpowiedzi i przeoczone ruchy z tej przeglądarki.',
  forgetNow: 'Usuń wszystkie postępy',
  forgotten: 'Usunięto wszystkie postępy.',
  faults: {
    'not-json': 'Nie da się odczytać tego pliku. Wybierz plik zapisany tutaj.',
    'not-drills': 'W tym pliku nie ma fiszek. Wybierz plik zapisany tutaj.',
    'newer-version': 'Ten plik pochodzi z innej wersji Lexiko. Odśwież stronę i spróbuj jeszcze raz.',
    damaged: 'Ten plik jest uszkodzony. Nic nie zostało zmienione.',
  },
  session: {
    left: (count) => `jeszcze ${cards(count)}`,
    question: {
      word: 'Czy to jest słowo?',
      hooks: 'Które litery pasują przed nim i za nim?',
      anagrams: 'Jakie słowa powstają ze wszystkich tych liter?',
      stem: 'Które siódme litery tworzą słowo z tymi sześcioma?',
      meaning: 'Które słowo pasuje do definicji?',
      play: 'Był lepszy ruch. Znajdź go.',
    },
    yes: 'Tak',
    no: 'Nie',
    before: 'Przed',
    after: 'Za',
    words: 'Słowa',
    word: 'Słowo',
    letters: 'Litery',
    none: 'brak',
    check: 'Sprawdź',
    shuffle: 'Mieszaj',
    isRight: 'Dobrze!',
    isWrong: 'Nie do końca.',
    isWord: (word) => `${word} to słowo`,
    isNone: (word) => `${word} to nie słowo`,
    hooks: (front, back) => `Przed nim: ${front}. Za nim: ${back}.`,
    missing: (list) => `Brakuje: ${list}.`,
    wrong: (list) => `Źle: ${list}.`,
    best: (notation, score) => `Najlepiej: ${notation}, ${points(score)}.`,
    made: (notation, score) => {
      if (notation === '-') return 'Twój ruch: pas.';
      if (notation.startsWith('-')) return `Twój ruch: wymiana ${notation.slice(1)}.`;
      return `Twój ruch: ${notation}, ${points(score)}.`;
    },
    gradeTitle: 'Jak dobrze to znasz?',
    grades: { again: 'Wcale', hard: 'Ledwo', good: 'Dobrze', easy: 'Od razu' },
    again: (grade, when) => `${grade}: znów za ${when}`,
    minutes: (count) => counted(count, 'minutę', 'minuty', 'minut'),
    days: (count) => counted(count, 'dzień', 'dni', 'dni'),
    keys: 'Klawisze: T lub N to odpowiedź, od 1 do 4 to ocena, Enter wybiera wyróżnioną ocenę.',
    done: 'Na dziś wszystko!',
    next: 'Dalej',
    fetching: 'Wczytywanie fiszek…',
    stop: 'Zakończ',
    timeLeft: (time) => `zostało ${time}`,
    practised: 'Koniec ćwiczenia.',
    keeping: 'Zapisywanie…',
    doneAbout: (asked, right) => `${answers(asked)}, dobrze: ${right}.`,
    back: 'Wróć do zestawów',
  },
};
