/** Asks a new visitor for their name, before anybody else sees them. */

import { useSignal } from '@preact/signals';
import { isPersonName } from '@lexiko/protocol';
import { TextField } from '../../parts/text-field.tsx';
import { OnlineBar } from '../lobby/online-bar.tsx';
import { useOnline } from '../online-context.ts';
import { onlineTexts, peopleTexts } from '../online-texts.ts';
import { texts } from '../../texts/current.ts';
import './people.css';

const LONGEST_NAME = 40;

export function NameQuestion() {
  const { session, goOnline } = useOnline();
  const people = peopleTexts.value;
  const name = useSignal('');
  const isRefused = useSignal(false);
  const typed = name.value.trim();
  return (
    <>
      <OnlineBar title={texts.value.front.online} isApart />
      <main class="room">
        <form
          class="card lead name-question"
          onSubmit={(event) => {
            event.preventDefault();
            isRefused.value = !isPersonName(typed);
            if (isPersonName(typed)) session.answerName(typed);
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
              goOnline(['account']);
            }}
          >
            {people.haveAccount}
          </button>
        </form>
      </main>
    </>
  );
}
