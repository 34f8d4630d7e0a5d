/** The report of an analysed game in German. */

import type { GameSettings, PlayerSummary, PlayoutSettings, RatedMove } from '@lexiko/analysis';
import type { ReportTexts } from '@lexiko/analysis/report';
import type { Ruleset } from '@lexiko/rules';
import { joinTiles } from '@lexiko/rules/notation';
import { numbersIn } from '../../report-numbers.ts';
import { isYou } from '../../your-names.ts';
import { moveTitle } from './facts.ts';
import { counted } from '../grammar.ts';

const NUMBERS = numbersIn('de');
const { tenths, points, percent, signed } = NUMBERS;

function moveText({ notation, score, leave }: RatedMove): string {
  return `${moveTitle(notation)} ${points(score)}${leave.length === 0 ? '' : `, Rest ${joinTiles(leave)}`}`;
}

/** Games on a device call its owner Du. */
function winChance(name: string): string {
  return isYou(name) ? 'Deine Siegchance' : `Siegchance von ${name}`;
}

function summaryText(
  summary: PlayerSummary,
  { scoring, sides }: Pick<Ruleset, 'scoring' | 'sides'>,
): readonly string[] {
  const { turns, meanScore, bestFound, equityLoss, meanWinLoss, luck, luckTurns, invalid } = summary;
  const chance = sides > 1 ? `; ${tenths(100 * meanWinLoss)} Prozentpunkte Siegchance pro Zug` : '';
  return [
    `${tenths(meanScore)} Punkte pro Zug in ${counted(turns, 'Zug', 'Zügen')}; ${bestFound}-mal der beste Zug.`,
    `Können: ${tenths(equityLoss)} Punkte verschenkt${chance}.`,
    luckTurns === 0
      ? 'Glück: unbekannt, weil die Bänke nicht ganz bekannt sind.'
      : `Glück: ${signed(luck)} Punkte in ${counted(luckTurns, 'Ziehung', 'Ziehungen')}.`,
    ...(summary.diceTurns === 0
      ? []
      : [
          `Würfel: ${signed(summary.diceLuck)} Punkte gegenüber dem Schnitt in ${counted(summary.diceTurns, 'Zug', 'Zügen')}.`,
        ]),
    `${scoring.kind === 'premiums' ? 'Bingos' : 'Fünfzig-Punkte-Boni'}: ${summary.bingos} gelegt, ${summary.missedBingos} verpasst.`,
    ...(invalid === 0 ? [] : [`Züge mit einem Wort, das nicht im Wörterbuch steht: ${invalid}.`]),
  ];
}

/** Alone there is no opponent, and playouts go on to the end. */
function settingsText({ playouts, plies, rivalRack, added }: PlayoutSettings): string {
  const reach = plies === null ? 'bis zum Spielende' : `${counted(plies, 'Zug', 'Züge')} voraus`;
  const rival =
    rivalRack === 'any'
      ? 'gegnerische Bank unbekannt'
      : rivalRack === 'by-last-turn'
        ? 'gegnerische Bank, wie der letzte Zug vermuten lässt'
        : `gegnerische Bank: ${joinTiles(rivalRack)}`;
  return `${[
    `${counted(playouts, 'Simulation', 'Simulationen')} pro Zug höchstens`,
    reach,
    ...(plies === null ? [] : [rival]),
    ...(added.length === 0 ? [] : [`dazu: ${added.join(', ')}`]),
  ].join(', ')}.`;
}

function gameSettingsText({ playouts, seconds, plies, inference, dictionary }: GameSettings): string {
  return `Einstellungen: ${[
    playouts === 0
      ? 'nach Punkten und Rest auf der Bank'
      : `${counted(playouts, 'Simulation', 'Simulationen')} pro Zug höchstens`,
    ...(plies === null ? [] : [`${counted(plies, 'Zug', 'Züge')} voraus`]),
    ...(inference === null
      ? []
      : [
          inference === 'on'
            ? 'gegnerische Bank, wie der letzte Zug vermuten lässt'
            : 'gegnerische Bank unbekannt',
        ]),
    ...(seconds === null
      ? []
      : [`höchstens ${points(seconds)} ${seconds === 1 ? 'Sekunde' : 'Sekunden'} pro Zug`]),
    `Wörterbuch ${dictionary.name}`,
  ].join(', ')}.`;
}

export const report: ReportTexts = {
  numbers: NUMBERS,
  language: 'de',
  player: (name, score) => `${name}, ${points(score)} ${score === 1 ? 'Punkt' : 'Punkte'}`,
  summary: summaryText,
  manners: {
    areas:
      'Die Züge werden mit durchschnittlichen Würfeln verglichen. Was die Würfel darüber hinaus gebracht haben, zählt als Glück.',
    'moved-letters':
      'Das Umlegen von Buchstaben auf dem Brett wurde für jeden Zug selbst gesucht. In den Simulationen danach legt niemand Buchstaben um.',
    alone:
      'Du spielst hier allein, darum gibt es weder Siegchancen noch Antworten. Verglichen wird der Endstand, zu dem ein Zug führt: der Durchschnitt aus Simulationen bis zum Spielende, in denen jeder Zug der bestaussehende ist.',
  },
  points: 'Punkte',
  pointsAbout: 'Punkte nach jedem Zug',
  wins: winChance,
  winsAbout: (name) => `${winChance(name)} nach jedem Zug`,
  finals: 'Erwarteter Endstand',
  finalsAbout: 'Erwarteter Endstand nach jedem Zug',
  given: 'Verschenkte Punkte',
  givenAbout: 'Mit jedem Zug verschenkte Punkte',
  luck: 'Glück beim Ziehen',
  luckAbout: 'Glück bei jeder Ziehung, in Punkten',
  asTable: 'Als Tabelle',
  turns: 'Zug für Zug',
  columns: {
    turn: 'Zug',
    player: 'Spieler',
    rack: 'Bank',
    move: 'Gespielt',
    score: 'Punkte',
    given: 'Verschenkte Punkte',
    chance: 'Verschenkte Siegchance (Prozentpunkte)',
    luck: 'Glück',
    best: 'Beste Züge',
  },
  judged: {
    score: 'Nach Punkten: Die Bank ist nicht ganz bekannt.',
    equity: 'Nach Punkten und Rest auf der Bank.',
    simulated: 'Durch Simulationen.',
    'played-on': 'Alle Buchstaben sind bekannt: mit den bestaussehenden Zügen zu Ende gespielt.',
    searched: 'Durch Suche bis zum Spielende.',
    solved: 'Bis zum Spielende gelöst.',
  },
  settings: settingsText,
  gameSettings: gameSettingsText,
  lines: 'Zugfolgen bis zum Spielende',
  end: (final, isProven) => `Das Spiel endet ${final}${isProven ? ', bewiesen' : ', soweit die Suche kam'}.`,
  lastDraws: 'Ziehungen der letzten Buchstaben',
  drawn: (move, { won, tied, ways }, bagSize) =>
    bagSize === 1
      ? `${move} gewinnt bei ${won} von ${ways} möglichen letzten Buchstaben${tied === 0 ? '' : `, unentschieden bei ${tied}`}.`
      : `${move} gewinnt bei ${won} von ${ways} Möglichkeiten, die letzten ${bagSize} Buchstaben zu ziehen${tied === 0 ? '' : `, unentschieden bei ${tied}`}.`,
  drawResults: {
    won: (drawn) => `Gewinnt: ${drawn}.`,
    tied: (drawn) => `Unentschieden: ${drawn}.`,
    lost: (drawn) => `Verliert: ${drawn}.`,
  },
  drawsProven: 'Bewiesen.',
  drawsUnproven: 'Nicht alles davon ist bewiesen.',
  drawsPlayedOn: (margin) =>
    `Bis der Beutel leer ist, legen beide Seiten jeweils das mit dem höchsten Wert${margin === null ? '' : `; bei allen Ziehungen höchstens ${tenths(margin)} Prozentpunkte mehr oder weniger (95 % Sicherheit)`}.`,
  drawsSampled: 'Nur ein Teil der Ziehungen wurde verfolgt.',
  lexicon: (name) => `Wörterbuch des Spiels: ${name}.`,
  note: (text) => `Anmerkung: ${text}`,
  finalBoard: 'Das Brett am Schluss',
  boardAfter: (turn) => `Das Brett nach Zug ${turn}`,
  withdrawn: 'zurückgenommen',
  lost: { challenge: 'setzt aus: falsch angefochten', time: 'setzt aus: Zeit abgelaufen' },
  notAWord: 'nicht im Wörterbuch',
  missedBingo: (move, scoring) =>
    `${scoring === 'premiums' ? 'verpasstes Bingo' : 'verpasster Fünfzig-Punkte-Bonus'}: ${moveText(move)}`,
  move: moveText,
  rated: (move, { win, final }) =>
    `${moveText(move)}, Wert ${tenths(move.equity)}${win === null ? '' : `, gewinnt ${percent(win)}`}${final === null ? '' : `, Endstand ${tenths(final)}`}`,
};
