/** The puzzles in Dutch. */

import type { PuzzlesTexts } from '../../en/learn/puzzles.ts';
import { counted, points, tiles as tileCount } from '../grammar.ts';

const TENTHS = new Intl.NumberFormat('nl', { maximumFractionDigits: 1 });

export const puzzles: PuzzlesTexts = {
  title: 'Puzzels',
  about:
    'Stellingen uit spellen van de engine. In eindspellen is de stand zo gekozen dat één zet het spel beslist. Elke oplossing is twee keer gecontroleerd.',
  daily: 'Puzzel van de dag',
  dailyAbout: (day, kind, difficulty) => `${day}: ${kind}, ${difficulty}. Vandaag heeft iedereen dezelfde.`,
  solveDaily: 'Oplossen',
  lookAgain: 'Nog eens bekijken',
  streak: (days) => `${counted(days, 'dag', 'dagen')} op rij`,
  choose: 'Puzzel kiezen',
  kind: 'Soort',
  difficulty: 'Moeilijkheid',
  any: 'maakt niet uit',
  next: 'Volgende puzzel',
  fresh: 'Nieuwe puzzel maken',
  freshAbout: 'De engine speelt tot hij er een vindt. Zeldzame soorten duren even.',
  noneHere: 'Hier zit geen puzzel in: geen enkele zet springt er duidelijk uit.',
  edit: 'Stelling bewerken',
  making: 'Er wordt een puzzel gezocht …',
  noneFound: 'Geen puzzel gevonden in zestig spellen. Probeer het nog eens, of kies een andere soort.',
  own: 'Uit mijn spellen',
  ownAbout: 'Wat je in de spellen op dit apparaat gemist hebt.',
  looking: (looked, of) => `${looked} van ${counted(of, 'spel', 'spellen')} doorzocht …`,
  noOwn: 'Geen puzzel gevonden in de afgelopen spellen op dit apparaat.',
  kinds: {
    bingo: 'Vind de bingo',
    best: 'De beste zet',
    hook: 'De aanhaakletter',
    out: 'De slotzet',
    endgame: 'Het eindspel',
  },
  themes: { parallel: 'Parallelle zetten', fishing: 'Vissen' },
  difficulties: { easy: 'makkelijk', medium: 'gemiddeld', hard: 'moeilijk' },
  outcomes: { solved: 'opgelost', helped: 'met hint opgelost', shown: 'oplossing bekeken' },
  history: 'Jouw puzzels',
  noHistory: 'Nog geen. Begin met de puzzel van de dag.',
  solvedShare: 'Zonder hulp opgelost, per soort',
  ratings: 'Je ratings',
  rating: 'Rating',
  count: 'Puzzels',
  ratingsLater: 'Na vijf puzzels van een soort zie je je rating daarvoor.',
  ratingsAbout:
    'Een makkelijke puzzel telt als een tegenstander met rating 1200, een gemiddelde als 1500, een moeilijke als 1800. Een hint of een tweede poging telt als gelijkspel.',
  when: 'Datum',
  outcome: 'Resultaat',
  tries: 'Pogingen',
  question: {
    bingo: ({ count }) =>
      count === 1
        ? 'Eén zet gebruikt alle zeven letters. Vind hem.'
        : `${count} zetten gebruiken alle zeven letters. Vind er een.`,
    best: () => 'Eén zet is naar score en rest duidelijk de beste. Welke?',
    hook: ({ square }) =>
      `Op ${square} kun je aan een woord aanhaken. Vind de zet over dat vak die het meest oplevert.`,
    out: () => 'De zak is leeg. Leg al je letters in één keer.',
    endgame: () =>
      'De zak is leeg en alle letters zijn bekend. Eén zet wint, elke andere verliest. Welke wint?',
  },
  scores: (own, other) => `Jij hebt ${points(own)}, je tegenstander ${other}.`,
  otherRack: 'Plankje van je tegenstander',
  idle: 'Leg je antwoord op het bord.',
  submit: 'Antwoorden',
  hint: 'Hint',
  hints: {
    line: (line) => `De zet ligt in ${line}.`,
    start: (tiles, square) => `De zet gebruikt ${tileCount(tiles)}; de eerste komt op ${square}.`,
    tiles: (tiles) => `Gebruik ${tiles}.`,
  },
  row: (row) => `rij ${row}`,
  column: (column) => `kolom ${column}`,
  show: 'Oplossing tonen',
  right: 'Goed!',
  answer: 'De oplossing',
  notWords: (words) => `Niet in het woordenboek: ${words}.`,
  wrong: {
    bingo: (score) => `${points(score)}, maar niet met alle zeven letters.`,
    best: (score) => `${points(score)}, maar een andere zet heeft een betere score of rest.`,
    hook: (score) => `${points(score)}. Een andere zet over dat vak levert meer op.`,
    out: () => 'Er blijven letters op je plankje.',
    endgame: (score) => `Nu ${points(score)}, maar zo verlies je het spel.`,
  },
  because: {
    bingo: ({ play, score, answers }) =>
      answers === 1
        ? `${play} levert ${points(score)} op.`
        : `De beste bingo is ${play} voor ${points(score)}.`,
    best: ({ play, worth, margin }) =>
      `${play} is naar score en rest ${TENTHS.format(worth)} waard, ${TENTHS.format(margin)} meer dan elke andere zet. Simulaties bevestigen het.`,
    hook: ({ play, score, margin }) =>
      `${play} levert ${points(score)} op, ${TENTHS.format(margin)} meer dan elke andere zet over dat vak.`,
    out: ({ play, score }) =>
      `${play} levert ${points(score)} op en beëindigt het spel. Je krijgt ook de punten van de letters van je tegenstander.`,
    endgame: ({ play, margin, lead }) =>
      `${play} wint met ${points(lead)} verschil. De op één na beste zet verliest met ${points(margin - lead)}. Beide zijn bewezen tot het einde van het spel.`,
  },
  allAnswers: (count) => (count === 1 ? 'De enige oplossing:' : `Alle ${count} oplossingen:`),
  lineTitle: 'De rest van het spel als beiden het best spelen',
  lineMove: (isOwn, play, score) => {
    const who = isOwn ? 'Je' : 'Je tegenstander';
    return play === null ? `${who} past.` : `${who} legt ${play} voor ${score}.`;
  },
  lineEnd: (settled, lead) =>
    `${settled === 0 ? '' : `Eindafrekening: ${points(Math.abs(settled))} voor ${settled > 0 ? 'jou' : 'je tegenstander'}. `}Je wint met ${points(lead)} verschil.`,
  again: 'Nog een puzzel',
  back: 'Alle puzzels',
  link: 'Link naar deze puzzel',
  noSuchPuzzle: 'Die puzzel bestaat niet.',
};
