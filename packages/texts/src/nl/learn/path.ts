/** The path through the lessons, in Dutch: simple words, for children too. */

import type { PathTexts } from '../../en/learn/path.ts';
import { points } from '../grammar.ts';

export const path: PathTexts = {
  title: 'Jouw route',
  about: 'Korte lessen, de een na de ander. Per les kun je drie sterren halen.',
  start: (title) => `Begin: ${title}`,
  resume: (title) => `Verder: ${title}`,
  next: (title) => `Volgende les: ${title}`,
  stars: (stars, of) => `${stars} van de ${of} sterren`,
  allDone: 'Je hebt alle sterren. Knap gedaan!',
  toStar: (right, of) => `${right} van de ${of} voor de volgende ster`,
  win: 'Spel uitgespeeld: één ster. Gewonnen: drie sterren.',
  reach: (count) => `Spel uitgespeeld: één ster. ${points(count)} of meer: drie sterren.`,
  play: 'Leggen',
  show: 'Laat het zien',
  right: 'Goed!',
  wrong: 'Deze niet.',
  look: 'Kijk, zo gaat het:',
  nextTask: 'Volgende opdracht',
  number: (number, of) => `Opdracht ${number} van ${of}`,
  solved: (right, of) => `${right} van de ${of} opdrachten goed`,
  exercises: {
    hooks: {
      lesson: 'Eén letter voor of achter een woord kan een nieuw woord maken: TAFEL en S wordt TAFELS.',
      task: (word) => `Leg één letter voor of achter ${word} en maak een nieuw woord.`,
      another: 'Dat mag ook. Maar maak nu het woord langer met maar één letter.',
    },
    blanks: {
      lesson: 'Op de blanco staat geen letter. Jij zegt welke letter het is. Een blanco geeft geen punten.',
      task: () => 'Maak een woord met alle vier de letters. De blanco kan elke letter zijn.',
      another: 'Goed woord! Maar gebruik nu alle vier de letters.',
    },
    bingos: {
      lesson:
        'Een bingo gebruikt alle zeven letters. Je krijgt 50 punten extra. Zoek naar beginstukken en uitgangen.',
      task: () => 'Maak een woord met alle zeven letters.',
      another: 'Goed woord! Maar gebruik nu alle zeven letters.',
    },
    leaves: {
      lesson: 'Na een zet houd je letters over. Goede letters helpen je bij het volgende woord.',
      question: 'Welke drie letters zou jij bewaren?',
      because: 'Bewaar letters die in veel woorden passen, en klinkers samen met medeklinkers.',
    },
  },
  groups: {
    begin: 'Eerste woorden',
    words: 'Woorden vinden',
    think: 'Puzzels',
    endgames: 'Eindspelen',
    variations: 'Andere spellen',
    rulebooks: 'Regelboeken',
  },
  stations: {
    first: { title: 'Het eerste woord', about: 'Leg woorden op het bord. Tel hun punten.' },
    legal: { title: 'Mag dat?', about: 'Bekijk een zet. Mag die? Daarna zegt de scheidsrechter het.' },
    counting: { title: 'Tellen', about: 'Tel de zetten van een heel spel.' },
    hooks: { title: 'Aanhaken', about: 'Maak een woord langer met één letter.' },
    blanks: { title: 'Blanco’s', about: 'Een blanco kan elke letter zijn. Gebruik hem.' },
    bingos: { title: 'Bingo’s', about: 'Maak een woord met alle zeven letters.' },
    leaves: { title: 'Wat bewaren?', about: 'Welke letters kun je het best bewaren?' },
    hookPuzzles: {
      title: 'Puzzels: aanhaken',
      about: 'Maak een woord langer en leg er een nieuw woord mee.',
    },
    bingoPuzzles: { title: 'Puzzels: bingo', about: 'Vind de zet met al je letters.' },
    best: { title: 'De beste zet', about: 'Veel zetten passen. Vind de beste.' },
    out: { title: 'De laatste letters', about: 'De zak is leeg. Leg al je letters in één keer.' },
    endgame: { title: 'Win het eindspel', about: 'De zak is leeg. Welke zet wint het spel?' },
    crosses: { title: 'Kleuren en kruisen', about: 'Zo tel je een spel met kleuren en dobbelstenen.' },
  },
  games: {
    opening: { title: 'Lang eerste woord', about: 'Het eerste woord moet vier letters of meer hebben.' },
    rearranging: {
      title: 'Herschikken',
      about: 'Hussel de letters van een woord op het bord en leg er eigen letters bij.',
    },
    swapping: {
      title: 'Letters omruilen',
      about: 'Ruil vóór je zet letters op het bord om voor die van jou.',
    },
    pickUp: { title: 'Blanco’s oprapen', about: 'Leg de juiste letter neer: de blanco is van jou.' },
    timed: { title: 'Tegen de klok', about: 'Je hebt twee minuten per beurt.' },
    partners: { title: 'Met een partner', about: 'Crosswords in paren: een computer speelt met je mee.' },
    deluxe: {
      title: 'Het Deluxe-spel',
      about: 'Je vecht één woord aan. Na een pas moet je leggen als je kunt.',
    },
    collectible: {
      title: 'De verzameleditie',
      about: 'Wissel alleen zolang er minstens zeven letters in de zak zitten.',
    },
    teams: { title: 'Teamspel', about: 'De regels voor school: twee teams met elk één plankje.' },
    four: { title: 'Met z’n vieren', about: 'Drie computers spelen tegen je.' },
  },
};
