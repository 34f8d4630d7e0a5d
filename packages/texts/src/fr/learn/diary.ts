/** The word diary and the words of a learning game, in French. */

import type { DiaryTexts } from '../../en/learn/diary.ts';
import { counted } from '../grammar.ts';

export const diary: DiaryTexts = {
  title: 'Carnet de mots',
  about: 'Tous les mots de tes parties à dictionnaire ouvert, sur cet appareil et en ligne.',
  empty: 'Rien pour l’instant. Joue une partie d’apprentissage : ses mots apparaîtront ici.',
  play: 'Partie d’apprentissage',
  search: 'Chercher un mot ou un sens',
  count: (shown, of) => (shown === of ? counted(of, 'mot') : `${shown} sur ${counted(of, 'mot')}`),
  opening: 'Chargement…',
  words: 'Mots des derniers coups',
  none: 'Les mots joués apparaissent ici avec leur sens.',
  isGood: (word) => `${word} est valable.`,
  isNone: (word) => `${word} n’est pas dans le dictionnaire.`,
  lookUp: 'Chercher un mot',
  ask: 'Chercher',
  noMeaning: 'Pas de définition disponible.',
  onSquare: (square: string): string => `Mots en ${square}`,
  madeBy: (name: string, points: number | null): string =>
    points === null ? name : `${name}, ${counted(points, 'point', 'points')}`,
  stillOpen: 'Expliqué dès que personne ne peut plus le contester.',
  times: (times, by) => (times === 1 ? by : `${by}, ${times} fois en tout`),
  sources: 'Sources des définitions',
  inEnglishOnly: 'Les définitions sont en anglais seulement.',
  drill: 'Apprendre ces mots',
};
