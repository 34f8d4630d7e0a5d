/** The log of moderation: who did what to whom, why and when. */

import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { ConsoleAct } from '@lexiko/protocol';
import { ReadFault, useServerRead } from '../account/server-read.tsx';
import { useOnline } from '../online-context.ts';
import { accountTexts, whenText } from '../online-texts.ts';
import { personName } from '../person-name.ts';
import { moderationTexts } from './moderation-texts.ts';

const PAGE = 50;

/** What an act says besides its kind: the role, the names, the outcome. */
function detailText({ kind, detail }: ConsoleAct): string | null {
  const words = moderationTexts.value;
  if (kind === 'grant' && (detail === 'moderator' || detail === 'operator')) return words.roles[detail];
  if (kind === 'answer') return detail === 'lifted' ? words.granted : words.refused;
  return detail === null ? null : detail.replace('\n', ' → ');
}

export function ActItem({ act }: { readonly act: ConsoleAct }) {
  const words = moderationTexts.value;
  const { kind, person, by, reason, atMs, untilMs } = act;
  const detail = detailText(act);
  return (
    <li>
      <span>
        <b>{words.acts[kind]}</b>
        {': '}
        <a href={`#/online/console/people/${person.id}`}>{personName(person)}</a>
        {detail !== null && ` · ${detail}`}
        {untilMs !== null && ` · ${words.until(whenText(untilMs))}`}
      </span>
      <span class="quoted">{reason}</span>
      <span class="hint">
        {`${whenText(atMs)} · ${by === null ? words.atTerminal : words.doneBy(personName(by))}`}
      </span>
    </li>
  );
}

export function Log() {
  const words = moderationTexts.value;
  const { requests } = useOnline();
  const acts = useSignal<readonly ConsoleAct[]>([]);
  const isEnd = useSignal(false);
  const { failed, read } = useServerRead();
  const more = (): void => {
    const last = acts.peek().at(-1);
    read(
      () => requests.request('consoleLog', last === undefined ? {} : { before: String(last.act) }),
      (answer) => {
        // A second press has loaded the same ones.
        if (acts.peek().at(-1)?.act !== last?.act) return;
        acts.value = [...acts.peek(), ...answer.acts];
        isEnd.value = answer.acts.length < PAGE;
      },
    );
  };
  useEffect(more, []);
  return (
    <section>
      <h2>{words.tabs.log}</h2>
      <ReadFault failed={failed} />
      <ul class="console-list">
        {acts.value.map((act) => (
          <ActItem key={act.act} act={act} />
        ))}
      </ul>
      {isEnd.value && acts.value.length === 0 && <p class="hint">{words.empty}</p>}
      {!isEnd.value && acts.value.length > 0 && (
        <button type="button" onClick={more}>
          {accountTexts.value.older}
        </button>
      )}
    </section>
  );
}
