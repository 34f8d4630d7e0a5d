/** The coach in Dutch. */

import type { CoachTexts } from '../../en/analysis/coach.ts';
import { points } from '../grammar.ts';

export const coach: CoachTexts = {
  title: 'Coach',
  thinking: 'De coach bekijkt je letters …',
  notYours: 'Hints krijg je als je aan de beurt bent.',
  ask: { tip: 'Geef me een tip', area: 'Waar?', letters: 'Welke letters?', play: 'Zet tonen' },
  area: (from, to) => `Kijk tussen ${from} en ${to}.`,
  areaExchange: 'Niet op het bord: denk aan nieuwe letters.',
  letters: (tiles) => `Gebruik ${tiles}.`,
  keep: (tiles) => `Houd ${tiles}.`,
  play: (move, score) => `${move} levert ${score} op.`,
  playWithDice: (move, score) => `${move} levert ${Math.round(score)} op bij gemiddelde dobbelstenen.`,
  exchange: (tiles) => `Wissel ${tiles}.`,
  pass: 'Passen is hier het beste.',
  lastTurn: 'Je laatste beurt',
  well: (move) => `${move}: goed gespeeld! De coach vond niets beters.`,
  better: (move, score) => `Beter: ${move}${score === null ? '' : ` voor ${Math.round(score)}`}.`,
  even: (made, move) => `${made} is misschien even goed als ${move}: het verschil valt binnen de foutmarge.`,
  applied: (tip) => `Je hebt een tip gevolgd: ${tip}`,
  helps: (tip) => `Een tip die hier helpt: ${tip}`,
  cheapS: (more) =>
    more <= 0
      ? 'De S leverde niet meer op dan je beste zet zonder S.'
      : `De S leverde maar ${points(more)} meer op dan je beste zet zonder S. Het zouden er zo’n 8 moeten zijn.`,
  tips: {
    short: 'korte woorden tikken aan.',
    s: 'laat een S voor twee woorden werken.',
    groups: 'zoek letters die vaak bij elkaar staan.',
    premiums: 'benut de bonusvakken.',
    keeping: 'houd goede letters voor de volgende beurt.',
    bingos: 'zoek naar bingo’s.',
    q: 'leg de Q zonder U.',
    hooks: 'haak een letter aan een woord.',
    choice: 'een goede zet gevonden? Zoek een betere.',
    attitude: 'maak het beste van slechte letters.',
  },
  advice: {
    short: 'Leg een woord langs een ander: de woordjes van twee en drie letters ertussen tellen ook.',
    s: 'Je S kan voor twee woorden tegelijk werken: een meervoud en een nieuw woord.',
    groups: 'Hussel je letters: sommige staan vaak samen aan het eind van een woord.',
    premiums: 'Je kunt bij een bonusvak.',
    keeping: 'Denk ook aan je volgende beurt: houd letters die goed samengaan.',
    bingos: 'Zoek een lang woord: je hebt een bingo.',
    q: 'Je kunt de Q zonder U leggen.',
    hooks: 'Eén letter voor of achter een woord op het bord maakt er een ander woord van.',
    choice: 'Je hebt meer dan één goede zet. Vergelijk ze voordat je kiest.',
    attitude: 'Je hebt lastige letters. Een kleine zet is misschien de beste.',
  },
  crosswords: {
    tips: {
      bingos: 'lange woorden met veel nieuwe letters leveren 50 punten extra op.',
      premiums: 'met een letter op een kruis gooi je de dobbelstenen.',
    },
    advice: {
      bingos: 'Zoek een lang woord: met genoeg nieuwe letters levert het 50 punten extra op.',
      premiums: 'Je kunt bij een kruis: met een letter daarop gooi je de dobbelstenen.',
    },
  },
};
