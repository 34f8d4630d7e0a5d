/** Setting up a game, in German. */

import type { FormTexts, SetupTexts } from '../en/setup.ts';
import { points } from './grammar.ts';
import { options } from './options/options.ts';

export const setup: SetupTexts = {
  title: 'Neues Spiel',
  rulebook: 'Regelbuch',
  players: 'Spieler',
  addPlayer: 'Spieler hinzufügen',
  nameLabel: 'Name',
  kindLabel: 'Wer spielt',
  person: 'Mensch',
  remove: 'Entfernen',
  deal: 'Austeilcode',
  dealAbout: 'Freiwillig. Derselbe Code gibt dieselben Buchstaben, zum Vergleich mit Freunden.',
  coach: 'Übungsspiel mit Coach',
  coachAbout: 'Du bekommst Hinweise und Rat; das Wörterbuch ist für alle offen.',
  start: 'Spiel starten',
  options: 'Regeln',
  alone: 'Allein spielst du Solitär auf deine eigene Punktzahl.',
  whoeverJoins: 'Wer mitspielen will',
  sameName: 'Zwei Spieler haben denselben Namen.',
  noName: 'Alle Spieler brauchen einen Namen.',
  needPerson: 'Mindestens ein Mensch muss mitspielen.',
  you: 'Du',
  school: 'Jede Seite ist ein Team aus mindestens zwei Personen, die sich eine Bank teilen.',
  player: (number) => `Spieler ${number}`,
  target: (score) => `bis ${points(score)}`,
};

export const forms: FormTexts = {
  groups: {
    solitaire: 'Allein spielen',
    table: 'Tisch und Brett',
    words: 'Wörter und Wörterbuch',
    challenges: 'Anfechten',
    turns: 'Tauschen und Passen',
    clock: 'Uhr',
    scores: 'Punkte',
    ending: 'Ende des Spiels',
    variations: 'Varianten',
    finishLine: 'Ziellinie',
    sides: 'Teams und Partner',
    crosswords: 'Crosswords: Brett und Würfel',
    house: 'Hausregeln',
  },
  options,
  changed: (count) => (count === 0 ? 'nach dem Regelbuch' : `${count} geändert`),
  differs: 'geändert',
  asInRulebook: 'Nach dem Regelbuch',
  dropped: (names) => `Passt nicht dazu und gilt wieder nach Regelbuch: ${names}.`,
  reset: (option) => `${option}: zurück zum Regelbuch`,
  unavailable: 'passt nicht zu den anderen Regeln',
  seconds: (seconds) => (seconds % 60 === 0 ? `${seconds / 60} Min.` : `${seconds} s`),
  forSeat: (option, name) => `${option}: ${name}`,
  own: 'Eigene',
  letterCount: (letter) => (letter === '?' ? 'Blankosteine' : letter),
  boardHelp:
    'Eine Zeile für jede Reihe. Ein Punkt ist ein einfaches Feld; d, t, q vervielfachen einen Buchstaben mit 2, 3, 4, und D, T, Q ein Wort; # ist gesperrt.',
  crossesHelp: 'Felder, etwa H4 L8.',
  classNotKnown:
    'In der Sprache der Steine hat niemand diese Wörter gekennzeichnet; deshalb kann kein Wörterbuch sie ausschließen.',
  colours: 'Farben',
  starter: 'Beginnt',
  agree: 'Alle sind einverstanden',
  agreeAbout: 'Alle bestätigen diese Regeln. Nach jeder Änderung wird neu gefragt.',
  agrees: (name) => `${name} ist einverstanden`,
  notAllAgree: 'Zuerst müssen alle einverstanden sein.',
  basedOn: (preset) => `Nach ${preset}`,
  secondRack: (name, number) => `${name} ${number}`,
};
