/** Synchronising what was learnt in Polish. */

import { counted, number } from '../grammar.ts';
import type { SyncTexts } from '../../en/learn/sync.ts';

export const sync: SyncTexts = {
  title: 'Nauka na kilku urządzeniach',
  about:
    'Twoje zestawy, ćwiczenia, zadania i lekcje są na tym urządzeniu. Inne Twoje urządzenia też mogą je mieć: odpowiedź na jednym liczy się na wszystkich.',
  choice: 'Przechowuj to, czego się uczysz',
  choices: {
    device: { name: 'Tylko na tym urządzeniu', about: 'Serwer niczego nie dostaje.' },
    plain: {
      name: 'Na Twoich urządzeniach',
      about:
        'Serwer przechowuje kopię, którą mogliby przeczytać jego administratorzy. Należy do danych, które możesz pobrać.',
    },
    sealed: {
      name: 'Na Twoich urządzeniach, zaszyfrowane',
      about:
        'Twoje urządzenia szyfrują kopię przed wysłaniem. Bez Twojego hasła szyfrowania nikt jej nie przeczyta, nawet administratorzy serwera.',
    },
  },
  cannotSeal: 'Ta przeglądarka szyfruje tylko pod adresem z https.',
  phrase: 'Hasło szyfrowania',
  phraseAbout:
    'Co najmniej 12 znaków i inne niż hasło do konta. Zapisz je: inne urządzenia o nie zapytają i nikt Ci go nie przypomni. Bez niego kopia na serwerze przepada; to, co jest na Twoich urządzeniach, zostaje.',
  suggest: 'Zaproponuj hasło',
  start: 'Synchronizuj',
  starting: 'Chwileczkę…',
  there: {
    plain: (kilobytes) =>
      `Na serwerze jest kopia tego, czego uczysz się na innych urządzeniach (${number(kilobytes)} KB). To urządzenie doda do niej to, co ma.`,
    sealed: (kilobytes) =>
      `Na serwerze jest zaszyfrowana kopia tego, czego uczysz się na innych urządzeniach (${number(kilobytes)} KB). Podaj jej hasło, a to urządzenie doda do niej to, co ma.`,
  },
  join: 'Synchronizuj to urządzenie',
  wrongPhrase:
    'To nie jest hasło tej kopii. Sprawdź każdy znak. Jeśli hasło przepadło, usuń tu kopię i zacznij nową na urządzeniu, które ma wszystko.',
  shortPhrase: 'Hasło szyfrowania musi mieć co najmniej 12 znaków.',
  phraseNeeded: 'Podaj hasło szyfrowania.',
  on: {
    plain: 'To urządzenie się synchronizuje.',
    sealed: 'To urządzenie się synchronizuje, z szyfrowaniem.',
  },
  waiting: 'Coś czeka na wysłanie.',
  running: (count) =>
    count === 0 ? 'Synchronizacja…' : `Synchronizacja… ${counted(count, 'część', 'części', 'części')}`,
  done: (when) => `Wszystko jest zsynchronizowane (${when}).`,
  before: (when) => `Ostatnio: ${when}.`,
  failed: {
    offline: 'Brak połączenia z serwerem. Gdy się pojawi, synchronizacja ruszy sama.',
    busy: 'Serwer jest zajęty. Kolejna próba nastąpi sama.',
    signedOut: 'Twoja sesja wygasła. Zaloguj się, a synchronizacja ruszy dalej.',
    full: 'Serwer nie ma już miejsca na Twoją kopię: usuń zestawy, których już się nie uczysz.',
    locked:
      'Kopia ma teraz inne hasło. Wyłącz synchronizację na tym urządzeniu i uruchom ją ponownie, podając nowe.',
    ended: 'Inne urządzenie usunęło kopię z serwera. To, czego się uczysz, jest już tylko na tym urządzeniu.',
    tooLarge: 'Coś jest za duże, żeby je wysłać. Na tym urządzeniu wszystko zostaje: zgłoś to, proszę.',
    broken: 'Coś się nie udało na tym urządzeniu. Kolejna próba nastąpi sama i nic nie przepadnie.',
  },
  now: 'Synchronizuj teraz',
  leave: 'Wyłącz na tym urządzeniu',
  end: 'Usuń kopię',
  endAbout:
    'Kopia zostanie usunięta z serwera dla wszystkich Twoich urządzeń. Każde zachowa to, co ma, i będzie działać osobno.',
  endNow: 'Usuń kopię teraz',
  ended: 'Kopia na serwerze została usunięta.',
  line: 'Nauka na kilku urządzeniach',
  lineOff: 'To, czego się uczysz, jest tylko na tym urządzeniu.',
};
