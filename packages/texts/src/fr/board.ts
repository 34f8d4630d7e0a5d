/** Board, rack and the line below them, in French. */

import { boardWords } from './element.ts';
import type { BoardTexts, CoverTexts, ReminderTexts, SheetTexts } from '../en/board.ts';
import { counted, does, list, plural, points } from './grammar.ts';

export { squares } from './element.ts';

export const game: BoardTexts = {
  ...boardWords,
  noLetter: 'Tu n’as pas cette lettre.',
  noBlank: 'Tu n’as pas de joker.',
  noSquare: 'Il n’y a pas de case libre dans cette direction.',
  slot: (number, tile) => `Place ${number} : ${tile}`,
  scores: 'Scores',
  sheet: 'Feuille de score',
  unseen: 'Lettres restantes',
  unseenAbout: 'Dans le sac ou sur les autres chevalets.',
  details: 'Feuille de score et lettres',
  shuffle: 'Mélanger',
  sort: 'Trier',
  exchange: 'Échanger',
  pass: 'Passer',
  challenge: 'Contester',
  accept: 'Accepter',
  resign: 'Abandonner',
  bingo: (count) => `Bingo ! +${count}`,
  yourTurn: 'À toi de jouer',
  yourTurnHint: 'Fais glisser des lettres, ou choisis une case et écris.',
  opening: 'Préparation de la partie…',
  actions: 'Actions',
  turn: 'Tour',
  total: 'Total',
  player: 'Joueur',
  playColumn: 'Coup',
  scoreColumn: 'Points',
  sheetEmpty: 'Aucun coup pour l’instant.',
  selected: 'sélectionnée ; choisis une case',
  finalWindow: 'Si ce coup est valable, la partie est finie.',
  turnOf: (name) => `À ${name} de jouer`,
  toAnswer: 'Accepter ou contester ?',
  wordsComing: (share) => `Mots : ${share} chargés.`,
  playWaits: (share) => `Ton coup attend le dictionnaire : ${share} chargés.`,
  answering: (name) => `${name} peut contester`,
  ruling: (person) => `${does(person, 'juges', 'juge')} la contestation`,
  thinking: (name) => `${name} réfléchit`,
  hurried: (name) => `Le serveur est très occupé : ${name} a moins de temps pour réfléchir.`,
  bag: (count) => `${count} dans le sac`,
  target: (score) => `objectif ${score}`,
  mayChallenge: (words) => `Tu peux encore contester ${words}.`,
  displaced: (letters, squares) => `Retour sur ton chevalet : ${letters}. Occupé entre-temps : ${squares}.`,
  laid: (letter, square) => `${letter} en ${square}`,
  takenHome: (letter) => `${letter} de retour sur le chevalet`,
  ordered: (letters) => `Tes lettres : ${letters}`,
  notValid: (wordList) =>
    `${list(wordList)} ${plural(wordList.length, 'n’est pas valable', 'ne sont pas valables')}.`,
  preview: (scored, bonus, total) => {
    const parts = scored.map((one) => `${one.word} ${one.points}`);
    if (bonus > 0) parts.push(`bonus ${bonus}`);
    return parts.length === 1
      ? `${scored[0]?.word ?? ''} : ${points(total)}`
      : `${parts.join(' + ')} = ${total}`;
  },
  crosswordsPreview: (words, letterPoints, fifty, crosses) =>
    [
      `${words} : lettres ${letterPoints}`,
      ...(fifty > 0 ? [`mot long ${fifty}`] : []),
      ...(crosses > 0 ? [`dés pour ${counted(crosses, 'croix', 'croix')}`] : []),
    ].join(' + '),
};

export const cover: CoverTexts = {
  show: 'Voir mes lettres',
  hidden: 'Toutes les lettres sont cachées.',
  title: (name) => `Passe l’écran à ${name}`,
  asked: (name) => `${name}, acceptes-tu le dernier coup ?`,
};

export const sheetKinds: SheetTexts = {
  lostTurn: 'tour perdu',
  good: 'contestation ratée',
  bad: 'coup retiré',
  points: 'points',
  resigned: 'abandon',
  left: 'reste',
  out: 'a fini',
  pass: 'passe',
};

export const reminders: ReminderTexts = {
  'pass-only-when-unable': 'Sur l’honneur : passe seulement si tu ne peux pas jouer.',
  'play-if-possible': 'Sur l’honneur : après avoir passé, tu dois jouer si tu peux.',
  'exchange-only-when-unable': 'Sur l’honneur : échange seulement si tu ne trouves aucun mot.',
};
