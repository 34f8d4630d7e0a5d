/** Which words count, in Dutch. */

import type { DictionaryTexts } from '../en/dictionaries.ts';

export const dictionaries: DictionaryTexts = {
  language: 'Taal',
  dictionary: 'Woordenboek',
  none: 'Geen: de spelers beslissen',
  agreed: (name) => `${name}: de spelers beslissen`,
  inList: (words) => `In jullie lijst: ${words}.`,
  notInList: (words) => `Niet in jullie lijst: ${words}.`,
  noComputers: (name) => `De computer kent geen woorden in het ${name}. Alleen mensen kunnen spelen.`,
  checking: 'Woorden',
  checkings: { challenge: 'Bluffen en aanvechten toestaan', reject: 'Ongeldige woorden weigeren' },
  checkingsAbout: {
    challenge: 'Een ongeldig woord blijft liggen als niemand het aanvecht.',
    reject: 'Alleen woorden uit het woordenboek tellen.',
  },
  ready: (name, count) => `${name}: ${count} woorden geladen`,
  loading: (name, share) => `${name} wordt geladen … ${share}`,
  faults: {
    unreachable: (name) =>
      `${name} is niet geladen. Controleer de verbinding en probeer het opnieuw; er gaat niets verloren.`,
    gone: (name) => `Deze server heeft deze versie van ${name} niet.`,
    damaged: (name) => `${name} is beschadigd aangekomen. Probeer het opnieuw.`,
    removed: (name) =>
      `${name} staat niet meer op dit apparaat. Voeg de lijst weer toe en probeer het opnieuw.`,
  },
  englishOnly: 'Alleen in het Engels.',
  ownLists: 'Je woordenlijsten',
  unknownList: 'Een lijst die niet op dit apparaat staat',
  retry: 'Opnieuw proberen',
};
