/** Sections that the printed rulebooks tell differently, or only some of them, in Spanish. */

import type { Ruleset } from '@lexiko/rules';
import type { EditionSections } from '../../en/rulebook/editions.ts';
import { isBookOf, paragraphs } from '../../rulebook-facts.ts';
import { BEGINNINGS, ENDINGS } from '../../word-ends.ts';

/** Of double and triple letter, double and triple word. */
const COLOURS: Readonly<Record<Ruleset['board']['theme'], readonly [string, string, string, string]>> = {
  classic: ['azul claro', 'azul oscuro', 'rosa', 'roja'],
  alt2007: ['azul', 'verde', 'roja', 'naranja'],
  highContrast: ['azul claro', 'azul oscuro', 'rosa', 'roja'],
};

function players({ preset }: Ruleset): string {
  switch (preset) {
    case 'deluxe':
      return 'Pueden jugar de dos a cuatro personas, y hay tres tipos de solitario.';
    case 'standard-2007':
      return 'Pueden jugar de dos a cuatro personas, a partir de ocho años.';
    case 'school':
      return 'Se enfrentan dos equipos de dos o más personas.';
    default:
      return 'Pueden jugar de dos a cuatro personas.';
  }
}

function box({ preset }: Ruleset): string {
  switch (preset) {
    case 'deluxe':
      return 'El tablero gira sobre una base con tres pies de goma para quedar de cara a quien le toca. El juego trae además cien fichas, cuatro atriles, una bolsa y un bloc de puntuación.';
    case 'standard-2007':
      return 'Un tablero, cien fichas, cuatro atriles y una bolsa.';
    case 'collectible-2020':
      return 'Un mueble de madera con cajón, un tablero giratorio cuya cuadrícula en relieve sujeta las fichas, cien fichas, una bolsa, cuatro atriles de metal, un libro de puntuación con lápiz y un reloj.';
    case 'school':
      return 'Seis tableros con cuatro pies cada uno, seis bolsas, seis juegos de fichas, doce atriles, un cuaderno para docentes, una película y una hoja de reglas: bastante para seis partidas de dos equipos.';
    case 'crosswords':
      return 'Un tablero con un atril en cada uno de sus cuatro lados, 120 fichas y dados.';
    case 'custom':
      return 'Una partida a tu gusto no tiene caja: el tablero y las fichas son lo que se acuerde.';
  }
}

export const editionSections: EditionSections = {
  aim: {
    title: 'El objetivo',
    body: (ruleset) => [
      'Se forman palabras que se cruzan en un tablero común. Cada letra tiene un valor, las casillas de premio lo multiplican y gana quien suma más puntos.',
      `${players(ruleset)} ${ruleset.teams.kind === 'teams' ? 'De trescientos a cuatrocientos puntos son un buen resultado para un equipo.' : 'En una partida de dos, de trescientos a cuatrocientos puntos son un buen resultado.'}`,
    ],
  },
  score: {
    title: 'Contar un turno',
    body: (ruleset) =>
      paragraphs(
        'Toda palabra que formas o cambias puntúa entera: el valor de todas sus letras, también de las que ya estaban en el tablero. Una ficha que está en dos palabras nuevas cuenta en las dos.',
        isBookOf(ruleset, 'deluxe', 'collectible-2020') &&
          'Añadir una S a MANZANA da los puntos de toda la palabra MANZANAS.',
        `Al final de tu turno dices los puntos, y ${isBookOf(ruleset, 'standard-2007', 'collectible-2020') ? 'quien lleva la planilla los anota' : 'se anotan'}. ${ruleset.scorekeeping.keeper === null ? 'Aquí los lleva Lexiko.' : 'Aquí los lleva un jugador.'}`,
        ruleset.scorekeeping.announce === 'quiz' &&
          'En esta partida dices primero los puntos y luego Lexiko muestra cómo se cuentan. Vale la cuenta correcta.',
      ),
  },
  premiums: {
    title: 'Casillas de premio',
    body: ({ board }) => {
      const [letter2, letter3, word2, word3] = COLOURS[board.theme];
      return [
        `Una casilla ${letter2} (2L) dobla la letra que la cubre y una ${letter3} (3L) la triplica, en cada palabra a la que pertenezca. Después, una casilla ${word2} (2P) dobla la palabra entera y una ${word3} (3P) la triplica. La estrella del centro es ${word2} y dobla la primera palabra.`,
        'Dos casillas de palabra en una misma palabra se multiplican: dos dobles hacen cuatro veces, dos triples nueve veces.',
        'Una casilla de premio cuenta solo en el turno que la cubre.',
      ];
    },
  },
  fifty: {
    title: 'Bingo: todas las fichas a la vez',
    body: (ruleset) => {
      if (ruleset.scoring.kind !== 'premiums') return [];
      const { bonus } = ruleset.scoring;
      return paragraphs(
        `Jugar ${bonus.tiles}${ruleset.rack.size > bonus.tiles ? ' o más' : ''} fichas en un turno da ${bonus.points} puntos extra.${isBookOf(ruleset, 'standard-2007', 'collectible-2020') ? ' Eso es un bingo.' : ' Los jugadores lo llaman bingo.'}`,
        isBookOf(ruleset, 'collectible-2020') &&
          `Busca comienzos (en inglés, ${BEGINNINGS.join(', ')}) y ponlos a la izquierda del atril, y finales (${ENDINGS.join(', ')}) y ponlos a la derecha.`,
      );
    },
  },
  dosAndDonts: {
    title: 'Diez recordatorios',
    body: ({ passing, dictionary, blanks, preset }) => [
      '• Las palabras se leen en horizontal o en vertical, nunca en diagonal.',
      `• Todas las letras que se tocan tienen que formar palabras.${isBookOf({ preset }, 'deluxe') ? ' En la Partida modelo, HERD junto a una D formaría DD.' : ''}`,
      `• Deja una casilla vacía entre dos palabras de una línea, salvo que juntas formen una palabra.${isBookOf({ preset }, 'deluxe') ? ' En la Partida modelo, GATE y LIED formarían GATELIED.' : ''}`,
      `• Cuando alguien cierra, ya no juega nadie. Si no puedes jugar, pasas, y en tu próximo turno ${passing.obligation === 'must' ? 'tienes que jugar si puedes' : 'puedes jugar, si hay con qué'}.`,
      dictionary.access === 'free'
        ? '• En esta partida todos pueden usar el diccionario.'
        : '• El diccionario es solo para las impugnaciones.',
      '• Las palabras de otros idiomas valen si el diccionario las recoge.',
      '• También valen los plurales y las formas verbales que da por sabidas.',
      '• Una letra añadida a una palabra puntúa la palabra entera.',
      blanks.kind === 'retrieve'
        ? '• Un comodín sigue siendo la letra con la que se jugó hasta que alguien lo recupere.'
        : '• Un comodín sigue siendo la letra con la que se jugó.',
      '• Una palabra se puede jugar cuantas veces se quiera.',
    ],
  },
  tips: {
    title: 'Diez consejos',
    body: (ruleset) => [
      `• Aprende las palabras de dos y tres letras: valen hasta cincuenta puntos por partida.${isBookOf(ruleset, 'collectible-2020') ? ' El libro trae una lista de cien de dos letras.' : ''}`,
      '• Usa una S para dos palabras a la vez, y nunca por menos de ocho puntos.',
      '• Mezcla tus fichas a menudo y busca grupos que van juntos: en inglés, CH, ED, ING, STR, UN.',
      '• Usa las casillas de premio, sobre todo las que están junto a una vocal.',
      '• Piensa en el próximo turno: guarda algunas de A E I L N R S T, y más o menos tantas vocales como consonantes.',
      '• Busca bingos: pon los comienzos a la izquierda del atril y los finales a la derecha.',
      '• Apréndete las palabras con Q y sin U.',
      '• Engancha letras sueltas a las palabras: en inglés, además de la S, prueba Y, E, R y D al final.',
      '• Cuando encuentres una buena jugada, busca otra mejor.',
      '• A todo el mundo le salen a veces malas fichas. Sácales partido y disfruta de la partida.',
    ],
  },
  history: {
    title: 'Breve historia',
    body: () => [
      'Alfred Butts, arquitecto de Poughkeepsie, en el estado de Nueva York, notó que a los juegos de palabras les faltaba una puntuación. Inventó uno que la tenía y lo llamó Lexiko. Lo perfeccionó en los años treinta y cuarenta, y más tarde lo llamó Criss Cross Words.',
      'Fabricaba juegos en casa y los enviaba a quien los pedía, pero no consiguió ni patente, ni derechos, ni fabricante. En 1948 tuvo las tres cosas, y el juego llegó a las tiendas con un tablero nuevo y con el nombre que aún lleva.',
      'Desde entonces se han fabricado millones de ejemplares, en muchos idiomas. Este proyecto recupera el primer nombre.',
    ],
  },
  originalSets: {
    title: 'Lo que trae la caja',
    body: (ruleset) => [
      box(ruleset),
      'En una pantalla, el tablero puede girar hacia quien juega, las fichas encajan en las casillas y las partidas se guardan solas.',
    ],
  },
};
