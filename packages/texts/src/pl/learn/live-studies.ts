/** Shared studies in Polish. */

import type { LiveStudiesTexts } from '../../en/learn/live-studies.ts';
import { counted } from '../grammar.ts';

export const liveStudies: LiveStudiesTexts = {
  together: 'Wspólna praca',
  shareAbout:
    'Inni mogą czytać to opracowanie albo pisać w nim razem z Tobą, na żywo. Serwer dostaje kopię w obecnym stanie; to tutaj się nie zmieni.',
  share: 'Udostępnij na żywo',
  sharedStudies: 'Wspólne opracowania',
  own: 'Twoje',
  roles: {
    owner: 'właściciel',
    edit: 'może edytować',
    read: 'może czytać',
  },
  here: 'Wszystko jest zapisane dla wszystkich.',
  sending: (count) => `Zapisywanie: ${counted(count, 'zmiana', 'zmiany', 'zmian')}…`,
  elsewhere: {
    away: (count) =>
      count === 0
        ? 'Brak połączenia. To, co piszesz, zapisuje się na tym urządzeniu i zostanie wysłane później.'
        : `Brak połączenia. Zapisane na tym urządzeniu i jeszcze niewysłane: ${counted(count, 'zmiana', 'zmiany', 'zmian')}.`,
    gone: 'To opracowanie usunięto albo nie jest już Ci udostępniane. Możesz zachować kopię tego, co jest na tym urządzeniu.',
    outdated: 'Inni używają nowszej wersji Lexiko. Odśwież stronę, aby kontynuować.',
  },
  readOnly: 'Możesz czytać. Właściciel może pozwolić Ci edytować.',
  conflict:
    'Część tego, co zostało tu napisane, już nie pasuje, bo inni zmienili opracowanie. Kopia ze wszystkim jest na tym urządzeniu.',
  keptApart: 'Kopia ze wszystkim, co zostało tu napisane, jest na tym urządzeniu.',
  openCopy: 'Otwórz kopię',
  seen: 'Zamknij',
  you: (name) => `${name} (Ty)`,
  goTo: (name) => `Przejdź tam, gdzie jest ${name}`,
  at: (name, title, count) => (count === 0 ? `${name}: ${title}` : `${name}: ${title}, ruch ${count}`),
  present: 'Teraz tutaj',
  people: 'Osoby i linki',
  copy: 'Skopiuj na to urządzenie',
  removeOf: (name) => `Usuń: ${name}`,
  remove: 'Usuń',
  makeLink: {
    edit: 'Utwórz link do edycji',
    read: 'Utwórz link do czytania',
  },
  link: {
    edit: 'Link do edycji',
    read: 'Link do czytania',
  },
  linksAbout: 'Każdy, kto ma link, może dołączyć. Nowy link unieważnia stary; kto już dołączył, zostaje.',
  copyLink: 'Kopiuj',
  copied: 'Link skopiowany.',
  renew: 'Nowy link',
  linkOff: 'Usuń link',
  putAway: 'Usuń z tego urządzenia',
  putAwaySure: 'Usunąć to opracowanie z tego urządzenia?',
  needsConnection: 'Do tego potrzebne jest połączenie.',
  deleteForAll: 'Usuń dla wszystkich',
  deleteSure: 'Usunąć to opracowanie dla wszystkich?',
  leave: 'Opuść',
  leaveSure: 'Opuścić to opracowanie? Aby wrócić, trzeba mieć link.',
  report: 'Zgłoś',
  reportWhy: 'Co jest nie tak?',
  reportAbout: 'Moderacja zobaczy te słowa i to, co ta sama osoba napisała przed nimi i po nich.',
  reported: 'Zgłoszone. Dziękujemy.',
  noInvitation: 'To zaproszenie jest już nieważne. Poproś o nowy link.',
  again: 'Spróbuj ponownie',
  invited: 'Zaproszono Cię do wspólnego opracowania.',
};
