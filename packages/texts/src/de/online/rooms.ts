/** Tables on the server and the people around them, in German. */

import type { RoomTexts } from '../../en/online/rooms.ts';
import { counted } from '../grammar.ts';

export const rooms: RoomTexts = {
  duration: (seconds) => {
    if (seconds < 120 && seconds !== 60) return counted(seconds, 'Sekunde', 'Sekunden');
    const minutes = Math.round(seconds / 60);
    if (minutes < 120 && minutes !== 60) return counted(minutes, 'Minute', 'Minuten');
    const hours = Math.round(minutes / 60);
    return hours < 48 ? counted(hours, 'Stunde', 'Stunden') : counted(Math.round(hours / 24), 'Tag', 'Tage');
  },
  terms: {
    title: 'Am Tisch',
    watchers: 'Zuschauer',
    watchersValues: { anybody: 'Alle', nobody: 'Niemand' },
    delay: 'Zuschauer sehen Züge',
    noDelay: 'sofort',
    chat: 'Chat',
    chatValues: { everybody: 'Alle', players: 'Spieler', nobody: 'Niemand' },
    absent: 'Wenn jemand das Spiel verlässt',
    never: 'Warten',
    absentAfter: (time) => `Weiterspielen nach ${time}`,
    absentAbout: 'Ist jemand am Zug und so lange weg, können die anderen ohne ihn weiterspielen.',
    onlyLive: 'Nur in Live-Spielen: Bei Fernspielen muss niemand da sein.',
    silent: 'Wenn jemand nicht zieht',
    silentAfter: (time) => `Weiterspielen nach ${time}`,
    silentAbout: 'Wenn keine Uhr den Zug beendet, können die anderen dann weiterspielen.',
  },
  room: {
    whoPlays: (number) => `Platz ${number}: wer spielt`,
    change: 'Regeln ändern',
    propose: 'Regeln vorschlagen',
    changeAbout: 'Alle müssen noch einmal zustimmen.',
    needsList:
      'In diesem Spiel gilt eine Wortliste, die auf diesem Gerät fehlt. Füg dieselbe Liste hinzu und stimm dann zu.',
    listSum: (digits) => `Ihre Prüfsumme beginnt mit ${digits}.`,
    addList: 'Liste hinzufügen',
    starter: 'Wer beginnt',
    begin: 'Starten',
    agreeToStart: 'Stimme den Regeln zu, dann beginnt das Spiel.',
    teacherBegins: 'Deine Lehrkraft startet das Spiel.',
    lateTitle: 'Das Spiel hat begonnen',
    late: (time) => `Zuschauer sehen Züge ${time} später. Das Brett erscheint dann hier.`,
    memberAgrees: (name) => `${name} ist einverstanden`,
    memberAsked: (name) => `${name} hat noch nicht zugestimmt`,
    knownPeople: 'Mitspieler von früher',
    askPerson: (name) => `${name} einladen`,
    asked: (name) => `${name} ist eingeladen`,
  },
  clock: {
    turn: (time) => `${time} pro Zug`,
    game: (time) => `${time} pro Spiel`,
    increment: (time) => `+ ${time} pro Zug`,
  },
  watch: {
    title: 'Spiele zum Zusehen',
    live: 'Live-Bretter',
    open: 'Zusehen',
    none: 'Gerade gibt es keine Spiele zum Zusehen.',
    later: (time) => `${time} später`,
    people: (count) => counted(count, 'Zuschauer', 'Zuschauer'),
    anyNumber: 'Beliebig viele Spieler',
    sides: (count) => counted(count, 'Seite', 'Seiten'),
  },
  absence: {
    title: 'Wer fehlt',
    away: (name, time) => `${name} ist nicht da. In ${time} kannst du ohne ${name} weiterspielen.`,
    gone: (name) => `${name} ist schon lange weg.`,
    silent: (name) => `${name} hat lange nicht gezogen. Du kannst warten oder ohne ${name} weiterspielen.`,
    vacation: (name, date) => `${name} ist bis ${date} im Urlaub.`,
    paused: 'Deine Lehrkraft hat das Spiel angehalten.',
  },
  rematch: {
    offer: 'Revanche',
    wants: (name) => `${name} möchte eine Revanche.`,
    accept: 'Annehmen',
    decline: 'Ablehnen',
    waiting: (names) => `Revanche: Es fehlt noch ${names}.`,
    withdraw: 'Zurückziehen',
    declined: (names) => `Keine Revanche mit ${names}.`,
    open: 'Zur Revanche',
  },
  vacation: {
    title: 'Urlaub',
    about: 'Im Urlaub läuft in deinen Fernspielen keine Zeit ab. Die anderen sehen, bis wann.',
    days: 'Tage ab jetzt',
    take: 'Urlaub beginnen',
    end: 'Urlaub beenden',
    until: (date) => `Du bist bis ${date} im Urlaub.`,
    left: (days) => `Dieses Jahr noch ${counted(days, 'Tag', 'Tage')}.`,
  },
  chat: {
    settings: 'Chat-Einstellungen',
    on: 'Nachrichten zeigen',
    filter: 'Grobe Wörter verdecken',
    off: 'Du hast den Chat an allen Tischen ausgeschaltet.',
    muted: 'Stumm geschaltet',
    nobodyMuted: 'Du hast niemanden stumm geschaltet.',
    report: (name) => `Diese Nachricht von ${name} melden`,
    reportPerson: (name) => `${name} melden`,
    reportAbout: (name) =>
      `Die Moderation sieht diese Nachricht, und du siehst keine Nachrichten von ${name} mehr. ${name} erfährt nichts davon.`,
    reason: 'Was ist daran nicht in Ordnung?',
    sendReport: 'Melden',
    reported: (name) => `Gemeldet. Du siehst keine Nachrichten von ${name} mehr.`,
  },
};
