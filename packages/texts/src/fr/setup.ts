/** Setting up a game, in French. */

import type { FormTexts, SetupTexts } from '../en/setup.ts';
import { counted, points } from './grammar.ts';
import { options } from './options/options.ts';

export const setup: SetupTexts = {
  title: 'Nouvelle partie',
  rulebook: 'Livret',
  players: 'Joueurs',
  addPlayer: 'Ajouter un joueur',
  nameLabel: 'Nom',
  kindLabel: 'Qui joue',
  person: 'Humain',
  remove: 'Retirer',
  deal: 'Code de pioche',
  dealAbout: 'Facultatif. Le même code donne les mêmes lettres : compare avec un ami.',
  coach: 'Partie d’entraînement avec coach',
  coachAbout: 'Tu reçois des indices et des conseils ; le dictionnaire est ouvert à tous.',
  start: 'Commencer',
  options: 'Règles',
  alone: 'À un seul joueur, tu joues en solitaire pour ton propre total.',
  whoeverJoins: 'Qui veut jouer',
  sameName: 'Deux joueurs portent le même nom.',
  noName: 'Chaque joueur doit avoir un nom.',
  needPerson: 'Il faut au moins un humain dans la partie.',
  you: 'Toi',
  school: 'Chaque camp est une équipe d’au moins deux personnes qui partagent un chevalet.',
  player: (number) => `Joueur ${number}`,
  target: (score) => `jusqu’à ${points(score)}`,
};

export const forms: FormTexts = {
  groups: {
    solitaire: 'Jouer en solitaire',
    table: 'Table et plateau',
    words: 'Mots et dictionnaire',
    challenges: 'Contestations',
    turns: 'Échanger et passer',
    clock: 'Chrono',
    scores: 'Points',
    ending: 'Fin de la partie',
    variations: 'Variantes',
    finishLine: 'Ligne d’arrivée',
    sides: 'Équipes et partenaires',
    crosswords: 'Crosswords : plateau et dés',
    house: 'Règles maison',
  },
  options,
  changed: (count) => (count === 0 ? 'comme dans le livret' : counted(count, 'changement')),
  differs: 'modifié',
  asInRulebook: 'Comme dans le livret',
  dropped: (names) => `Incompatible, donc de nouveau comme dans le livret : ${names}.`,
  reset: (option) => `${option} : revenir au livret`,
  unavailable: 'incompatible avec tes autres choix',
  seconds: (seconds) => (seconds % 60 === 0 ? `${seconds / 60} min` : `${seconds} s`),
  forSeat: (option, name) => `${option} : ${name}`,
  own: 'Personnalisé',
  letterCount: (letter) => (letter === '?' ? 'jokers' : letter),
  boardHelp:
    'Une ligne par rangée. Un point est une case simple ; d, t, q multiplient une lettre par 2, 3, 4, et D, T, Q un mot ; # est une case fermée.',
  crossesHelp: 'Des cases, par exemple H4 L8.',
  classNotKnown:
    'Dans la langue des jetons, personne n’a repéré ces mots : aucun dictionnaire ne peut les écarter.',
  colours: 'Couleurs',
  starter: 'Premier joueur',
  agree: 'Tout le monde est d’accord',
  agreeAbout: 'Chaque joueur confirme ces règles. Après un changement, on redemande à tous.',
  agrees: (name) => `${name} est d’accord`,
  notAllAgree: 'Tous les joueurs doivent d’abord être d’accord.',
  basedOn: (preset) => `D’après ${preset}`,
  secondRack: (name, number) => `${name} ${number}`,
};
