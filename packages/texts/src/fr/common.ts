/** What every screen of the page needs, and the first screen, in French. */

import type { CommonTexts, FrontTexts, LearnTexts, NavTexts } from '../en/common.ts';
import { counted } from './grammar.ts';

export const common: CommonTexts = {
  cancel: 'Annuler',
  close: 'Fermer',
  home: 'Lexiko, toutes les parties',
  settings: 'Réglages',
  help: 'Comment jouer',
  skip: 'Aller au plateau',
  messages: 'Messages',
  menu: 'Plus',
  updateReady: 'Une nouvelle version de Lexiko est prête.',
  update: 'Mettre à jour',
  opening: 'Un instant…',
  tooLong: (count) => `Il n’y a de place que pour ${counted(count, 'caractère')}.`,
};

export const nav: NavTexts = {
  title: 'Navigation',
  play: 'Jouer',
  learn: 'Apprendre',
  analyse: 'Analyser',
  watch: 'Regarder',
  account: 'Compte',
  menu: 'Menu',
  skip: 'Aller au contenu',
  turns: (count) => `à toi de jouer dans ${counted(count, 'partie')}`,
};

export const failed = (reason: string) =>
  `Un problème est survenu : ${reason}. Ta partie est sauvegardée ; recharge la page pour continuer.`;

export const missing = 'Cette partie n’est pas sur cet appareil.';

export const front: FrontTexts = {
  unfinished: 'Continuer',
  continueAgainst: (names) => `Continuer contre ${names}`,
  words: 'Mots',
  daily: 'Problème du jour',
  tools: 'Outils',
  drills: 'Exercices',
  drillsAbout: 'Quelques cartes par jour : mots, rallonges, bingos, coups manqués.',
  ownListsAbout: 'Ton propre dictionnaire, gardé sur cet appareil.',
  analysis: 'Analyse de parties',
  analysisAbout: 'Ouvre une partie, une position ou un fichier et vois les meilleurs coups.',
  computer: 'Contre l’ordinateur',
  level: 'Niveau',
  play: 'Jouer',
  together: 'Chacun son tour',
  togetherAbout: 'De deux à quatre sur cet écran. Les lettres restent cachées entre les tours.',
  people: 'Joueurs',
  more: 'Choisir un livret',
  moreAbout: 'Cinq éditions, humains et ordinateurs au choix, tes propres règles.',
  quick: 'Démarrage rapide',
  goOn: 'Tes parties',
  noGames: 'Tes parties restent sur cet appareil jusqu’à ce que tu les supprimes.',
  over: 'terminée',
  removeGame: (names) => `Supprimer la partie ${names}`,
  removed: (names) => `Supprimée : ${names}`,
  online: 'Jouer en ligne',
  onlineAbout: 'Entre amis grâce à un lien, ou avec ceux qui sont là.',
  companion: 'Compagnon de table',
  companionAbout: 'Pour ton propre plateau : compte les points, lance le chrono et juge les contestations.',
};

export const learn: LearnTexts = {
  home: 'Apprendre',
  homeAbout: 'Leçons, exercices, problèmes, et tes parties expliquées.',
  title: 'Règles du jeu',
  about: 'Les règles de chaque édition, et ce que ta partie change.',
  open: 'Lire les règles',
  rule: 'Pourquoi ?',
  steps: 'Premiers pas',
  stepsAbout: 'Apprends à jouer et à compter en cinq coups.',
};
