/** The analysis of games in French. */

import type { AnalysisTexts } from '../../en/learn/analysis.ts';
import { counted, does, list, pointsAfter, tiles } from '../grammar.ts';

export const analysis: AnalysisTexts = {
  title: 'Analyse de parties',
  about:
    'Chaque tour d’une partie finie : le meilleur coup, ce qu’un autre coup a coûté, et pourquoi. Ton appareil fait tout le travail.',
  games: 'Tes parties finies',
  noGames: 'Aucune partie finie sur cet appareil pour l’instant.',
  imported: 'Parties importées',
  forget: (title) => `Supprimer ${title}`,
  serverGames: 'Tes parties en ligne finies',
  paste: 'Importer une partie',
  pasteAbout:
    'Colle un texte GCG ou choisis un fichier : GCG, un journal enregistré par Lexiko, ou une analyse enregistrée.',
  file: 'Choisir un fichier',
  rules: 'Règles de la partie',
  analyse: 'Analyser',
  problems: {
    unreadable: 'Impossible d’y lire une partie. Les lignes ci-dessous montrent pourquoi.',
    'other-game': 'Ce type de fichier ne peut pas contenir de partie avec ces règles.',
    'open-letters':
      'Avec toutes les lettres visibles, il n’y a rien à juger tour par tour. L’atelier montre comment marquer plus.',
    'no-turns': 'Personne n’a joué dans cette partie.',
  },
  moreLines: (count) => `Et encore ${counted(count, 'ligne')}.`,
  missing: 'Cette partie n’est pas sur cet appareil.',
  others: 'Autre partie',
  firstSight: (done, of) => `Premier examen : ${done} sur ${counted(of, 'tour')}`,
  looking: (done, of) => `Examen approfondi : ${done} sur ${counted(of, 'tour')}`,
  halted: (done, of) => `Arrêt après ${done} sur ${counted(of, 'tour')}`,
  looked: (count) => counted(count, 'tour analysé', 'tours analysés'),
  stop: 'Arrêter',
  goOn: 'Continuer',
  judgedBy: (name) => `Cette analyse utilise ${name}.`,
  mistakes: (count) =>
    `${counted(count, 'ligne du fichier enfreint', 'lignes du fichier enfreignent')} les règles.`,
  mistakesAbout: 'L’analyse compte selon les règles.',
  turn: (turn, of) => `Tour ${turn} sur ${of}`,
  didPlay: (person, move, score) => `${does(person, 'joues', 'joue')} ${move} pour ${score}.`,
  didExchange: (person, rack) => `${does(person, 'échanges', 'échange')} ${rack}.`,
  didExchangeSome: (person, count) => `${does(person, 'échanges', 'échange')} ${tiles(count)}.`,
  didPass: (person) => `${does(person, 'passes', 'passe')}.`,
  didLose: {
    challenge: (person) => `${does(person, 'perds', 'perd')} ce tour après une contestation ratée.`,
    time: (person) => `${does(person, 'perds', 'perd')} ce tour : temps écoulé.`,
  },
  holds: (rack, isWhole) => (isWhole ? `Chevalet : ${rack}` : `Lettres connues : ${rack}`),
  best: 'Aucun meilleur coup n’a été trouvé.',
  lost: (loss, chance) =>
    `Ce coup fait perdre ${list([
      ...(loss === null ? [] : [pointsAfter(loss)]),
      ...(chance === null ? [] : [`${pointsAfter(chance)} de pourcentage de chances de gagner`]),
    ])}.`,
  close: (loss) =>
    `À peu près aussi bon que le meilleur coup : ${pointsAfter(loss)} de moins en moyenne, dans la marge d’erreur.`,
  fewer: (loss) =>
    `Gagne à peu près aussi souvent que le meilleur coup, mais rapporte en moyenne ${pointsAfter(loss)} de moins.`,
  withdrawn: 'Le coup a été retiré et compte comme une passe.',
  notAWord: 'Il forme un mot qui n’est pas dans le dictionnaire.',
  missedBingo: (move) => `Bingo manqué : ${move}.`,
  missedFifty: (move) => `Bonus de 50 points manqué : ${move}.`,
  luck: (value) => `Chance à la pioche : ${pointsAfter(value)}.`,
  dice: (value) => `Chance aux dés : ${pointsAfter(value)} par rapport à leur moyenne.`,
  margin: (loss, margin) => `${loss} (±${margin})`,
  why: 'Pourquoi',
  moves: 'Meilleurs coups',
  columns: {
    move: 'Coup',
    score: 'Points',
    keeps: 'Reliquat',
    worth: 'Valeur',
    win: 'Gagne',
    final: 'Score final',
  },
  made: 'joué',
  tried: 'essayé',
  show: (move) => `Montrer ${move} sur le plateau`,
  longer: 'Réfléchir plus',
  remember: 'Ajouter aux exercices',
  remembered: 'Ajouté à tes exercices.',
  notConfirmed: 'Pas ajouté : d’autres simulations ne montrent pas de meilleur coup.',
  thinking: (playouts) => `${counted(playouts, 'simulation')} de chaque coup…`,
  heat: 'Carte des réponses',
  heatAbout: (replies, value) =>
    `${counted(replies, 'réponse')} avec des chevalets au hasard, ${pointsAfter(value)} en moyenne. La plupart utilisent :`,
  heatSquare: (square, share, value) => `${square} : ${share} des réponses, ${pointsAfter(value)} en moyenne`,
  heatLater: 'La carte apparaîtra après l’examen approfondi de ce tour.',
  heatAlone: 'En solitaire, il n’y a pas de réponses.',
  heatNone:
    'Pas de carte pour ce tour : le chevalet n’est pas entièrement connu, le sac est vide, ou le coup forme un mot qui n’est pas dans le dictionnaire.',
  meanings: 'Définitions de ces mots',
  unseen: 'Valeur des lettres restantes',
  unseenAbout: (count, value) =>
    `${counted(count, 'lettre restante', 'lettres restantes')}. Ajoutée au reliquat, l’une d’elles valait en moyenne ${pointsAfter(value)}.`,
  tile: 'Lettre',
  count: 'Restantes',
  worth: 'Valeur',
  attempt: 'Essayer un autre coup',
  attemptAbout:
    'Pose des lettres sur le plateau ou écris un coup, puis appuie sur Juger. Tu peux aussi échanger ou passer.',
  judge: 'Juger',
  judging: 'Simulation…',
  leave: 'Retour à la partie',
  attempted: (move, value, chance) => `${move} vaut ${value} et gagne ${chance} des parties.`,
  attemptedAlone: (move, final) => `${move} mène à un score final de ${final}.`,
  diceShow: 'Les dés donnent',
  diceMean: 'la moyenne',
  diceGame: (reading) => `${reading}, comme dans la partie`,
  diceScore: (reading, score) => `Avec ${reading} aux dés, le coup rapporte ${score}.`,
  undoubted: (move, value) =>
    `${move} forme un mot qui n’est pas dans le dictionnaire. Sans contestation, il vaudrait ${value}.`,
  charts: 'Graphiques',
  players: 'Chance et qualité du jeu',
  playersAbout:
    'Qualité du jeu : ce que tes coups ont fait perdre par rapport aux meilleurs. Chance : ce que tes lettres ont apporté par rapport à une pioche moyenne.',
  allTurns: 'Tous les tours',
  saveHtml: 'Enregistrer en page web',
  saveJson: 'Enregistrer les données',
  print: 'Imprimer',
};
