/** Which words count, in French. */

import type { DictionaryTexts } from '../en/dictionaries.ts';

export const dictionaries: DictionaryTexts = {
  language: 'Langue',
  dictionary: 'Dictionnaire',
  none: 'Aucun : les joueurs décident',
  agreed: (name) => `${name} : les joueurs décident`,
  inList: (words) => `Dans ta liste : ${words}.`,
  notInList: (words) => `Pas dans ta liste : ${words}.`,
  noComputers: (name) =>
    `L’ordinateur ne connaît aucun mot en ${name.toLowerCase()}. Seules des personnes peuvent jouer.`,
  checking: 'Mots',
  checkings: { challenge: 'Autoriser bluffs et contestations', reject: 'Refuser les mots non valables' },
  checkingsAbout: {
    challenge: 'Un mot non valable reste si personne ne le conteste.',
    reject: 'Seuls les mots du dictionnaire sont acceptés.',
  },
  ready: (name, count) => `${name} : ${count} mots chargés`,
  loading: (name, share) => `Chargement du dictionnaire ${name}… ${share}`,
  faults: {
    unreachable: (name) =>
      `${name} n’a pas pu être chargé. Vérifie la connexion et réessaie ; rien n’est perdu.`,
    gone: (name) => `Ce serveur n’a pas cette version du dictionnaire ${name}.`,
    damaged: (name) => `${name} est arrivé endommagé. Réessaie.`,
    removed: (name) => `${name} n’est plus sur cet appareil. Ajoute de nouveau la liste, puis réessaie.`,
  },
  englishOnly: 'En anglais seulement.',
  ownLists: 'Tes listes de mots',
  unknownList: 'Une liste absente de cet appareil',
  retry: 'Réessayer',
};
