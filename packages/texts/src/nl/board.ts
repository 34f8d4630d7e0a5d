/** Board, rack and the line below them, in Dutch. */

import type { BoardTexts, CoverTexts, ReminderTexts, SheetTexts, SquareTexts } from '../en/board.ts';
import { counted, does, list, plural, points } from './grammar.ts';

export const game: BoardTexts = {
  board: 'Bord',
  rack: 'Jouw letters',
  scores: 'Scores',
  sheet: 'Scoreblad',
  news: 'Verloop',
  unseen: 'Resterende letters',
  unseenAbout: 'In de zak of op andere plankjes.',
  details: 'Scoreblad en letters',
  play: 'Leggen',
  shuffle: 'Husselen',
  sort: 'Sorteren',
  recall: 'Terug',
  exchange: 'Wisselen',
  pass: 'Passen',
  challenge: 'Aanvechten',
  accept: 'Accepteren',
  resign: 'Opgeven',
  yourTurn: 'Jouw beurt',
  yourTurnHint: 'Sleep letters naar het bord, of kies een vak en typ.',
  blank: 'blanco',
  across: 'horizontaal',
  down: 'verticaal',
  opening: 'Het spel wordt klaargezet …',
  noLetter: 'Die letter heb je niet.',
  noBlank: 'Je hebt geen blanco.',
  noSquare: 'In deze richting is geen vak vrij.',
  actions: 'Acties',
  turn: 'Beurt',
  total: 'Totaal',
  player: 'Speler',
  playColumn: 'Zet',
  scoreColumn: 'Score',
  sheetEmpty: 'Nog geen zetten.',
  selected: 'gekozen; kies nu een vak',
  finalWindow: 'Als deze zet geldig is, is het spel afgelopen.',
  turnOf: (name) => `${name} is aan de beurt`,
  toAnswer: 'Accepteren of aanvechten?',
  wordsComing: (share) => `Woorden: ${share} geladen.`,
  playWaits: (share) => `Je zet wacht op het woordenboek: ${share} geladen.`,
  answering: (name) => `${name} mag aanvechten`,
  ruling: (person) => `${does(person, 'beslist')} of de zet geldig is`,
  thinking: (name) => `${name} denkt na`,
  hurried: (name) => `De server is druk, dus ${name} denkt korter na.`,
  bag: (count) => `${count} in de zak`,
  target: (score) => `doel ${score}`,
  mayChallenge: (words) => `Je kunt ${words} nog aanvechten.`,
  displaced: (letters, squares) => `${letters} terug op je plankje. Nu bezet: ${squares}.`,
  tile: (letter, count) => `${letter}, ${points(count)}`,
  blankAs: (letter) => `blanco als ${letter}`,
  slot: (number, tile) => `Plaats ${number}: ${tile}`,
  laid: (letter, square) => `${letter} op ${square}`,
  takenHome: (letter) => `${letter} terug op het plankje`,
  ordered: (letters) => `Jouw letters: ${letters}`,
  notValid: (wordList) => `${list(wordList)} ${plural(wordList.length, 'is', 'zijn')} ongeldig.`,
  preview: (scored, bonus, total) => {
    const parts = scored.map((one) => `${one.word} ${one.points}`);
    if (bonus > 0) parts.push(`bonus ${bonus}`);
    return parts.length === 1
      ? `${scored[0]?.word ?? ''}: ${points(total)}`
      : `${parts.join(' + ')} = ${total}`;
  },
  crosswordsPreview: (words, letterPoints, fifty, crosses) =>
    [
      `${words}: letters ${letterPoints}`,
      ...(fifty > 0 ? [`lang woord ${fifty}`] : []),
      ...(crosses > 0 ? [`dobbelstenen voor ${counted(crosses, 'kruis', 'kruisen')}`] : []),
    ].join(' + '),
};

export const squares: SquareTexts = {
  letter2: 'dubbele letterwaarde',
  letter3: 'driedubbele letterwaarde',
  letter4: 'vierdubbele letterwaarde',
  word2: 'dubbele woordwaarde',
  word3: 'driedubbele woordwaarde',
  word4: 'vierdubbele woordwaarde',
  centre: 'midden',
  bar: 'klein kruis',
  cross: 'kruis, gooi de dobbelstenen',
  blocked: 'gesloten',
  red: 'rood',
  blue: 'blauw',
  green: 'groen',
  orange: 'oranje',
  empty: 'leeg',
  fresh: 'laatste zet',
  yours: 'door jou neergelegd',
  cursor: (direction) => `typen ${direction}`,
};

export const cover: CoverTexts = {
  show: 'Mijn letters tonen',
  hidden: 'Alle letters zijn verborgen.',
  title: (name) => `Geef het scherm door aan ${name}`,
  asked: (name) => `${name}, accepteer je de laatste zet?`,
};

export const sheetKinds: SheetTexts = {
  lostTurn: 'beurt verloren',
  good: 'onterecht aangevochten',
  bad: 'ongeldig',
  points: 'punten',
  resigned: 'opgegeven',
  left: 'over',
  out: 'uit',
  pass: 'gepast',
};

export const reminders: ReminderTexts = {
  'pass-only-when-unable': 'Op erewoord: pas alleen als je niet kunt leggen.',
  'play-if-possible': 'Op erewoord: na een pas moet je leggen als je kunt.',
  'exchange-only-when-unable': 'Op erewoord: wissel alleen als je geen woord vindt.',
};
