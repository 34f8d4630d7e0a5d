/** The options of Crosswords in Spanish. */

import type { CrosswordsOptionTexts } from '../../option-texts.ts';

const OFF_ON = { off: 'No', on: 'Sí' };
const YES_NO = { true: 'Sí', false: 'No' };

export const crosswordsOptions: CrosswordsOptionTexts = {
  'cw.layout': {
    name: 'Tablero',
    about: 'Cuatro brazos de color en un tablero grande, o cuatro cuartos en uno pequeño.',
    values: { arms15: 'Brazos, 15 × 15', quadrants11: 'Cuartos, 11 × 11' },
  },
  'cw.corners': {
    name: 'Esquinas',
    about: 'Fuera de la cruz grande.',
    values: { playable: 'Se pueden usar', blocked: 'Cerradas' },
  },
  'cw.crosses': { name: 'Cruces', about: 'Las casillas en las que se tiran los dados.' },
  'cw.opening': {
    name: 'Primera palabra',
    about: 'En una barra de la cruz pequeña, o sobre la casilla central.',
    values: { plus5: 'En la cruz pequeña', centreSquare: 'Sobre el centro' },
  },
  'cw.centreBonus': {
    name: 'Dados en la cruz pequeña',
    about: 'Para las primeras palabras.',
    values: YES_NO,
  },
  'cw.dice': { name: 'Dados', about: 'Cuántos se tiran.', values: { '1': 'Uno', '2': 'Dos' } },
  'cw.rollPer': {
    name: 'Tirar los dados',
    about: 'Por cada cruz que cubras, o una vez por turno.',
    values: { square: 'Por cada cruz', turn: 'Una vez por turno' },
  },
  'cw.crossAdds': {
    name: 'Puntos de los dados',
    about: 'Además de los puntos de la ficha, o en lugar de ellos.',
    values: { true: 'Además', false: 'En su lugar' },
  },
  'cw.counted': {
    name: 'Fichas que cuentan',
    about: 'Las que colocas, la palabra principal, o todas las palabras.',
    values: {
      placed: 'Las colocadas',
      mainWord: 'La palabra principal',
      allWords: 'Todas las palabras',
    },
  },
  'cw.bonus50': {
    name: '50 puntos por',
    about: 'Qué da la bonificación.',
    values: {
      over5AndPlaced5: 'Palabra larga con cinco colocadas',
      placed5: 'Cinco fichas colocadas',
      over5: 'Palabra larga',
    },
  },
  'cw.blankPoints': {
    name: 'Un comodín vale',
    about: 'Jugado o sobrante.',
    values: { '5': 'Como cualquier ficha', '0': 'Nada' },
  },
  'cw.exchange.when': {
    name: 'Cambiar',
    about: 'Solo si no encuentras palabra, de buena fe o comprobado, o en cualquier momento.',
    values: { honour: 'De buena fe', solver: 'Comprobado', free: 'Siempre' },
  },
  'cw.exchange.order': {
    name: 'Al cambiar',
    about: 'Devuelves fichas antes o después de ver las nuevas.',
    values: { discardFirst: 'Primero devolver', drawFirst: 'Primero sacar' },
  },
  'cw.challenge.model': {
    name: 'Cuánto vale una impugnación',
    about: 'Quién gana o pierde 25 puntos y un turno extra.',
    values: {
      mover: 'A favor o en contra de quien juega',
      loserPays: 'Paga quien pierde',
      zeroSum: 'Quien pierde paga a quien gana',
      challenger: 'A favor o en contra de quien impugna',
    },
  },
  'cw.challenge.badWord': {
    name: 'Una palabra no válida',
    about: 'Se retira del tablero o se queda.',
    values: { removed: 'Se retira', stays: 'Se queda' },
  },
  'cw.plurals': {
    name: 'Plurales',
    about: 'Qué plurales no se permiten.',
    values: {
      onlyPlural: 'Las que solo son plurales',
      anyPlural: 'Todo posible plural',
      off: 'Ninguno',
    },
  },
  'cw.foreign': {
    name: 'Extranjerismos',
    about: 'Excluidos por una lista, o permitidos.',
    values: { exclusionList: 'Excluidos', off: 'Permitidos' },
  },
  'cw.end': {
    name: 'La partida termina',
    about: 'Cuando todos han jugado todas sus fichas, o cuando lo hace el primero.',
    values: { allExhausted: 'Cuando cierran todos', firstOut: 'Cuando cierra uno' },
  },
  'cw.coloursEach': {
    name: 'Colores por jugador',
    about: 'Dos jugadores pueden tener dos brazos opuestos cada uno.',
    values: { '1': 'Uno', '2': 'Dos' },
  },
  'cw.partners': { name: 'Parejas', about: 'Cuatro jugadores en dos parejas.', values: OFF_ON },
  'cw.partnerRacks': {
    name: 'Fichas de la pareja',
    about: '¿Ven los miembros de una pareja las fichas del otro?',
    values: { hidden: 'Ocultas', shared: 'Compartidas' },
  },
  'cw.letters': { name: 'Fichas de la caja', about: 'Cuántas de cada una; 120 en total.' },
};
