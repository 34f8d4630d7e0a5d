/** The rulebook in Spanish, in our own words. */

import type { Ruleset } from '@lexiko/rules';
import type { ChallengeCost } from '@lexiko/rules/rule-points';
import { capitalized } from '../../capitalized.ts';
import type { RulebookTexts } from '../../en/rulebook/rulebook.ts';
import { finishLineTargets, isBookOf, paragraphs, tileCount, tilesByValue } from '../../rulebook-facts.ts';
import { counted, points } from '../grammar.ts';
import { crosswordsSections } from './crosswords.ts';
import { editionSections } from './editions.ts';

/** Before feminine nouns: tiles, letters. */
const NUMBERS = [
  'ninguna',
  'una',
  'dos',
  'tres',
  'cuatro',
  'cinco',
  'seis',
  'siete',
  'ocho',
  'nueve',
  'diez',
];

function word(number: number): string {
  return NUMBERS[number] ?? String(number);
}

function blanks({ tiles: { counts } }: Ruleset): string {
  const count = counts['?'] ?? 0;
  if (count === 0) return 'sin comodines';
  return count === 1 ? 'entre ellas un comodín' : `entre ellas ${word(count)} comodines`;
}

function failedChallenge(cost: ChallengeCost, scope: 'allWords' | 'singleWord'): string | false {
  switch (cost.kind) {
    case 'loseNextTurn':
      return `Si es válida, quien impugnó pierde el próximo turno${scope === 'allWords' ? ', y solo ese, por muchas palabras que se consultaran' : ''}.`;
    case 'none':
      return 'Si es válida, no pasa nada.';
    case 'points':
      return `Si es válida, quien la jugó recibe ${points(cost.points)} más.`;
    case 'loseGame':
      return 'Si es válida, quien impugnó pierde la partida.';
    case 'stake':
      return false;
  }
}

/** What happens when time runs out. */
const EXPIRED = {
  pass: 'Cuando se acaba el tiempo, el turno cuenta como pase.',
  warn: 'Cuando se acaba el tiempo hay un aviso y nada más.',
  commitIfLegal: 'Cuando se acaba el tiempo se juegan las fichas colocadas, si la jugada es legal.',
  pointsPerMinute: 'Cada minuto empezado por encima del límite cuesta 10 puntos.',
  resign: 'Quien se queda sin tiempo pierde la partida.',
} as const;

const COMMIT = {
  anyMember: 'Cualquier miembro puede hacer la jugada.',
  captain: 'Hace la jugada quien capitanea el equipo.',
  rotate: 'Los miembros hacen la jugada por turnos.',
  consensus: 'Todos los miembros presentes tienen que estar de acuerdo con la jugada.',
} as const;

export const rulebook: RulebookTexts = {
  chapters: {
    object: 'El juego',
    before: 'Antes de empezar',
    playing: 'Jugar fichas',
    scoring: 'Contar puntos',
    instead: 'Cambiar y pasar',
    doubt: 'Impugnaciones',
    end: 'El fin de la partida',
    variations: 'Variantes y partidas cortas',
    advice: 'Consejos',
    background: 'Historia y cajas',
  },
  sections: {
    ...crosswordsSections,
    ...editionSections,
    set: {
      title: 'Tablero, fichas y atriles',
      body: (ruleset) => [
        `El tablero tiene ${ruleset.layout.width} por ${ruleset.layout.height} casillas. Las casillas de premio doblan o triplican una letra o una palabra entera; cada una lleva su rótulo (2L, 3L, 2P, 3P) además de su color.`,
        `Hay ${tileCount(ruleset)} fichas, ${blanks(ruleset)}. En tu atril hay ${word(ruleset.rack.size)}, y nadie más las ve. Puedes ordenarlas como quieras en cualquier momento.`,
        'Letras por valor, con el número de fichas de cada una:',
        ...tilesByValue(ruleset).map(({ value, letters }) => `• ${points(value)}: ${letters}.`),
        'Las demás fichas están en la bolsa. Todos ven cuántas quedan, pero nadie sabe cuáles.',
      ],
    },
    agreement: {
      title: 'Qué se acuerda',
      body: ({ houseNote }) =>
        paragraphs(
          'Todo cambio en las reglas se acuerda antes de que alguien saque una ficha. Todos lo confirman, y después de cualquier cambio vuelven a confirmar. Una vez empezada la partida, las reglas no cambian.',
          houseNote !== '' && `Regla de la casa en esta partida: ${houseNote}`,
          'Las variantes se pueden combinar a voluntad.',
        ),
    },
    dictionary: {
      title: 'Palabras válidas',
      body: () => [
        'Primero se acuerda un diccionario. Vale toda palabra que figure en él con su categoría gramatical, aunque sea extranjera, antigua, regional o coloquial.',
        'No valen las palabras que siempre se escriben con mayúscula, las abreviaturas, los prefijos y sufijos que no van solos, ni nada con guion o apóstrofo. ROSA vale porque también es un nombre común.',
      ],
    },
    forms: {
      title: 'Plurales, formas verbales, repeticiones',
      body: () => [
        'Los plurales y las formas verbales regulares valen aunque el diccionario no los imprima: BARCOS con BARCO; HABLA, HABLABA y HABLANDO con HABLAR.',
        'La misma palabra se puede jugar cuantas veces se quiera.',
      ],
    },
    lookup: {
      title: 'Cuándo se pueden consultar palabras',
      body: (ruleset) =>
        ruleset.dictionary.access === 'free'
          ? [
              'En esta partida todos pueden usar el diccionario en cualquier momento: para buscar palabras que encajen con sus fichas y aprender qué significan.',
            ]
          : paragraphs(
              'El diccionario es solo para las impugnaciones. Nadie busca palabras ni comprueba cómo se escribe una antes de que esté en el tablero. Por eso Lexiko muestra los puntos de las fichas que colocas, pero nunca si la palabra existe.',
              'Las reglas y los consejos se pueden leer siempre. Las listas de palabras y los ejercicios se abren cuando termina la partida.',
              isBookOf(ruleset, 'deluxe', 'collectible-2020') &&
                'Una variante abre el diccionario a todos. Va bien a los más jóvenes y a quien quiera aprender palabras. No en esta partida.',
            ),
    },
    start: {
      title: 'Quién empieza',
      body: ({ start, rack, teams }) => {
        const everyone = teams.kind === 'teams' ? 'cada equipo' : 'cada jugador';
        return paragraphs(
          start.kind === 'tiles' &&
            `${capitalized(everyone)} saca una ficha. Empieza quien tenga la letra más cercana al principio del alfabeto; el comodín va antes que la A. En caso de empate, se vuelve a sacar.`,
          start.kind === 'random' && 'Quién empieza se decide por sorteo.',
          start.kind === 'manual' && 'Se acuerda quién empieza.',
          `Las fichas vuelven a la bolsa, se mezclan, y ${everyone} saca ${word(rack.size)}. ${teams.kind === 'teams' ? 'Los equipos se alternan.' : 'El turno pasa hacia la izquierda.'}`,
        );
      },
    },
    opening: {
      title: 'La primera palabra',
      body: ({ opening: { minimum }, preset }) =>
        paragraphs(
          'La primera palabra tiene al menos dos letras, va en horizontal o en vertical y cubre la estrella del centro. La estrella la dobla.',
          minimum > 2 &&
            `En esta partida necesita al menos ${word(minimum)} letras. Si no tienes una palabra así, el turno pasa hasta que alguien la tenga. Una primera palabra larga abre el tablero.`,
          minimum === 2 &&
            isBookOf({ preset }, 'deluxe', 'collectible-2020') &&
            'Una variante pide al menos tres, cuatro o cinco letras. Si no tienes una palabra así, el turno pasa. No en esta partida.',
        ),
    },
    placing: {
      title: 'Colocar fichas',
      body: () => [
        'Todas las fichas de un turno van en una fila o una columna, sin huecos, y tocan alguna ficha del tablero. Las palabras se leen en horizontal o en vertical, nunca en diagonal.',
        'Hay tres formas de añadir una palabra:',
        '• alargar una palabra o unas letras del tablero: GATO a GATOS;',
        '• cruzar otra palabra, por una de sus letras o por su extremo;',
        '• jugar en paralelo a otra palabra, de modo que todas las letras que se toquen formen también palabras.',
        'Donde tus fichas toquen otras, la línea entera tiene que ser una palabra. Dos palabras en una misma línea necesitan una casilla vacía entre ellas.',
        'Hasta que pulses Jugar puedes mover tus fichas y recogerlas.',
      ],
    },
    blanks: {
      title: 'Comodines',
      body: ({ blanks: rule }) =>
        paragraphs(
          'Un comodín representa cualquier letra. Eliges la letra al jugarlo, y ya no cambia. Un comodín vale 0, pero en una casilla de palabra sigue doblando o triplicando la palabra.',
          rule.kind === 'retrieve' &&
            'En esta partida puedes recuperar un comodín del tablero; lo explicamos más abajo.',
        ),
    },
    refill: {
      title: 'Sacar fichas',
      body: ({ draw, rack }) => [
        draw.refill === 'immediate'
          ? `Después de tu jugada sacas tantas fichas como hayas jugado, hasta volver a tener ${word(rack.size)}, mientras queden en la bolsa.`
          : `Vuelves a completar ${word(rack.size)} fichas cuando tu jugada ya no se puede impugnar.`,
        'Una ficha del tablero se queda donde está. Si una impugnación retira una jugada, las fichas sacadas después vuelven a la bolsa.',
      ],
    },
    exchange: {
      title: 'Cambiar fichas',
      body: ({ exchange: { allowsNone, minimumPool } }) =>
        paragraphs(
          `En lugar de jugar puedes cambiar ${allowsNone ? 'todas tus fichas, algunas o ninguna' : 'todas tus fichas o algunas'}: déjalas boca abajo, saca otras tantas y luego mezcla las viejas con las de la bolsa. Como primero sacas, ninguna puede volver enseguida. Los demás solo saben cuántas son.`,
          allowsNone && 'No cambiar ninguna es pasar.',
          minimumPool > 0
            ? `En la bolsa tiene que haber al menos ${word(minimumPool)} ${minimumPool === 1 ? 'ficha' : 'fichas'}.`
            : 'En la bolsa tiene que haber tantas fichas como cambies.',
        ),
    },
    pass: {
      title: 'Pasar',
      body: ({ passing: { policy, obligation, enforce } }) => {
        const isBound = policy !== 'free' || obligation === 'must';
        return paragraphs(
          policy === 'free' ? 'Puedes pasar en cualquier momento.' : 'Solo puedes pasar si no puedes jugar.',
          obligation === 'must' &&
            'Si la bolsa está vacía y has pasado, en tu próximo turno tienes que jugar si puedes.',
          isBound &&
            (enforce === 'honour'
              ? 'Nadie lo comprueba por ti. Es cuestión de buena fe: comprobarlo revelaría que hay una jugada.'
              : 'Lexiko comprueba si hay alguna jugada.'),
        );
      },
    },
    challenge: {
      title: 'Impugnar una jugada',
      body: ({ challenge }) =>
        challenge.kind === 'auto'
          ? [
              'En esta partida Lexiko comprueba cada palabra al jugarla y rechaza las no válidas. No hay impugnaciones.',
            ]
          : paragraphs(
              'Puedes jugar cualquier palabra, válida o no. Los demás pueden impugnarla hasta que empiece el turno siguiente. Después, se queda.',
              challenge.scope === 'allWords'
                ? 'Se impugna toda la jugada: si una de sus palabras no es válida, la jugada no es válida.'
                : 'Se impugna una palabra concreta, y solo esa se consulta.',
              challenge.window === 'untilAllAccept' &&
                'En esta partida el turno siguiente espera a que todos hayan aceptado la jugada.',
              challenge.graceMs > 0 &&
                `Hay al menos ${counted(challenge.graceMs / 1000, 'segundo')} para impugnar.`,
              'También se puede impugnar la jugada que termina la partida.',
            ),
    },
    ruling: {
      title: 'Qué cuesta una impugnación',
      body: ({ challenge }) =>
        challenge.kind === 'auto'
          ? ['En esta partida no hay impugnaciones.']
          : paragraphs(
              'Si la palabra impugnada no es válida, quien la jugó recoge sus fichas y no puntúa, y su turno termina.',
              failedChallenge(challenge.cost, challenge.scope),
            ),
    },
    ending: {
      title: 'El último turno',
      body: ({ ending: { zeroTurns }, sides }) =>
        paragraphs(
          'Con la bolsa vacía, quien antes usa todas sus fichas cierra y termina la partida. Después ya no juega nadie.',
          'Si nadie cierra, la partida sigue hasta que nadie pueda jugar: entonces pasan todos uno tras otro, o se acuerda terminarla.',
          zeroTurns !== 'off' &&
            `En esta partida también termina tras ${word(zeroTurns === 6 ? 6 : 3 * sides)} turnos seguidos sin puntos.`,
        ),
    },
    settling: {
      title: 'Ajuste final y victoria',
      body: ({ ending }) =>
        paragraphs(
          'A cada jugador se le resta el valor de sus fichas sin jugar. Quien cerró recibe los puntos que pierden los demás.',
          'Gana la puntuación más alta.',
          ending.tieBreak === 'preAdjust'
            ? 'Si hay empate, gana quien iba en cabeza antes del ajuste final.'
            : 'Si hay igualdad de puntos, la partida queda en empate.',
        ),
    },
    leaving: {
      title: 'Irse antes del final',
      body: ({ sides, ending, teams }) => [
        teams.kind === 'teams'
          ? 'Los miembros pueden entrar y salir. Un equipo en el que no queda nadie pierde.'
          : sides === 2
            ? 'Si dejas una partida de dos, gana tu rival.'
            : `Quien se va no entra en la clasificación; los demás siguen jugando. Sus fichas ${ending.leaversTiles === 'pool' ? 'vuelven a la bolsa' : 'se apartan'}.`,
      ],
    },
    anagram: {
      title: 'Reordenar una palabra',
      body: ({ rearranging }) => [
        rearranging.kind === 'on'
          ? 'En esta partida puedes reordenar las fichas de una palabra del tablero si añades al menos una ficha y todas las palabras nuevas son válidas.'
          : 'Una variante: puedes reordenar las fichas de una palabra del tablero si añades al menos una ficha. No en esta partida.',
        'Todas las fichas de la palabra siguen en su línea, y las palabras cruzadas que cambien también tienen que ser válidas. Las casillas de premio cubiertas antes no vuelven a contar.',
      ],
    },
    recycle: {
      title: 'Sustituir fichas del tablero',
      body: ({ recycling }) => [
        recycling.kind === 'on'
          ? 'En esta partida, antes de jugar puedes sustituir fichas del tablero por fichas de tu atril, de una en una, si todas las palabras siguen siendo válidas. No da puntos, pero te quedas con las fichas.'
          : 'Una variante: antes de jugar puedes sustituir fichas del tablero, de una en una, por fichas de tu atril. No en esta partida.',
      ],
    },
    retrieve: {
      title: 'Recuperar un comodín',
      body: ({ blanks: rule }) => [
        rule.kind === 'retrieve'
          ? 'En esta partida, en tu turno, puedes poner en el lugar de un comodín del tablero la letra que representa y quedártelo. Si tienes las dos letras, puedes recuperar los dos comodines a la vez. No cuenta como turno ni da puntos; después juegas como siempre.'
          : 'Una variante: puedes poner en el lugar de un comodín del tablero la letra que representa y quedártelo, y recuperar los dos a la vez si tienes las dos letras. No en esta partida.',
      ],
    },
    nine: {
      title: 'Nueve fichas',
      body: ({ rack }) => [
        rack.size === 9
          ? 'En esta partida cada atril tiene nueve fichas. Jugar siete, ocho o nueve en un turno da los cincuenta puntos.'
          : 'Una partida corta: nueve fichas en cada atril y cincuenta puntos por jugar siete o más. Va bien para principiantes. No en esta partida.',
      ],
    },
    finishLine: {
      title: 'Línea de meta',
      body: ({ finishLine, preset }) => [
        finishLine.kind === 'on'
          ? 'En esta partida gana al instante quien antes llegue a su meta, queden las fichas que queden.'
          : 'Una partida corta: gana al instante quien antes llegue a una meta. No en esta partida.',
        `La meta depende de tu nivel, para que puedan enfrentarse jugadores de fuerza distinta: principiante, intermedio o ${preset === 'collectible-2020' ? 'avanzado' : 'experto'}.`,
        ...[2, 3, 4].map(
          (players) => `• ${word(players)} jugadores: ${finishLineTargets(players).join(', ')}.`,
        ),
      ],
    },
    timer: {
      title: 'Jugar con reloj',
      body: ({ clock: { limit, onExpire } }) => {
        if (limit.kind === 'none')
          return [
            'Los turnos pueden tener un límite de tiempo, normalmente tres minutos. El límite también puede servir para igualar fuerzas: lo tienen los jugadores con experiencia, y los demás se toman el tiempo que necesiten. Esta partida no tiene límite.',
          ];
        const seconds = limit.kind === 'days' ? [] : limit.seconds.filter((one) => one !== null);
        return paragraphs(
          limit.kind === 'turn' &&
            `Cada turno tiene un límite de ${counted(Math.max(...seconds), 'segundo')}.`,
          limit.kind === 'game' &&
            `Cada jugador tiene ${counted(Math.max(...seconds) / 60, 'minuto')} para toda la partida.`,
          limit.kind === 'game' &&
            limit.incrementSeconds > 0 &&
            `Cada turno añade ${counted(limit.incrementSeconds, 'segundo')}.`,
          limit.kind !== 'days' &&
            seconds.length < limit.seconds.length &&
            'Solo algunos jugadores tienen reloj, para que puedan enfrentarse fuerzas distintas.',
          limit.kind === 'days' &&
            `Cada turno puede durar ${limit.days === 1 ? 'un día' : counted(limit.days, 'día')}.`,
          limit.kind === 'days' &&
            limit.bankDays > 0 &&
            `Después se usa una reserva de ${counted(limit.bankDays, 'día')} para toda la partida.`,
          EXPIRED[onExpire],
          'El reloj se para mientras se decide una impugnación.',
        );
      },
    },
    teams: {
      title: 'Jugar por equipos',
      body: ({ teams }) =>
        paragraphs(
          'Se enfrentan dos equipos de dos o más personas. Un equipo tiene un atril y una puntuación, y decide en común. En todas las reglas cuenta como un jugador.',
          teams.kind === 'teams' && COMMIT[teams.commit],
          'En una clase, el docente prepara las mesas, ve todos los tableros y puede ponerlos todos en pausa.',
        ),
    },
    solitaire: {
      title: 'Solitario',
      body: () => [
        'Hay tres tipos de solitario:',
        '• un atril, todas las fichas, las reglas de siempre: ¿hasta dónde llega tu total?',
        '• dos atriles por turnos, uno tuyo y otro de un rival imaginario: juega limpio con los dos;',
        '• todas las fichas boca arriba: en cada turno elige siete, usa el diccionario, deshaz jugadas. Nadie conoce el mayor total posible.',
        'Guarda tus totales y compara solo partidas del mismo tipo.',
      ],
    },
  },
};
