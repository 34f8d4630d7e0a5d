/** Chat with the table or with the own team. Writers can be muted or reported. */

import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import type { ChatMessage, ChatSettings } from '@lexiko/protocol';
import { profileAddress } from '../people/person-link.tsx';
import { personName } from '../person-name.ts';
import { TextField } from '../../parts/text-field.tsx';
import { texts } from '../../texts/current.ts';
import { useOnline, useOnlineGame } from '../online-context.ts';
import type { Audience } from './chat.ts';
import { roomTexts, onlineTexts } from '../online-texts.ts';
import { onlineRefusalText } from '../connection/refusals.ts';
import { useFeedback } from '../../page/page-context.ts';
import { Fault } from '../../parts/fault.tsx';
import './chat-panel.css';

const LONGEST_TEXT = 500;

function Message({ message }: { readonly message: ChatMessage }) {
  const online = onlineTexts.value;
  const { chat: words } = roomTexts.value;
  const { me } = useOnline().connection;
  const { chat } = useOnlineGame();
  const { from, seat, text } = message;
  const isOwn = from.id === me.value?.id;
  const isUnread = chat.isMuted(from.id);
  const isReported = chat.reporting.value?.number === message.number;
  return (
    <li class={isOwn ? 'own' : ''}>
      <b>
        <a class="chat-name" href={profileAddress(from)}>
          {personName(from)}
        </a>
      </b>
      {seat !== null && <span class="to-team">{online.team}</span>}{' '}
      <span>{isUnread ? online.mutedText : text}</span>
      {!isOwn && (
        <button
          type="button"
          class="mute"
          aria-pressed={isUnread}
          onClick={() => void chat.mute(from, !isUnread)}
        >
          {isUnread ? online.unmute(from.name) : online.mute(from.name)}
        </button>
      )}
      {!isOwn && !isUnread && (
        <button
          type="button"
          class="mute"
          aria-label={words.report(from.name)}
          aria-expanded={isReported}
          onClick={() => {
            chat.reporting.value = isReported ? null : message;
          }}
        >
          {words.sendReport}
        </button>
      )}
    </li>
  );
}

function ReportForm({ message }: { readonly message: ChatMessage }) {
  const { announce } = useFeedback();
  const { chat: words } = roomTexts.value;
  const { chat } = useOnlineGame();
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
        void chat.report(message, given).then((answer) => {
          if (answer.ok) {
            chat.reporting.value = null;
            announce(words.reported(name));
          } else fault.value = onlineRefusalText(texts.peek(), answer.error).sentence;
        });
      }}
    >
      <p class="hint">
        <b>{message.text}</b> {words.reportAbout(name)}
      </p>
      <TextField
        label={words.reason}
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
            chat.reporting.value = null;
          }}
        >
          {texts.value.common.cancel}
        </button>
        <button type="submit" disabled={reason.value.trim() === ''}>
          {words.sendReport}
        </button>
      </div>
      <Fault text={fault.value} />
    </form>
  );
}

function Messages() {
  const online = onlineTexts.value;
  const list = useRef<HTMLUListElement>(null);
  const shown = useOnlineGame().chat.messages.value;
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

/** Chat settings for all tables, and the muted people. */
function ChatChoices() {
  const { chat: words } = roomTexts.value;
  const { chat } = useOnlineGame();
  const online = onlineTexts.value;
  const names = { chat: words.on, filter: words.filter };
  return (
    <details class="wishes">
      <summary>{words.settings}</summary>
      {SWITCHES.map((key) => (
        <label key={key} class="check">
          <input
            type="checkbox"
            checked={chat.settings.value[key] === 'on'}
            onChange={({ currentTarget }) =>
              void chat.setSettings({ ...chat.settings.peek(), [key]: currentTarget.checked ? 'on' : 'off' })
            }
          />
          <span>{names[key]}</span>
        </label>
      ))}
      <p>{chat.muted.value.length === 0 ? words.nobodyMuted : words.muted}</p>
      <ul>
        {chat.muted.value.map((person) => (
          <li key={person.id}>
            {person.name}
            <button type="button" class="mute" onClick={() => void chat.mute(person, false)}>
              {online.unmute(person.name)}
            </button>
          </li>
        ))}
      </ul>
    </details>
  );
}

/** `audiences`: whom this person may write to; empty if the table has no chat for them. */
export function ChatPanel({ audiences }: { readonly audiences: readonly Audience[] }) {
  const online = onlineTexts.value;
  const text = useSignal('');
  const fault = useSignal<string | null>(null);
  const chosen = useSignal<Audience | null>(null);
  const to = audiences.find((one) => one === chosen.value) ?? audiences[0];
  const { chat } = useOnlineGame();
  const reported = chat.reporting.value;
  return (
    <div class="chat">
      {chat.settings.value.chat === 'off' ? <p class="hint">{roomTexts.value.chat.off}</p> : <Messages />}
      {reported !== null && <ReportForm key={reported.number} message={reported} />}
      {to !== undefined && chat.settings.value.chat === 'on' && (
        <form
          class="with-button"
          onSubmit={(event) => {
            event.preventDefault();
            const said = text.value.trim();
            if (said === '') return;
            text.value = '';
            void chat.say(to, said).then((answer) => {
              fault.value = answer.ok ? null : onlineRefusalText(texts.peek(), answer.error).sentence;
              // A message that was not delivered can be sent again.
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
      <Fault text={fault.value} />
      <ChatChoices />
    </div>
  );
}
