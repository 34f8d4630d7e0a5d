/** Solitaire records in French. */

import type { RecordsTexts } from '../../en/learn/records.ts';
import { points } from '../grammar.ts';

export const records: RecordsTexts = {
  title: 'Records en solitaire',
  about:
    'Tes parties en solitaire sur cet appareil. Les totaux ne sont comparés que si le mode, les options et le dictionnaire sont les mêmes.',
  none: 'Aucune partie en solitaire finie pour l’instant.',
  all: 'Toutes les parties en solitaire',
  compared: 'Records pour',
  modes: { tally: 'un chevalet', twoRacks: 'deux chevalets', openPool: 'lettres visibles' },
  options: 'Options',
  noOptions: 'standard',
  dictionary: 'Dictionnaire',
  total: 'Total',
  turns: 'Tours',
  bestTurn: 'Meilleur tour',
  bingos: 'Bingos',
  mode: 'Mode',
  export: 'Enregistrer un fichier',
  highest: 'Plus hauts totaux à lettres visibles',
  highestAbout: 'Parties jouées à la table et à l’atelier. Celles aidées par le solveur sont marquées.',
  helped: 'avec le solveur',
  challenge: 'La question ouverte',
  challengeAbout:
    'Toutes les lettres visibles, dictionnaire ouvert, pas de chrono : combien de points feras-tu ? Personne ne connaît le maximum.',
  yourBest: (score) => `Ton record : ${points(score)}.`,
  noBest: 'Tu n’as pas encore essayé.',
  toWorkbench: 'Ouvrir l’atelier',
};
