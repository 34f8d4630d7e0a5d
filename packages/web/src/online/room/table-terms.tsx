/** The terms of a table besides the rules: the host sets them, and everybody who joins sees them. */

import type { Pace, TableTerms, Visibility } from '@lexiko/protocol';
import type { RoomTexts } from '@lexiko/texts/en/online/rooms';
import { pairingTexts, roomTexts, onlineTexts } from '../online-texts.ts';
import { texts } from '../../texts/current.ts';

const DELAYS = [0, 30, 60, 180, 300, 900];
const ABSENCES = [60, 180, 300, 600, 1800, 3600];
const DAY = 86_400;
/** How long the other players wait for a move. */
const SILENCES: Readonly<Record<Pace, readonly number[]>> = {
  live: [300, 600, 900, 1800, 3600],
  correspondence: [3 * DAY, 7 * DAY, 14 * DAY, 30 * DAY],
};
const WATCHERS = ['anybody', 'nobody'] as const satisfies readonly TableTerms['watchers'][];
const WRITERS = ['everybody', 'players', 'nobody'] as const satisfies readonly TableTerms['chat'][];

interface Choice {
  readonly value: string;
  readonly name: string;
}

function ChoiceField({
  label,
  value,
  choices,
  onChange,
}: {
  readonly label: string;
  readonly value: string;
  readonly choices: readonly Choice[];
  readonly onChange: (value: string) => void;
}) {
  return (
    <label class="field">
      <span>{label}</span>
      <select value={value} onChange={({ currentTarget }) => onChange(currentTarget.value)}>
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.name}
          </option>
        ))}
      </select>
    </label>
  );
}

function delayText({ terms, watch, duration }: RoomTexts, seconds: number): string {
  return seconds === 0 ? terms.noDelay : watch.later(duration(seconds));
}

function absenceText({ terms, duration }: RoomTexts, seconds: number | null): string {
  return seconds === null ? terms.never : terms.absentAfter(duration(seconds));
}

function silenceText({ terms, duration }: RoomTexts, seconds: number | null): string {
  return seconds === null ? terms.never : terms.silentAfter(duration(seconds));
}

export function TermsForm({
  terms,
  isOpen,
  pace,
  onChange,
}: {
  readonly terms: TableTerms;
  /** Only an open game has spectators. */
  readonly isOpen: boolean;
  readonly pace: Pace;
  readonly onChange: (terms: TableTerms) => void;
}) {
  const words = roomTexts.value;
  const change = (part: Partial<TableTerms>): void => onChange({ ...terms, ...part });
  const online = onlineTexts.value;
  return (
    <fieldset class="terms">
      <legend>{words.terms.title}</legend>
      {isOpen && (
        <ChoiceField
          label={words.terms.watchers}
          value={terms.watchers}
          choices={WATCHERS.map((value) => ({ value, name: words.terms.watchersValues[value] }))}
          onChange={(value) => change({ watchers: WATCHERS.find((one) => one === value) ?? 'anybody' })}
        />
      )}
      {isOpen && terms.watchers === 'anybody' && (
        <ChoiceField
          label={words.terms.delay}
          value={String(terms.delaySeconds)}
          choices={DELAYS.map((seconds) => ({ value: String(seconds), name: delayText(words, seconds) }))}
          onChange={(value) => change({ delaySeconds: Number(value) })}
        />
      )}
      <ChoiceField
        label={words.terms.chat}
        value={terms.chat}
        choices={WRITERS.map((value) => ({ value, name: words.terms.chatValues[value] }))}
        onChange={(value) => change({ chat: WRITERS.find((one) => one === value) ?? 'players' })}
      />
      {pace === 'live' ? (
        <>
          <ChoiceField
            label={words.terms.absent}
            value={String(terms.absentSeconds)}
            choices={[null, ...ABSENCES].map((seconds) => ({
              value: String(seconds),
              name: absenceText(words, seconds),
            }))}
            onChange={(value) =>
              change({ absentSeconds: ABSENCES.find((seconds) => String(seconds) === value) ?? null })
            }
          />
          <p class="hint">{words.terms.absentAbout}</p>
        </>
      ) : (
        <p class="hint">
          {words.terms.absent}
          {texts.value.colon}
          {words.terms.onlyLive}
        </p>
      )}
      <ChoiceField
        label={words.terms.silent}
        value={String(terms.silentSeconds)}
        choices={[null, ...SILENCES[pace]].map((seconds) => ({
          value: String(seconds),
          name: silenceText(words, seconds),
        }))}
        onChange={(value) =>
          change({ silentSeconds: SILENCES[pace].find((seconds) => String(seconds) === value) ?? null })
        }
      />
      <p class="hint">{words.terms.silentAbout}</p>
      <label class="check">
        <input
          type="checkbox"
          checked={terms.rated}
          onChange={({ currentTarget }) => change({ rated: currentTarget.checked })}
        />
        <span>{online.rated}</span>
      </label>
      <p class="hint">{online.ratedAbout}</p>
      {terms.rated && <p class="hint">{pairingTexts.value.fairPlay.short}</p>}
    </fieldset>
  );
}

/** The terms in words, for everybody to read before they agree. */
export function TermsList({
  terms,
  pace,
  visibility,
}: {
  readonly terms: TableTerms;
  readonly pace: Pace;
  readonly visibility: Visibility;
}) {
  const words = roomTexts.value;
  const online = onlineTexts.value;
  const watchers = visibility === 'open' ? terms.watchers : 'nobody';
  const rows: readonly (readonly [name: string, value: string])[] = [
    [online.pace, online[pace]],
    [words.terms.watchers, words.terms.watchersValues[watchers]],
    ...(watchers === 'anybody' && terms.delaySeconds > 0
      ? [[words.terms.delay, delayText(words, terms.delaySeconds)] as const]
      : []),
    [words.terms.chat, words.terms.chatValues[terms.chat]],
    ...(pace === 'live' ? [[words.terms.absent, absenceText(words, terms.absentSeconds)] as const] : []),
    [words.terms.silent, silenceText(words, terms.silentSeconds)],
  ];
  return (
    <>
      <dl class="changed-rules">
        {rows.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {terms.rated && <p>{online.rated}</p>}
    </>
  );
}
