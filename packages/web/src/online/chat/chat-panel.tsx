/** Talking: to the table, or to one's own team. Whoever writes too much can be muted, or reported. */

import { signal, useSignal, type Signal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import type { ChatMessage, ChatSettings } from '@lexiko/protocol';
import { announce } from '../../page/announcer.tsx';
import { TextField } from '../../parts/text-field.tsx';
import { texts } from '../../texts/current.ts';
import { isMuted, messages, mute, muted, report, say, setWishes, wishes, type Audience } from './chat.ts';
import { me } from '../connection/connection.ts';
import { meeting } from '../meeting.ts';
import { onlineRefusalText } from '../connection/refusals.ts';
import { room } from '../room/room.ts';

const LONGEST_TEXT = 500;

/** The message that is being reported, and at which table; `null`: none. */
const reporting: Signal<{ readonly game: string; readonly message: ChatMessage } | null> = signal(null);

/** Whoever goes to another table reports nothing there that was said at this one. */
function reportedHere(): ChatMessage | null {
  return reporting.value?.game === room.value?.game ? (reporting.value?.message ?? null) : null;
}

function Message({ message }: { readonly message: ChatMessage }) {
  const { online } = texts.value;
  const { chat } = meeting.value;
  const { from, seat, text } = message;
  const isOwn = from.id === me.value?.id;
  const isUnread = isMuted(from.id);
  const isReported = reportedHere()?.number === message.number;
  return (
    <li class={isOwn ? 'own' : ''}>
      <b>{from.name}</b>
      {seat !== null && <span class="to-team">{online.team}</span>}{' '}
      <span>{isUnread ? online.mutedText : text}</span>
      {!isOwn && (
        <button type="button" class="mute" aria-pressed={isUnread} onClick={() => void mute(from, !isUnread)}>
          {isUnread ? online.unmute(from.name) : online.mute(from.name)}
        </button>
      )}
      {!isOwn && !isUnread && (
        <button
          type="button"
          class="mute"
          aria-label={chat.report(from.name)}
          aria-expanded={isReported}
          onClick={() => {
            const game = room.peek()?.game ?? '';
            reporting.value = isReported ? null : { game, message };
          }}
        >
          {chat.sendReport}
        </button>
      )}
    </li>
  );
}

function ReportForm({ message }: { readonly message: ChatMessage }) {
  const { chat } = meeting.value;
  const reason = useSignal('');
  const fault = useSignal<string | null>(null);
  const { name } = message.from;
  return (
    <form
      class="report"
      onSubmit={(event) => {
        event.preventDefault();
        const given = reason.value.trim();
        if (given === '') return;
        void report(message, given).then((answer) => {
          if (answer.ok) {
            reporting.value = null;
            announce(chat.reported(name));
          } else fault.value = onlineRefusalText(texts.peek(), answer.error).sentence;
        });
      }}
    >
      <p class="hint">
        <b>{message.text}</b> {chat.reportAbout(name)}
      </p>
      <TextField
        label={chat.reason}
        value={reason.value}
        maxLength={LONGEST_TEXT}
        autocomplete="off"
        onValue={(value) => {
          reason.value = value;
        }}
      />
      <div class="dialog-actions">
        <button
          type="button"
          onClick={() => {
            reporting.value = null;
          }}
        >
          {texts.value.common.cancel}
        </button>
        <button type="submit" disabled={reason.value.trim() === ''}>
          {chat.sendReport}
        </button>
      </div>
      {fault.value !== null && (
        <p class="fault" role="alert">
          {fault.value}
        </p>
      )}
    </form>
  );
}

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
      {shown.map((message) => (
        <Message key={message.number} message={message} />
      ))}
    </ul>
  );
}

const SWITCHES = ['chat', 'filter'] as const satisfies readonly (keyof ChatSettings)[];

/** What one wants to read, at all tables, and whom not. */
function Wishes() {
  const { chat } = meeting.value;
  const { online } = texts.value;
  const names = { chat: chat.on, filter: chat.filter };
  return (
    <details class="wishes">
      <summary>{chat.settings}</summary>
      {SWITCHES.map((key) => (
        <label key={key} class="check">
          <input
            type="checkbox"
            checked={wishes.value[key] === 'on'}
            onChange={({ currentTarget }) =>
              void setWishes({ ...wishes.peek(), [key]: currentTarget.checked ? 'on' : 'off' })
            }
          />
          <span>{names[key]}</span>
        </label>
      ))}
      <p>{muted.value.length === 0 ? chat.nobodyMuted : chat.muted}</p>
      <ul>
        {muted.value.map((person) => (
          <li key={person.id}>
            {person.name}
            <button type="button" class="mute" onClick={() => void mute(person, false)}>
              {online.unmute(person.name)}
            </button>
          </li>
        ))}
      </ul>
    </details>
  );
}

/** `audiences`: to whom this person may write; none where the table has no chat for them. */
export function ChatPanel({ audiences }: { readonly audiences: readonly Audience[] }) {
  const { online } = texts.value;
  const text = useSignal('');
  const fault = useSignal<string | null>(null);
  const chosen = useSignal<Audience | null>(null);
  const to = audiences.find((one) => one === chosen.value) ?? audiences[0];
  const reported = reportedHere();
  return (
    <div class="chat">
      {wishes.value.chat === 'off' ? <p class="hint">{meeting.value.chat.off}</p> : <Messages />}
      {reported !== null && <ReportForm key={reported.number} message={reported} />}
      {to !== undefined && wishes.value.chat === 'on' && (
        <form
          class="with-button"
          onSubmit={(event) => {
            event.preventDefault();
            const said = text.value.trim();
            if (said === '') return;
            text.value = '';
            void say(to, said).then((answer) => {
              fault.value = answer.ok ? null : onlineRefusalText(texts.peek(), answer.error).sentence;
              // What nobody has read can be sent again.
              if (!answer.ok && text.peek() === '') text.value = said;
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
      <Wishes />
    </div>
  );
}
