/** What every screen of the page needs, and the first screen, in Dutch. */

import type { CommonTexts, FrontTexts, LearnTexts, NavTexts } from '../en/common.ts';
import { counted, plural } from './grammar.ts';

export const common: CommonTexts = {
  cancel: 'Annuleren',
  close: 'Sluiten',
  home: 'Lexiko, alle spellen',
  settings: 'Instellingen',
  help: 'Zo speel je',
  skip: 'Naar het bord',
  messages: 'Meldingen',
  menu: 'Meer',
  updateReady: 'Er is een nieuwe versie van Lexiko.',
  update: 'Bijwerken',
  opening: 'Een moment …',
  tooLong: (count) =>
    `Hier ${plural(count, 'past', 'passen')} hoogstens ${counted(count, 'teken', 'tekens')}.`,
};

export const nav: NavTexts = {
  title: 'Navigatie',
  play: 'Spelen',
  learn: 'Leren',
  analyse: 'Analyse',
  watch: 'Kijken',
  account: 'Account',
  menu: 'Menu',
  skip: 'Naar de inhoud',
  turns: (count) => `jij bent aan de beurt in ${counted(count, 'spel', 'spellen')}`,
};

export const failed = (reason: string) =>
  `Er is iets misgegaan: ${reason}. Je spel is opgeslagen; laad de pagina opnieuw.`;

export const missing = 'Dat spel staat niet op dit apparaat.';

export const front: FrontTexts = {
  unfinished: 'Verderspelen',
  continueAgainst: (names) => `Verder tegen ${names}`,
  words: 'Woorden',
  daily: 'Puzzel van de dag',
  tools: 'Hulpmiddelen',
  drills: 'Oefenkaarten',
  drillsAbout: 'Elke dag een paar kaarten: woorden, aanhaakletters, bingo’s, gemiste zetten.',
  ownListsAbout: 'Je eigen woordenboek, bewaard op dit apparaat.',
  analysis: 'Spelanalyse',
  analysisAbout: 'Open een spel, stelling of bestand en zie de beste zetten.',
  computer: 'Tegen de computer',
  level: 'Niveau',
  play: 'Spelen',
  together: 'Samen op één scherm',
  togetherAbout: 'Twee tot vier spelers op dit scherm. Tussen de beurten blijven de letters verborgen.',
  people: 'Spelers',
  more: 'Regelboek kiezen',
  moreAbout: 'Vijf edities, mensen en computers door elkaar, en regels naar keuze.',
  quick: 'Snel beginnen',
  goOn: 'Jouw spellen',
  noGames: 'Je spellen blijven op dit apparaat tot je ze verwijdert.',
  over: 'afgelopen',
  removeGame: (names) => `Spel ${names} verwijderen`,
  removed: (names) => `Verwijderd: ${names}`,
  online: 'Online spelen',
  onlineAbout: 'Met vrienden via een link, of met wie er is.',
  companion: 'Tafelhulp',
  companionAbout:
    'Voor je eigen bord: telt de punten, houdt de tijd bij en beslist over aangevochten woorden.',
};

export const learn: LearnTexts = {
  home: 'Leren',
  homeAbout: 'Lessen, oefenkaarten, puzzels, en uitleg bij je eigen spellen.',
  title: 'Regelboek',
  about: 'De regels van elke editie, en wat er in jouw spel anders is.',
  open: 'Regels lezen',
  rule: 'Waarom?',
  steps: 'Eerste stappen',
  stepsAbout: 'In vijf beurten leer je leggen en tellen.',
};
