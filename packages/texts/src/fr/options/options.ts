/** Every option of the rules in French. */

import type { OptionTexts } from '../../option-texts.ts';
import { crosswordsOptions } from './crosswords-options.ts';

const OFF_ON = { off: 'Non', on: 'Oui' };
const YES_NO = { true: 'Oui', false: 'Non' };

export const options: OptionTexts = {
  'rack.size': {
    name: 'Lettres par chevalet',
    about: 'Sept comme d’habitude, neuf pour des mots plus longs.',
  },
  'pool.style': {
    name: 'Lettres à piocher',
    about: 'Seul l’aspect change : dans un sac, ou face cachée à côté du plateau.',
    values: { pouch: 'Dans un sac', faceDown: 'Face cachée' },
  },
  'firstDraw.method': {
    name: 'Qui commence',
    about:
      'Chacun pioche une lettre (Crosswords : lance les dés), le hasard décide, ou vous vous mettez d’accord.',
    values: { tiles: 'Piocher une lettre', random: 'Au hasard', manual: 'Comme convenu' },
  },
  'firstDraw.tie': {
    name: 'Égalité pour commencer',
    about: 'Qui pioche de nouveau.',
    values: { redrawTied: 'Les joueurs à égalité', redrawAll: 'Tout le monde' },
  },
  'board.theme': {
    name: 'Couleurs du plateau',
    about: 'L’édition de 2007 a d’autres couleurs pour les cases bonus.',
    values: { classic: 'Classiques', alt2007: '2007', highContrast: 'Contraste élevé' },
  },
  'board.rotateToSeat': {
    name: 'Plateau tournant',
    about: 'Sur un même écran, le plateau se tourne vers le joueur.',
    values: { off: 'Non', activeSeat: 'Vers le joueur' },
  },
  'letters.language': {
    name: 'Langue des jetons',
    about: 'Quelles lettres il y a, combien de chaque, et ce qu’elles valent.',
    values: {
      english: 'Anglais',
      german: 'Allemand',
      french: 'Français',
      spanish: 'Espagnol',
      dutch: 'Néerlandais',
      polish: 'Polonais',
      catalan: 'Catalan',
    },
  },
  'dictionary.id': {
    name: 'Dictionnaire',
    about: 'Juge les contestations. Sans dictionnaire, les joueurs décident.',
  },
  'dictionary.access': {
    name: 'Chercher des mots',
    about: 'Seulement pour contester, ou librement pour tous.',
    values: { challengeOnly: 'Pour contester', free: 'À tout moment' },
  },
  'dictionary.freeTools': {
    name: 'Outils du dictionnaire',
    about: 'Seulement si on peut chercher des mots à tout moment.',
    values: { lookup: 'Chercher un mot', browse: 'Feuilleter', anagram: 'Chercher par lettres' },
  },
  'dictionary.school': {
    name: 'Mots pour l’école',
    about: 'Exclut les mots qui n’ont pas leur place à l’école.',
    values: { off: 'Tous les mots', tier1: 'Sans mots grossiers', tier2: 'Sans mots douteux' },
  },
  'words.validation': {
    name: 'Mots non valables',
    about: 'S’ils sont refusés aussitôt, tu le sais avant que ça ne te coûte quelque chose.',
    values: { challenge: 'Restent si personne ne conteste', auto: 'Refusés aussitôt' },
  },
  'challenge.scope': {
    name: 'Une contestation porte sur',
    about: 'Le coup entier, ou le seul mot que tu désignes.',
    values: { allWords: 'Le coup entier', singleWord: 'Un mot' },
  },
  'challenge.window': {
    name: 'Délai pour contester',
    about: 'Jusqu’à ce que le suivant agisse, quelques secondes, ou jusqu’à l’accord de tous.',
    values: {
      untilNextStarts: 'Jusqu’à l’action suivante',
      timed: 'Quelques secondes',
      untilAllAccept: 'Jusqu’à l’accord de tous',
    },
  },
  'challenge.graceSeconds': {
    name: 'Secondes pour contester',
    about: 'Le joueur suivant doit attendre ce délai. Avec « Quelques secondes », 0 veut dire 30.',
  },
  'challenge.failPenalty': {
    name: 'Une contestation ratée coûte',
    about: 'Ce qu’on perd à contester un coup valable.',
    values: {
      loseNextTurn: 'Le tour suivant',
      none: 'Rien',
      points5: '5 points pour l’adversaire',
      points10: '10 points pour l’adversaire',
      loseGame: 'La partie',
    },
  },
  'challenge.revealWords': {
    name: 'Une contestation révèle',
    about: 'Si le coup est valable, ou aussi quels mots ne le sont pas.',
    values: { verdictOnly: 'Le verdict', badWords: 'Aussi les mots non valables' },
  },
  'draw.timing': {
    name: 'Piocher de nouvelles lettres',
    about: 'Juste après le coup, ou quand on ne peut plus le contester.',
    values: { immediate: 'Aussitôt', afterWindow: 'Après le délai' },
  },
  'exchange.minPool': {
    name: 'Pour échanger, il faut',
    about: 'Combien de lettres doivent rester dans le sac.',
    values: { '0': 'Pas de minimum', '7': 'Sept lettres au sac', rackSize: 'De quoi remplir un chevalet' },
  },
  'exchange.allowZero': {
    name: 'Échanger zéro lettre',
    about: 'Revient à passer.',
    values: YES_NO,
  },
  'pass.policy': {
    name: 'Passer',
    about: 'À tout moment, ou seulement si on ne peut pas jouer.',
    values: { free: 'À tout moment', onlyWhenUnable: 'Si on ne peut pas jouer' },
  },
  'pass.obligation': {
    name: 'Après avoir passé, en fin de partie',
    about: 'Quand le sac est vide, celui qui a passé peut ou doit jouer la fois suivante.',
    values: { may: 'Peut jouer', must: 'Doit jouer si possible' },
  },
  'pass.enforce': {
    name: '« Ne peut pas jouer »',
    about: 'Sur l’honneur, ou vérifié par l’ordinateur.',
    values: { honour: 'Sur l’honneur', solver: 'Vérifié' },
  },
  'end.passRounds': {
    name: 'Passes qui finissent la partie',
    about: 'Selon le livret : un tour de table si le sac est vide, sinon deux.',
    values: { auto: 'Selon le livret', '1': 'Un tour de table', '2': 'Deux tours de table' },
  },
  'end.autoNoMoves': {
    name: 'Quand personne ne peut jouer',
    about: 'La partie finit aussitôt si les mots sont vérifiés.',
    values: { off: 'Quand tous ont passé', poolEmpty: 'Fin immédiate' },
  },
  'end.zeroTurns': {
    name: 'Tours sans point',
    about: 'Combien de suite finissent la partie, comme en tournoi.',
    values: { off: 'Sans limite', '6': 'Six', '3×sides': 'Trois chacun' },
  },
  'end.lostTurnCounts': {
    name: 'Un tour perdu compte comme une passe',
    about: 'Quand on compte les passes qui finissent la partie.',
    values: YES_NO,
  },
  'score.announce': {
    name: 'Points des coups',
    about: 'Comptés pour toi, ou en quiz : tu comptes d’abord, puis tu vois si c’est juste.',
    values: { auto: 'Comptés', quiz: 'Quiz' },
  },
  scorekeeper: {
    name: 'Tenue des scores',
    about: 'Qui confirme les scores après chaque coup.',
    values: { auto: 'Personne' },
  },
  tieBreak: {
    name: 'Égalité à la fin',
    about: 'La victoire va à celui qui menait avant le décompte final, ou elle est partagée.',
    values: { preAdjust: 'À qui menait avant', none: 'Partagée' },
  },
  'firstWord.min': {
    name: 'Premier mot le plus court',
    about: 'Un long premier mot ouvre le jeu.',
    values: { '2': 'Deux lettres', '3': 'Trois lettres', '4': 'Quatre lettres', '5': 'Cinq lettres' },
  },
  'firstWord.deadlock': {
    name: 'Si personne ne peut ouvrir',
    about: 'Que faire si aucun chevalet n’a de premier mot assez long.',
    values: { exchange: 'Échanger normalement', relax: 'Baisser le minimum', redeal: 'Redistribuer' },
  },
  'shift.anagram': {
    name: 'Réarranger des mots',
    about: 'Tu peux réarranger un mot du plateau en y ajoutant une lettre à toi.',
    values: OFF_ON,
  },
  'shift.anagram.span': {
    name: 'Un mot réarrangé',
    about: 'Garde toutes ses cases, ou peut glisser sur sa ligne.',
    values: { inPlace: 'Garde ses cases', slide: 'Peut glisser' },
  },
  'shift.anagram.newPremiums': {
    name: 'Cases bonus sous un mot réarrangé',
    about: 'Lesquelles comptent parmi celles qu’il vient de couvrir.',
    values: { anyTile: 'Toutes les nouvelles', rackTilesOnly: 'Sous les lettres ajoutées', none: 'Aucune' },
  },
  'shift.recycle': {
    name: 'Remplacer des lettres',
    about: 'Avant ton coup, tu peux remplacer des lettres du plateau par les tiennes, une à la fois.',
    values: OFF_ON,
  },
  'shift.recycle.blanks': {
    name: 'Remplacer des jokers',
    about: 'Peut-on aussi remplacer un joker du plateau ?',
    values: { locked: 'Non', allowed: 'Oui' },
  },
  'shift.recycle.challengeUnit': {
    name: 'Un remplacement non valable',
    about: 'Annule tout le tour, ou tout à partir de ce remplacement.',
    values: { wholeTurn: 'Annule le tour', perStep: 'Annule à partir de là' },
  },
  'blank.retrieve': {
    name: 'Récupérer les jokers',
    about: 'Mets à la place d’un joker la lettre qu’il représente, et il est à toi.',
    values: OFF_ON,
  },
  'blank.retrieve.afterUndo': {
    name: 'Si le coup est retiré',
    about: 'Le joker récupéré reste à toi ou retourne à sa place.',
    values: { persists: 'Il reste', undone: 'Il retourne' },
  },
  'leave.tiles': {
    name: 'Lettres d’un joueur parti',
    about: 'Retournent dans le sac, ou sortent du jeu.',
    values: { pool: 'Dans le sac', aside: 'Hors du jeu' },
  },
  'finishLine.enabled': {
    name: 'Ligne d’arrivée',
    about: 'Le premier qui atteint son objectif gagne.',
    values: OFF_ON,
  },
  'finishLine.level': {
    name: 'Niveau',
    about: 'Fixe l’objectif de chacun : une course équitable entre niveaux différents.',
    values: { beginner: 'Débutant', intermediate: 'Intermédiaire', top: 'Supérieur' },
  },
  'finishLine.ending': {
    name: 'Quand un joueur y arrive',
    about: 'La partie finit aussitôt, ou quand tous ont joué autant de tours.',
    values: { immediate: 'Fin immédiate', equalTurns: 'Finir le tour de table' },
  },
  'finishLine.adjustRacks': {
    name: 'Compter les lettres non jouées',
    about: 'À l’arrivée, comme dans une partie complète.',
    values: YES_NO,
  },
  'finishLine.noReach': {
    name: 'Si personne n’y arrive',
    about: 'Qui gagne quand les lettres s’épuisent avant.',
    values: { highestScore: 'Le plus haut score', shareOfTarget: 'La plus grande part de l’objectif' },
  },
  'timer.seconds': {
    name: 'Temps par tour',
    about: 'Pour chaque joueur ; une limite pour un seul est un handicap.',
    values: { none: 'Sans limite' },
  },
  'timer.onExpire': {
    name: 'Quand le temps est écoulé',
    about: 'Ce qui se passe alors.',
    values: {
      warn: 'Avertissement',
      pass: 'Tour passé',
      commitIfLegal: 'Les lettres posées sont jouées',
      pointsPerMinute: '−10 points par minute',
      resign: 'Partie perdue',
    },
  },
  'timer.days': {
    name: 'Jours par tour',
    about: 'Pour les parties par correspondance.',
    values: { none: 'Sans limite' },
  },
  'timer.bank': {
    name: 'Réserve de temps',
    about: 'Jours que chacun peut utiliser en plus, quand ceux d’un tour sont écoulés.',
  },
  'clock.seconds': {
    name: 'Temps par partie',
    about: 'Pour chaque joueur ; le chrono tourne pendant ses propres tours.',
    values: { none: 'Sans limite' },
  },
  'clock.increment': { name: 'Secondes ajoutées par tour', about: 'Au temps par partie.' },
  'teams.commit': {
    name: 'Qui joue pour l’équipe',
    about: 'Sur l’honneur sur un même écran ; vérifié en ligne.',
    values: {
      anyMember: 'N’importe quel membre',
      captain: 'Le capitaine',
      rotate: 'À tour de rôle',
      consensus: 'Tous d’accord',
    },
  },
  'teams.chat': {
    name: 'Messages d’équipe',
    about: 'Pour les équipes qui jouent en ligne.',
    values: { on: 'Oui', off: 'Non' },
  },
  'solitaire.mode': {
    name: 'Solitaire',
    about: 'Un chevalet, deux chevalets à tour de rôle, ou toutes les lettres visibles.',
    values: { off: 'Non', tally: 'Un chevalet', twoRacks: 'Deux chevalets', openPool: 'Lettres visibles' },
  },
  'solitaire.deductLeft': {
    name: 'Déduire les lettres non jouées',
    about: 'De ton total, à la fin.',
    values: YES_NO,
  },
  'help.inGame': {
    name: 'Aide pendant la partie',
    about: 'Règles et conseils toujours ; listes et outils de mots selon l’accord.',
    values: { rulesOnly: 'Règles', lists: 'Aussi les listes de mots', full: 'Tout' },
  },
  ...crosswordsOptions,
  'house.note': {
    name: 'Règles maison en toutes lettres',
    about: 'À lire par tous avant la partie. Une telle partie n’est pas classée.',
  },
  'custom.bonusPoints': {
    name: 'Bonus pour beaucoup de lettres',
    about: 'Les points gagnés quand on joue beaucoup de lettres d’un coup.',
  },
  'custom.bonusTiles': { name: 'Lettres pour ce bonus', about: 'Combien en un seul tour.' },
  'custom.board': { name: 'Cases bonus', about: 'Ton propre plateau, jusqu’à 21 cases sur 21.' },
  'custom.letters': { name: 'Jetons dans la boîte', about: 'Combien de chaque.' },
  'custom.values': { name: 'Valeur des lettres', about: 'Ce que chaque lettre rapporte.' },
};
