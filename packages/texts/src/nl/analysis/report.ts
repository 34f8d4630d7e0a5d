/** The report of an analysed game in Dutch. */

import type { GameSettings, PlayerSummary, PlayoutSettings, RatedMove } from '@lexiko/analysis';
import type { ReportTexts } from '@lexiko/analysis/report';
import type { Ruleset } from '@lexiko/rules';
import { joinTiles } from '@lexiko/rules/notation';
import { numbersIn } from '../../report-numbers.ts';
import { isYou } from '../../your-names.ts';
import { moveTitle } from './facts.ts';
import { counted } from '../grammar.ts';

const NUMBERS = numbersIn('nl');
const { tenths, points, percent, signed } = NUMBERS;

function moveText({ notation, score, leave }: RatedMove): string {
  return `${moveTitle(notation)} ${points(score)}${leave.length === 0 ? '' : `, rest ${joinTiles(leave)}`}`;
}

/** Games on a device call its owner Jij. */
function winChance(name: string): string {
  return isYou(name) ? 'Jouw winstkans' : `Winstkans van ${name}`;
}

function summaryText(
  summary: PlayerSummary,
  { scoring, sides }: Pick<Ruleset, 'scoring' | 'sides'>,
): readonly string[] {
  const { turns, meanScore, bestFound, equityLoss, meanWinLoss, luck, luckTurns, invalid } = summary;
  const chance = sides > 1 ? `; ${tenths(100 * meanWinLoss)} procentpunt winstkans per beurt` : '';
  return [
    `${tenths(meanScore)} punten per beurt in ${counted(turns, 'beurt', 'beurten')}; ${bestFound} keer de beste zet.`,
    `Vaardigheid: ${tenths(equityLoss)} punten weggegeven${chance}.`,
    luckTurns === 0
      ? 'Geluk: onbekend, omdat de plankjes niet helemaal bekend zijn.'
      : `Geluk: ${signed(luck)} punten in ${counted(luckTurns, 'trekking', 'trekkingen')}.`,
    ...(summary.diceTurns === 0
      ? []
      : [
          `Dobbelstenen: ${signed(summary.diceLuck)} punten vergeleken met het gemiddelde, in ${counted(summary.diceTurns, 'beurt', 'beurten')}.`,
        ]),
    `${scoring.kind === 'premiums' ? 'Bingo’s' : 'Bonussen van 50 punten'}: ${summary.bingos} gelegd, ${summary.missedBingos} gemist.`,
    ...(invalid === 0 ? [] : [`Zetten met een woord dat niet in het woordenboek staat: ${invalid}.`]),
  ];
}

/** Alone there is no opponent, and playouts go on to the end. */
function settingsText({ playouts, plies, rivalRack, added }: PlayoutSettings): string {
  const reach =
    plies === null ? 'tot het einde van het spel' : `${counted(plies, 'beurt', 'beurten')} vooruit`;
  const rival =
    rivalRack === 'any'
      ? 'plankje van de tegenstander onbekend'
      : rivalRack === 'by-last-turn'
        ? 'plankje van de tegenstander zoals de laatste zet doet vermoeden'
        : `plankje van de tegenstander: ${joinTiles(rivalRack)}`;
  return `${[
    `Hoogstens ${counted(playouts, 'simulatie', 'simulaties')} per zet`,
    reach,
    ...(plies === null ? [] : [rival]),
    ...(added.length === 0 ? [] : [`ook ${added.join(', ')}`]),
  ].join(', ')}.`;
}

function gameSettingsText({ playouts, seconds, plies, inference, dictionary }: GameSettings): string {
  return `Instellingen: ${[
    playouts === 0
      ? 'naar score en rest'
      : `${counted(playouts, 'simulatie', 'simulaties')} per zet hoogstens`,
    ...(plies === null ? [] : [`${counted(plies, 'beurt', 'beurten')} vooruit`]),
    ...(inference === null
      ? []
      : [
          inference === 'on'
            ? 'plankje van de tegenstander zoals de laatste zet doet vermoeden'
            : 'plankje van de tegenstander onbekend',
        ]),
    ...(seconds === null
      ? []
      : [`hoogstens ${points(seconds)} ${seconds === 1 ? 'seconde' : 'seconden'} per beurt`]),
    `woordenboek ${dictionary.name}`,
  ].join(', ')}.`;
}

export const report: ReportTexts = {
  numbers: NUMBERS,
  language: 'nl',
  player: (name, score) => `${name}, ${points(score)} ${score === 1 ? 'punt' : 'punten'}`,
  summary: summaryText,
  manners: {
    areas:
      'Zetten worden vergeleken met gemiddelde dobbelstenen. Wat de dobbelstenen daarboven opleverden, telt als geluk.',
    'moved-letters':
      'Per beurt is ook onderzocht welke letters op het bord je kon verplaatsen. In de simulaties daarna verplaatst niemand letters op het bord.',
    alone:
      'Je speelt hier alleen, dus er zijn geen winstkansen en geen antwoorden. Zetten worden vergeleken naar de eindscore waartoe ze leiden: het gemiddelde van simulaties tot het einde van het spel, met in elke beurt de zet die het best lijkt.',
  },
  points: 'Punten',
  pointsAbout: 'Punten na elke beurt',
  wins: winChance,
  winsAbout: (name) => `${winChance(name)} na elke beurt`,
  finals: 'Verwachte eindscore',
  finalsAbout: 'Verwachte eindscore na elke beurt',
  given: 'Weggegeven punten',
  givenAbout: 'In elke beurt weggegeven punten',
  luck: 'Geluk bij het trekken',
  luckAbout: 'Geluk bij elke trekking, in punten',
  asTable: 'Als tabel',
  turns: 'Beurt voor beurt',
  columns: {
    turn: 'Beurt',
    player: 'Speler',
    rack: 'Plankje',
    move: 'Zet',
    score: 'Score',
    given: 'Weggegeven punten',
    chance: 'Weggegeven winstkans (procentpunt)',
    luck: 'Geluk',
    best: 'Beste zetten',
  },
  judged: {
    score: 'Naar score: het plankje is niet helemaal bekend.',
    equity: 'Naar score en rest.',
    simulated: 'Met simulaties.',
    'played-on': 'Alle letters zijn bekend: uitgespeeld met de zetten die het best lijken.',
    searched: 'Doorzocht tot het einde van het spel.',
    solved: 'Opgelost tot het einde van het spel.',
  },
  settings: settingsText,
  gameSettings: gameSettingsText,
  lines: 'Vervolg tot het einde van het spel',
  end: (final, isProven) =>
    `Het spel eindigt ${final}${isProven ? ', bewezen' : ', voor zover de zoektocht kwam'}.`,
  lastDraws: 'Trekkingen van de laatste letters',
  drawn: (move, { won, tied, ways }, bagSize) =>
    bagSize === 1
      ? `${move} wint bij ${won} van de ${ways} mogelijke laatste letters${tied === 0 ? '' : `, gelijk bij ${tied}`}.`
      : `${move} wint bij ${won} van de ${ways} manieren om de laatste ${bagSize} letters te trekken${tied === 0 ? '' : `, gelijk bij ${tied}`}.`,
  drawResults: {
    won: (drawn) => `Wint: ${drawn}.`,
    tied: (drawn) => `Gelijk: ${drawn}.`,
    lost: (drawn) => `Verliest: ${drawn}.`,
  },
  drawsProven: 'Bewezen.',
  drawsUnproven: 'Niet alles ervan is bewezen.',
  drawsPlayedOn: (margin) =>
    `Tot de zak leeg is, legt iedereen de zet met de hoogste waarde${margin === null ? '' : `; over alle trekkingen hoogstens ${tenths(margin)} procentpunt meer of minder (95% zekerheid)`}.`,
  drawsSampled: 'Alleen een deel van de trekkingen is gevolgd.',
  lexicon: (name) => `Woordenboek van het spel: ${name}.`,
  note: (text) => `Opmerking: ${text}`,
  finalBoard: 'Het bord aan het eind',
  boardAfter: (turn) => `Het bord na beurt ${turn}`,
  withdrawn: 'teruggenomen',
  lost: { challenge: 'beurt verloren: onterecht aangevochten', time: 'beurt verloren: tijd om' },
  notAWord: 'niet in het woordenboek',
  missedBingo: (move, scoring) =>
    `gemiste ${scoring === 'premiums' ? 'bingo' : 'bonus van 50 punten'}: ${moveText(move)}`,
  move: moveText,
  rated: (move, { win, final }) =>
    `${moveText(move)}, waarde ${tenths(move.equity)}${win === null ? '' : `, wint ${percent(win)}`}${final === null ? '' : `, eindscore ${tenths(final)}`}`,
};
