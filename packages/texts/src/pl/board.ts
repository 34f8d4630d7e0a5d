/** Board, rack and the line below them, in Polish. */

import { boardWords } from './element.ts';
import type { BoardTexts, CoverTexts, ReminderTexts, SheetTexts } from '../en/board.ts';
import { counted, does, list, points } from './grammar.ts';

export { squares } from './element.ts';

export const game: BoardTexts = {
  ...boardWords,
  noLetter: 'Nie masz tej litery.',
  noBlank: 'Nie masz blanka.',
  noSquare: 'W tym kierunku nie ma wolnego pola.',
  slot: (number, tile) => `Miejsce ${number}: ${tile}`,
  scores: 'Wyniki',
  sheet: 'Zapis gry',
  unseen: 'Niewidoczne płytki',
  unseenAbout: 'W woreczku albo na innych stojakach.',
  details: 'Zapis gry i płytki',
  shuffle: 'Mieszaj',
  sort: 'Sortuj',
  exchange: 'Wymień',
  pass: 'Pasuj',
  challenge: 'Kwestionuj',
  accept: 'Akceptuj',
  resign: 'Poddaj grę',
  bingo: (count) => `Bingo! +${count}`,
  yourTurn: 'Twój ruch',
  yourTurnHint: 'Przeciągnij płytki albo wybierz pole i pisz.',
  opening: 'Przygotowanie gry…',
  actions: 'Czynności',
  turn: 'Ruch',
  total: 'Suma',
  player: 'Gracz',
  playColumn: 'Ruch',
  scoreColumn: 'Punkty',
  sheetEmpty: 'Nie ma jeszcze ruchów.',
  selected: 'wybrano; teraz wskaż pole',
  finalWindow: 'Jeśli ten ruch zostanie uznany, gra się skończy.',
  turnOf: (name) => `Ruch: ${name}`,
  toAnswer: 'Akceptujesz czy kwestionujesz?',
  wordsComing: (share) => `Słowa: wczytano ${share}.`,
  playWaits: (share) => `Twój ruch czeka na słownik: wczytano ${share}.`,
  answering: (name) => `${name} może zakwestionować`,
  ruling: (person) => `${does(person, 'rozstrzygasz', 'rozstrzyga')}, czy słowa są poprawne`,
  thinking: (name) => `${name} myśli`,
  hurried: (name) => `Serwer jest obciążony, więc ${name} ma mniej czasu na myślenie.`,
  bag: (count) => `${count} w woreczku`,
  target: (score) => `cel ${score}`,
  mayChallenge: (words) => `Możesz jeszcze zakwestionować ${words}.`,
  displaced: (letters, squares) => `${letters} z powrotem na stojaku. Już zajęte: ${squares}.`,
  laid: (letter, square) => `${letter} na ${square}`,
  takenHome: (letter) => `${letter} z powrotem na stojaku`,
  ordered: (letters) => `Twoje płytki: ${letters}`,
  notValid: (wordList) => `${list(wordList)} ${wordList.length === 1 ? 'jest' : 'są'} niepoprawne.`,
  preview: (scored, bonus, total) => {
    const parts = scored.map((one) => `${one.word} ${one.points}`);
    if (bonus > 0) parts.push(`premia ${bonus}`);
    return parts.length === 1
      ? `${scored[0]?.word ?? ''}: ${points(total)}`
      : `${parts.join(' + ')} = ${total}`;
  },
  crosswordsPreview: (words, letterPoints, fifty, crosses) =>
    [
      `${words}: płytki ${letterPoints}`,
      ...(fifty > 0 ? [`długie słowo ${fifty}`] : []),
      ...(crosses > 0 ? [`kostki za ${counted(crosses, 'krzyżyk', 'krzyżyki', 'krzyżyków')}`] : []),
    ].join(' + '),
};

export const cover: CoverTexts = {
  show: 'Pokaż moje płytki',
  hidden: 'Wszystkie płytki są zakryte.',
  title: (name) => `Przekaż ekran: ${name}`,
  asked: (name) => `${name}, akceptujesz ostatni ruch?`,
};

export const sheetKinds: SheetTexts = {
  lostTurn: 'strata kolejki',
  good: 'nietrafione zakwestionowanie',
  bad: 'ruch cofnięty',
  points: 'punkty',
  resigned: 'poddanie gry',
  left: 'zostało',
  out: 'bez płytek',
  pass: 'pas',
};

export const reminders: ReminderTexts = {
  'pass-only-when-unable': 'Na słowo honoru: pasuj tylko wtedy, gdy nie masz ruchu.',
  'play-if-possible': 'Na słowo honoru: po pasie musisz grać, jeśli możesz.',
  'exchange-only-when-unable': 'Na słowo honoru: wymieniaj tylko wtedy, gdy nie znajdujesz słowa.',
};
