/** Which words count, in Polish. */

import type { DictionaryTexts } from '../en/dictionaries.ts';

export const dictionaries: DictionaryTexts = {
  language: 'Język',
  dictionary: 'Słownik',
  none: 'Brak: decydują gracze',
  agreed: (name) => `${name}: decydują gracze`,
  inList: (words) => `Na Waszej liście jest: ${words}.`,
  notInList: (words) => `Na Waszej liście nie ma: ${words}.`,
  noComputers: (name) => `Komputer nie zna słów w tym języku (${name}). Grać mogą tylko ludzie.`,
  checking: 'Słowa',
  checkings: { challenge: 'Blef i kwestionowanie', reject: 'Odrzucaj niepoprawne słowa' },
  checkingsAbout: {
    challenge: 'Niepoprawne słowo zostaje, jeśli nikt go nie zakwestionuje.',
    reject: 'Liczą się tylko słowa ze słownika.',
  },
  ready: (name, count) => `${name}, wczytane słowa: ${count}`,
  loading: (name, share) => `Wczytywanie: ${name}… ${share}`,
  faults: {
    unreachable: (name) =>
      `Nie udało się wczytać słownika ${name}. Sprawdź połączenie i spróbuj ponownie; nic nie przepadnie.`,
    gone: (name) => `Ten serwer nie ma tej wersji słownika ${name}.`,
    damaged: (name) => `Plik słownika ${name} jest uszkodzony. Spróbuj ponownie.`,
    removed: (name) => `Na tym urządzeniu nie ma już: ${name}. Dodaj listę jeszcze raz i spróbuj ponownie.`,
  },
  englishOnly: 'Tylko po angielsku.',
  ownLists: 'Twoje listy słów',
  unknownList: 'Lista, której nie ma na tym urządzeniu',
  retry: 'Spróbuj ponownie',
};
