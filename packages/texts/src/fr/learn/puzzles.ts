/** The puzzles in French. */

import type { PuzzlesTexts } from '../../en/learn/puzzles.ts';
import { counted, points } from '../grammar.ts';

const TENTHS = new Intl.NumberFormat('fr', { maximumFractionDigits: 1 });

export const puzzles: PuzzlesTexts = {
  title: 'Problèmes',
  about:
    'Des positions de parties jouées par le moteur. En fin de partie, les scores sont réglés pour qu’un seul coup décide. Chaque réponse est vérifiée deux fois.',
  daily: 'Problème du jour',
  dailyAbout: (day, kind, difficulty) =>
    `${day} : ${kind}, ${difficulty}. Tout le monde a le même problème aujourd’hui.`,
  solveDaily: 'Résoudre',
  lookAgain: 'Revoir',
  streak: (days) => `${counted(days, 'jour')} de suite`,
  choose: 'Choisir un problème',
  kind: 'Type',
  difficulty: 'Difficulté',
  any: 'au choix',
  next: 'Problème suivant',
  fresh: 'Créer un nouveau problème',
  freshAbout: 'Le moteur joue des parties jusqu’à en trouver un. Les types rares prennent du temps.',
  noneHere: 'Pas de problème ici : aucun coup ne se détache nettement des autres.',
  edit: 'Modifier la position',
  making: 'Recherche d’un problème…',
  noneFound: 'Aucun problème trouvé en soixante parties. Réessaie, ou choisis un autre type.',
  own: 'Dans mes parties',
  ownAbout: 'Ce que tu as manqué dans les parties de cet appareil.',
  looking: (looked, of) => `${looked} sur ${counted(of, 'partie')}…`,
  noOwn: 'Aucun problème trouvé dans les parties finies de cet appareil.',
  kinds: {
    bingo: 'Trouve le bingo',
    best: 'Le meilleur coup',
    hook: 'La rallonge',
    out: 'Le coup final',
    endgame: 'La fin de partie',
  },
  themes: { parallel: 'Coups en parallèle', fishing: 'La pêche' },
  difficulties: { easy: 'facile', medium: 'niveau moyen', hard: 'difficile' },
  outcomes: { solved: 'résolu', helped: 'résolu avec indice', shown: 'réponse montrée' },
  history: 'Tes problèmes',
  noHistory: 'Aucun pour l’instant. Commence par le problème du jour.',
  solvedShare: 'Résolus sans aide, par type',
  ratings: 'Tes cotes',
  rating: 'Cote',
  count: 'Problèmes',
  ratingsLater: 'Après cinq problèmes d’un type, tu vois ta cote pour ce type.',
  ratingsAbout:
    'Un problème facile compte comme un adversaire coté 1200, un moyen comme 1500, un difficile comme 1800. Un indice ou un deuxième essai compte comme une partie nulle.',
  when: 'Date',
  outcome: 'Résultat',
  tries: 'Essais',
  question: {
    bingo: ({ count }) =>
      count <= 1
        ? 'Un seul coup utilise les sept lettres. Trouve-le.'
        : `${count} coups utilisent les sept lettres. Trouves-en un.`,
    best: () => 'Un coup est nettement le meilleur, points et reliquat compris. Lequel ?',
    hook: ({ square }) =>
      `On peut rallonger un mot en ${square}. Trouve le coup qui rapporte le plus sur cette case.`,
    out: () => 'Le sac est vide. Joue toutes tes lettres d’un coup.',
    endgame: () =>
      'Le sac est vide et toutes les lettres sont connues. Un seul coup gagne, tous les autres perdent. Lequel gagne ?',
  },
  scores: (own, other) => `Tu as ${points(own)}, ton adversaire en a ${other}.`,
  otherRack: 'Chevalet adverse',
  idle: 'Pose ta réponse sur le plateau.',
  submit: 'Répondre',
  hint: 'Indice',
  hints: {
    line: (line) => `Cherche dans ${line}.`,
    start: (tiles, square) => `Le coup utilise ${counted(tiles, 'lettre')} ; la première va en ${square}.`,
    tiles: (tiles) => `Utilise ${tiles}.`,
  },
  row: (row) => `la ligne ${row}`,
  column: (column) => `la colonne ${column}`,
  show: 'Voir la réponse',
  right: 'Juste !',
  answer: 'La réponse',
  notWords: (words) => `Pas dans le dictionnaire : ${words}.`,
  wrong: {
    bingo: (score) => `${points(score)}, mais sans utiliser les sept lettres.`,
    best: (score) => `${points(score)}, mais un autre coup rapporte plus ou laisse un meilleur reliquat.`,
    hook: (score) => `${points(score)}. Un autre coup sur cette case rapporte plus.`,
    out: () => 'Il reste des lettres sur ton chevalet.',
    endgame: (score) => `${points(score)} maintenant, mais tu perds la partie.`,
  },
  because: {
    bingo: ({ play, score, answers }) =>
      answers === 1 ? `${play} rapporte ${score}.` : `Le meilleur bingo est ${play} pour ${points(score)}.`,
    best: ({ play, worth, margin }) =>
      `${play} vaut ${TENTHS.format(worth)}, points et reliquat compris, soit ${TENTHS.format(margin)} de plus que tout autre coup. Les simulations le confirment.`,
    hook: ({ play, score, margin }) =>
      `${play} rapporte ${score}, soit ${TENTHS.format(margin)} de plus que tout autre coup sur cette case.`,
    out: ({ play, score }) =>
      `${play} rapporte ${score} et finit la partie. Tu gagnes aussi les points des lettres adverses.`,
    endgame: ({ play, margin, lead }) =>
      `${play} gagne de ${points(lead)}. Le deuxième meilleur coup perd de ${points(margin - lead)}. Les deux sont prouvés jusqu’à la fin de la partie.`,
  },
  allAnswers: (count) => (count <= 1 ? 'La seule réponse :' : `Les ${count} réponses :`),
  lineTitle: 'La suite de la partie, au mieux',
  lineMove: (isOwn, play, score) => {
    if (play === null) return isOwn ? 'Tu passes.' : 'Ton adversaire passe.';
    return `${isOwn ? 'Tu joues' : 'Ton adversaire joue'} ${play} pour ${score}.`;
  },
  lineEnd: (settled, lead) =>
    `${settled === 0 ? '' : `Décompte final : ${points(Math.abs(settled))} pour ${settled > 0 ? 'toi' : 'ton adversaire'}. `}Tu gagnes de ${points(lead)}.`,
  again: 'Autre problème',
  back: 'Tous les problèmes',
  link: 'Lien vers ce problème',
  noSuchPuzzle: 'Ce problème n’existe pas.',
};
