/** The pupils of a class for its teachers: added from a list, with a card each. */

import { useSignal } from '@preact/signals';
import { MOST_CARDS, type SchoolClass, type SchoolPupil } from '@lexiko/protocol';
import { classTexts, schoolTexts } from '../online-texts.ts';
import { CardSheet } from './card-sheet.tsx';
import { PictureMark } from './pictures.tsx';
import { readRoster } from './roster-text.ts';
import type { SchoolClassState } from './school-class.ts';

function AddPupils({ state }: { readonly state: SchoolClassState }) {
  const words = schoolTexts.value;
  const text = useSignal('');
  const { names, unfit } = readRoster(text.value);
  return (
    <section class="card" aria-labelledby="add-pupils">
      <h2 id="add-pupils">{words.addTitle}</h2>
      <p>{words.addAbout}</p>
      <label class="field">
        <span>{words.namesLabel}</span>
        <textarea
          rows={6}
          value={text.value}
          spellcheck={false}
          onInput={({ currentTarget }) => {
            text.value = currentTarget.value;
          }}
        />
      </label>
      <label class="file-choice">
        <span>{words.fromFile}</span>
        <input
          type="file"
          accept=".csv,.txt,text/csv,text/plain"
          onChange={({ currentTarget }) => {
            void currentTarget.files?.[0]?.text().then((read) => {
              text.value = read;
            });
          }}
        />
      </label>
      <div class="fault" role="alert">
        {unfit.map((name) => (
          <p key={name}>{words.unfitName(name)}</p>
        ))}
      </div>
      <button
        type="button"
        class="primary"
        disabled={names.length === 0 || names.length > MOST_CARDS || unfit.length > 0}
        onClick={() =>
          void state.tell({ type: 'add-pupils', class: state.id, names: [...names] }).then((isDone) => {
            if (isDone) text.value = '';
          })
        }
      >
        {words.addCount(names.length)}
      </button>
    </section>
  );
}

function PupilRow({
  state,
  pupil: { person, picture },
}: {
  readonly state: SchoolClassState;
  readonly pupil: SchoolPupil;
}) {
  const words = schoolTexts.value;
  const isLeaving = useSignal(false);
  const { name } = person;
  if (isLeaving.value)
    return (
      <li class="room-seat">
        <span class="room-who">
          {picture === null ? classTexts.value.sendOutAbout(name) : words.removeAbout(name)}
        </span>
        <button
          type="button"
          onClick={() => void state.tell({ type: 'leave-class', class: state.id, person: person.id })}
        >
          {words.delete}
        </button>
        <button type="button" autoFocus onClick={() => (isLeaving.value = false)}>
          {words.cancel}
        </button>
      </li>
    );
  return (
    <li class="room-seat">
      <span class="room-who">
        {picture !== null && <PictureMark picture={picture} label={words.pictures[picture]} />} <b>{name}</b>
        {picture === null && <span class="hint"> {words.withoutCard}</span>}
      </span>
      {picture !== null && (
        <button
          type="button"
          aria-label={words.newCardFor(name)}
          onClick={() => void state.tell({ type: 'renew-cards', class: state.id, people: [person.id] })}
        >
          {words.newCard}
        </button>
      )}
      <button type="button" aria-label={words.remove(name)} onClick={() => (isLeaving.value = true)}>
        {words.delete}
      </button>
    </li>
  );
}

export function RosterPanel({
  state,
  school,
  title,
}: {
  readonly state: SchoolClassState;
  readonly school: SchoolClass;
  readonly title: string;
}) {
  const words = schoolTexts.value;
  const withCards = school.pupils.filter(({ picture }) => picture !== null);
  if (state.cards.value.length > 0)
    return <CardSheet title={title} cards={state.cards.value} onClose={() => (state.cards.value = [])} />;
  return (
    <div class="room-columns">
      <section class="card" aria-labelledby="roster">
        <h2 id="roster">{classTexts.value.pupils(school.pupils.length)}</h2>
        <ul class="room-seats">
          {school.pupils.map((pupil) => (
            <PupilRow key={pupil.person.id} state={state} pupil={pupil} />
          ))}
        </ul>
        {withCards.length > 1 && school.archivedMs === null && (
          <>
            <p class="hint">{words.newCardsAbout}</p>
            <button
              type="button"
              onClick={() =>
                void state.tell({
                  type: 'renew-cards',
                  class: state.id,
                  people: withCards.map(({ person }) => person.id),
                })
              }
            >
              {words.newCards}
            </button>
          </>
        )}
      </section>
      {school.archivedMs === null && <AddPupils state={state} />}
    </div>
  );
}
