/** The learner’s own decks in Dutch. */

import type { DecksTexts } from '../../en/learn/decks.ts';
import { counted, number } from '../grammar.ts';

export const decks: DecksTexts = {
  title: 'Stapels',
  about: 'Stapels van elke grootte met elk soort woorden. Elke kaart komt terug vlak voordat je die vergeet.',
  none: 'Je hebt nog geen stapel. Zoek woorden en leer wat je vindt, of voeg een lijst toe.',
  opening: 'Kaarten laden …',
  newDeck: 'Nieuwe stapel',
  fromWords: 'Nieuwe stapel uit een zoekopdracht',
  fromList: 'Nieuwe stapel uit een lijst of bestand',
  kinds: {
    anagrams: { name: 'Anagrammen', question: 'Welke woorden vormen deze letters?' },
    hooks: { name: 'Aanhaakletters', question: 'Welke letters passen voor en achter dit woord?' },
    meaning: { name: 'Betekenissen', question: 'Welk woord past bij deze betekenis?' },
  },
  known: (seen, firm, of) =>
    `${number(seen)} van ${counted(of, 'kaart', 'kaarten')} begonnen, ${number(firm)} geleerd`,
  waiting: (due, fresh) => `${number(due)} te herhalen, ${number(fresh)} nieuw.`,
  start: 'Starten',
  startDeck: (deck) => `${deck} starten`,
  today: 'Vandaag',
  nothingDue: 'Vandaag zijn er geen kaarten meer. Oefen vrij, of verhoog hieronder de limieten.',
  nothingToPractise: 'Zulke kaarten zijn er nog niet.',
  back: 'Terug naar de stapel',
  practice: 'Vrij oefenen',
  practiceAbout: 'Zo lang je wilt, in willekeurige volgorde. Je schema blijft zoals het is.',
  practiceCards: 'Kaarten',
  practiceChoices: {
    all: 'Alle kaarten',
    begun: 'Kaarten waaraan je begonnen bent',
    missed: 'Kaarten die je het vaakst vergeet',
  },
  time: 'Tijd',
  minutes: (count) => (count === 0 ? 'Onbeperkt' : counted(count, 'minuut', 'minuten')),
  practise: 'Oefenen',
  settings: 'Limieten en naam',
  newADay: 'Nieuwe kaarten per dag',
  againADay: 'Herhalingen per dag',
  name: 'Naam',
  rename: 'Naam wijzigen',
  files: 'Exporteren of verwijderen',
  delete: 'Stapel verwijderen',
  deleted: (deck) => `${deck} verwijderd.`,
  allDecks: 'Alle stapels',
  forecast: 'Vooruitblik',
  forecastAbout:
    'Kaarten die in de komende 30 dagen terugkomen. Bij de eerste balk horen ook alle achterstallige kaarten.',
  noForecast: 'Zodra je kaarten beantwoord hebt, zie je hier wanneer ze terugkomen.',
  forecastChart: (cards, days) =>
    `${counted(cards, 'kaart', 'kaarten')} in de komende ${counted(days, 'dag', 'dagen')}`,
  table: 'Als tabel',
  day: 'Dag',
  cards: 'Kaarten',
  weak: 'Zwakke plekken',
  weakLetters: 'Letters in gemiste woorden',
  weakHooks: 'Gemiste aanhaakletters',
  missed: 'Gemist',
  asked: 'Gevraagd',
  question: 'Vraag',
  make: 'Stapel maken',
  making: (percent) => (percent === 0 ? 'Stapel wordt gemaakt …' : `Stapel wordt gemaakt … ${percent}%`),
  unnamed: 'Mijn stapel',
  made: (cards, left) =>
    `Stapel met ${counted(cards, 'kaart', 'kaarten')} gemaakt.${left === 0 ? '' : ` ${counted(left, 'woord', 'woorden')} weggelaten.`}`,
  faults: {
    'no-cards': 'Geen van deze woorden levert met dit woordenboek een kaart op.',
    'too-many-cards': 'Een stapel heeft hoogstens 100.000 kaarten. Kies minder woorden.',
    'too-many-decks': 'Je hebt 200 stapels. Verwijder er eerst een.',
  },
  list: 'Woorden',
  listAbout:
    'Plak woorden of groepen letters, of sleep een bestand hierheen: een lijst, een Zyzzyva-cardbox (.db), een tabel van WordVault of Anki (.csv, .txt) of een hier bewaarde stapel. Schema’s komen mee. Wat het woordenboek niet heeft, wordt weggelaten.',
  chooseFile: 'Bestand kiezen',
  fileCards: (cards, scheduled) => `${counted(cards, 'kaart', 'kaarten')}, ${number(scheduled)} met schema.`,
  noFile: 'Bestand weghalen',
  fileFaults: {
    'too-large': 'Dit bestand is groter dan 60 MB. Exporteer een kleiner bestand.',
    'no-cards': 'In dit bestand staan geen kaarten.',
    'not-sqlite': 'Dit bestand is niet te lezen. Kies een lijst, een cardbox of een bewaarde stapel.',
    'no-table': 'Deze database is geen cardbox: er staan geen vragen in.',
    'not-a-deck': 'Dit bestand is geen hier bewaarde stapel.',
    'newer-version':
      'Deze stapel komt uit een andere versie van Lexiko. Laad de pagina opnieuw en probeer het nog eens.',
    damaged: 'Dit bestand is beschadigd. Er is niets veranderd.',
  },
  exportAbout:
    'Laad een bewaarde stapel op een ander apparaat: wat je op beide geleerd hebt, wordt samengevoegd.',
  exports: {
    lexiko: 'Stapel met schema (.json)',
    cardbox: 'Zyzzyva-cardbox (.db)',
    schedule: 'WordVault-tabel (.csv)',
    anki: 'Anki-kaarten (.csv)',
    list: 'Lijst (.txt)',
  },
};
