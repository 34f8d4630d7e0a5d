/** Setting up a game, in Dutch. */

import type { FormTexts, SetupTexts } from '../en/setup.ts';
import { points } from './grammar.ts';
import { options } from './options/options.ts';

export const setup: SetupTexts = {
  title: 'Nieuw spel',
  rulebook: 'Regelboek',
  players: 'Spelers',
  addPlayer: 'Speler toevoegen',
  nameLabel: 'Naam',
  kindLabel: 'Wie speelt',
  person: 'Mens',
  remove: 'Verwijderen',
  deal: 'Trekkingscode',
  dealAbout: 'Optioneel. Met dezelfde code trek je dezelfde letters, om met vrienden te vergelijken.',
  coach: 'Oefenspel met coach',
  coachAbout: 'Je krijgt hints en advies; het woordenboek is open voor iedereen.',
  start: 'Spel starten',
  options: 'Regels',
  alone: 'Alleen speel je solitaire, voor je eigen totaal.',
  whoeverJoins: 'Wie mee wil doen',
  sameName: 'Twee spelers hebben dezelfde naam.',
  noName: 'Elke speler heeft een naam nodig.',
  needPerson: 'Er moet minstens één mens meespelen.',
  you: 'Jij',
  school: 'Elke kant is een team van twee of meer mensen die een plankje delen.',
  player: (number) => `Speler ${number}`,
  target: (score) => `tot ${points(score)}`,
};

export const forms: FormTexts = {
  groups: {
    solitaire: 'Alleen spelen',
    table: 'Tafel en bord',
    words: 'Woorden en woordenboek',
    challenges: 'Aanvechten',
    turns: 'Wisselen en passen',
    clock: 'Klok',
    scores: 'Puntentelling',
    ending: 'Einde van het spel',
    variations: 'Varianten',
    finishLine: 'Eindstreep',
    sides: 'Teams en partners',
    crosswords: 'Crosswords: bord en dobbelstenen',
    house: 'Huisregels',
  },
  options,
  changed: (count) => (count === 0 ? 'volgens het regelboek' : `${count} gewijzigd`),
  differs: 'gewijzigd',
  asInRulebook: 'Volgens het regelboek',
  dropped: (names) => `Past hier niet bij, weer volgens het regelboek: ${names}.`,
  reset: (option) => `${option}: terug naar het regelboek`,
  unavailable: 'gaat niet samen met je andere keuzes',
  seconds: (seconds) => (seconds % 60 === 0 ? `${seconds / 60} min` : `${seconds} s`),
  forSeat: (option, name) => `${option}: ${name}`,
  own: 'Eigen',
  letterCount: (letter) => (letter === '?' ? 'blanco’s' : letter),
  boardHelp:
    'Eén regel per rij. Een punt is een gewoon vak; d, t, q vermenigvuldigen een letter met 2, 3, 4 en D, T, Q een woord; # is gesloten.',
  crossesHelp: 'Vakken, zoals H4 L8.',
  classNotKnown:
    'In de taal van de letters heeft niemand deze woorden gemarkeerd; geen woordenboek kan ze dus weren.',
  colours: 'Kleuren',
  starter: 'Begint',
  agree: 'Iedereen is akkoord',
  agreeAbout: 'Elke speler bevestigt deze regels, na elke wijziging opnieuw.',
  agrees: (name) => `${name} is akkoord`,
  notAllAgree: 'Eerst moeten alle spelers akkoord zijn.',
  basedOn: (preset) => `Op basis van ${preset}`,
  secondRack: (name, number) => `${name} ${number}`,
};
