/** Tables on the server and the people around them, in Polish. */

import type { RoomTexts } from '../../en/online/rooms.ts';
import { counted, number as inDigits } from '../grammar.ts';

export const rooms: RoomTexts = {
  // Abbreviated: these stand in sentences that would ask for different cases.
  duration: (seconds) => {
    if (seconds < 120 && seconds !== 60) return `${inDigits(seconds)} s`;
    const minutes = Math.round(seconds / 60);
    if (minutes < 120 && minutes !== 60) return `${inDigits(minutes)} min`;
    const hours = Math.round(minutes / 60);
    return hours < 48 ? `${inDigits(hours)} h` : counted(Math.round(hours / 24), 'dzień', 'dni', 'dni');
  },
  terms: {
    title: 'Przy stole',
    watchers: 'Widzowie',
    watchersValues: { anybody: 'Każdy', nobody: 'Nikt' },
    delay: 'Widzowie widzą ruchy',
    noDelay: 'od razu',
    chat: 'Czat',
    chatValues: { everybody: 'Wszyscy', players: 'Gracze', nobody: 'Nikt' },
    absent: 'Gdy gracz wyjdzie',
    never: 'Czekaj bez limitu',
    absentAfter: (time) => `Czekaj ${time}`,
    absentAbout: 'Jeśli gracza, który ma ruch, nie ma tak długo, pozostali mogą grać dalej bez niego.',
    onlyLive: 'Tylko w grach na żywo: w korespondencyjnych nikt nie musi być obecny.',
    silent: 'Gdy gracz nie wykonuje ruchu',
    silentAfter: (time) => `Czekaj ${time}`,
    silentAbout: 'Jeśli ruchu nie kończy zegar, pozostali mogą wtedy grać dalej bez tego gracza.',
  },
  room: {
    whoPlays: (number) => `Miejsce ${number}: kto gra`,
    change: 'Zmień zasady',
    propose: 'Zaproponuj zasady',
    changeAbout: 'Wszyscy muszą się zgodzić jeszcze raz.',
    needsList:
      'W tej grze obowiązuje lista słów, której nie ma na tym urządzeniu. Dodaj tę samą listę, a potem wyraź zgodę.',
    listSum: (digits) => `Jej suma kontrolna zaczyna się od ${digits}.`,
    addList: 'Dodaj listę',
    starter: 'Kto zaczyna',
    begin: 'Rozpocznij',
    agreeToStart: 'Zgódź się na zasady, a gra się zacznie.',
    teacherBegins: 'Grę rozpocznie nauczyciel.',
    lateTitle: 'Gra się zaczęła',
    late: (time) => `Widzowie widzą ruchy ${time} później. Wtedy pojawi się tu plansza.`,
    memberAgrees: (name) => `${name} się zgadza`,
    memberAsked: (name) => `${name}: jeszcze bez zgody`,
    knownPeople: 'Znani Ci gracze',
    askPerson: (name) => `Zaproś: ${name}`,
    asked: (name) => `Zaproszono: ${name}`,
  },
  clock: {
    turn: (time) => `${time} na ruch`,
    game: (time) => `${time} na grę`,
    increment: (time) => `+ ${time} za ruch`,
  },
  watch: {
    title: 'Gry do oglądania',
    live: 'Plansze na żywo',
    open: 'Oglądaj',
    none: 'Nie ma teraz gier do oglądania.',
    later: (time) => `opóźnienie ${time}`,
    people: (count) => counted(count, 'widz', 'widzów', 'widzów'),
    anyNumber: 'Dowolna liczba graczy',
    sides: (count) => counted(count, 'strona', 'strony', 'stron'),
  },
  absence: {
    title: 'Kogo nie ma',
    away: (name, time) => `${name} jest offline. Za ${time} możesz grać dalej bez tego gracza.`,
    gone: (name) => `${name} od dawna jest offline.`,
    silent: (name) => `${name} od dawna nie wykonuje ruchu. Możesz grać dalej bez tego gracza albo poczekać.`,
    vacation: (name, date) => `${name} ma urlop do ${date}.`,
    paused: 'Nauczyciel wstrzymał grę.',
  },
  rematch: {
    offer: 'Rewanż',
    wants: (name) => `${name} chce rewanżu.`,
    accept: 'Przyjmij',
    decline: 'Odrzuć',
    waiting: (names) => `Rewanż: czekamy na odpowiedź (${names}).`,
    withdraw: 'Wycofaj',
    declined: (names) => `Rewanż odrzucony: ${names}.`,
    open: 'Otwórz rewanż',
  },
  vacation: {
    title: 'Urlop',
    about: 'Podczas urlopu w Twoich grach korespondencyjnych nie mija czas. Inni widzą, do kiedy.',
    days: 'Dni od dziś',
    take: 'Zacznij urlop',
    end: 'Zakończ urlop',
    until: (date) => `Masz urlop do ${date}.`,
    left: (days) => `Na ten rok zostało jeszcze: ${counted(days, 'dzień', 'dni', 'dni')}.`,
  },
  chat: {
    settings: 'Ustawienia czatu',
    on: 'Pokazuj wiadomości',
    filter: 'Zakrywaj wulgarne słowa',
    off: 'Czat jest u Ciebie wyłączony przy wszystkich stołach.',
    muted: 'Wyciszeni',
    nobodyMuted: 'Nikt nie jest wyciszony.',
    report: (name) => `Zgłoś tę wiadomość (${name})`,
    reportPerson: (name) => `Zgłoś: ${name}`,
    reportAbout: (name) =>
      `Moderatorzy zobaczą tę wiadomość, a Ty nie zobaczysz już wiadomości gracza ${name}. ${name} się o tym nie dowie.`,
    reason: 'Co jest z nią nie tak?',
    sendReport: 'Zgłoś',
    reported: (name) => `Zgłoszono. Nie zobaczysz już wiadomości gracza ${name}.`,
  },
};
