/** What the games of a player have in common, in Dutch. */

import type { LeaksTexts } from '../../en/learn/leaks.ts';
import { counted } from '../grammar.ts';

export const leaks: LeaksTexts = {
  title: 'Wat deze spellen gemeen hebben',
  about:
    'Waar iemand punten verliest in de spellen van deze studie, per soort beurt. Alleen beurten met een volledig plankje tellen: van andere weet niemand wat mogelijk was.',
  noGames: 'Deze studie heeft geen spellen vanaf het begin. Importeer er eerst een paar.',
  player: 'Speler',
  playerGames: (name, count) => `${name} (${counted(count, 'spel', 'spellen')})`,
  look: 'Zwakke punten zoeken',
  looking: (done, of) => `${done} van ${counted(of, 'spel', 'spellen')} beoordeeld`,
  nothing: (turns) => `Geen zwak punt in ${counted(turns, 'beurt', 'beurten')}.`,
  most: (name, kind, points, margin) =>
    `Wat ${name} het meeste kost: ${kind}, ${points} punten per spel (±${margin}).`,
  unclear: (name, kind, points) =>
    `Wat ${name} het meeste kost: ${kind}, ${points} punten per spel. Binnen de foutmarge kan iets anders meer kosten.`,
  single: (name, kind, points) =>
    `Wat ${name} in dit spel het meeste kostte: ${kind}, ${points} punten. Meer spellen laten zien of dat een gewoonte is.`,
  judged: (turns, games) =>
    `Beoordeeld: ${counted(turns, 'beurt', 'beurten')} uit ${counted(games, 'spel', 'spellen')}.`,
  columns: { kind: 'Soort', turns: 'Beurten', total: 'Punten', perGame: 'Per spel' },
  kinds: {
    'early-exchange': 'vroeg wisselen',
    'late-exchange': 'laat wisselen',
    'no-exchange': 'leggen in plaats van wisselen',
    pass: 'passen',
    phoney: 'ongeldige woorden',
    endgame: 'beurten met een lege zak',
    'missed-bingo': 'gemiste bingo’s',
    points: 'zetten met te weinig punten',
    leave: 'de verkeerde letters houden',
  },
  turn: (title, turn) => `${title}, beurt ${turn}`,
  instead: (best, made, points) => `${best} in plaats van ${made}: ${points} punten meer`,
  drill: 'Deze beurten oefenen',
  drilling: 'Controleren …',
  drilled: (kept, of) =>
    kept === of
      ? `${counted(kept, 'beurt', 'beurten')} aan je oefenkaarten toegevoegd.`
      : `${kept} van ${counted(of, 'beurt', 'beurten')} aan je oefenkaarten toegevoegd. De simulaties bevestigen de andere niet.`,
};
