/** A classroom: the teacher creates tables, seats the pupils and leads the games; a pupil sees their own table (T-07). */

import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { Command, GameSummary, Person, TableRefusal } from '@lexiko/protocol';
import { Icon } from '../../parts/icons.tsx';
import { configOf, type Choices } from '../../setup/choices.ts';
import { usePage } from '../../page/page-context.ts';
import { person, plainChoices } from '../../setup/game-plans.ts';
import { chosenWords } from '../../setup/chosen-words.ts';
import { RulesForm } from '../../setup/rules-form.tsx';
import { texts } from '../../texts/current.ts';
import { LessonCard, WaitingForTeacher, WaitingRoom } from './class-lesson.tsx';
import { freePlaces, movesOf, placeOf, seatEverybody, type Place } from './class-seating.ts';
import { ClassroomWatch, type ClassSnapshot } from './classroom-watch.ts';
import { ClassTable } from './class-table.tsx';
import { lazyPart } from '../../page/lazy-screen.tsx';
import type { ClassPart } from '../online-route.ts';
import { LostNote } from '../connection/connection-badge.tsx';
import type { Connection } from '../connection/connection.ts';
import { Passage } from '../lobby/lobby.tsx';
import { classTexts, onlineTexts } from '../online-texts.ts';
import { useOnline } from '../online-context.ts';
import { OnlineBar } from '../lobby/online-bar.tsx';
import { onlineRefusalText } from '../connection/refusals.ts';
import './classes.css';

/** Sends several commands one after the other; returns the first reason why one was refused or failed at some tables. */
async function lead(
  connection: Connection,
  commands: readonly Command[],
  tables: readonly GameSummary[] = [],
): Promise<readonly string[]> {
  for (const command of commands) {
    const answer = await connection.ask(command);
    if (!answer.ok) return [onlineRefusalText(texts.peek(), answer.error).sentence];
    const refused = 'refused' in answer.value ? answer.value.refused : [];
    if (refused.length > 0) return tables.flatMap((table, at) => refusedAt(refused, table, at + 1));
  }
  return [];
}

function refusedAt(refused: readonly TableRefusal[], { game }: GameSummary, number: number): string[] {
  return refused
    .filter((one) => one.game === game)
    .map(({ refusal }) => {
      const { sentence } = onlineRefusalText(texts.peek(), refusal);
      return `${classTexts.peek().table(number)}${texts.peek().colon}${sentence}`;
    });
}

function keyOf(place: Place | null): string {
  return place === null ? '' : `${place.game} ${place.seat}`;
}

interface PupilRowParts {
  readonly pupil: Person;
  readonly snapshot: ClassSnapshot;
  readonly onLead: (commands: readonly Command[]) => void;
}

/** Lets the teacher choose a pupil's table until its game begins, and remove the pupil from the class at any time. */
function PupilRow({ pupil, snapshot, onLead }: PupilRowParts) {
  const classes = classTexts.value;
  const isLeaving = useSignal(false);
  const { tables } = snapshot;
  const now = placeOf(tables, pupil);
  const free = freePlaces(tables);
  const isFixed = now !== null && !free.some((place) => place.game === now.game);
  const move = (key: string): void => {
    const next = free.find((place) => keyOf(place) === key) ?? null;
    onLead(movesOf(pupil, now, next));
  };
  if (isLeaving.value)
    return (
      <li class="room-seat">
        <span class="room-who">{classes.sendOutAbout(pupil.name)}</span>
        <button
          type="button"
          onClick={() => onLead([{ type: 'leave-class', class: snapshot.classroom.class, person: pupil.id }])}
        >
          {classes.sendOutSurely}
        </button>
        <button type="button" autoFocus onClick={() => (isLeaving.value = false)}>
          {classes.keep}
        </button>
      </li>
    );
  return (
    <li class="room-seat">
      <span class="room-who">
        <b>{pupil.name}</b>
      </span>
      <select
        class="seat-plan"
        aria-label={classes.placeOf(pupil.name)}
        value={keyOf(now)}
        disabled={isFixed}
        onChange={({ currentTarget }) => move(currentTarget.value)}
      >
        <option value="">{classes.noPlace}</option>
        {isFixed && <option value={keyOf(now)}>{classes.place(now.table, now.seat + 1)}</option>}
        {free.map((place) => (
          <option key={keyOf(place)} value={keyOf(place)}>
            {classes.place(place.table, place.seat + 1)}
          </option>
        ))}
      </select>
      <button
        type="button"
        class="round"
        aria-label={classes.sendOut(pupil.name)}
        title={classes.sendOut(pupil.name)}
        onClick={() => (isLeaving.value = true)}
      >
        <Icon name="close" />
      </button>
    </li>
  );
}

function ClassTables({
  watch,
  tables,
}: {
  readonly watch: ClassroomWatch;
  readonly tables: readonly GameSummary[];
}) {
  if (tables.length === 0) return <p class="hint">{classTexts.value.noTables}</p>;
  return (
    <ul class="class-tables">
      {tables.map((game, at) => (
        <ClassTable
          key={game.game}
          game={game}
          number={at + 1}
          board={watch.followed.games.value.get(game.game)?.following ?? null}
        />
      ))}
    </ul>
  );
}

/** The teacher's controls; they move below the tables once games are running. */
function TeacherPanel({
  watch,
  snapshot,
}: {
  readonly watch: ClassroomWatch;
  readonly snapshot: ClassSnapshot;
}) {
  const { connection } = useOnline();
  const { settings } = usePage();
  const classes = classTexts.value;
  const { classroom, tables, lesson } = snapshot;
  const { class: id, pupils } = classroom;
  const faults = useSignal<readonly string[]>([]);
  const choices = useSignal<Choices>({
    ...plainChoices(
      [1, 2].map((team) => person(classes.team(team))),
      chosenWords(settings),
    ),
    preset: 'school',
  });
  const onLead = (commands: readonly Command[]): void => {
    void lead(connection, commands, tables).then((reasons) => {
      faults.value = reasons;
      watch.refresh();
    });
  };
  const table = (teams: readonly (readonly string[])[]): Command => ({
    type: 'make-table',
    class: id,
    config: { ...configOf(choices.peek()) },
    teams: teams.map((team) => [...team]),
  });
  const running = tables.filter(({ stage }) => stage === 'playing');
  const isPaused =
    running.length > 0 &&
    running.every(
      ({ game }) => (watch.followed.games.value.get(game)?.following.view.pausedMs ?? null) !== null,
    );
  const waiting = pupils.filter((pupil) => placeOf(tables, pupil) === null);
  const room = classroom.mostTables - tables.filter(({ stage }) => stage !== 'over').length;
  const parties = seatEverybody(
    waiting.map((pupil) => pupil.id),
    room,
  );
  return (
    <>
      <div class="class-actions">
        <button
          type="button"
          class="primary"
          disabled={!tables.some(({ stage }) => stage === 'lobby')}
          onClick={() => onLead([{ type: 'begin-tables', class: id }])}
        >
          {classes.begin}
        </button>
        <button
          type="button"
          disabled={running.length === 0}
          onClick={() => onLead([{ type: 'pause-tables', class: id, paused: !isPaused }])}
        >
          {isPaused ? classes.resume : classes.pause}
        </button>
        <button type="button" disabled={room <= 0} onClick={() => onLead([table([])])}>
          {classes.makeTable}
        </button>
        <button type="button" disabled={parties.length === 0} onClick={() => onLead(parties.map(table))}>
          {classes.seatAll}
        </button>
      </div>
      <div class="fault" role="alert">
        {faults.value.map((reason) => (
          <p key={reason}>{reason}</p>
        ))}
      </div>
      {lesson !== null && <WaitingRoom id={id} lesson={lesson} onLead={onLead} />}
      {running.length > 0 && <ClassTables watch={watch} tables={tables} />}
      <div class="room-columns">
        <section class="card">
          <h2>{pupils.length === 0 ? classes.noPupils : classes.pupils(pupils.length)}</h2>
          {pupils.length > 0 && (
            <ul class="room-seats">
              {pupils.map((pupil) => (
                <PupilRow key={pupil.id} pupil={pupil} snapshot={snapshot} onLead={onLead} />
              ))}
            </ul>
          )}
        </section>
        <section class="card">
          {lesson !== null && <LessonCard id={id} lesson={lesson} onLead={onLead} />}
          <details>
            <summary>{classes.rules}</summary>
            <p class="hint">{classes.rulesAbout}</p>
            <RulesForm
              choices={choices.value}
              onChange={(next) => {
                choices.value = next;
              }}
            />
          </details>
        </section>
      </div>
      {running.length === 0 && <ClassTables watch={watch} tables={tables} />}
    </>
  );
}

/** What makes a class last is fetched when somebody needs it. */
const SchoolScreen = lazyPart<{
  readonly watch: ClassroomWatch;
  readonly snapshot: ClassSnapshot;
  readonly part: Exclude<ClassPart, 'tables'>;
}>(async () => (await import('../school/school-screen.tsx')).SchoolScreen);
const ClassLinks = lazyPart<{ readonly id: string; readonly part: ClassPart }>(
  async () => (await import('../school/class-links.tsx')).ClassLinks,
);
const OwnWork = lazyPart<{ readonly id: string }>(
  async () => (await import('../school/own-work.tsx')).OwnWork,
);

export function ClassScreen({ id, part }: { readonly id: string; readonly part: ClassPart }) {
  const classes = classTexts.value;
  const { connection } = useOnline();
  const { pupilOf } = usePage();
  const opened = useSignal<ClassroomWatch | null>(null);
  useEffect(() => {
    const watch = new ClassroomWatch(connection, id);
    opened.value = watch;
    return () => {
      opened.value = null;
      watch.close();
    };
  }, [id]);
  const watch = opened.value;
  const snapshot = watch?.current.value ?? null;
  if (watch === null) return <Passage text={onlineTexts.value.connecting} isOver={false} />;
  if (snapshot === 'waits') return <WaitingForTeacher watch={watch} />;
  if (snapshot === 'missing') return <Passage text={classes.missing} isOver />;
  if (snapshot === null || snapshot.classroom.class !== id)
    return <Passage text={onlineTexts.value.connecting} isOver={false} />;
  const { classroom, tables } = snapshot;
  const isTeacher = snapshot.lesson !== null;
  if (isTeacher && part !== 'tables')
    return <SchoolScreen key={id} watch={watch} snapshot={snapshot} part={part} />;
  return (
    <>
      <OnlineBar title={classroom.name} />
      <main class="room">
        <LostNote />
        {isTeacher ? (
          <>
            <ClassLinks id={id} part={part} />
            <TeacherPanel watch={watch} snapshot={snapshot} />
          </>
        ) : (
          <>
            <p>
              {classes.taughtBy(classroom.teacher.name)}
              {tables.length === 0 && ` ${classes.waitForTeacher}`}
            </p>
            <h2>{classes.yourTables}</h2>
            <ClassTables watch={watch} tables={tables} />
            <OwnWork id={id} />
            {pupilOf.value.value === null && tables.every(({ stage }) => stage === 'over') && (
              <button
                type="button"
                onClick={() =>
                  void lead(connection, [{ type: 'leave-class', class: id }]).then(() => watch.refresh())
                }
              >
                {classes.leave}
              </button>
            )}
          </>
        )}
      </main>
    </>
  );
}
