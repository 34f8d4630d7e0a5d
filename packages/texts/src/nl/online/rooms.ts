/** Tables on the server and the people around them, in Dutch. */

import type { RoomTexts } from '../../en/online/rooms.ts';
import { counted } from '../grammar.ts';

export const rooms: RoomTexts = {
  duration: (seconds) => {
    if (seconds < 120 && seconds !== 60) return counted(seconds, 'seconde', 'seconden');
    const minutes = Math.round(seconds / 60);
    if (minutes < 120 && minutes !== 60) return counted(minutes, 'minuut', 'minuten');
    const hours = Math.round(minutes / 60);
    // After a number, hours stay in the singular.
    return hours < 48 ? counted(hours, 'uur', 'uur') : counted(Math.round(hours / 24), 'dag', 'dagen');
  },
  terms: {
    title: 'Aan tafel',
    watchers: 'Toeschouwers',
    watchersValues: { anybody: 'Iedereen', nobody: 'Niemand' },
    delay: 'Toeschouwers zien zetten',
    noDelay: 'meteen',
    chat: 'Chat',
    chatValues: { everybody: 'Iedereen', players: 'Spelers', nobody: 'Niemand' },
    absent: 'Als een speler weggaat',
    never: 'Wachten',
    absentAfter: (time) => `Doorspelen na ${time}`,
    absentAbout:
      'Is de speler die aan de beurt is, zo lang weg, dan mogen de anderen zonder die speler doorspelen.',
    onlyLive: 'Alleen in livespellen: bij correspondentiespellen hoeft niemand er te zijn.',
    silent: 'Als een speler niet legt',
    silentAfter: (time) => `Doorspelen na ${time}`,
    silentAbout: 'Als geen klok de beurt beëindigt, mogen de anderen dan zonder die speler doorspelen.',
  },
  room: {
    whoPlays: (number) => `Plaats ${number}: wie speelt`,
    change: 'Regels wijzigen',
    propose: 'Regels voorstellen',
    changeAbout: 'Iedereen moet opnieuw akkoord gaan.',
    needsList:
      'Dit spel gaat volgens een woordenlijst die niet op dit apparaat staat. Voeg dezelfde lijst toe en ga dan akkoord.',
    listSum: (digits) => `De controlesom begint met ${digits}.`,
    addList: 'Lijst toevoegen',
    starter: 'Wie begint',
    begin: 'Starten',
    agreeToStart: 'Ga akkoord met de regels, dan begint het spel.',
    teacherBegins: 'Je docent start het spel.',
    lateTitle: 'Het spel is begonnen',
    late: (time) => `Toeschouwers zien zetten ${time} later. Het bord verschijnt dan hier.`,
    memberAgrees: (name) => `${name} is akkoord`,
    memberAsked: (name) => `${name} is nog niet akkoord`,
    knownPeople: 'Met wie je al speelde',
    askPerson: (name) => `${name} uitnodigen`,
    asked: (name) => `${name} is uitgenodigd`,
  },
  clock: {
    turn: (time) => `${time} per beurt`,
    game: (time) => `${time} per spel`,
    increment: (time) => `+ ${time} per beurt`,
  },
  watch: {
    title: 'Spellen om te volgen',
    live: 'Liveborden',
    open: 'Toekijken',
    none: 'Er zijn nu geen spellen om te volgen.',
    later: (time) => `${time} vertraging`,
    people: (count) => counted(count, 'toeschouwer', 'toeschouwers'),
    anyNumber: 'Elk aantal spelers',
    sides: (count) => counted(count, 'kant', 'kanten'),
  },
  absence: {
    title: 'Wie er weg is',
    away: (name, time) => `${name} is weg. Over ${time} kun je zonder ${name} doorspelen.`,
    gone: (name) => `${name} is al lang weg.`,
    silent: (name) => `${name} heeft al lang niet gelegd. Je kunt zonder ${name} doorspelen, of wachten.`,
    vacation: (name, date) => `${name} is met vakantie tot ${date}.`,
    paused: 'Je docent heeft het spel gepauzeerd.',
  },
  rematch: {
    offer: 'Revanche',
    wants: (name) => `${name} wil een revanche.`,
    accept: 'Accepteren',
    decline: 'Weigeren',
    waiting: (names) => `Revanche: wachten op ${names}.`,
    withdraw: 'Intrekken',
    declined: (names) => `Revanche geweigerd door ${names}.`,
    open: 'Naar de revanche',
  },
  vacation: {
    title: 'Vakantie',
    about: 'Tijdens je vakantie loopt in je correspondentiespellen geen tijd af. Anderen zien tot wanneer.',
    days: 'Dagen vanaf nu',
    take: 'Vakantie beginnen',
    end: 'Vakantie beëindigen',
    until: (date) => `Je bent met vakantie tot ${date}.`,
    left: (days) => `Dit jaar nog ${counted(days, 'dag', 'dagen')}.`,
  },
  chat: {
    settings: 'Chatinstellingen',
    on: 'Berichten tonen',
    filter: 'Grove woorden verbergen',
    off: 'Je hebt de chat aan alle tafels uitgezet.',
    muted: 'Gedempt',
    nobodyMuted: 'Je hebt niemand gedempt.',
    report: (name) => `Dit bericht van ${name} melden`,
    reportPerson: (name) => `${name} melden`,
    reportAbout: (name) =>
      `Moderatoren zien dit bericht, en jij ziet geen berichten van ${name} meer. ${name} krijgt dat niet te horen.`,
    reason: 'Wat is ermee aan de hand?',
    sendReport: 'Melden',
    reported: (name) => `Gemeld. Je ziet geen berichten van ${name} meer.`,
  },
};
