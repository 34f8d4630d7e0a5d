/** Board, rack and the line below them, in Dutch. */

import { boardWords } from './element.ts';
import type { BoardTexts, CoverTexts, ReminderTexts, SheetTexts } from '../en/board.ts';
import { counted, does, list, plural, points } from './grammar.ts';

export { squares } from './element.ts';

export const game: BoardTexts = {
  ...boardWords,
  noLetter: 'Die letter heb je niet.',
  noBlank: 'Je hebt geen blanco.',
  noSquare: 'In deze richting is geen vak vrij.',
  slot: (number, tile) => `Plaats ${number}: ${tile}`,
  scores: 'Scores',
  sheet: 'Scoreblad',
  unseen: 'Resterende letters',
  unseenAbout: 'In de zak of op andere plankjes.',
  details: 'Scoreblad en letters',
  shuffle: 'Husselen',
  sort: 'Sorteren',
  exchange: 'Wisselen',
  pass: 'Passen',
  challenge: 'Aanvechten',
  accept: 'Accepteren',
  resign: 'Opgeven',
  bingo: (count) => `Bingo! +${count}`,
  yourTurn: 'Jouw beurt',
  yourTurnHint: 'Sleep letters naar het bord, of kies een vak en typ.',
  opening: 'Het spel wordt klaargezet …',
  actions: 'Acties',
  turn: 'Beurt',
  total: 'Totaal',
  player: 'Speler',
  playColumn: 'Zet',
  scoreColumn: 'Score',
  sheetEmpty: 'Nog geen zetten.',
  selected: 'gekozen; kies nu een vak',
  finalWindow: 'Als deze zet blijft liggen, is het spel afgelopen.',
  turnOf: (name) => `${name} is aan de beurt`,
  toAnswer: 'Accepteren of aanvechten?',
  wordsComing: (share) => `Woorden: ${share} geladen.`,
  playWaits: (share) => `Je zet wacht op het woordenboek: ${share} geladen.`,
  answering: (name) => `${name} mag aanvechten`,
  ruling: (person) => `${does(person, 'beslist')} of de zet geldig is`,
  thinking: (name) => `${name} denkt na`,
  hurried: (name) => `Drukke server: ${name} denkt korter na.`,
  bag: (count) => `${count} in de zak`,
  target: (score) => `doel ${score}`,
  mayChallenge: (words) => `Je kunt ${words} nog aanvechten.`,
  displaced: (letters, squares) => `${letters} terug op je plankje. Nu bezet: ${squares}.`,
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
