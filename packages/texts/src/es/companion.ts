/** The companion of a physical set, in Spanish. */

import type { CompanionTexts } from '../en/companion.ts';

export const companion: CompanionTexts = {
  players: 'Nombres de los jugadores',
  entry: 'Anotar un turno',
  entryHelp:
    '8F HORN juega en horizontal, F8 HORN en vertical. Una minúscula es un comodín: 8F HoRN. También: exchange 3, pass.',
  tapHelp: 'Toca una casilla y luego las letras. Tócala otra vez para jugar en vertical.',
  enterPlay: 'Anotar jugada',
  notATurn: (text) => `No entiendo “${text}”. Prueba 8F HORN.`,
  enter: 'Anotar',
  toPlay: (name) => `Turno de ${name}`,
  takeBack: 'Deshacer último turno',
  judge: (words) => `Impugnar ${words}`,
  noDice:
    'Crosswords necesita sus dados, y los archivos de partida no pueden guardarlos. Juégalo aquí, en una pantalla.',
  challenger: 'Quién impugna',
  challenge: 'impugnación fallida',
  stands: (words, penalty) => `La jugada es válida: ${words}. ${penalty}`,
  penalties: {
    loseNextTurn: 'Quien impugnó pierde el próximo turno.',
    none: 'La impugnación no cuesta nada.',
    points5: 'Quien hizo la jugada recibe 5 puntos.',
    points10: 'Quien hizo la jugada recibe 10 puntos.',
    loseGame: 'Quien impugnó pierde la partida.',
  },
  falls: (words) => `No válida: ${words}. La jugada se retira y no puntúa.`,
  clock: 'Tiempo por turno',
  noClock: 'Sin reloj',
  minutes: (count) => `${count} min`,
  startClock: 'Iniciar reloj',
  stopClock: 'Parar reloj',
  timeUp: 'Se acabó el tiempo.',
  left: 'Fichas sobrantes',
  leftAbout: 'Al final, quien se queda sin fichas suma el valor de las de todos los demás.',
  settled: 'Resultado final',
  restart: 'Nueva partida',
  gone: 'Partida eliminada.',
  takenBack: 'Último turno deshecho.',
  analyse: 'Analizar',
  count: (words, score) => `${words}: ${score}`,
};
