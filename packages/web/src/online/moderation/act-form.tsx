/** Acts on a person: what, how long, and why. Every act needs a reason, which the person reads. */

import { useSignal } from '@preact/signals';
import type { ConsolePerson, Sentence } from '@lexiko/protocol';
import { TextField } from '../../parts/text-field.tsx';
import { useOnline } from '../online-context.ts';
import { accountTexts, whenText } from '../online-texts.ts';
import { moderationTexts } from './moderation-texts.ts';
import { TextArea } from './text-area.tsx';
import { Fault } from '../../parts/fault.tsx';

const DAY_MS = 24 * 60 * 60 * 1000;
/** In days; 0: until it is lifted. */
const LENGTHS = [1, 3, 7, 30, 0] as const;
const LONGEST_REASON = 500;
const LONGEST_NAME = 40;

type Choice = Sentence['kind'] | 'reset';

/** The acts that make sense for this person now. */
function choicesFor({ active, role }: ConsolePerson, isOperator: boolean): readonly Choice[] {
  return [
    active.includes('mute') ? 'unmute' : 'mute',
    active.includes('suspend') ? 'unsuspend' : 'suspend',
    'rename',
    ...(active.includes('rename') ? (['unlock-name'] as const) : []),
    ...(isOperator ? (['reset', role === null ? 'grant' : 'revoke'] as const) : []),
  ];
}

export function ActForm({
  shown,
  report,
  isOperator,
  onDone,
}: {
  readonly shown: ConsolePerson;
  readonly report: string | undefined;
  readonly isOperator: boolean;
  readonly onDone: (now: ConsolePerson) => void;
}) {
  const words = moderationTexts.value;
  const { requests } = useOnline();
  const chosen = useSignal<Choice | null>(null);
  const days = useSignal<number>(LENGTHS[1]);
  const name = useSignal('');
  const reason = useSignal('');
  const fault = useSignal<string | null>(null);
  const code = useSignal<RequestCode | null>(null);
  const kind = chosen.value;
  const person = shown.person.id;
  const fail = (error: keyof ReturnType<typeof accountTexts.peek>['failures'] | null): void => {
    fault.value = error === null ? null : accountTexts.peek().failures[error];
  };
  const sentence = (choice: Sentence['kind']): Sentence => {
    switch (choice) {
      case 'mute':
      case 'suspend':
        return { kind: choice, untilMs: days.peek() === 0 ? null : Date.now() + days.peek() * DAY_MS };
      case 'rename':
        return { kind: choice, name: name.peek().trim() };
      default:
        return { kind: choice };
    }
  };
  const act = async (choice: Choice): Promise<void> => {
    const given = { person, reason: reason.peek().trim() };
    if (choice === 'reset') {
      const made = await requests.request('consoleReset', given);
      fail(made.ok ? null : made.error);
      if (made.ok) code.value = made.value;
      return;
    }
    const done = await requests.request('consoleAct', {
      ...given,
      sentence: sentence(choice),
      ...(report === undefined ? {} : { report }),
    });
    fail(done.ok ? null : done.error);
    if (!done.ok) return;
    chosen.value = null;
    reason.value = '';
    onDone(done.value);
  };
  const isReady = reason.value.trim() !== '' && (kind !== 'rename' || name.value.trim() !== '');
  return (
    <form
      class="console-detail"
      onSubmit={(event) => {
        event.preventDefault();
        if (kind !== null && isReady) void act(kind);
      }}
    >
      <div class="console-tabs">
        {choicesFor(shown, isOperator).map((choice) => (
          <button
            key={choice}
            type="button"
            aria-expanded={choice === kind}
            onClick={() => {
              chosen.value = choice === kind ? null : choice;
              code.value = null;
              fault.value = null;
            }}
          >
            {words.do[choice]}
          </button>
        ))}
      </div>
      {kind !== null && (
        <>
          <p class="hint">{words.does[kind]}</p>
          {(kind === 'mute' || kind === 'suspend') && (
            <label class="field">
              <span>{words.howLong}</span>
              <select
                value={days.value}
                onChange={({ currentTarget }) => {
                  days.value = Number(currentTarget.value);
                }}
              >
                {LENGTHS.map((length) => (
                  <option key={length} value={length}>
                    {length === 0 ? words.untilLifted : words.days(length)}
                  </option>
                ))}
              </select>
            </label>
          )}
          {kind === 'rename' && (
            <TextField
              label={words.newName}
              value={name.value}
              maxLength={LONGEST_NAME}
              autocomplete="off"
              onValue={(value) => {
                name.value = value;
              }}
            />
          )}
          <TextArea
            label={words.reason}
            value={reason.value}
            most={LONGEST_REASON}
            onValue={(value) => {
              reason.value = value;
            }}
          />
          <button type="submit" class="danger" disabled={!isReady}>
            {words.do[kind]}
          </button>
        </>
      )}
      {code.value !== null && (
        <p class="reminder" role="status">
          {words.codeOnce(whenText(code.value.expiresMs))} <code class="api-code">{code.value.code}</code>
        </p>
      )}
      <Fault text={fault.value} />
    </form>
  );
}

interface RequestCode {
  readonly code: string;
  readonly expiresMs: number;
}
