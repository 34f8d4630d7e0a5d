/** The classrooms in which the visitor teaches or learns, and the form that opens one. */

import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { Classroom } from '@lexiko/protocol';
import { TextField } from '../../parts/text-field.tsx';
import { texts } from '../../texts/current.ts';
import { lazyPart } from '../../page/lazy-screen.tsx';
import { LostNote } from '../connection/connection-badge.tsx';
import { classTexts, onlineTexts } from '../online-texts.ts';
import { OnlineBar } from '../lobby/online-bar.tsx';
import { useOnline } from '../online-context.ts';
import { onlineRefusalText } from '../connection/refusals.ts';
import './classes.css';

const LONGEST_NAME = 40;
const USUAL_TABLES = '6';
const MOST_TABLES = 30;

function NewClass() {
  const classes = classTexts.value;
  const { connection, goOnline } = useOnline();
  const name = useSignal('');
  const tables = useSignal(USUAL_TABLES);
  const fault = useSignal<string | null>(null);
  const most = Math.trunc(Number(tables.value));
  const isFit = name.value.trim() !== '' && most >= 1 && most <= MOST_TABLES;
  return (
    <section class="card">
      <h2>{classes.make}</h2>
      <p>{classes.about}</p>
      <form
        class="credentials"
        onSubmit={(event) => {
          event.preventDefault();
          if (!isFit) return;
          void connection
            .ask({ type: 'create-class', name: name.value.trim(), tables: most })
            .then((answer) => {
              if (answer.ok) goOnline(['class', answer.value.class]);
              else if (!answer.ok)
                fault.value =
                  answer.error.code === 'UNREADABLE'
                    ? onlineTexts.peek().nameFault
                    : onlineRefusalText(texts.peek(), answer.error).sentence;
            });
        }}
      >
        <TextField
          label={classes.name}
          value={name.value}
          maxLength={LONGEST_NAME}
          autocomplete="off"
          onValue={(value) => {
            name.value = value;
          }}
        />
        <TextField
          type="number"
          label={classes.mostTables}
          value={tables.value}
          min={1}
          max={MOST_TABLES}
          onValue={(value) => {
            tables.value = value;
          }}
        />
        <button type="submit" class="primary wide" disabled={!isFit}>
          {classes.make}
        </button>
      </form>
      <p class="fault" role="alert">
        {fault.value}
      </p>
    </section>
  );
}

const ClassWays = lazyPart(async () => (await import('../school/class-ways.tsx')).ClassWays);

export function ClassesScreen() {
  const classes = classTexts.value;
  const { connection } = useOnline();
  const { link, me } = connection;
  const known = useSignal<readonly Classroom[] | null>(null);
  const isOpen = link.value === 'open';
  useEffect(() => {
    if (!isOpen) return;
    void connection.ask({ type: 'list-classes' }).then((answer) => {
      if (answer.ok) known.value = answer.value.classes;
    });
  }, [isOpen]);
  return (
    <>
      <OnlineBar title={classes.title} />
      <main class="room">
        <LostNote />
        <div class="room-columns">
          <section class="game-list">
            <h2>{classes.title}</h2>
            {known.value !== null && known.value.length > 0 ? (
              <ul>
                {known.value.map(({ class: id, name, teacher, pupils }) => (
                  <li key={id} class="kept-game">
                    <a href={`#/online/class/${id}`}>
                      <span class="kept-who">{name}</span>
                      <span class="kept-about">
                        {teacher.id === me.value?.id ? classes.teach : classes.learn(teacher.name)}
                        {' · '}
                        {classes.pupils(pupils.length)}
                      </span>
                    </a>
                  </li>
                ))}
              </ul>
            ) : (
              <p class="hint">{known.value === null ? onlineTexts.value.connecting : classes.none}</p>
            )}
          </section>
          <div>
            <NewClass />
            <ClassWays />
          </div>
        </div>
        <a class="button" href="#/online">
          {onlineTexts.value.toLobby}
        </a>
      </main>
    </>
  );
}
