/** The report of an analysed game in Spanish. */

import type { GameSettings, PlayerSummary, PlayoutSettings, RatedMove } from '@lexiko/analysis';
import type { ReportTexts } from '@lexiko/analysis/report';
import type { Ruleset } from '@lexiko/rules';
import { joinTiles } from '@lexiko/rules/notation';
import { numbersIn } from '../../report-numbers.ts';
import { isYou } from '../../your-names.ts';
import { counted } from '../grammar.ts';
import { moveTitle } from './facts.ts';

const NUMBERS = numbersIn('es');
const { tenths, points, percent, signed } = NUMBERS;

function moveText({ notation, score, leave }: RatedMove): string {
  return `${moveTitle(notation)} ${points(score)}${leave.length === 0 ? '' : `, resto ${joinTiles(leave)}`}`;
}

/** Games on a device call its owner Tú. */
function winChance(name: string): string {
  return isYou(name) ? 'Tu probabilidad de ganar' : `Probabilidad de ganar de ${name}`;
}

function summaryText(
  summary: PlayerSummary,
  { scoring, sides }: Pick<Ruleset, 'scoring' | 'sides'>,
): readonly string[] {
  const {
    turns,
    meanScore,
    bestFound,
    equityLoss,
    meanWinLoss,
    luck,
    luckTurns,
    invalid,
    bingos,
    missedBingos,
  } = summary;
  const chance =
    sides > 1 ? `; por turno, ${tenths(100 * meanWinLoss)} puntos porcentuales de probabilidad de ganar` : '';
  return [
    `${tenths(meanScore)} puntos por turno en ${counted(turns, 'turno')}; la mejor jugada en ${bestFound} de ellos.`,
    `Habilidad: regaló ${tenths(equityLoss)} puntos${chance}.`,
    luckTurns === 0
      ? 'Suerte: desconocida, porque los atriles no se conocen del todo.'
      : `Suerte: ${signed(luck)} puntos en ${counted(luckTurns, 'extracción', 'extracciones')}.`,
    ...(summary.diceTurns === 0
      ? []
      : [
          `Dados: ${signed(summary.diceLuck)} puntos respecto a su media, en ${counted(summary.diceTurns, 'turno')}.`,
        ]),
    scoring.kind === 'premiums'
      ? `Bingos: ${counted(bingos, 'jugado')}, ${counted(missedBingos, 'no visto', 'no vistos')}.`
      : `Bonificaciones de 50 puntos: ${counted(bingos, 'conseguida')}, ${counted(missedBingos, 'no vista', 'no vistas')}.`,
    ...(invalid === 0 ? [] : [`Jugadas con una palabra que no está en el diccionario: ${invalid}.`]),
  ];
}

/** Alone there is no opponent, and playouts go on to the end. */
function settingsText({ playouts, plies, rivalRack, added }: PlayoutSettings): string {
  const reach = plies === null ? 'hasta el final de la partida' : `${counted(plies, 'turno')} por delante`;
  const rival =
    rivalRack === 'any'
      ? 'atril rival desconocido'
      : rivalRack === 'by-last-turn'
        ? 'atril rival según lo que sugiere la última jugada'
        : `atril rival: ${joinTiles(rivalRack)}`;
  return `${[
    `${counted(playouts, 'simulación', 'simulaciones')} por jugada como máximo`,
    reach,
    ...(plies === null ? [] : [rival]),
    ...(added.length === 0 ? [] : [`también ${added.join(', ')}`]),
  ].join(', ')}.`;
}

function gameSettingsText({ playouts, seconds, plies, inference, dictionary }: GameSettings): string {
  return `Ajustes: ${[
    playouts === 0
      ? 'por puntos y resto'
      : `${counted(playouts, 'simulación', 'simulaciones')} por jugada como máximo`,
    ...(plies === null ? [] : [`${counted(plies, 'turno')} por delante`]),
    ...(inference === null
      ? []
      : [
          inference === 'on'
            ? 'atril rival según lo que sugiere la última jugada'
            : 'atril rival desconocido',
        ]),
    ...(seconds === null
      ? []
      : [`${points(seconds)} ${seconds === 1 ? 'segundo' : 'segundos'} por turno como máximo`]),
    `diccionario ${dictionary.name}`,
  ].join(', ')}.`;
}

export const report: ReportTexts = {
  numbers: NUMBERS,
  language: 'es',
  player: (name, score) => `${name}, ${points(score)} ${score === 1 ? 'punto' : 'puntos'}`,
  summary: summaryText,
  manners: {
    areas: 'Las jugadas se comparan con una tirada media. Lo que los dados dieron de más cuenta como suerte.',
    'moved-letters':
      'Los movimientos de fichas del tablero se buscaron solo en el turno analizado. En las simulaciones que siguen, nadie mueve fichas del tablero.',
    alone:
      'Aquí juegas en solitario, así que no hay probabilidades de ganar ni respuestas. Las jugadas se comparan por la puntuación final a la que llevan: la media de simulaciones hasta el final de la partida, con la jugada de mejor aspecto en cada turno.',
  },
  points: 'Puntos',
  pointsAbout: 'Puntos después de cada turno',
  wins: winChance,
  winsAbout: (name) => `${winChance(name)} después de cada turno`,
  finals: 'Puntuación final esperada',
  finalsAbout: 'Puntuación final esperada después de cada turno',
  given: 'Puntos regalados',
  givenAbout: 'Puntos regalados en cada turno',
  luck: 'Suerte al sacar fichas',
  luckAbout: 'Suerte de cada extracción, en puntos',
  asTable: 'Ver como tabla',
  turns: 'Turno a turno',
  columns: {
    turn: 'Turno',
    player: 'Jugador',
    rack: 'Atril',
    move: 'Jugada',
    score: 'Puntos',
    given: 'Puntos regalados',
    chance: 'Probabilidad de ganar regalada (puntos porcentuales)',
    luck: 'Suerte',
    best: 'Mejores jugadas',
  },
  judged: {
    score: 'Por puntos: el atril no se conoce del todo.',
    equity: 'Por puntos y resto.',
    simulated: 'Por simulaciones.',
    'played-on': 'Se conocen todas las fichas: jugado hasta el final con las jugadas de mejor aspecto.',
    searched: 'Por una búsqueda hasta el final de la partida.',
    solved: 'Resuelto hasta el final de la partida.',
  },
  settings: settingsText,
  gameSettings: gameSettingsText,
  lines: 'Continuaciones hasta el final de la partida',
  end: (final, isProven) =>
    `La partida termina ${final}${isProven ? ', demostrado' : ', hasta donde llegó la búsqueda'}.`,
  lastDraws: 'Robos de las últimas fichas',
  drawn: (move, { won, tied, ways }, bagSize) =>
    bagSize === 1
      ? `${move} gana con ${won} de las ${ways} últimas fichas posibles${tied === 0 ? '' : `; empata con ${tied}`}.`
      : `${move} gana con ${won} de las ${ways} maneras de sacar las últimas ${bagSize} fichas${tied === 0 ? '' : `; empata con ${tied}`}.`,
  drawResults: {
    won: (drawn) => `Gana: ${drawn}.`,
    tied: (drawn) => `Empata: ${drawn}.`,
    lost: (drawn) => `Pierde: ${drawn}.`,
  },
  drawsProven: 'Demostrado.',
  drawsUnproven: 'No todo está demostrado.',
  drawsPlayedOn: (margin) =>
    `Hasta vaciar la bolsa, cada bando hace la jugada de más valor${margin === null ? '' : `; en el conjunto de los robos, con un margen de ${tenths(margin)} puntos porcentuales (confianza del 95 %)`}.`,
  drawsSampled: 'Solo se siguió una muestra de los robos.',
  lexicon: (name) => `Diccionario de la partida: ${name}.`,
  note: (text) => `Nota: ${text}`,
  finalBoard: 'El tablero al final',
  boardAfter: (turn) => `El tablero después del turno ${turn}`,
  withdrawn: 'retirada',
  lost: {
    challenge: 'turno perdido: impugnación fallida',
    time: 'turno perdido: tiempo agotado',
  },
  notAWord: 'no está en el diccionario',
  missedBingo: (move, scoring) =>
    `${scoring === 'premiums' ? 'bingo no visto' : 'bonificación de 50 puntos no vista'}: ${moveText(move)}`,
  move: moveText,
  rated: (move, { win, final }) =>
    `${moveText(move)}, valor ${tenths(move.equity)}${win === null ? '' : `, gana ${percent(win)}`}${final === null ? '' : `, puntuación final ${tenths(final)}`}`,
};
