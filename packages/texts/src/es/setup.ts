/** Setting up a game, in Spanish. */

import type { FormTexts, SetupTexts } from '../en/setup.ts';
import { counted, points } from './grammar.ts';
import { options } from './options/options.ts';

export const setup: SetupTexts = {
  title: 'Nueva partida',
  rulebook: 'Reglamento',
  players: 'Jugadores',
  addPlayer: 'Añadir jugador',
  nameLabel: 'Nombre',
  kindLabel: 'Quién juega',
  person: 'Persona',
  remove: 'Quitar',
  deal: 'Código de reparto',
  dealAbout: 'Opcional. El mismo código da las mismas fichas, para compararte con un amigo.',
  coach: 'Partida de práctica con entrenador',
  coachAbout: 'Recibes pistas y consejos; el diccionario está abierto para todos.',
  start: 'Empezar partida',
  options: 'Reglas',
  alone: 'Con un solo jugador juegas un solitario por tu propio total.',
  whoeverJoins: 'Quien se una',
  sameName: 'Dos jugadores tienen el mismo nombre.',
  noName: 'Todos los jugadores necesitan un nombre.',
  needPerson: 'Al menos un jugador debe ser una persona.',
  you: 'Tú',
  school: 'Cada bando es un equipo de dos o más personas que comparten un atril.',
  player: (number) => `Jugador ${number}`,
  target: (score) => `hasta ${points(score)}`,
};

export const forms: FormTexts = {
  groups: {
    solitaire: 'Jugar en solitario',
    table: 'Mesa y tablero',
    words: 'Palabras y diccionario',
    challenges: 'Impugnaciones',
    turns: 'Cambiar y pasar',
    clock: 'Reloj',
    scores: 'Puntuación',
    ending: 'Fin de la partida',
    variations: 'Variantes',
    finishLine: 'Línea de meta',
    sides: 'Equipos y parejas',
    crosswords: 'Crosswords: tablero y dados',
    house: 'Reglas de la casa',
  },
  options,
  changed: (count) => (count === 0 ? 'según el reglamento' : counted(count, 'cambio')),
  differs: 'cambiada',
  asInRulebook: 'Según el reglamento',
  dropped: (names) => `Incompatible; de nuevo según el reglamento: ${names}.`,
  reset: (option) => `${option}: volver al reglamento`,
  unavailable: 'no es compatible con tus otras reglas',
  seconds: (seconds) => (seconds % 60 === 0 ? `${seconds / 60} min` : `${seconds} s`),
  forSeat: (option, name) => `${option}: ${name}`,
  own: 'Personalizado',
  letterCount: (letter) => (letter === '?' ? 'comodines' : letter),
  boardHelp:
    'Una línea por fila. Un punto es una casilla normal; d, t, q multiplican una letra por 2, 3, 4, y D, T, Q una palabra; # está cerrada.',
  crossesHelp: 'Casillas, por ejemplo H4 L8.',
  classNotKnown:
    'En el idioma de las fichas nadie ha marcado estas palabras, así que ningún diccionario puede excluirlas.',
  colours: 'Colores',
  starter: 'Empieza',
  agree: 'Todos están de acuerdo',
  agreeAbout: 'Cada jugador confirma estas reglas. Tras cualquier cambio se vuelve a preguntar.',
  agrees: (name) => `${name} está de acuerdo`,
  notAllAgree: 'Primero deben estar todos de acuerdo.',
  basedOn: (preset) => `Basado en ${preset}`,
  secondRack: (name, number) => `${name} ${number}`,
};
