/** Tables at the server and the people around them, in German. */

import type { MeetingTexts } from './meeting-texts.ts';

function counted(count: number, one: string, many: string): string {
  return count === 1 ? `1 ${one}` : `${count} ${many}`;
}

export const GERMAN_MEETING: MeetingTexts = {
  duration(seconds) {
    if (seconds < 120 && seconds !== 60) return counted(seconds, 'Sekunde', 'Sekunden');
    const minutes = Math.round(seconds / 60);
    if (minutes < 120 && minutes !== 60) return counted(minutes, 'Minute', 'Minuten');
    const hours = Math.round(minutes / 60);
    return hours < 48 ? counted(hours, 'Stunde', 'Stunden') : counted(Math.round(hours / 24), 'Tag', 'Tage');
  },
  terms: {
    title: 'Am Tisch',
    watchers: 'Wer zusehen darf',
    watchersValues: { anybody: 'Alle', nobody: 'Niemand' },
    delay: 'Zuschauer sehen es',
    noDelay: 'sofort',
    chat: 'Wer schreiben darf',
    chatValues: { everybody: 'Alle', players: 'Spieler', nobody: 'Niemand' },
    absent: 'Ohne jemanden weiterspielen',
    never: 'Nie',
    absentAfter: (time) => `Nach ${time} Abwesenheit`,
    absentAbout:
      'Ist jemand am Zug und so lange weg, können die anderen ohne ihn weiterspielen. Von selbst geschieht nichts.',
    onlyLive: 'Nur in Partien am Tisch: bei Fernpartien muss niemand da sein.',
    silent: 'Wenn jemand nicht zieht',
    silentAfter: (time) => `Weiterspielen nach ${time}`,
    silentAbout:
      'Wo keine Uhr den Zug beendet, können die anderen dann weiterspielen. Von selbst geschieht nichts.',
  },
  room: {
    whoPlays: (seat) => `Platz ${seat}: wer spielt`,
    change: 'Regeln ändern',
    propose: 'Diese Regeln vorschlagen',
    changeAbout: 'Alle müssen noch einmal zustimmen.',
    starter: 'Wer anfängt',
    begin: 'Anfangen',
    teacherBegins: 'Die Lehrkraft fängt das Spiel an.',
    lateTitle: 'Das Spiel hat begonnen',
    late: (time) => `Zuschauer sehen es ${time} später: Es erscheint hier von selbst.`,
    memberAgrees: (name) => `${name} ist einverstanden`,
    memberAsked: (name) => `${name} hat noch nicht zugestimmt`,
    knownPeople: 'Leute, mit denen du gespielt hast',
    askPerson: (name) => `${name} fragen`,
    asked: (name) => `${name} ist gefragt`,
  },
  clock: {
    turn: (time) => `${time} je Zug`,
    game: (time) => `${time} je Spiel`,
    increment: (time) => `+ ${time} je Zug`,
  },
  watch: {
    title: 'Spiele zum Zusehen',
    none: 'Gerade steht kein Spiel Zuschauern offen.',
    later: (time) => `${time} später`,
    people: (count) => counted(count, 'Zuschauer', 'Zuschauer'),
    anyNumber: 'Beliebig viele Spieler',
    sides: (count) => counted(count, 'Seite', 'Seiten'),
  },
  absence: {
    title: 'Wer fehlt',
    away: (name, time) => `${name} ist nicht da. In ${time} kannst du ohne sie oder ihn weiterspielen.`,
    gone: (name) => `${name} ist schon lange weg.`,
    silent: (name) => `${name} hat lange nicht gezogen. Du kannst warten oder allein weiterspielen.`,
    vacation: (name, date) => `${name} ist bis ${date} im Urlaub.`,
    paused: 'Die Lehrkraft hat das Spiel gerade angehalten.',
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
    about: 'Solange du weg bist, läuft in deinen Fernpartien keine Zeit ab. Die anderen sehen, bis wann.',
    days: 'Tage ab jetzt',
    take: 'Urlaub nehmen',
    end: 'Ich bin zurück',
    until: (date) => `Du bist bis ${date} im Urlaub.`,
    left: (days) => `Dieses Jahr noch ${counted(days, 'Tag', 'Tage')}.`,
  },
  chat: {
    settings: 'Was ich lesen möchte',
    on: 'Nachrichten',
    filter: 'Grobe Wörter verdecken',
    off: 'Du hast Nachrichten abgeschaltet, an allen Tischen.',
    muted: 'Stumm geschaltet',
    nobodyMuted: 'Du hast niemanden stumm geschaltet.',
    report: (name) => `Diese Nachricht von ${name} melden`,
    reportAbout: (name) =>
      `Wer den Server betreibt, erfährt von der Nachricht, und du liest ${name} nicht mehr. ${name} erfährt nichts davon.`,
    reason: 'Was ist daran nicht in Ordnung?',
    sendReport: 'Melden',
    reported: (name) => `Gemeldet. Du liest ${name} nicht mehr.`,
  },
  classes: {
    title: 'Klassenzimmer',
    about:
      'Eine Lehrkraft macht Tische für zwei Teams, sagt, wer wo spielt, sieht alle Bretter und hält alle Spiele an.',
    none: 'Du bist in keinem Klassenzimmer. Schüler treten mit dem Code ihrer Lehrkraft bei, wie einem Spiel.',
    make: 'Klassenzimmer öffnen',
    name: 'Name der Klasse',
    mostTables: 'Höchstens so viele Tische',
    teach: 'du unterrichtest',
    learn: (teacher) => `unterrichtet von ${teacher}`,
    taughtBy: (teacher) => `${teacher} unterrichtet hier.`,
    allTables: 'Alle Tische der Klasse',
    pupils: (count) => (count === 0 ? 'noch niemand' : `${count} in der Klasse`),
    codeAbout: 'Wer dazugehört, geht zu „Online spielen“ und gibt diesen Code ein, oder folgt dem Link.',
    noPupils: 'Noch ist niemand beigetreten.',
    placeOf: (name) => `Wo ${name} spielt`,
    sendOut: (name) => `${name} aus der Klasse nehmen`,
    sendOutSurely: 'Herausnehmen',
    sendOutAbout: (name) =>
      `${name} verlässt die Klasse und jedes Team. Mit dem Code geht es wieder hinein, wenn du zustimmst.`,
    keep: 'Behalten',
    leave: 'Klasse verlassen',
    noPlace: 'kein Tisch',
    place: (table, team) => `Tisch ${table}, Team ${team}`,
    table: (number) => `Tisch ${number}`,
    team: (number) => `Team ${number}`,
    makeTable: 'Tisch machen',
    seatAll: 'Alle verteilen',
    begin: 'An allen Tischen anfangen',
    pause: 'Alle Spiele anhalten',
    resume: 'Alle Spiele fortsetzen',
    rules: 'Regeln neuer Tische',
    rulesAbout: 'Du stimmst ihnen für die ganze Klasse zu.',
    open: (table) => `Tisch ${table} öffnen`,
    notBegun: 'noch nicht begonnen',
    paused: 'angehalten',
    toMove: (names) => `${names} am Zug`,
    over: 'zu Ende',
    nobody: 'niemand',
    noTables: 'Es gibt noch keinen Tisch.',
    waitForTeacher: 'Deine Lehrkraft sagt, wo du spielst. Es erscheint hier von selbst.',
    yourTables: 'Deine Tische',
    rackOf: (names) => `Buchstaben von ${names}`,
    board: (table, letters) => `Brett von Tisch ${table}: ${counted(letters, 'Buchstabe', 'Buchstaben')}`,
    missing: 'Dieses Klassenzimmer gibt es nicht, oder es steht dir nicht offen.',
  },
};
