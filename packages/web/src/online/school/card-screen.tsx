/** Where a pupil comes in by their card: the letters, from the QR code or typed, and then the picture. */

import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { PICTURES, type Picture } from '@lexiko/protocol';
import { TextField } from '../../parts/text-field.tsx';
import { usePage, useStore } from '../../page/page-context.ts';
import { openLearner } from '../../page/storage/learner.ts';
import { openClassWork } from '../../learn/class-work.ts';
import { rememberVisit } from '../connection/been-online.ts';
import { OnlineBar } from '../lobby/online-bar.tsx';
import { accountTexts, schoolTexts } from '../online-texts.ts';
import { useOnline } from '../online-context.ts';
import { isCardCode, readableCard, typedCode } from './card-code.ts';
import { PictureMark } from './pictures.tsx';
import { Fault } from '../../parts/fault.tsx';
import './school.css';

const LONGEST = 18;

export function CardScreen({ code }: { readonly code: string | null }) {
  const words = schoolTexts.value;
  const { personName, pupilOf } = usePage();
  const work = useStore(openClassWork);
  const learner = useStore(openLearner);
  const { connection, requests, goOnline } = useOnline();
  const typed = useSignal(code ?? '');
  const fault = useSignal<string | null>(null);
  const isComing = useSignal(false);
  useEffect(() => {
    typed.value = code ?? '';
  }, [code]);
  const isWhole = isCardCode(typed.value);
  const here = personName.value.value;
  const comeIn = async (picture: Picture): Promise<void> => {
    isComing.value = true;
    // The session changes: the socket of the last person must not outlast it.
    await connection.disconnect();
    const answer = await requests.request('cardSignIn', { code: typed.value, picture });
    isComing.value = false;
    if (!answer.ok) {
      fault.value = accountTexts.peek().failures[answer.error];
      return;
    }
    const { person, pupilOf: classroom } = answer.value;
    rememberVisit();
    learner.arrive(answer.value);
    work.begin(person.id);
    personName.set(person.name);
    pupilOf.set(classroom ?? null);
    connection.connect();
    goOnline(classroom === undefined ? [] : ['class', classroom], 'replace');
  };
  return (
    <>
      <OnlineBar title={words.signIn} isApart />
      <main class="room">
        <section class="card">
          {here !== null && <p class="hint">{words.wrongHere(here)}</p>}
          <TextField
            label={words.codeLabel}
            class="card-input"
            value={readableCard(typed.value)}
            maxLength={LONGEST}
            autocomplete="off"
            autocapitalize="characters"
            spellcheck={false}
            onValue={(value) => {
              typed.value = typedCode(value);
            }}
          />
          <fieldset class="picture-choice" disabled={!isWhole || isComing.value}>
            <legend>{words.choose}</legend>
            <ul>
              {PICTURES.map((picture) => (
                <li key={picture}>
                  <button type="button" onClick={() => void comeIn(picture)}>
                    <PictureMark picture={picture} />
                    {words.pictures[picture]}
                  </button>
                </li>
              ))}
            </ul>
          </fieldset>
          <Fault text={fault.value} />
        </section>
        <a href="#/online/parents">{words.parents}</a>
      </main>
    </>
  );
}
