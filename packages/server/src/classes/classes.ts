/** Classes: the teacher creates tables, assigns pupils, and begins or pauses all tables at once (T-07). */

import { createHash } from 'node:crypto';
import { usualTerms, type Classroom, type CommandOf, type Person, type TableRefusal } from '@lexiko/protocol';
import { err, ok, PRESETS, type Action, type Result } from '@lexiko/rules';
import { shownPerson } from '../people/person.ts';
import { summaries } from '../games/game-lists.ts';
import { applyAll, refuseTeams } from '../games/decisions.ts';
import { decideAssigning, decideGoing, hasRoom } from '../seats/seating.ts';
import { keepGame, refuseNewGame } from '../games/game-making.ts';
import { unchanged } from '../games/game-service.ts';
import type { LiveGame } from '../games/live-games.ts';
import { refuse, type Answer, type GameRefusal } from '../refusal.ts';
import type { ClassRecord } from './class-store.ts';
import { keyOf, type Caller, type CommandKey } from '../caller.ts';
import type { SeatRecord } from '../games/seat-record.ts';
import { newMember, peopleAt } from '../games/team-seats.ts';
import { led, lessonOf, MOST_CODES, newLesson, teaches, type ClassService } from './lessons.ts';
import { decideForsaken } from '../seats/player-actions.ts';

/** As many boards as the kit has. */
const USUAL_TABLES = 6;
const LONGEST_LIST = 100;

export async function createClass(
  service: ClassService,
  { name, tables = USUAL_TABLES }: CommandOf<'create-class'>,
  { person, command }: CommandKey,
): Answer<'create-class'> {
  const { store, now } = service.parts;
  const mine = await store.classes.of(person, LONGEST_LIST);
  if (mine.length >= LONGEST_LIST) return refuse('TOO_MANY_TABLES');
  // The id is the command's own, so that the same command makes the same classroom.
  const id = classIdOf(person, command);
  for (let attempt = 0; attempt < MOST_CODES; attempt++) {
    const record: ClassRecord = {
      id,
      name,
      teacher: person,
      mostTables: tables,
      letsIn: false,
      ...newLesson(service),
    };
    if ((await store.classes.create(record, now())) === 'code-taken') continue;
    const kept = await store.classes.classroom(id);
    return kept === null ? refuse('SERVER_BUSY') : ok({ class: id, code: kept.code });
  }
  return refuse('SERVER_BUSY');
}

function classIdOf(person: string, command: string): string {
  return createHash('sha256').update(`${person} ${command}`).digest('base64url').slice(0, 22);
}

/** Out of the classroom: first out of the teams, so that whoever is interrupted can do it again. */
export async function leaveClass(
  service: ClassService,
  { class: id, person: pupil }: CommandOf<'leave-class'>,
  { person }: CommandKey,
): Answer<'leave-class'> {
  const { store } = service.parts;
  const leaver = pupil ?? person;
  const record = await store.classes.classroom(id);
  const pupils = record === null ? [] : await store.classes.pupils(id);
  if (leaver === person && (await store.classes.waiting(id)).includes(person)) {
    await store.classes.leave(id, person);
    return ok({ class: id });
  }
  const isTeacher = record !== null && (await teaches(service, record, person));
  if (record === null || (!isTeacher && !pupils.includes(person))) return refuse('NO_SUCH_CLASS');
  if (leaver !== person && !isTeacher) return refuse('NOT_THE_TEACHER');
  if (!pupils.includes(leaver)) return refuse('NOT_A_PUPIL');
  if ((await store.school.cardOf(leaver)) !== null) {
    // Nobody else could ever sign in as them again.
    if (!isTeacher) return refuse('PUPILS_CANNOT');
    await removePupil(service, id, leaver);
    return ok({ class: id });
  }
  const left = await leaveTables(service, id, leaver);
  if (!left.ok) return left;
  await store.classes.leave(id, leaver);
  return ok({ class: id });
}

/** Takes somebody out of the teams of a class; a side without members has resigned (S-54). */
export async function leaveTables(
  service: ClassService,
  id: string,
  leaver: string,
): Promise<Result<null, GameRefusal>> {
  const { store } = service.parts;
  for (const { record: table, seats } of await store.games.gamesOfClass(id)) {
    if (table.stage === 'over' || !seats.some((seat) => peopleAt(seat).includes(leaver))) continue;
    const left = await service.change(
      table.id,
      (game, nowMs) => decideGoing(service, game, leaver, nowMs),
      null,
    );
    if (!left.ok) return left;
    await service.change(table.id, (game, nowMs) => decideForsaken(service, game, nowMs), null);
  }
  return ok(null);
}

/** Deletes a pupil with a card: what they did is gone, and at finished tables a former player takes their place. */
export async function removePupil(service: ClassService, id: string, pupil: string): Promise<void> {
  const { store, onSeatsMoved, onSessionsEnded } = service.parts;
  await leaveTables(service, id, pupil);
  for (const game of await store.accounts.removePerson(pupil)) onSeatsMoved(game);
  onSessionsEnded(pupil);
}

export async function listClasses(
  service: ClassService,
  _command: CommandOf<'list-classes'>,
  { person }: CommandKey,
): Answer<'list-classes'> {
  const records = await service.parts.store.classes.of(person, LONGEST_LIST);
  return ok({ classes: await Promise.all(records.map((record) => described(service, record))) });
}

/** A pupil in the waiting room sees nothing of the class. */
export async function showClass(
  service: ClassService,
  { class: id }: CommandOf<'show-class'>,
  { person }: CommandKey,
): Answer<'show-class'> {
  const { store } = service.parts;
  const { classes } = store;
  const record = await classes.classroom(id);
  if (record === null) return refuse('NO_SUCH_CLASS');
  const isTeacher = await teaches(service, record, person);
  if (!isTeacher && !(await classes.pupils(id)).includes(person)) {
    return (await classes.waiting(id)).includes(person) ? ok({ kind: 'waiting' }) : refuse('NO_SUCH_CLASS');
  }
  const tables = await store.games.gamesOfClass(id);
  const seen = tables.filter(
    ({ seats }) => isTeacher || seats.some((seat) => peopleAt(seat).includes(person)),
  );
  return ok({
    kind: 'shown',
    classroom: await described(service, record),
    lesson: isTeacher ? await lessonOf(service, record) : null,
    games: await summaries(service.parts, seen, person),
  });
}

export async function makeTable(
  service: ClassService,
  { class: id, config, teams }: CommandOf<'make-table'>,
  caller: Caller,
): Answer<'make-table'> {
  const { store } = service.parts;
  const key = keyOf(caller);
  const before = await service.answered('make-table', key);
  if (before !== null) return before;
  const record = await led(service, id, key);
  if (!record.ok) return record;
  if (
    (await store.games.gamesOfClass(id)).filter((game) => game.record.stage !== 'over').length >=
    record.value.mostTables
  )
    return refuse('TOO_MANY_TABLES');
  const pupils = new Set(await store.classes.pupils(id));
  const people = teams.flat();
  if (new Set(people).size !== people.length || people.some((person) => !pupils.has(person)))
    return refuse('NOT_A_PUPIL');
  if (!PRESETS[config.preset].teams) return refuse('SEATS_DO_NOT_FIT');
  const seats = [0, 1].map((seat): SeatRecord => ({
    seat,
    person: null,
    computer: null,
    team: (teams[seat] ?? []).map(newMember),
  }));
  const refusal = refuseNewGame(service, config, seats);
  if (refusal !== null) return err(refusal);
  const plan = { config, seats, classroom: id, rematchOf: null } as const;
  const terms = {
    ...usualTerms('live'),
    watchers: 'nobody',
    absentSeconds: null,
    silentSeconds: null,
  } as const;
  return keepGame(
    service,
    { ...plan, visibility: 'private', pace: 'live', terms, host: record.value.teacher },
    caller,
  );
}

/** Moves a pupil: out of the other team first, where they are in it. */
export async function assign(
  service: ClassService,
  { game: id, person, seat }: CommandOf<'assign'>,
  key: CommandKey,
): Answer<'assign'> {
  const { store } = service.parts;
  const game = await service.games.get(id);
  const classroom = game?.record.classroom ?? null;
  const record = classroom === null ? null : await store.classes.classroom(classroom);
  if (game === null || record === null || !(await teaches(service, record, key.person)))
    return refuse('NO_SUCH_GAME');
  if (!(await store.classes.pupils(record.id)).includes(person)) return refuse('NOT_A_PUPIL');
  await service.games.catchUpSeats(game);
  const from = game.seats.find((one) => peopleAt(one).includes(person))?.seat ?? null;
  // Nobody leaves a team for one that does not take them.
  if (seat !== null && seat !== from && !hasRoom(game, seat)) return refuse('SEAT_TAKEN');
  const move = (type: 'joined' | 'withdrew', at: number, by: CommandKey | null): Answer<'assign'> =>
    service.change(
      id,
      (current, nowMs) => decideAssigning(service, current, { type, seat: at, person }, nowMs),
      by,
    );
  if (from !== null && from !== seat) {
    const out = await move('withdrew', from, seat === null ? key : null);
    if (!out.ok || seat === null) return out;
  }
  return seat === null || from === seat ? ok({ game: id, seq: game.seq }) : move('joined', seat, key);
}

export async function beginTables(
  service: ClassService,
  { class: id }: CommandOf<'begin-tables'>,
  key: CommandKey,
): Answer<'begin-tables'> {
  return atAllTables(service, id, key, (game) => {
    if (game.state.phase !== 'lobby') return ok([]);
    return (
      refuseTeams(game) ??
      ok([
        ...[0, 1].map((seat): Action => ({ type: 'confirm', seat, nonce: service.parts.secrets.secret() })),
        { type: 'begin' },
      ])
    );
  });
}

export async function pauseTables(
  service: ClassService,
  { class: id, paused }: CommandOf<'pause-tables'>,
  key: CommandKey,
): Answer<'pause-tables'> {
  return atAllTables(service, id, key, ({ state }) => {
    const isRunning = state.phase === 'playing' || state.phase === 'final-window';
    if (!isRunning || (state.pausedMs !== null) === paused) return ok([]);
    return ok([{ type: paused ? 'pause' : 'resume' }]);
  });
}

/**
 * Does something at every table where there is something to do; doing it again does nothing more. A table where it is
 * refused keeps no other from it.
 */
async function atAllTables(
  service: ClassService,
  id: string,
  key: CommandKey,
  actionsAt: (game: LiveGame) => Result<readonly Action[], GameRefusal>,
): Answer<'pause-tables'> {
  const record = await led(service, id, key);
  if (!record.ok) return record;
  const refused: TableRefusal[] = [];
  for (const { record: table } of await service.parts.store.games.gamesOfClass(id)) {
    if (table.stage === 'over') continue;
    const done = await service.change(
      table.id,
      (game, nowMs) => {
        const actions = actionsAt(game);
        if (!actions.ok) return actions;
        if (actions.value.length === 0) return ok(unchanged(game.state));
        return applyAll(
          service,
          game,
          actions.value.map((action) => ({ action, asOfMs: nowMs })),
        );
      },
      null,
    );
    if (!done.ok) refused.push({ game: table.id, refusal: { ...done.error } });
  }
  return ok({
    class: id,
    refused,
    games: await summaries(service.parts, await service.parts.store.games.gamesOfClass(id), key.person),
  });
}

async function described(
  service: ClassService,
  { id, name, teacher, mostTables }: ClassRecord,
): Promise<Classroom> {
  const { store } = service.parts;
  const pupils = await store.classes.pupils(id);
  const people = new Map((await store.people.people([teacher, ...pupils])).map((one) => [one.id, one]));
  const known = (person: string): Person[] => {
    const found = people.get(person);
    return found === undefined ? [] : [shownPerson(found)];
  };
  const [lead = { id: teacher, name: '–' }] = known(teacher);
  return { class: id, name, teacher: lead, pupils: pupils.flatMap(known), mostTables };
}
