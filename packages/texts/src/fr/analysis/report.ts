/** The report of an analysed game in French. */

import type { GameSettings, PlayerSummary, PlayoutSettings, RatedMove } from '@lexiko/analysis';
import type { ReportTexts } from '@lexiko/analysis/report';
import type { Ruleset } from '@lexiko/rules';
import { joinTiles } from '@lexiko/rules/notation';
import { numbersIn } from '../../report-numbers.ts';
import { isYou } from '../../your-names.ts';
import { moveTitle } from './facts.ts';
import { counted, plural } from '../grammar.ts';

const NUMBERS = numbersIn('fr');
const { tenths, points, percent, signed } = NUMBERS;

function moveText({ notation, score, leave }: RatedMove): string {
  return `${moveTitle(notation)} ${points(score)}${leave.length === 0 ? '' : `, reliquat ${joinTiles(leave)}`}`;
}

/** Games on a device call its owner Toi. */
function winChance(name: string): string {
  return isYou(name) ? 'Tes chances de gagner' : `Chances de gagner (${name})`;
}

function summaryText(
  summary: PlayerSummary,
  { scoring, sides }: Pick<Ruleset, 'scoring' | 'sides'>,
): readonly string[] {
  const { turns, meanScore, bestFound, equityLoss, meanWinLoss, luck, luckTurns, invalid } = summary;
  const chance =
    sides > 1
      ? ` ; par tour, ${tenths(100 * meanWinLoss)} ${plural(100 * meanWinLoss, 'point')} de pourcentage de chances de gagner`
      : '';
  return [
    `${tenths(meanScore)} ${plural(meanScore, 'point')} par tour en ${counted(turns, 'tour')} ; le meilleur coup ${bestFound} fois.`,
    `Qualité du jeu : ${tenths(equityLoss)} ${plural(equityLoss, 'point perdu', 'points perdus')}${chance}.`,
    luckTurns === 0
      ? 'Chance : inconnue, car les chevalets ne sont pas entièrement connus.'
      : `Chance : ${signed(luck)} ${plural(luck, 'point')} en ${counted(luckTurns, 'pioche')}.`,
    ...(summary.diceTurns === 0
      ? []
      : [
          `Dés : ${signed(summary.diceLuck)} ${plural(summary.diceLuck, 'point')} par rapport à leur moyenne, en ${counted(summary.diceTurns, 'tour')}.`,
        ]),
    `${scoring.kind === 'premiums' ? 'Bingos' : 'Bonus de 50 points'} : ${counted(summary.bingos, 'joué')}, ${counted(summary.missedBingos, 'manqué')}.`,
    ...(invalid === 0 ? [] : [`Coups avec un mot absent du dictionnaire : ${invalid}.`]),
  ];
}

/** Alone there is no opponent, and playouts go on to the end. */
function settingsText({ playouts, plies, rivalRack, added }: PlayoutSettings): string {
  const reach = plies === null ? 'jusqu’à la fin de la partie' : `${counted(plies, 'tour')} d’avance`;
  const rival =
    rivalRack === 'any'
      ? 'chevalet adverse inconnu'
      : rivalRack === 'by-last-turn'
        ? 'chevalet adverse selon ce que suggère le dernier coup'
        : `chevalet adverse : ${joinTiles(rivalRack)}`;
  return `${[
    `${counted(playouts, 'simulation')} au plus par coup`,
    reach,
    ...(plies === null ? [] : [rival]),
    ...(added.length === 0 ? [] : [`avec aussi ${added.join(', ')}`]),
  ].join(', ')}.`;
}

function gameSettingsText({ playouts, seconds, plies, inference, dictionary }: GameSettings): string {
  return `Réglages : ${[
    playouts === 0
      ? 'selon les points et le reliquat'
      : `${counted(playouts, 'simulation')} au plus par coup`,
    ...(plies === null ? [] : [`${counted(plies, 'tour')} d’avance`]),
    ...(inference === null
      ? []
      : [
          inference === 'on'
            ? 'chevalet adverse selon ce que suggère le dernier coup'
            : 'chevalet adverse inconnu',
        ]),
    ...(seconds === null ? [] : [`${points(seconds)} ${plural(seconds, 'seconde')} au plus par tour`]),
    `dictionnaire ${dictionary.name}`,
  ].join(', ')}.`;
}

export const report: ReportTexts = {
  numbers: NUMBERS,
  language: 'fr',
  player: (name, score) => `${name}, ${points(score)} ${plural(score, 'point')}`,
  summary: summaryText,
  manners: {
    areas:
      'Les coups sont comparés avec un lancer moyen. Ce que les dés ont apporté en plus est compté comme de la chance.',
    'moved-letters':
      'Les déplacements de lettres sur le plateau n’ont été cherchés que pour le tour analysé. Dans les simulations qui suivent, personne ne déplace de lettres.',
    alone:
      'Ici on joue en solitaire : il n’y a ni chances de gagner ni réponses. Les coups sont comparés par le score final auquel ils mènent : la moyenne de simulations jusqu’à la fin, où chaque coup est celui qui semble le meilleur.',
  },
  points: 'Points',
  pointsAbout: 'Points après chaque tour',
  wins: winChance,
  winsAbout: (name) => `${winChance(name)} après chaque tour`,
  finals: 'Score final attendu',
  finalsAbout: 'Score final attendu après chaque tour',
  given: 'Points perdus',
  givenAbout: 'Points perdus à chaque tour',
  luck: 'Chance à la pioche',
  luckAbout: 'Chance à chaque pioche, en points',
  asTable: 'Voir en tableau',
  turns: 'Tour par tour',
  columns: {
    turn: 'Tour',
    player: 'Joueur',
    rack: 'Chevalet',
    move: 'Coup',
    score: 'Points',
    given: 'Points perdus',
    chance: 'Chances de gagner perdues (points de pourcentage)',
    luck: 'Chance',
    best: 'Meilleurs coups',
  },
  judged: {
    score: 'Selon les points : le chevalet n’est pas entièrement connu.',
    equity: 'Selon les points et le reliquat.',
    simulated: 'Par simulations.',
    'played-on':
      'Toutes les lettres sont connues : partie jouée jusqu’au bout avec les coups qui semblent les meilleurs.',
    searched: 'Par une recherche jusqu’à la fin de la partie.',
    solved: 'Résolu jusqu’à la fin de la partie.',
  },
  settings: settingsText,
  gameSettings: gameSettingsText,
  lines: 'Suites jusqu’à la fin de la partie',
  end: (final, isProven) =>
    `La partie finit ${final}${isProven ? ', c’est prouvé' : ', aussi loin que la recherche est allée'}.`,
  lastDraws: 'Tirages des dernières lettres',
  drawn: (move, { won, tied, ways }, bagSize) =>
    bagSize === 1
      ? `${move} gagne avec ${won} des ${ways} dernières lettres possibles${tied === 0 ? '' : `, égalité avec ${tied}`}.`
      : `${move} gagne avec ${won} des ${ways} tirages possibles des ${bagSize} dernières lettres${tied === 0 ? '' : `, égalité avec ${tied}`}.`,
  drawResults: {
    won: (drawn) => `Gagne : ${drawn}.`,
    tied: (drawn) => `Égalité : ${drawn}.`,
    lost: (drawn) => `Perd : ${drawn}.`,
  },
  drawsProven: 'C’est prouvé.',
  drawsUnproven: 'Tout n’est pas prouvé.',
  drawsPlayedOn: (margin) =>
    `Jusqu’à ce que le sac soit vide, chacun joue le coup de plus grande valeur${margin === null ? '' : `, pour l’ensemble des tirages, à ${tenths(margin)} ${plural(margin, 'point', 'points')} de pourcentage près (confiance de 95 %)`}.`,
  drawsSampled: 'Seule une partie des tirages a été suivie.',
  lexicon: (name) => `Dictionnaire de la partie : ${name}.`,
  note: (text) => `Note : ${text}`,
  finalBoard: 'Le plateau à la fin',
  boardAfter: (turn) => `Le plateau après le tour ${turn}`,
  withdrawn: 'retiré',
  lost: { challenge: 'tour perdu : contestation ratée', time: 'tour perdu : temps écoulé' },
  notAWord: 'absent du dictionnaire',
  missedBingo: (move, scoring) =>
    `${scoring === 'premiums' ? 'bingo manqué' : 'bonus de 50 points manqué'} : ${moveText(move)}`,
  move: moveText,
  rated: (move, { win, final }) =>
    `${moveText(move)}, valeur ${tenths(move.equity)}${win === null ? '' : `, gagne ${percent(win)}`}${final === null ? '' : `, score final ${tenths(final)}`}`,
};
