/** Tables at the server and the people around them, in English. */

import type { MeetingTexts } from './meeting-texts.ts';

function counted(count: number, one: string, many: string): string {
  return count === 1 ? `1 ${one}` : `${count} ${many}`;
}

export const ENGLISH_MEETING: MeetingTexts = {
  duration(seconds) {
    if (seconds < 120 && seconds !== 60) return counted(seconds, 'second', 'seconds');
    const minutes = Math.round(seconds / 60);
    if (minutes < 120 && minutes !== 60) return counted(minutes, 'minute', 'minutes');
    const hours = Math.round(minutes / 60);
    return hours < 48 ? counted(hours, 'hour', 'hours') : counted(Math.round(hours / 24), 'day', 'days');
  },
  terms: {
    title: 'At the table',
    watchers: 'Who may watch',
    watchersValues: { anybody: 'Anybody', nobody: 'Nobody' },
    delay: 'Watchers see it',
    noDelay: 'at once',
    chat: 'Who may write',
    chatValues: { everybody: 'Everybody', players: 'Players', nobody: 'Nobody' },
    absent: 'Going on without somebody',
    never: 'Never',
    absentAfter: (time) => `After ${time} away`,
    absentAbout:
      'When somebody on turn has been away so long, the others may go on without them. Nothing happens by itself.',
    onlyLive: 'Only in live games: by correspondence nobody has to be there.',
  },
  room: {
    whoPlays: (seat) => `Seat ${seat}: who plays`,
    change: 'Change the rules',
    propose: 'Propose these rules',
    changeAbout: 'Everybody has to agree again.',
    starter: 'Who plays first',
    begin: 'Begin',
    teacherBegins: 'Your teacher begins the game.',
    lateTitle: 'The game has begun',
    late: (time) => `Watchers see it ${time} late: it comes up here by itself.`,
    memberAgrees: (name) => `${name} agrees`,
    memberAsked: (name) => `${name} has not agreed yet`,
    knownPeople: 'People you have played with',
    askPerson: (name) => `Ask ${name}`,
    asked: (name) => `${name} is asked`,
  },
  watch: {
    title: 'Games to watch',
    none: 'No game is open to watchers right now.',
    later: (time) => `${time} late`,
    anyNumber: 'Any number of players',
    sides: (count) => counted(count, 'side', 'sides'),
  },
  absence: {
    title: 'Who is missing',
    away: (name, time) => `${name} is away. In ${time} you can go on without them.`,
    gone: (name) => `${name} has been away for a long time.`,
    vacation: (name, date) => `${name} is on vacation until ${date}.`,
    paused: 'Your teacher has stopped the game for now.',
  },
  vacation: {
    title: 'Vacation',
    about: 'While you are away, no time runs out in your games by correspondence. Others see until when.',
    days: 'Days from now',
    take: 'Take a vacation',
    end: 'I am back',
    until: (date) => `You are on vacation until ${date}.`,
    left: (days) => `${counted(days, 'day', 'days')} left this year.`,
  },
  chat: {
    settings: 'What I want to read',
    on: 'Messages',
    filter: 'Mask rude words',
    off: 'You have switched messages off, at all tables.',
    muted: 'Muted',
    nobodyMuted: 'You have muted nobody.',
    report: (name) => `Report this message of ${name}`,
    reportAbout: (name) =>
      `Whoever runs the server is told of the message, and you no longer read ${name}. ${name} does not learn of it.`,
    reason: 'What is wrong with it?',
    sendReport: 'Report',
    reported: (name) => `Reported. You no longer read ${name}.`,
  },
  classes: {
    title: 'Classrooms',
    about: 'A teacher makes tables of two teams, says who plays where, sees all boards and stops all games.',
    none: 'You are in no classroom. Pupils join with the code of their teacher, as for a game.',
    make: 'Open a classroom',
    name: 'Name of the class',
    mostTables: 'Tables at most',
    teach: 'you teach',
    learn: (teacher) => `taught by ${teacher}`,
    taughtBy: (teacher) => `Your teacher is ${teacher}.`,
    allTables: 'All tables of the class',
    pupils: (count) => (count === 0 ? 'nobody yet' : counted(count, 'pupil', 'pupils')),
    codeAbout: 'Pupils go to “Play online” and enter this code, or follow the link.',
    noPupils: 'Nobody has joined yet.',
    placeOf: (name) => `Where ${name} plays`,
    sendOut: (name) => `Take ${name} out of the class`,
    sendOutSurely: 'Take out',
    sendOutAbout: (name) =>
      `${name} leaves the class and any team. With the code they can ask to come in again.`,
    keep: 'Keep',
    leave: 'Leave the class',
    noPlace: 'no table',
    place: (table, team) => `Table ${table}, team ${team}`,
    table: (number) => `Table ${number}`,
    team: (number) => `Team ${number}`,
    makeTable: 'Make a table',
    seatAll: 'Seat everybody',
    begin: 'Begin at all tables',
    pause: 'Stop all games',
    resume: 'Go on with all games',
    rules: 'Rules of new tables',
    rulesAbout: 'You agree to them for the whole class.',
    open: (table) => `Open table ${table}`,
    notBegun: 'not begun',
    paused: 'stopped',
    toMove: (names) => `${names} to play`,
    over: 'finished',
    nobody: 'nobody',
    noTables: 'There is no table yet.',
    waitForTeacher: 'Your teacher will tell you where you play. It comes up here by itself.',
    yourTables: 'Your tables',
    rackOf: (names) => `Letters of ${names}`,
    board: (table, letters) => `Board of table ${table}: ${counted(letters, 'letter', 'letters')}`,
    missing: 'There is no such classroom, or it is not open to you.',
  },
};
