/** The coach in French. */

import type { CoachTexts } from '../../en/analysis/coach.ts';
import { points } from '../grammar.ts';

export const coach: CoachTexts = {
  title: 'Coach',
  thinking: 'Le coach regarde tes lettres…',
  notYours: 'Tu peux demander un indice à ton tour.',
  ask: { tip: 'Un conseil', area: 'Où ?', letters: 'Quelles lettres ?', play: 'Montrer le coup' },
  area: (from, to) => `Regarde entre ${from} et ${to}.`,
  areaExchange: 'Pas sur le plateau : pense à de nouvelles lettres.',
  letters: (tiles) => `Utilise ${tiles}.`,
  keep: (tiles) => `Garde ${tiles}.`,
  play: (move, score) => `${move} rapporte ${score}.`,
  playWithDice: (move, score) => `${move} rapporte ${Math.round(score)} avec un lancer moyen.`,
  exchange: (tiles) => `Échange ${tiles}.`,
  pass: 'Ici, le mieux est de passer.',
  lastTurn: 'Ton dernier tour',
  well: (move) => `${move} : bien joué ! Le coach n’a rien trouvé de mieux.`,
  better: (move, score) => `Mieux : ${move}${score === null ? '' : ` pour ${Math.round(score)}`}.`,
  even: (made, move) =>
    `${made} vaut peut-être autant que ${move} : la différence est dans la marge d’erreur.`,
  applied: (tip) => `Tu as suivi un conseil : ${tip}`,
  helps: (tip) => `Un conseil utile ici : ${tip}`,
  cheapS: (more) =>
    more <= 0
      ? 'Le S n’a pas rapporté plus que ton meilleur coup sans lui.'
      : `Le S a rapporté seulement ${points(more)} de plus que ton meilleur coup sans lui. Il devrait en rapporter environ 8.`,
  tips: {
    short: 'les petits mots s’additionnent.',
    s: 'fais servir un S à deux mots.',
    groups: 'cherche les lettres qui vont souvent ensemble.',
    premiums: 'utilise les cases bonus.',
    keeping: 'garde de bonnes lettres pour le tour suivant.',
    bingos: 'cherche les bingos.',
    q: 'joue le Q sans U.',
    hooks: 'rallonge un mot d’une lettre.',
    choice: 'tu as trouvé un bon coup ? Cherches-en un meilleur.',
    attitude: 'tire le meilleur de lettres difficiles.',
  },
  advice: {
    short: 'Joue un mot le long d’un autre : les mots de deux et trois lettres entre eux comptent aussi.',
    s: 'Ton S peut servir à deux mots à la fois : un pluriel et un nouveau mot.',
    groups: 'Mélange tes lettres : certaines se suivent souvent à la fin d’un mot.',
    premiums: 'Tu peux atteindre une case bonus.',
    keeping: 'Pense aussi au tour suivant : garde des lettres qui vont bien ensemble.',
    bingos: 'Cherche un mot long : tu as un bingo.',
    q: 'Tu peux jouer le Q sans U.',
    hooks: 'Une lettre avant ou après un mot du plateau en fait un autre mot.',
    choice: 'Tu as plusieurs bons coups. Compare-les avant de choisir.',
    attitude: 'Tes lettres sont difficiles. Un petit coup est peut-être le meilleur.',
  },
  crosswords: {
    tips: {
      bingos: 'les mots longs avec beaucoup de nouvelles lettres rapportent 50 points de plus.',
      premiums: 'une lettre sur une croix fait lancer les dés.',
    },
    advice: {
      bingos: 'Cherche un mot long : avec assez de nouvelles lettres, il rapporte 50 points de plus.',
      premiums: 'Tu peux atteindre une croix : une lettre dessus fait lancer les dés.',
    },
  },
};
