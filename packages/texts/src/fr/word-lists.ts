/** Word lists of one’s own, in French. */

import type { WordListTexts } from '../en/word-lists.ts';
import { counted, list, number, plural } from './grammar.ts';

const words = (count: number): string => counted(count, 'mot');

export const wordLists: WordListTexts = {
  title: 'Tes listes de mots',
  about: 'Joue avec tes propres mots. Une liste reste sur cet appareil et fonctionne hors ligne.',
  none: 'Tu n’as pas encore de liste.',
  add: 'Ajouter une liste',
  choose: 'Choisir un fichier',
  drop: 'Tu peux aussi déposer un fichier ici.',
  formats: (count) =>
    `Un fichier texte avec un mot par ligne, ou un graphe de mots (KWG), compressé en gzip ou non. Jusqu’à ${number(count)} mots.`,
  name: 'Nom',
  alphabet: 'Alphabet',
  start: 'Ajouter',
  cancel: 'Annuler',
  cancelled: 'Annulé. Rien n’a été ajouté.',
  stages: {
    reading: (share) => `Lecture… ${share}`,
    building: 'Construction du dictionnaire…',
    storing: 'Enregistrement…',
  },
  added: (name, count) => `« ${name} » est prête : ${words(count)}.`,
  repeated: (count) => `${counted(count, 'ligne répète', 'lignes répètent')} un mot.`,
  rejected: (count, reasons) => `${counted(count, 'ligne écartée', 'lignes écartées')} : ${list(reasons)}.`,
  use: 'Utiliser dans les nouvelles parties',
  inUse: 'Les nouvelles parties utilisent cette liste.',
  words,
  checksum: (digits) => `somme de contrôle ${digits}…`,
  rename: 'Renommer',
  newName: (name) => `Nouveau nom de « ${name} »`,
  save: 'Enregistrer',
  exportText: 'Enregistrer en texte',
  remove: 'Supprimer',
  removeNamed: (name) => `Supprimer « ${name} » ?`,
  removeUsed: (count) =>
    `${counted(count, 'partie de cet appareil utilise', 'parties de cet appareil utilisent')} cette liste. Sans elle, tu ne pourras plus ${plural(count, 'la', 'les')} continuer ni ${plural(count, 'l’analyser', 'les analyser')}, à moins d’ajouter de nouveau la même liste.`,
  removed: (name) => `« ${name} » est supprimée.`,
  lineFaults: {
    hyphen: 'a un trait d’union',
    apostrophe: 'a une apostrophe',
    'not-a-letter': ({ character }) => `« ${character} » n’est pas une lettre de l’alphabet`,
    'too-short': 'n’a qu’une lettre',
    'too-long': ({ most }) => `a plus de ${counted(most, 'lettre')}`,
    labelled: ({ label }) => `porte la mention « ${label} »`,
    capitalised: 'commence par une majuscule',
  },
  reasons: {
    hyphen: (count) => `${number(count)} avec un trait d’union`,
    apostrophe: (count) => `${number(count)} avec une apostrophe`,
    'not-a-letter': (count) => `${number(count)} avec un signe qui n’est pas une lettre`,
    'too-short': (count) => `${number(count)} d’une seule lettre`,
    'too-long': (count) => `${number(count)} trop ${plural(count, 'longue')}`,
    labelled: (count) => `${number(count)} avec une mention qui ${plural(count, 'l’exclut', 'les exclut')}`,
    capitalised: (count) => `${number(count)} avec une majuscule`,
  },
  rejectedLine: (line, word, text) => `ligne ${line} : ${word} ${text}`,
  moreLines: (count) => `et encore ${counted(count, 'ligne')}`,
  faults: {
    unreadable: 'Impossible de lire le fichier. Choisis-le de nouveau.',
    'bad-gzip': 'Impossible de décompresser le fichier : il est endommagé ou incomplet.',
    'too-large': ({ most }) =>
      `Le fichier est trop gros. Décompressé, il ne doit pas dépasser ${number(most)} Mo.`,
    'not-text': ({ line }) =>
      `La ligne ${line} contient des signes étrangers à tout texte. Ce n’est pas une liste de mots.`,
    'bad-kwg': 'Ce graphe de mots est endommagé, ou ce n’est pas un fichier KWG.',
    'letter-outside-alphabet': 'Le graphe de mots a plus de lettres que cet alphabet. Choisis-en un autre.',
    'too-many-words': ({ most }) => `La liste a plus de ${number(most)} mots.`,
    'no-words': 'Le fichier ne contient aucun mot.',
    'mostly-rejected': ({ count, lines }) =>
      `Sur ${counted(lines, 'ligne')}, ${number(count)} ${plural(count, 'n’est pas un mot', 'ne sont pas des mots')}. Est-ce une liste de mots, et l’alphabet est-il le bon ? Si les lettres sont déformées, enregistre la liste en UTF-8.`,
    prose: 'C’est un texte à lire, pas une liste de mots. Écris un mot par ligne.',
    'too-varied':
      'Les mots de cette liste ont trop peu en commun : l’ordinateur ne peut pas y chercher de coups.',
    'no-name': 'Donne un nom à la liste.',
    'name-taken': ({ name }) => `Un dictionnaire s’appelle déjà « ${name} ». Choisis un autre nom.`,
    'already-here': ({ name }) => `Tu as déjà ces mots, dans « ${name} ».`,
    'no-room':
      'Il n’y a pas assez de place sur l’appareil pour cette liste. Supprimes-en une autre ou libère de la place.',
    unwritable:
      'Le navigateur n’a pas enregistré la liste. Dans une fenêtre privée, il n’en a peut-être pas le droit.',
  },
};
