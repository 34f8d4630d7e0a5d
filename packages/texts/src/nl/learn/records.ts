/** Solitaire records in Dutch. */

import type { RecordsTexts } from '../../en/learn/records.ts';
import { points } from '../grammar.ts';

export const records: RecordsTexts = {
  title: 'Solitairerecords',
  about:
    'Je solitairespellen op dit apparaat. Totalen worden alleen vergeleken bij dezelfde vorm, regels en woordenboek.',
  none: 'Nog geen afgelopen solitairespel.',
  all: 'Alle solitairespellen',
  compared: 'Records van',
  modes: { tally: 'één plankje', twoRacks: 'twee plankjes', openPool: 'open letters' },
  options: 'Regels',
  noOptions: 'standaard',
  dictionary: 'Woordenboek',
  total: 'Totaal',
  turns: 'Beurten',
  bestTurn: 'Beste beurt',
  bingos: 'Bingo’s',
  mode: 'Vorm',
  export: 'Opslaan als bestand',
  highest: 'Hoogste totalen met open letters',
  highestAbout: 'Spellen aan tafel en op de werkbank. Spellen met hulp van de oplosser zijn gemarkeerd.',
  helped: 'met de oplosser',
  challenge: 'De open vraag',
  challengeAbout:
    'Alle letters open, woordenboek open, geen klok: hoeveel punten haal je? Niemand kent het maximum.',
  yourBest: (score) => `Jouw beste tot nu toe: ${points(score)}.`,
  noBest: 'Je hebt het nog niet geprobeerd.',
  toWorkbench: 'Werkbank openen',
};
