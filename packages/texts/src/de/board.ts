/** Board, rack and the line below them, in German. */

import { boardWords } from './element.ts';
import type { BoardTexts, CoverTexts, ReminderTexts, SheetTexts } from '../en/board.ts';
import { counted, does, list, plural, points } from './grammar.ts';

export { squares } from './element.ts';

export const game: BoardTexts = {
  ...boardWords,
  noLetter: 'Diesen Buchstaben hast du nicht.',
  noBlank: 'Du hast keinen Blankostein.',
  noSquare: 'In dieser Richtung ist kein Feld frei.',
  slot: (number, tile) => `Platz ${number}: ${tile}`,
  scores: 'Punkte',
  sheet: 'Spielbericht',
  unseen: 'Restbuchstaben',
  unseenAbout: 'Im Beutel oder auf anderen Bänken.',
  details: 'Spielbericht und Buchstaben',
  shuffle: 'Mischen',
  sort: 'Sortieren',
  exchange: 'Tauschen',
  pass: 'Passen',
  challenge: 'Anfechten',
  accept: 'Annehmen',
  resign: 'Aufgeben',
  bingo: (count) => `Bingo! +${count}`,
  yourTurn: 'Du bist dran',
  yourTurnHint: 'Zieh Buchstaben aufs Brett, oder wähle ein Feld und tippe.',
  opening: 'Das Spiel wird vorbereitet …',
  actions: 'Zugmöglichkeiten',
  turn: 'Zug',
  total: 'Summe',
  player: 'Spieler',
  playColumn: 'Zug',
  scoreColumn: 'Punkte',
  sheetEmpty: 'Noch kein Zug.',
  selected: 'gewählt; wähle nun ein Feld',
  finalWindow: 'Wenn dieser Zug gilt, ist das Spiel aus.',
  turnOf: (name) => `${name} ist dran`,
  toAnswer: 'Annehmen oder anfechten?',
  wordsComing: (share) => `Wörter: ${share} geladen.`,
  playWaits: (share) => `Dein Zug wartet auf das Wörterbuch: ${share} geladen.`,
  answering: (name) => `${name} darf anfechten`,
  ruling: (person) => `${does(person, 'entscheidest', 'entscheidet')} über die Anfechtung`,
  thinking: (name) => `${name} überlegt`,
  hurried: (name) => `Der Server ist ausgelastet, deshalb überlegt ${name} kürzer.`,
  bag: (count) => `${count} im Beutel`,
  target: (score) => `Ziel ${score}`,
  mayChallenge: (words) => `Du kannst ${words} noch anfechten.`,
  displaced: (letters, squares) => `${letters} zurück auf der Bank: ${squares} ist jetzt belegt.`,
  laid: (letter, square) => `${letter} auf ${square}`,
  takenHome: (letter) => `${letter} zurück auf der Bank`,
  ordered: (letters) => `Deine Buchstaben: ${letters}`,
  notValid: (wordList) => `${list(wordList)} ${plural(wordList.length, 'ist', 'sind')} ungültig.`,
  preview: (scored, bonus, total) => {
    const parts = scored.map((one) => `${one.word} ${one.points}`);
    if (bonus > 0) parts.push(`Bonus ${bonus}`);
    return parts.length === 1
      ? `${scored[0]?.word ?? ''}: ${points(total)}`
      : `${parts.join(' + ')} = ${total}`;
  },
  crosswordsPreview: (words, letterPoints, fifty, crosses) =>
    [
      `${words}: Buchstaben ${letterPoints}`,
      ...(fifty > 0 ? [`langes Wort ${fifty}`] : []),
      ...(crosses > 0 ? [`Würfel für ${counted(crosses, 'Kreuz', 'Kreuze')}`] : []),
    ].join(' + '),
};

export const cover: CoverTexts = {
  show: 'Meine Buchstaben zeigen',
  hidden: 'Alle Buchstaben sind verdeckt.',
  title: (name) => `Gib den Bildschirm an ${name} weiter`,
  asked: (name) => `${name}, nimmst du den letzten Zug an?`,
};

export const sheetKinds: SheetTexts = {
  lostTurn: 'Zug verloren',
  good: 'Anfechtung erfolglos',
  bad: 'angefochten',
  points: 'Punkte',
  resigned: 'aufgegeben',
  left: 'übrig',
  out: 'ausgelegt',
  pass: 'gepasst',
};

export const reminders: ReminderTexts = {
  'pass-only-when-unable': 'Ehrensache: Passe nur, wenn du nicht legen kannst.',
  'play-if-possible': 'Ehrensache: Nach dem Passen musst du legen, wenn du kannst.',
  'exchange-only-when-unable': 'Ehrensache: Tausche nur, wenn du kein Wort findest.',
};
