/** The start page of everything that teaches, and what all of its pages share, in French. */

import type { LearnTexts } from '../../en/learn/learn.ts';
import { counted } from '../grammar.ts';

export const learn: LearnTexts = {
  home: { title: 'Apprendre', about: 'De ton premier mot au dernier point d’une fin de partie.' },
  done: (done, of) => (done === of ? `Tout est fait (${of})` : `${done} sur ${of}`),
  startOver: 'Recommencer',
  toGame: 'Retour à la partie',
  groups: { begin: 'Pour commencer', practise: 'S’entraîner', lookBack: 'Revoir', read: 'Lire' },
  screens: {
    steps: { title: 'Premiers pas', about: 'Apprends à compter en cinq coups.' },
    guide: {
      title: 'Partie guide',
      about: 'La partie d’exemple du livret Deluxe : compte ses 32 tours.',
    },
    diagrams: {
      title: 'Schémas de Crosswords',
      about: 'Couleurs, croix et dés, comptés tour par tour.',
    },
    clinic: {
      title: 'Permis ou non ?',
      about: 'Ce coup est-il permis ? Tu décides, puis l’arbitre tranche.',
    },
    tips: {
      title: 'Dix conseils',
      about: 'Les conseils de joueurs expérimentés, chacun avec un outil pour s’entraîner.',
    },
    puzzles: { title: 'Problèmes', about: 'Un problème par jour, et autant d’autres que tu veux.' },
    statistics: { title: 'Statistiques', about: 'Tes résultats en chiffres et en graphiques.' },
    records: {
      title: 'Records en solitaire',
      about: 'Tes parties en solitaire : totaux, évolution, meilleurs tours.',
    },
    worksheets: { title: 'Fiches', about: 'Des exercices sur papier, avec les solutions.' },
    workbench: {
      title: 'Atelier à lettres visibles',
      about: 'Les 100 lettres sont toutes visibles. Combien de points feras-tu ?',
    },
    diary: { title: 'Carnet de mots', about: 'Les mots de tes parties d’apprentissage et leur sens.' },
    words: { title: 'Mots', about: 'Cherche des mots par lettres, rallonges ou modèle, et arbitre-les.' },
    decks: {
      title: 'Paquets',
      about: 'Tes paquets de mots, de toute taille : anagrammes, rallonges, définitions.',
    },
    drills: {
      title: 'Exercices',
      about: 'Quelques cartes par jour : mots, rallonges, bingos, coups manqués.',
    },
    rules: { title: 'Règles du jeu', about: 'Les règles de chaque édition, et de ta propre partie.' },
    studies: { title: 'Études', about: 'Parties et positions annotées, avec variantes.' },
    position: { title: 'Éditeur de positions', about: 'Compose une position pour l’analyser ou la jouer.' },
    editions: { title: 'Éditions', about: 'Ce qui distingue les livrets, côte à côte.' },
    analysis: {
      title: 'Analyse de parties',
      about: 'Le meilleur coup à chaque tour d’une partie finie, et pourquoi.',
    },
  },
  gate: {
    about:
      'Ta partie en cours ne permet pas de chercher des mots. Cette page s’ouvrira quand elle sera finie.',
    rule: 'Lire la règle',
    pause: 'Mettre en pause et continuer',
    rated: 'Tu joues une partie classée. Les indices, les outils de mots et l’analyse s’ouvriront à la fin.',
    ratedBoard: 'C’est le plateau de ta partie classée. Tu pourras l’analyser à la fin de la partie.',
  },
  rulebook: 'Règles du jeu',
  rulesOf: 'Règles :',
  currentGame: 'la partie en cours',
  search: 'Chercher dans les règles',
  nothing: (query) => `Rien trouvé pour « ${query} ».`,
  found: (count) => counted(count, 'section'),
  contents: 'Sommaire',
  agreed: 'Ce dont vous pouvez convenir',
  lessons: 'Essaie :',
  sections: 'Dans les règles :',
  refusals: 'Ce que dit l’arbitre',
  onlyWith: 'Seulement si convenu :',
  editions: 'Ce qui distingue les éditions',
  editionsAbout: 'Seules les règles qui diffèrent sont listées.',
  onlyIn: 'Dans certains livrets seulement',
  isIncluded: 'oui',
  isNotIncluded: 'non',
  otherBooks: (titles) =>
    `Pas dans le livret de cette édition, mais vous pouvez en convenir. Origine : ${titles.join(', ')}.`,
  option: 'Règle',
};
