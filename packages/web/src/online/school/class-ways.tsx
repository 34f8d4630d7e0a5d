/** Other ways into classes: the card of a pupil, and the code of another teacher. */

import { useSignal } from '@preact/signals';
import { TextField } from '../../parts/text-field.tsx';
import { texts } from '../../texts/current.ts';
import { onlineRefusalText } from '../connection/refusals.ts';
import { schoolTexts } from '../online-texts.ts';
import { useOnline } from '../online-context.ts';
import { isCardCode, readableCard, typedCode } from './card-code.ts';
import { Fault } from '../../parts/fault.tsx';
import './school.css';

/** Twelve letters in groups. */
const LONGEST = 18;

export function ClassWays() {
  const words = schoolTexts.value;
  const { connection, goOnline } = useOnline();
  const code = useSignal('');
  const fault = useSignal<string | null>(null);
  return (
    <section class="card" aria-labelledby="class-ways">
      <h2 id="class-ways">{words.signIn}</h2>
      <a class="button wide" href="#/online/card">
        {words.haveCard}
      </a>
      <h2>{words.teachToo}</h2>
      <form
        class="with-button"
        onSubmit={(event) => {
          event.preventDefault();
          if (!isCardCode(code.value)) return;
          void connection.ask({ type: 'teach-too', code: code.value }).then((answer) => {
            if (answer.ok) goOnline(['class', answer.value.class]);
            else fault.value = onlineRefusalText(texts.peek(), answer.error).sentence;
          });
        }}
      >
        <TextField
          label={words.colleagueCode}
          class="card-input"
          value={readableCard(code.value)}
          maxLength={LONGEST}
          autocomplete="off"
          autocapitalize="characters"
          spellcheck={false}
          onValue={(value) => {
            code.value = typedCode(value);
          }}
        />
        <button type="submit" disabled={!isCardCode(code.value)}>
          {words.enter}
        </button>
      </form>
      <Fault text={fault.value} />
      <a href="#/online/parents">{words.parents}</a>
    </section>
  );
}
