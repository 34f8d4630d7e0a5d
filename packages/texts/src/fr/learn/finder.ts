/** The word finder and the judge in French. */

import type { FinderTexts } from '../../en/learn/finder.ts';
import { counted, number } from '../grammar.ts';

export const finder: FinderTexts = {
  title: 'Mots',
  about: 'Cherche des mots dans n’importe quel dictionnaire et vérifie ce qui est valable.',
  find: 'Chercher',
  judge: 'Arbitrer',
  kind: 'Recherche',
  kinds: {
    anagrams: {
      name: 'Anagrammes',
      about: 'Mots qui utilisent toutes ces lettres. Le signe ? est un joker.',
    },
    within: {
      name: 'Mots de ces lettres',
      about: 'Mots qui en utilisent une partie ou la totalité. Le signe ? est un joker.',
    },
    stem: { name: 'Une lettre de plus', about: 'Mots faits de toutes ces lettres et d’une de plus.' },
    hooks: { name: 'Rallonges', about: 'Mots obtenus avec une lettre devant ou derrière.' },
    pattern: { name: 'Modèle', about: 'Le signe ? remplace une lettre, * autant qu’on veut : ?A*ER.' },
    begins: { name: 'Commence par', about: 'Mots qui commencent par ces lettres.' },
    ends: { name: 'Finit par', about: 'Mots qui finissent par ces lettres.' },
    contains: { name: 'Contient', about: 'Mots où ces lettres se suivent.' },
    q: { name: 'Q sans U', about: 'Des mots pour un Q quand tu n’as pas de U.' },
    vowels: { name: 'Beaucoup de voyelles', about: 'Mots composés d’au moins sept dixièmes de voyelles.' },
    all: { name: 'Tous les mots', about: 'Tout le dictionnaire, par longueur et par ordre.' },
  },
  letters: 'Lettres',
  min: 'Longueur minimale',
  max: 'Longueur maximale',
  sort: 'Ordre',
  sorts: {
    alphabet: 'Alphabétique',
    points: 'Les plus chers d’abord',
    length: 'Les plus longs d’abord',
    probability: 'Les plus probables d’abord',
    commonness: 'Les plus courants d’abord',
  },
  more: 'Autres conditions',
  with: 'Doit contenir',
  without: 'Ne doit pas contenir',
  likelyFrom: 'Probabilité : du numéro',
  likelyTo: 'Probabilité : au numéro',
  likelyAbout:
    'Les mots de chaque longueur sont numérotés selon la probabilité de les tirer d’un sac plein ; 1 est le plus probable.',
  commonness: 'Fréquence',
  common: { any: 'Tous les mots', known: 'Mots connus de presque tous', everyday: 'Mots de tous les jours' },
  search: 'Chercher',
  searching: 'Recherche…',
  opening: 'Chargement des mots…',
  results: 'Mots trouvés',
  count: (count) => (count === 0 ? 'Aucun mot ne convient.' : `${counted(count, 'mot')}.`),
  range: (from, to, of) => `${number(from)}–${number(to)} sur ${number(of)}`,
  previous: 'Précédents',
  next: 'Suivants',
  wordWithHooks: (word, front, back) =>
    [word, front === '' ? '' : `devant ${front}`, back === '' ? '' : `derrière ${back}`]
      .filter((part) => part !== '')
      .join(', '),
  noMeaning: 'Pas de définition.',
  study: (count) => (count <= 1 ? 'Étudier ce mot' : `Étudier ces ${number(count)} mots`),
  noLetters: 'Tape d’abord des lettres.',
  notALetter: (text) => `« ${text} » n’est pas une lettre de ce dictionnaire.`,
  tooLong: (most) => `Tape au plus ${counted(most, 'lettre')}.`,
  judgeWords: 'Mots du coup',
  judgeAbout:
    'Un ou plusieurs mots, séparés par des espaces. Le verdict porte sur l’ensemble, comme en tournoi.',
  judgeNow: 'Arbitrer',
  acceptable: 'Valable',
  notAcceptable: 'Non valable',
  each: 'Montrer le verdict de chaque mot',
  isWord: (word) => `${word} est un mot`,
  isNone: (word) => `${word} n’est pas un mot`,
};
