/** Talking: to the table, or to one's own team. Whoever writes too much can be muted. */

import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { texts } from '../texts/current.ts';
import { messages, mute, muted, say, type Audience } from './chat.ts';
import { me } from './connection.ts';
import { onlineRefusalText } from './refusals.ts';

const LONGEST_TEXT = 500;

function Messages() {
  const { online } = texts.value;
  const list = useRef<HTMLUListElement>(null);
  const shown = messages.value;
  useEffect(() => {
    if (list.current !== null) list.current.scrollTop = list.current.scrollHeight;
  }, [shown.length]);
  if (shown.length === 0) return <p class="hint">{online.nothingSaid}</p>;
  return (
    <ul ref={list} class="messages" tabIndex={0} aria-label={online.chat}>
      {shown.map(({ number, from, seat, text }) => {
        const isMuted = muted.value.has(from.id);
        return (
          <li key={number} class={from.id === me.value?.id ? 'own' : ''}>
            <b>{from.name}</b>
            {seat !== null && <span class="to-team">{online.team}</span>}{' '}
            <span>{isMuted ? online.mutedText : text}</span>
            {from.id !== me.value?.id && (
              <button
                type="button"
                class="mute"
                aria-pressed={isMuted}
                onClick={() => void mute(from.id, !isMuted)}
              >
                {isMuted ? online.unmute(from.name) : online.mute(from.name)}
              </button>
            )}
          </li>
        );
      })}
    </ul>
  );
}

/** `audiences`: to whom this person may write; none where the table has no chat for them. */
export function ChatPanel({ audiences }: { readonly audiences: readonly Audience[] }) {
  const { online } = texts.value;
  const text = useSignal('');
  const fault = useSignal<string | null>(null);
  const chosen = useSignal<Audience | null>(null);
  const to = audiences.find((one) => one === chosen.value) ?? audiences[0];
  return (
    <div class="chat">
      <Messages />
      {to !== undefined && (
        <form
          class="with-button"
          onSubmit={(event) => {
            event.preventDefault();
            const said = text.value.trim();
            if (said === '') return;
            text.value = '';
            void say(to, said).then((answer) => {
              fault.value = answer.ok ? null : onlineRefusalText(texts.peek(), answer.error).sentence;
            });
          }}
        >
          <input
            type="text"
            value={text.value}
            maxLength={LONGEST_TEXT}
            autocomplete="off"
            aria-label={to === 'team' ? online.writeToTeam : online.writeToTable}
            placeholder={to === 'team' ? online.writeToTeam : online.writeToTable}
            onInput={({ currentTarget }) => {
              text.value = currentTarget.value;
            }}
          />
          <button type="submit">{online.send}</button>
        </form>
      )}
      {audiences.length > 1 && (
        <fieldset class="segments">
          <legend>{online.writeTo}</legend>
          {audiences.map((one) => (
            <label key={one}>
              <input
                type="radio"
                name="audience"
                checked={one === to}
                onChange={() => {
                  chosen.value = one;
                }}
              />
              <span>{one === 'team' ? online.team : online.wholeTable}</span>
            </label>
          ))}
        </fieldset>
      )}
      {fault.value !== null && (
        <p class="fault" role="alert">
          {fault.value}
        </p>
      )}
    </div>
  );
}
