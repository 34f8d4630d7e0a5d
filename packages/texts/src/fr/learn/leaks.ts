/** What the games of a player have in common, in French. */

import type { LeaksTexts } from '../../en/learn/leaks.ts';
import { counted, pointsAfter } from '../grammar.ts';

export const leaks: LeaksTexts = {
  title: 'Ce que ces parties ont en commun',
  about:
    'Où quelqu’un perd des points dans les parties de cette étude, par type de tour. Seuls comptent les tours dont on connaît tout le chevalet : pour les autres, personne ne sait ce qui était possible.',
  noGames: 'Cette étude n’a pas de partie depuis le début. Commence par en importer.',
  player: 'Qui',
  playerGames: (name, count) => `${name} (${counted(count, 'partie')})`,
  look: 'Chercher les faiblesses',
  looking: (done, of) => `${done} sur ${counted(of, 'partie')}`,
  nothing: (turns) => `Aucune faiblesse en ${counted(turns, 'tour')}.`,
  most: (name, kind, points, margin) =>
    `Ce qui coûte le plus à ${name} : ${kind}, ${pointsAfter(points)} par partie (±${margin}).`,
  unclear: (name, kind, points) =>
    `Ce qui coûte le plus à ${name} : ${kind}, ${pointsAfter(points)} par partie. Dans la marge d’erreur, autre chose peut coûter plus.`,
  single: (name, kind, points) =>
    `Dans cette partie, ce qui a coûté le plus à ${name} : ${kind}, ${pointsAfter(points)}. D’autres parties montreront si c’est une habitude.`,
  judged: (turns, games) => `Tours jugés : ${turns}, de ${counted(games, 'partie')}.`,
  columns: { kind: 'Type', turns: 'Tours', total: 'Points', perGame: 'Par partie' },
  kinds: {
    'early-exchange': 'échanges tôt dans la partie',
    'late-exchange': 'échanges tardifs',
    'no-exchange': 'coups joués au lieu d’un échange',
    pass: 'tours passés',
    phoney: 'mots non valables',
    endgame: 'tours avec un sac vide',
    'missed-bingo': 'bingos manqués',
    points: 'coups qui rapportent trop peu',
    leave: 'mauvaises lettres gardées',
  },
  turn: (title, turn) => `${title}, tour ${turn}`,
  instead: (best, made, points) => `${best} au lieu de ${made} : ${pointsAfter(points)} de plus`,
  drill: 'S’entraîner sur ces tours',
  drilling: 'Vérification…',
  drilled: (kept, of) =>
    kept === of
      ? `Ajouté à tes exercices : ${counted(kept, 'tour')}.`
      : `Ajouté à tes exercices : ${kept} sur ${counted(of, 'tour')}. Les simulations ne confirment pas les autres.`,
};
