/** Word lists of one’s own, in Dutch. */

import type { WordListTexts } from '../en/word-lists.ts';
import { counted, list, number } from './grammar.ts';

const words = (count: number): string => counted(count, 'woord', 'woorden');

export const wordLists: WordListTexts = {
  title: 'Je woordenlijsten',
  about: 'Speel met je eigen woorden. Een lijst blijft op dit apparaat en werkt ook offline.',
  none: 'Je hebt nog geen lijst.',
  add: 'Lijst toevoegen',
  choose: 'Bestand kiezen',
  drop: 'Je kunt een bestand ook hierheen slepen.',
  formats: (count) =>
    `Een tekstbestand met één woord per regel of een woordgraaf (KWG), al dan niet met gzip ingepakt. Hooguit ${number(count)} woorden.`,
  name: 'Naam',
  alphabet: 'Alfabet',
  start: 'Toevoegen',
  cancel: 'Annuleren',
  cancelled: 'Geannuleerd. Er is niets toegevoegd.',
  stages: {
    reading: (share) => `Lezen … ${share}`,
    building: 'Het woordenboek wordt gebouwd …',
    storing: 'Opslaan …',
  },
  added: (name, count) => `‘${name}’ is klaar: ${words(count)}.`,
  repeated: (count) => `${counted(count, 'regel herhaalt', 'regels herhalen')} een woord.`,
  rejected: (count, reasons) => `${counted(count, 'regel is', 'regels zijn')} weggelaten: ${list(reasons)}.`,
  use: 'Gebruiken in nieuwe spellen',
  inUse: 'Nieuwe spellen gebruiken deze lijst.',
  words,
  checksum: (digits) => `controlesom ${digits}…`,
  rename: 'Naam wijzigen',
  newName: (name) => `Nieuwe naam voor ‘${name}’`,
  save: 'Opslaan',
  exportText: 'Opslaan als tekst',
  remove: 'Verwijderen',
  removeNamed: (name) => `‘${name}’ verwijderen?`,
  removeUsed: (count) =>
    `${counted(count, 'spel op dit apparaat gebruikt', 'spellen op dit apparaat gebruiken')} deze lijst. Zonder de lijst kun je ${count === 1 ? 'het' : 'ze'} niet voortzetten of analyseren tot je dezelfde lijst weer toevoegt.`,
  removed: (name) => `‘${name}’ is verwijderd.`,
  lineFaults: {
    hyphen: 'heeft een koppelteken',
    apostrophe: 'heeft een apostrof',
    'not-a-letter': ({ character }) => `‘${character}’ is geen letter van het alfabet`,
    'too-short': 'heeft maar één letter',
    'too-long': ({ most }) => `heeft meer dan ${counted(most, 'letter', 'letters')}`,
    labelled: ({ label }) => `heeft het label ‘${label}’`,
    capitalised: 'heeft een hoofdletter',
  },
  reasons: {
    hyphen: (count) => `${number(count)} met een koppelteken`,
    apostrophe: (count) => `${number(count)} met een apostrof`,
    'not-a-letter': (count) => `${number(count)} met iets wat geen letter is`,
    'too-short': (count) => `${number(count)} van één letter`,
    'too-long': (count) => `${number(count)} te lang`,
    labelled: (count) => `${number(count)} met een label dat ze uitsluit`,
    capitalised: (count) => `${number(count)} met een hoofdletter`,
  },
  rejectedLine: (line, word, text) => `regel ${line}: ${word} ${text}`,
  moreLines: (count) => `en nog ${counted(count, 'regel', 'regels')}`,
  faults: {
    unreadable: 'Het bestand is niet te lezen. Kies het opnieuw.',
    'bad-gzip': 'Het bestand is niet uit te pakken: het is beschadigd of onvolledig.',
    'too-large': ({ most }) => `Het bestand is te groot. Uitgepakt mag het ${number(most)} MB zijn.`,
    'not-text': ({ line }) =>
      `Regel ${line} heeft tekens die in geen tekst voorkomen. Dit is geen woordenlijst.`,
    'bad-kwg': 'Deze woordgraaf is beschadigd of geen KWG-bestand.',
    'letter-outside-alphabet': 'De woordgraaf heeft meer letters dan dit alfabet. Kies een ander alfabet.',
    'too-many-words': ({ most }) => `De lijst heeft meer dan ${number(most)} woorden.`,
    'no-words': 'Het bestand heeft geen woorden.',
    'mostly-rejected': ({ count, lines }) =>
      `Van ${counted(lines, 'regel', 'regels')} zijn er ${number(count)} geen woord. Is dit een woordenlijst, en klopt het alfabet? Zien de letters er vreemd uit, sla de lijst dan op als UTF-8.`,
    prose: 'Dit is een tekst om te lezen, geen woordenlijst. Schrijf op elke regel één woord.',
    'too-varied':
      'De woorden van deze lijst hebben te weinig gemeen: de computer kan er geen zetten mee zoeken.',
    'no-name': 'Geef de lijst een naam.',
    'name-taken': ({ name }) => `Er is al een woordenboek dat ‘${name}’ heet. Kies een andere naam.`,
    'already-here': ({ name }) => `Je hebt deze woorden al, in ‘${name}’.`,
    'no-room': 'Op het apparaat is geen plaats voor deze lijst. Verwijder een andere of maak ruimte vrij.',
    unwritable: 'De browser heeft de lijst niet opgeslagen. In een privévenster mag dat misschien niet.',
  },
};
