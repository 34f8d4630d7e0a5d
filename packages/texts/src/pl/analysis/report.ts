/** The report of an analysed game in Polish. */

import type { GameSettings, PlayerSummary, PlayoutSettings, RatedMove } from '@lexiko/analysis';
import type { ReportTexts } from '@lexiko/analysis/report';
import type { Ruleset } from '@lexiko/rules';
import { joinTiles } from '@lexiko/rules/notation';
import { numbersIn } from '../../report-numbers.ts';
import { isYou } from '../../your-names.ts';
import { counted, plural } from '../grammar.ts';
import { moveTitle } from './facts.ts';

const NUMBERS = numbersIn('pl');
const { tenths, points, percent, signed } = NUMBERS;

function moveText({ notation, score, leave }: RatedMove): string {
  return `${moveTitle(notation)} ${points(score)}${leave.length === 0 ? '' : `, zostawka ${joinTiles(leave)}`}`;
}

/** Games on a device call its owner Ty. */
function winChance(name: string): string {
  return isYou(name) ? 'Twoja szansa na wygraną' : `Szansa na wygraną: ${name}`;
}

function summaryText(
  summary: PlayerSummary,
  { scoring, sides }: Pick<Ruleset, 'scoring' | 'sides'>,
): readonly string[] {
  const { turns, meanScore, bestFound, equityLoss, meanWinLoss, luck, luckTurns, invalid } = summary;
  const chance =
    sides > 1 ? `; na ruch ${tenths(100 * meanWinLoss)} punktu procentowego szansy na wygraną` : '';
  return [
    `Średnio ${tenths(meanScore)} punktu na ruch (${counted(turns, 'ruch', 'ruchy', 'ruchów')}); najlepszych ruchów: ${bestFound}.`,
    `Umiejętności: strata ${tenths(equityLoss)} punktu${chance}.`,
    luckTurns === 0
      ? 'Szczęście: nieznane, bo nie znamy całych stojaków.'
      : `Szczęście: ${signed(luck)} punktu (${counted(luckTurns, 'dobranie', 'dobrania', 'dobrań')}).`,
    ...(summary.diceTurns === 0
      ? []
      : [
          `Kostki: ${signed(summary.diceLuck)} punktu wobec średniej (${counted(summary.diceTurns, 'ruch', 'ruchy', 'ruchów')}).`,
        ]),
    `${scoring.kind === 'premiums' ? 'Binga' : 'Premie 50 punktów'}: zagrane ${summary.bingos}, przeoczone ${summary.missedBingos}.`,
    ...(invalid === 0 ? [] : [`Ruchy ze słowem, którego nie ma w słowniku: ${invalid}.`]),
  ];
}

/** Alone there is no opponent, and playouts go on to the end. */
function settingsText({ playouts, plies, rivalRack, added }: PlayoutSettings): string {
  const reach = plies === null ? 'do końca gry' : `${counted(plies, 'ruch', 'ruchy', 'ruchów')} naprzód`;
  const rival =
    rivalRack === 'any'
      ? 'stojak przeciwnika nieznany'
      : rivalRack === 'by-last-turn'
        ? 'stojak przeciwnika według tego, co sugeruje ostatni ruch'
        : `stojak przeciwnika: ${joinTiles(rivalRack)}`;
  return `${[
    `Najwyżej ${counted(playouts, 'symulacja', 'symulacje', 'symulacji')} każdego ruchu`,
    reach,
    ...(plies === null ? [] : [rival]),
    ...(added.length === 0 ? [] : [`także ${added.join(', ')}`]),
  ].join(', ')}.`;
}

function gameSettingsText({ playouts, seconds, plies, inference, dictionary }: GameSettings): string {
  return `Ustawienia: ${[
    playouts === 0
      ? 'według punktów i zostawki'
      : `${counted(playouts, 'symulacja', 'symulacje', 'symulacji')} każdego ruchu (najwyżej)`,
    ...(plies === null ? [] : [`${counted(plies, 'ruch', 'ruchy', 'ruchów')} naprzód`]),
    ...(inference === null
      ? []
      : [
          inference === 'on'
            ? 'stojak przeciwnika według tego, co sugeruje ostatni ruch'
            : 'stojak przeciwnika nieznany',
        ]),
    ...(seconds === null ? [] : [`najwyżej ${points(seconds)} s na ruch`]),
    `słownik ${dictionary.name}`,
  ].join(', ')}.`;
}

export const report: ReportTexts = {
  numbers: NUMBERS,
  language: 'pl',
  player: (name, score) =>
    `${name}, ${points(score)} ${plural(score, 'punkt', 'punkty', 'punktów', 'punktu')}`,
  summary: summaryText,
  manners: {
    areas:
      'Ruchy porównujemy przy przeciętnym rzucie kostkami. To, co kostki dały ponad to, liczymy jako szczęście.',
    'moved-letters':
      'Przestawianie płytek na planszy przeszukano w każdym ruchu. W dalszych symulacjach nikt nie przestawia płytek.',
    alone:
      'Grasz tu w pojedynkę, więc nie ma szans na wygraną ani odpowiedzi. Ruchy porównujemy według wyniku końcowego, do którego prowadzą: to średnia z symulacji do końca gry, w których zawsze wybieramy ruch, który wygląda najlepiej.',
  },
  points: 'Punkty',
  pointsAbout: 'Punkty po każdym ruchu',
  wins: winChance,
  winsAbout: (name) => `${winChance(name)} (po każdym ruchu)`,
  finals: 'Oczekiwany wynik końcowy',
  finalsAbout: 'Oczekiwany wynik końcowy po każdym ruchu',
  given: 'Stracone punkty',
  givenAbout: 'Punkty stracone w każdym ruchu',
  luck: 'Szczęście w dobieraniu',
  luckAbout: 'Szczęście w każdym dobraniu, w punktach',
  asTable: 'Pokaż jako tabelę',
  turns: 'Ruch po ruchu',
  columns: {
    turn: 'Ruch',
    player: 'Gracz',
    rack: 'Stojak',
    move: 'Zagranie',
    score: 'Punkty',
    given: 'Stracone punkty',
    chance: 'Stracona szansa na wygraną (punkty procentowe)',
    luck: 'Szczęście',
    best: 'Najlepsze ruchy',
  },
  judged: {
    score: 'Według punktów: nie znamy całego stojaka.',
    equity: 'Według punktów i zostawki.',
    simulated: 'Według symulacji.',
    'played-on': 'Wszystkie płytki są znane: dogrywanie najlepiej wyglądającymi ruchami.',
    searched: 'Według przeszukania do końca gry.',
    solved: 'Rozwiązane do końca gry.',
  },
  settings: settingsText,
  gameSettings: gameSettingsText,
  lines: 'Dalszy ciąg do końca gry',
  end: (final, isProven) =>
    `Gra kończy się ${final}${isProven ? ' (udowodnione)' : ' (na ile sięgnęło przeszukiwanie)'}.`,
  lastDraws: 'Dobranie ostatnich płytek',
  drawn: (move, { won, tied, ways }, bagSize) =>
    bagSize === 1
      ? `${move} wygrywa przy ${won} z ${ways} możliwych ostatnich płytek${tied === 0 ? '' : `, remisuje przy ${tied}`}.`
      : `${move} wygrywa przy ${won} z ${ways} sposobów dobrania ostatnich płytek (w woreczku: ${bagSize})${tied === 0 ? '' : `, remisuje przy ${tied}`}.`,
  drawResults: {
    won: (drawn) => `Wygrywa: ${drawn}.`,
    tied: (drawn) => `Remisuje: ${drawn}.`,
    lost: (drawn) => `Przegrywa: ${drawn}.`,
  },
  drawsProven: 'Udowodnione.',
  drawsUnproven: 'Nie wszystko z tego jest udowodnione.',
  drawsPlayedOn: (margin) =>
    `Do opróżnienia woreczka obie strony grają ruch o najwyższej wartości${margin === null ? '' : `; dla wszystkich dobrań z dokładnością do ${tenths(margin)} pkt proc. (poziom ufności 95%)`}.`,
  drawsSampled: 'Prześledzono tylko część możliwości.',
  lexicon: (name) => `Słownik gry: ${name}.`,
  note: (text) => `Uwaga: ${text}`,
  finalBoard: 'Plansza na końcu',
  boardAfter: (turn) => `Plansza po ruchu ${turn}`,
  withdrawn: 'cofnięty',
  lost: { challenge: 'strata kolejki: nietrafione zakwestionowanie', time: 'strata kolejki: koniec czasu' },
  notAWord: 'nie ma w słowniku',
  missedBingo: (move, scoring) =>
    `${scoring === 'premiums' ? 'przeoczone bingo' : 'przeoczona premia 50 punktów'}: ${moveText(move)}`,
  move: moveText,
  rated: (move, { win, final }) =>
    `${moveText(move)}, wartość ${tenths(move.equity)}${win === null ? '' : `, wygrywa ${percent(win)}`}${final === null ? '' : `, wynik końcowy ${tenths(final)}`}`,
};
