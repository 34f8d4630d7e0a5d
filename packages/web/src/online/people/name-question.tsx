/** Asks a new visitor for their name, before anybody else sees them do something. */

import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { isPersonName } from '@lexiko/protocol';
import { TextField } from '../../parts/text-field.tsx';
import { OnlineBar } from '../lobby/online-bar.tsx';
import { useOnline } from '../online-context.ts';
import { SIGN_IN } from '../online-route.ts';
import { onlineTexts, peopleTexts } from '../online-texts.ts';
import { texts } from '../../texts/current.ts';
import './people.css';

const LONGEST_NAME = 40;

/** Asks for the name; whoever has an account goes to sign in instead. */
export function NameForm() {
  const { connection, session, goOnline } = useOnline();
  const people = peopleTexts.value;
  const name = useSignal('');
  const isRefused = useSignal(false);
  useEffect(() => connection.hold(), []);
  const typed = name.value.trim();
  const answer = (chosen: string): void => {
    if (!session.isOnlooker.peek()) {
      session.answerName(chosen);
      return;
    }
    // They have a session, and get their name in it.
    void connection.ask({ type: 'rename', name: chosen }).then((renamed) => {
      isRefused.value = !renamed.ok;
      if (!renamed.ok) return;
      connection.me.value = renamed.value.person;
      session.rememberName(renamed.value.person.name);
    });
  };
  return (
    <form
      class="card lead name-question"
      onSubmit={(event) => {
        event.preventDefault();
        isRefused.value = !isPersonName(typed);
        if (isPersonName(typed)) answer(typed);
      }}
    >
      <h2>{people.askName}</h2>
      <TextField
        label={people.nameLabel}
        value={name.value}
        maxLength={LONGEST_NAME}
        autocomplete="nickname"
        aria-describedby="name-about"
        onValue={(value) => {
          name.value = value;
          isRefused.value = false;
        }}
      />
      <p class="hint" id="name-about">
        {people.askNameAbout}
      </p>
      <p class="fault" role="alert">
        {isRefused.value ? onlineTexts.value.nameFault : ''}
      </p>
      <button type="submit" class="primary wide" disabled={typed === ''}>
        {people.goOn}
      </button>
      <button
        type="button"
        class="quiet wide"
        onClick={() => {
          session.answerName(null);
          goOnline(['account', SIGN_IN]);
        }}
      >
        {people.haveAccount}
      </button>
    </form>
  );
}

export function NameQuestion() {
  return (
    <>
      <OnlineBar title={texts.value.front.online} isApart />
      <main class="room">
        <NameForm />
      </main>
    </>
  );
}
