/** What is said around tables at the server: terms, company, absence, classrooms. It comes with them, not with the start. */

import type { TableTerms } from '@lexiko/protocol';

export interface MeetingTexts {
  /** A time of seconds to days, in whole units. */
  readonly duration: (seconds: number) => string;
  readonly terms: {
    readonly title: string;
    readonly watchers: string;
    readonly watchersValues: Readonly<Record<TableTerms['watchers'], string>>;
    readonly delay: string;
    readonly noDelay: string;
    readonly chat: string;
    readonly chatValues: Readonly<Record<TableTerms['chat'], string>>;
    readonly absent: string;
    readonly never: string;
    readonly absentAfter: (time: string) => string;
    readonly absentAbout: string;
    readonly onlyLive: string;
    readonly silent: string;
    readonly silentAfter: (time: string) => string;
    readonly silentAbout: string;
  };
  readonly room: {
    readonly whoPlays: (seat: number) => string;
    readonly change: string;
    readonly propose: string;
    readonly changeAbout: string;
    readonly starter: string;
    readonly begin: string;
    readonly teacherBegins: string;
    readonly lateTitle: string;
    readonly late: (time: string) => string;
    readonly memberAgrees: (name: string) => string;
    readonly memberAsked: (name: string) => string;
    readonly knownPeople: string;
    readonly askPerson: (name: string) => string;
    readonly asked: (name: string) => string;
  };
  /** The time that players have, in lists. */
  readonly clock: Readonly<Record<'turn' | 'game' | 'increment', (time: string) => string>>;
  readonly watch: {
    readonly title: string;
    readonly none: string;
    readonly later: (time: string) => string;
    readonly people: (count: number) => string;
    readonly anyNumber: string;
    readonly sides: (count: number) => string;
  };
  readonly absence: {
    readonly title: string;
    readonly away: (name: string, time: string) => string;
    readonly gone: (name: string) => string;
    readonly silent: (name: string) => string;
    readonly vacation: (name: string, date: string) => string;
    readonly paused: string;
  };
  readonly rematch: {
    readonly offer: string;
    readonly wants: (name: string) => string;
    readonly accept: string;
    readonly decline: string;
    readonly waiting: (names: string) => string;
    readonly withdraw: string;
    readonly declined: (names: string) => string;
    readonly open: string;
  };
  readonly vacation: {
    readonly title: string;
    readonly about: string;
    readonly days: string;
    readonly take: string;
    readonly end: string;
    readonly until: (date: string) => string;
    readonly left: (days: number) => string;
  };
  readonly chat: {
    readonly settings: string;
    readonly on: string;
    readonly filter: string;
    readonly off: string;
    readonly muted: string;
    readonly nobodyMuted: string;
    readonly report: (name: string) => string;
    readonly reportAbout: (name: string) => string;
    readonly reason: string;
    readonly sendReport: string;
    readonly reported: (name: string) => string;
  };
  readonly classes: {
    readonly title: string;
    readonly about: string;
    readonly none: string;
    readonly make: string;
    readonly name: string;
    readonly mostTables: string;
    readonly teach: string;
    readonly learn: (teacher: string) => string;
    readonly taughtBy: (teacher: string) => string;
    /** The way back from one of them. */
    readonly allTables: string;
    readonly pupils: (count: number) => string;
    readonly codeAbout: string;
    readonly noPupils: string;
    readonly placeOf: (name: string) => string;
    readonly sendOut: (name: string) => string;
    readonly sendOutSurely: string;
    readonly sendOutAbout: (name: string) => string;
    readonly keep: string;
    readonly leave: string;
    readonly noPlace: string;
    readonly place: (table: number, team: number) => string;
    readonly table: (number: number) => string;
    readonly team: (number: number) => string;
    readonly makeTable: string;
    readonly seatAll: string;
    readonly begin: string;
    readonly pause: string;
    readonly resume: string;
    readonly rules: string;
    readonly rulesAbout: string;
    readonly open: (table: number) => string;
    readonly notBegun: string;
    readonly paused: string;
    readonly toMove: (names: string) => string;
    readonly over: string;
    readonly nobody: string;
    readonly noTables: string;
    readonly waitForTeacher: string;
    readonly yourTables: string;
    readonly rackOf: (names: string) => string;
    readonly board: (table: number, words: number) => string;
    readonly missing: string;
  };
}
