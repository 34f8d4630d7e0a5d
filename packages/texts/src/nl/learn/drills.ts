/** The drills in Dutch. */

import type { DrillsTexts } from '../../en/learn/drills.ts';
import { counted, number, points } from '../grammar.ts';

export const drills: DrillsTexts = {
  title: 'Oefenkaarten',
  about: 'Elke dag een paar kaarten. Wat je kent, komt na steeds langere pauzes terug, de rest al snel.',
  today: 'Vandaag',
  waiting: (due, fresh) => `${due} te herhalen, ${fresh} nieuw.`,
  nothingDue: 'Vandaag zijn er geen kaarten meer. Kom morgen terug, of kies een andere stapel.',
  noDeck: 'Kies eerst een stapel.',
  start: 'Starten',
  opening: 'Woorden laden …',
  decks: 'Stapels',
  deck: {
    twos: {
      name: 'Twee letters',
      about: 'Alle woorden van twee letters, door elkaar met verzonnen woorden.',
    },
    hundred: {
      name: 'De honderd van het regelboek',
      about: 'De woorden van twee letters uit het regelboek van 2020.',
    },
    threes: {
      name: 'Drie letters',
      about: 'Alle woorden van drie letters, door elkaar met verzonnen woorden.',
    },
    q: { name: 'Q zonder U', about: 'Van QAT tot langere woorden.' },
    hooks2: {
      name: 'Aanhaken bij twee',
      about: 'Welke letters passen voor en achter woorden van twee letters?',
    },
    hooks3: {
      name: 'Aanhaken bij drie',
      about: 'Welke letters passen voor en achter woorden van drie letters?',
    },
    sevens: { name: 'Zeven letters', about: 'De 500 waarschijnlijkste plankjes die een bingo vormen.' },
    eights: { name: 'Acht letters', about: 'De 300 waarschijnlijkste achttallen.' },
    stems: { name: 'Zes plus één', about: 'De 50 beste zestallen: welke zevende letter maakt een woord?' },
    young: {
      name: 'Alledaagse woorden',
      about: 'Goed of fout gespeld? 300 gewone woorden, geschikt voor school.',
    },
    diary: {
      name: 'Mijn woordendagboek',
      about: 'Woorden uit je leerspellen: welk woord past bij de betekenis? In het Engels.',
    },
    missed: {
      name: 'Mijn gemiste zetten',
      about: 'Betere zetten die je in spellen en puzzels gemist hebt.',
    },
  },
  known: (seen, firm, of) => `${seen} van ${of} begonnen, ${firm} geleerd`,
  noneMissed: 'nog geen',
  only: (deck) => `Alleen oefenen: ${deck}`,
  newADay: 'Nieuwe kaarten per stapel en dag',
  againADay: 'Herhalingen per stapel en dag',
  progress: 'Voortgang',
  progressAbout: 'Antwoorden per dag in de laatste vier weken. Het donkere deel was goed.',
  day: 'Dag',
  asked: 'Antwoorden',
  right: 'Goed',
  share: 'Aandeel',
  noProgress: 'Na de eerste dag zie je hier je voortgang.',
  table: 'Als tabel',
  chart: (asked, days) => `${counted(asked, 'antwoord', 'antwoorden')} op ${counted(days, 'dag', 'dagen')}`,
  keep: 'Voortgang bewaren',
  keepAbout:
    'Je voortgang staat alleen in deze browser. Sla hem op als bestand om hem op een ander apparaat te laden.',
  save: 'Voortgang opslaan',
  load: 'Voortgang laden',
  loaded: (cards) => `${counted(cards, 'kaart', 'kaarten')} geladen.`,
  forget: 'Voortgang wissen …',
  forgetAbout: 'Dit wist alle kaarten, antwoorden en gemiste zetten in deze browser.',
  forgetNow: 'Alle voortgang wissen',
  forgotten: 'Alle voortgang gewist.',
  faults: {
    'not-json': 'Dit bestand is niet te lezen. Kies een bestand dat hier is opgeslagen.',
    'not-drills': 'In dit bestand staan geen oefenkaarten. Kies een bestand dat hier is opgeslagen.',
    'newer-version':
      'Dit bestand komt van een andere versie van Lexiko. Laad de pagina opnieuw en probeer het nog eens.',
    damaged: 'Dit bestand is beschadigd. Er is niets gewijzigd.',
  },
  session: {
    left: (count) => `nog ${counted(count, 'kaart', 'kaarten')}`,
    question: {
      word: 'Is dit een woord?',
      hooks: 'Welke letters passen ervoor en erachter?',
      anagrams: 'Welke woorden gebruiken al deze letters?',
      stem: 'Welke zevende letters maken een woord met deze zes?',
      meaning: 'Welk woord past bij de betekenis?',
      play: 'Er was een betere zet. Vind hem.',
    },
    yes: 'Ja',
    no: 'Nee',
    before: 'Ervoor',
    after: 'Erachter',
    words: 'Woorden',
    word: 'Woord',
    letters: 'Letters',
    none: 'geen',
    check: 'Controleren',
    shuffle: 'Husselen',
    isRight: 'Goed!',
    isWrong: 'Niet helemaal.',
    isWord: (word) => `${word} is een woord`,
    isNone: (word) => `${word} is geen woord`,
    hooks: (front, back) => `Ervoor: ${front}. Erachter: ${back}.`,
    missing: (list) => `Ontbreekt: ${list}.`,
    wrong: (list) => `Fout: ${list}.`,
    best: (notation, score) => `Het best: ${notation} voor ${points(score)}.`,
    made: (notation, score) => {
      if (notation === '-') return 'Je hebt gepast.';
      if (notation.startsWith('-')) return `Je hebt ${notation.slice(1)} gewisseld.`;
      return `Je hebt ${notation} gelegd voor ${number(score)}.`;
    },
    gradeTitle: 'Hoe goed wist je het?',
    grades: { again: 'Niet', hard: 'Amper', good: 'Goed', easy: 'Meteen' },
    again: (grade, when) => `${grade}: weer over ${when}`,
    minutes: (count) => counted(count, 'minuut', 'minuten'),
    days: (count) => counted(count, 'dag', 'dagen'),
    keys: 'Toetsen: J of N om te antwoorden, 1 tot 4 om te beoordelen, Enter voor het gemarkeerde oordeel.',
    done: 'Klaar voor vandaag!',
    keeping: 'Opslaan …',
    doneAbout: (asked, right) => `${counted(asked, 'antwoord', 'antwoorden')}, ${right} goed.`,
    back: 'Terug naar de stapels',
  },
};
