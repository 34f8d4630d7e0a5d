/** The open-tile workbench in French. */

import type { WorkbenchTexts } from '../../en/learn/workbench.ts';
import { counted, plural, points, tiles } from '../grammar.ts';

/** `3 lettres restantes`. */
function remaining(left: number): string {
  return `${tiles(left)} ${plural(left, 'restante')}`;
}

export const workbench: WorkbenchTexts = {
  title: 'Atelier à lettres visibles',
  about: 'Construis ta partie avec toutes les lettres visibles. Chaque essai reste dans l’arbre.',
  idle: 'Joue un mot. Jusqu’à sept lettres par tour ; les sept rapportent 50 de plus.',
  submit: 'Jouer',
  notWords: (words) => `Pas dans le dictionnaire : ${words}.`,
  total: (score, plays, left) => `${points(score)} en ${counted(plays, 'coup')}, ${remaining(left)}`,
  undo: 'Annuler',
  redo: 'Rétablir',
  restart: 'Vider le plateau',
  plays: 'Coups joués',
  play: 'Coup',
  points: 'Points',
  helped: 'solveur',
  noPlays: 'Le plateau est vide.',
  branches: 'Branches',
  onward: 'Essayé à partir d’ici',
  name: 'Nom de cette position',
  keepName: 'Garder le nom',
  noBranches: 'Aucune position n’a encore de nom.',
  solver: 'Solveur',
  solverAbout: 'Les coups trouvés par le solveur sont marqués dans tes records.',
  bestPlays: 'Meilleurs coups',
  finish: 'Finir la partie',
  thinking: 'Réflexion…',
  settled: (plays, score, left) =>
    `Recherche : ${points(score)} en ${counted(plays, 'coup')}, ${remaining(left)}…`,
  takeSoFar: 'Prendre ces coups',
  stop: 'Arrêter',
  nothing: 'Il n’y a plus de coup possible.',
  hall: 'Tableau d’honneur',
  hallAbout: 'Gardé sur cet appareil, avec le score au moment où tu ajoutes la partie.',
  enter: 'Ajouter cette partie',
  entered: (score) => `Ajoutée avec ${points(score)}.`,
  gameName: 'Nom de la partie',
  noHall: 'Aucune partie pour l’instant. La tienne pourrait être la première.',
  turns: 'Coups',
  bestTurn: 'Meilleur coup',
  bingos: 'Bingos',
  open: 'Ouvrir',
  remove: 'Retirer',
  helpedPlays: (plays) => `solveur : ${plays}`,
  alone: 'sans aide',
  records: 'Records en solitaire',
};
