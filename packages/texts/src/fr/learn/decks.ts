/** The learner’s own decks in French. */

import type { DecksTexts } from '../../en/learn/decks.ts';
import { counted, number } from '../grammar.ts';

export const decks: DecksTexts = {
  title: 'Paquets',
  about:
    'Des paquets de toute taille, faits de tous les mots. Chaque carte revient juste avant que tu l’oublies.',
  none: 'Tu n’as pas encore de paquet. Cherche des mots et étudie ce que tu trouves, ou apporte une liste.',
  opening: 'Chargement des cartes…',
  newDeck: 'Nouveau paquet',
  fromWords: 'Nouveau paquet d’après une recherche',
  fromList: 'Nouveau paquet d’après une liste ou un fichier',
  kinds: {
    anagrams: { name: 'Anagrammes', question: 'Quels mots font ces lettres ?' },
    hooks: { name: 'Rallonges', question: 'Quelles lettres vont devant et derrière ce mot ?' },
    meaning: { name: 'Définitions', question: 'Quel mot correspond à cette définition ?' },
  },
  known: (seen, firm, of) =>
    `cartes commencées : ${number(seen)} sur ${number(of)}, apprises : ${number(firm)}`,
  waiting: (due, fresh) => `À revoir : ${number(due)}, nouvelles : ${number(fresh)}.`,
  start: 'Commencer',
  startDeck: (deck) => `Commencer ${deck}`,
  today: 'Aujourd’hui',
  nothingDue: 'Plus de carte pour aujourd’hui. Entraîne-toi librement, ou relève les limites ci-dessous.',
  nothingToPractise: 'Il n’y a pas encore de telles cartes.',
  back: 'Retour au paquet',
  practice: 'Entraînement libre',
  practiceAbout: 'Aussi longtemps que tu veux, au hasard. Ton calendrier ne change pas.',
  practiceCards: 'Cartes',
  practiceChoices: {
    all: 'Toutes les cartes',
    begun: 'Cartes commencées',
    missed: 'Cartes le plus souvent oubliées',
  },
  time: 'Temps',
  minutes: (count) => (count === 0 ? 'Sans limite' : counted(count, 'minute')),
  practise: 'S’entraîner',
  settings: 'Limites et nom',
  newADay: 'Nouvelles cartes par jour',
  againADay: 'Révisions par jour',
  name: 'Nom',
  rename: 'Renommer',
  files: 'Exporter ou supprimer',
  delete: 'Supprimer le paquet',
  deleted: (deck) => `${deck} supprimé.`,
  allDecks: 'Tous les paquets',
  forecast: 'Prévision',
  forecastAbout:
    'Cartes à revoir chacun des 30 prochains jours. La première barre comprend tous les retards.',
  noForecast: 'Dès que tu auras répondu, tu verras ici quand les cartes reviennent.',
  forecastChart: (cards, days) =>
    `${counted(cards, 'carte')} à revoir dans les ${number(days)} prochains jours`,
  table: 'Afficher en tableau',
  day: 'Jour',
  cards: 'Cartes',
  weak: 'Points faibles',
  weakLetters: 'Lettres des mots manqués',
  weakHooks: 'Rallonges manquées',
  missed: 'Manquées',
  asked: 'Demandées',
  question: 'Question',
  make: 'Créer le paquet',
  making: (percent) => (percent === 0 ? 'Création du paquet…' : `Création du paquet… ${percent} %`),
  unnamed: 'Mon paquet',
  made: (cards, left) =>
    `Paquet de ${counted(cards, 'carte')} créé.${left === 0 ? '' : ` Mots laissés de côté : ${number(left)}.`}`,
  faults: {
    'no-cards': 'Aucun de ces mots ne fait une carte avec ce dictionnaire.',
    'too-many-cards': 'Un paquet contient au plus 100 000 cartes. Choisis moins de mots.',
    'too-many-decks': 'Tu as 200 paquets. Supprimes-en un d’abord.',
  },
  list: 'Mots',
  listAbout:
    'Colle des mots ou des suites de lettres, ou dépose ici un fichier : une liste, une cardbox Zyzzyva (.db), un tableau WordVault ou Anki (.csv, .txt), ou un paquet enregistré ici. Les calendriers suivent. Ce que le dictionnaire n’a pas est laissé de côté.',
  chooseFile: 'Choisir un fichier',
  fileCards: (cards, scheduled) => `${counted(cards, 'carte')}, dont ${number(scheduled)} avec calendrier.`,
  noFile: 'Retirer le fichier',
  fileFaults: {
    'too-large': 'Ce fichier dépasse 60 Mo. Exportes-en un plus petit.',
    'no-cards': 'Il n’y a pas de cartes dans ce fichier.',
    'not-sqlite': 'Impossible de lire ce fichier. Choisis une liste, une cardbox ou un paquet enregistré.',
    'no-table': 'Cette base n’est pas une cardbox : elle n’a pas de questions.',
    'not-a-deck': 'Ce fichier n’est pas un paquet enregistré ici.',
    'newer-version': 'Ce paquet vient d’une autre version de Lexiko. Recharge la page et réessaie.',
    damaged: 'Ce fichier est abîmé. Rien n’a été changé.',
  },
  exportAbout:
    'Charge un paquet enregistré sur un autre appareil : ce que tu as appris sur les deux est réuni.',
  exports: {
    lexiko: 'Paquet avec calendrier (.json)',
    cardbox: 'Cardbox Zyzzyva (.db)',
    schedule: 'Tableau WordVault (.csv)',
    anki: 'Cartes Anki (.csv)',
    list: 'Liste (.txt)',
  },
};
