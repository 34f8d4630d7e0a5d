/** Every option of the rules in Spanish. */

import type { OptionTexts } from '../../option-texts.ts';
import { crosswordsOptions } from './crosswords-options.ts';

const OFF_ON = { off: 'No', on: 'Sí' };
const YES_NO = { true: 'Sí', false: 'No' };

export const options: OptionTexts = {
  'rack.size': { name: 'Fichas por atril', about: 'Siete como siempre, nueve para palabras más largas.' },
  'pool.style': {
    name: 'Fichas por sacar',
    about: 'Solo cambia el aspecto: en una bolsa, o boca abajo junto al tablero.',
    values: { pouch: 'En la bolsa', faceDown: 'Boca abajo' },
  },
  'firstDraw.method': {
    name: 'Quién empieza',
    about: 'Todos sacan una ficha (Crosswords: tiran los dados), decide el azar, o se acuerda.',
    values: { tiles: 'Sacando fichas', random: 'Por sorteo', manual: 'Por acuerdo' },
  },
  'firstDraw.tie': {
    name: 'Empate al sacar',
    about: 'Quién vuelve a sacar.',
    values: { redrawTied: 'Los empatados', redrawAll: 'Todos' },
  },
  'board.theme': {
    name: 'Colores del tablero',
    about: 'La edición de 2007 tiene otros colores en las casillas de premio.',
    values: { classic: 'Clásicos', alt2007: '2007', highContrast: 'Alto contraste' },
  },
  'board.rotateToSeat': {
    name: 'Tablero giratorio',
    about: 'En una misma pantalla, el tablero gira hacia quien juega.',
    values: { off: 'No', activeSeat: 'Gira hacia quien juega' },
  },
  'letters.language': {
    name: 'Idioma de las fichas',
    about: 'Qué letras hay, cuántas de cada una y cuánto valen.',
    values: {
      english: 'Inglés',
      german: 'Alemán',
      french: 'Francés',
      spanish: 'Español',
      dutch: 'Neerlandés',
      polish: 'Polaco',
      catalan: 'Catalán',
    },
  },
  'dictionary.id': {
    name: 'Diccionario',
    about: 'Decide las impugnaciones. Si no hay, deciden los jugadores.',
  },
  'dictionary.access': {
    name: 'Consultar palabras',
    about: 'Solo en las impugnaciones, o abierto a todos en cualquier momento.',
    values: { challengeOnly: 'Solo al impugnar', free: 'Siempre' },
  },
  'dictionary.freeTools': {
    name: 'Herramientas del diccionario',
    about: 'Solo donde se pueden consultar palabras en cualquier momento.',
    values: { lookup: 'Consultar', browse: 'Hojear', anagram: 'Buscar por letras' },
  },
  'dictionary.school': {
    name: 'Palabras para la escuela',
    about: 'Excluye las palabras que no son propias de la escuela.',
    values: { off: 'Todas las palabras', tier1: 'Sin groserías', tier2: 'Sin palabras dudosas' },
  },
  'words.validation': {
    name: 'Palabras no válidas',
    about: 'Si se rechazan al instante, lo sabes antes de que te cueste algo.',
    values: { challenge: 'Valen si nadie impugna', auto: 'Se rechazan al instante' },
  },
  'challenge.scope': {
    name: 'Qué se impugna',
    about: 'Toda la jugada, o la palabra que nombres.',
    values: { allWords: 'Toda la jugada', singleWord: 'Una palabra' },
  },
  'challenge.window': {
    name: 'Plazo para impugnar',
    about: 'Hasta que actúe el siguiente, unos segundos, o hasta que todos acepten.',
    values: {
      untilNextStarts: 'Hasta que actúe el siguiente',
      timed: 'Unos segundos',
      untilAllAccept: 'Hasta que todos acepten',
    },
  },
  'challenge.graceSeconds': {
    name: 'Segundos para impugnar',
    about: 'El siguiente debe esperar ese tiempo. Con “Unos segundos”, 0 significa 30.',
  },
  'challenge.failPenalty': {
    name: 'Impugnar sin razón cuesta',
    about: 'Lo que pierde quien impugna si la jugada es válida.',
    values: {
      loseNextTurn: 'El próximo turno',
      none: 'Nada',
      points5: '5 puntos para el rival',
      points10: '10 puntos para el rival',
      loseGame: 'La partida',
    },
  },
  'challenge.revealWords': {
    name: 'Una impugnación revela',
    about: 'Si la jugada vale, o también qué palabras no son válidas.',
    values: { verdictOnly: 'El veredicto', badWords: 'También las no válidas' },
  },
  'draw.timing': {
    name: 'Sacar fichas nuevas',
    about: 'Justo después de la jugada, o cuando ya no se puede impugnar.',
    values: { immediate: 'Al instante', afterWindow: 'Tras el plazo para impugnar' },
  },
  'exchange.minPool': {
    name: 'Para cambiar hacen falta',
    about: 'Cuántas fichas deben quedar en la bolsa.',
    values: { '0': 'Sin mínimo', '7': 'Siete fichas', rackSize: 'Un atril completo' },
  },
  'exchange.allowZero': {
    name: 'Cambiar cero fichas',
    about: 'Cuenta como pasar.',
    values: YES_NO,
  },
  'pass.policy': {
    name: 'Pasar',
    about: 'En cualquier momento, o solo si no puedes jugar.',
    values: { free: 'Siempre', onlyWhenUnable: 'Solo si no puedes jugar' },
  },
  'pass.obligation': {
    name: 'Después de pasar al final',
    about: 'Con la bolsa vacía, quien pasó puede o debe jugar en su siguiente turno.',
    values: { may: 'Puede jugar', must: 'Debe jugar si puede' },
  },
  'pass.enforce': {
    name: '“No puedo jugar”',
    about: 'De buena fe, o comprobado por la máquina.',
    values: { honour: 'De buena fe', solver: 'Comprobado' },
  },
  'end.passRounds': {
    name: 'Pases que terminan la partida',
    about: 'Reglamento: una ronda con la bolsa vacía, si no, dos.',
    values: { auto: 'Según el reglamento', '1': 'Una ronda', '2': 'Dos rondas' },
  },
  'end.autoNoMoves': {
    name: 'Cuando nadie puede jugar',
    about: 'Donde se comprueban las palabras, la partida termina al instante.',
    values: { off: 'Termina si todos pasan', poolEmpty: 'Termina al instante' },
  },
  'end.zeroTurns': {
    name: 'Turnos sin puntos',
    about: 'Cuántos seguidos terminan la partida, como en los torneos.',
    values: { off: 'Sin límite', '6': 'Seis', '3×sides': 'Tres por bando' },
  },
  'end.lostTurnCounts': {
    name: 'Un turno perdido cuenta como pase',
    about: 'Al contar los pases que terminan la partida.',
    values: YES_NO,
  },
  'score.announce': {
    name: 'Puntos de las jugadas',
    about: 'Se cuentan solos, o cuentas tú primero y ves si acertaste.',
    values: { auto: 'Se cuentan solos', quiz: 'Los cuentas tú' },
  },
  scorekeeper: {
    name: 'Quién anota',
    about: 'Quién confirma los puntos después de cada jugada.',
    values: { auto: 'Nadie' },
  },
  tieBreak: {
    name: 'Empate al final',
    about: 'Gana quien iba en cabeza antes del ajuste final, o la victoria se comparte.',
    values: { preAdjust: 'Quien iba en cabeza', none: 'Victoria compartida' },
  },
  'firstWord.min': {
    name: 'Primera palabra mínima',
    about: 'Una primera palabra larga abre el tablero.',
    values: { '2': 'Dos letras', '3': 'Tres letras', '4': 'Cuatro letras', '5': 'Cinco letras' },
  },
  'firstWord.deadlock': {
    name: 'Si nadie puede abrir',
    about: 'Qué pasa si ningún atril da una primera palabra tan larga.',
    values: { exchange: 'Cambiar como siempre', relax: 'Bajar el mínimo', redeal: 'Repartir de nuevo' },
  },
  'shift.anagram': {
    name: 'Reordenar palabras',
    about: 'Puedes reordenar una palabra del tablero si añades una ficha tuya.',
    values: OFF_ON,
  },
  'shift.anagram.span': {
    name: 'Una palabra reordenada',
    about: 'Conserva todas sus casillas, o puede deslizarse por su línea.',
    values: { inPlace: 'Conserva sus casillas', slide: 'Puede deslizarse' },
  },
  'shift.anagram.newPremiums': {
    name: 'Casillas de premio bajo una palabra reordenada',
    about: 'Cuáles de las recién cubiertas cuentan.',
    values: { anyTile: 'Todas las nuevas', rackTilesOnly: 'Bajo fichas nuevas', none: 'Ninguna' },
  },
  'shift.recycle': {
    name: 'Sustituir fichas',
    about: 'Antes de jugar puedes sustituir fichas del tablero por las tuyas, de una en una.',
    values: OFF_ON,
  },
  'shift.recycle.blanks': {
    name: 'Sustituir comodines',
    about: '¿Se puede sustituir también un comodín del tablero?',
    values: { locked: 'No', allowed: 'Sí' },
  },
  'shift.recycle.challengeUnit': {
    name: 'Una sustitución no válida',
    about: 'Anula todo el turno, o todo lo que vino desde ella.',
    values: { wholeTurn: 'Anula el turno', perStep: 'Anula desde ahí' },
  },
  'blank.retrieve': {
    name: 'Recuperar comodines',
    about: 'Pon la letra que representa un comodín, y el comodín es tuyo.',
    values: OFF_ON,
  },
  'blank.retrieve.afterUndo': {
    name: 'Si esa jugada se retira',
    about: 'El comodín que recuperaste se queda contigo o vuelve al tablero.',
    values: { persists: 'Se queda', undone: 'Vuelve' },
  },
  'leave.tiles': {
    name: 'Fichas de quien abandona',
    about: 'Vuelven a la bolsa o quedan fuera de juego.',
    values: { pool: 'A la bolsa', aside: 'Fuera de juego' },
  },
  'finishLine.enabled': {
    name: 'Línea de meta',
    about: 'Gana quien llega antes a su meta.',
    values: OFF_ON,
  },
  'finishLine.level': {
    name: 'Nivel',
    about: 'Fija la meta de cada jugador, para que compitan niveles distintos.',
    values: { beginner: 'Principiante', intermediate: 'Intermedio', top: 'Avanzado' },
  },
  'finishLine.ending': {
    name: 'Cuando alguien llega',
    about: 'La partida termina al instante, o cuando todos han tenido los mismos turnos.',
    values: { immediate: 'Termina al instante', equalTurns: 'Se acaba la ronda' },
  },
  'finishLine.adjustRacks': {
    name: 'Ajustar por fichas sobrantes',
    about: 'En la línea de meta, como en una partida completa.',
    values: YES_NO,
  },
  'finishLine.noReach': {
    name: 'Si nadie llega',
    about: 'Quién gana cuando las fichas se acaban antes.',
    values: { highestScore: 'Quien tenga más puntos', shareOfTarget: 'La mayor parte de la meta' },
  },
  'timer.seconds': {
    name: 'Tiempo por turno',
    about: 'Para cada jugador; un límite para uno solo iguala las fuerzas.',
    values: { none: 'Sin límite' },
  },
  'timer.onExpire': {
    name: 'Al acabarse el tiempo',
    about: 'Qué pasa entonces.',
    values: {
      warn: 'Aviso',
      pass: 'Se pasa el turno',
      commitIfLegal: 'Se juega lo colocado',
      pointsPerMinute: '−10 puntos por minuto',
      resign: 'Partida perdida',
    },
  },
  'timer.days': {
    name: 'Días por turno',
    about: 'Para partidas por correspondencia.',
    values: { none: 'Sin límite' },
  },
  'timer.bank': {
    name: 'Reserva de tiempo',
    about: 'Días extra para cada jugador cuando se acaban los de un turno.',
  },
  'clock.seconds': {
    name: 'Tiempo por partida',
    about: 'Para cada jugador; el reloj corre durante sus propios turnos.',
    values: { none: 'Sin límite' },
  },
  'clock.increment': { name: 'Segundos extra por turno', about: 'Se suman al tiempo por partida.' },
  'teams.commit': {
    name: 'Quién juega por el equipo',
    about: 'En una pantalla, de buena fe; en línea se hace cumplir.',
    values: {
      anyMember: 'Cualquiera',
      captain: 'Quien capitanea',
      rotate: 'Por turnos',
      consensus: 'Todos de acuerdo',
    },
  },
  'teams.chat': {
    name: 'Chat de equipo',
    about: 'Para equipos que juegan en línea.',
    values: { on: 'Sí', off: 'No' },
  },
  'solitaire.mode': {
    name: 'Solitario',
    about: 'Un atril, dos atriles alternos, o todas las fichas boca arriba.',
    values: { off: 'No', tally: 'Un atril', twoRacks: 'Dos atriles', openPool: 'Fichas a la vista' },
  },
  'solitaire.deductLeft': {
    name: 'Restar las fichas sobrantes',
    about: 'De tu total, al final.',
    values: YES_NO,
  },
  'help.inGame': {
    name: 'Ayuda durante la partida',
    about: 'Reglas y consejos siempre; listas y herramientas de palabras, según lo acordado.',
    values: { rulesOnly: 'Reglas', lists: 'También listas', full: 'Todo' },
  },
  ...crosswordsOptions,
  'house.note': {
    name: 'Reglas de la casa, por escrito',
    about: 'Para que todos las lean antes de la partida. Una partida así no es clasificatoria.',
  },
  'custom.bonusPoints': {
    name: 'Bonificación por muchas fichas',
    about: 'Puntos por jugar muchas fichas a la vez.',
  },
  'custom.bonusTiles': { name: 'Fichas para esa bonificación', about: 'Cuántas en un turno.' },
  'custom.board': { name: 'Casillas de premio', about: 'Un tablero propio, de hasta 21 por 21 casillas.' },
  'custom.letters': { name: 'Fichas de la caja', about: 'Cuántas de cada una.' },
  'custom.values': { name: 'Valor de las fichas', about: 'Cuánto puntúa cada letra.' },
};
