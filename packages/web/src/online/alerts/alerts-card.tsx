/** Turn alerts in the account: on or off here, which kinds, when not, and on which other devices. */

import { useEffect } from 'preact/hooks';
import { ALERT_KINDS, type QuietHours } from '@lexiko/protocol';
import { useOnline } from '../online-context.ts';
import { accountTexts, alertTexts, whenText } from '../online-texts.ts';

const USUAL_QUIET = { from: 22 * 60, until: 8 * 60 } as const;

function timeOf(minute: number): string {
  const two = (part: number): string => String(part).padStart(2, '0');
  return `${two(Math.floor(minute / 60))}:${two(minute % 60)}`;
}

/** `null` if it is no time of day. */
function minuteOf(time: string): number | null {
  const [, hour, minute] = /^(\d\d):(\d\d)/u.exec(time) ?? [];
  return hour === undefined || minute === undefined ? null : Number(hour) * 60 + Number(minute);
}

function Quiet({ quiet }: { readonly quiet: QuietHours | null }) {
  const words = alertTexts.value;
  const { alerts } = useOnline();
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  const change = (part: 'from' | 'until', time: string): void => {
    const minute = minuteOf(time);
    if (quiet !== null && minute !== null) void alerts.set({ quiet: { ...quiet, timeZone, [part]: minute } });
  };
  return (
    <>
      <label class="check">
        <input
          type="checkbox"
          checked={quiet !== null}
          onChange={({ currentTarget }) =>
            void alerts.set({ quiet: currentTarget.checked ? { ...USUAL_QUIET, timeZone } : null })
          }
        />
        <span>
          {words.quiet} <span class="hint">{words.quietAbout}</span>
        </span>
      </label>
      {quiet !== null && (
        <div class="dialog-actions">
          {(['from', 'until'] as const).map((part) => (
            <label key={part}>
              {words[part]}{' '}
              <input
                type="time"
                required
                value={timeOf(quiet[part])}
                onChange={({ currentTarget }) => change(part, currentTarget.value)}
              />
            </label>
          ))}
        </div>
      )}
    </>
  );
}

export function AlertsCard() {
  const words = alertTexts.value;
  const account = accountTexts.value;
  const { alerts } = useOnline();
  useEffect(() => void alerts.read(), []);
  const known = alerts.known.value;
  const isOn = alerts.isOn.value;
  const fault = alerts.isSupported ? alerts.fault.value : 'unsupported';
  return (
    <section class="card">
      <h2>{words.title}</h2>
      <p>{isOn ? words.isOn : words.about}</p>
      {alerts.isSupported && known?.key != null && (
        <button type="button" class="wide" onClick={() => void (isOn ? alerts.turnOff() : alerts.turnOn())}>
          {isOn ? words.off : words.on}
        </button>
      )}
      <p class="hint" role="status">
        {known !== null && known.key === null
          ? words.faults['not-here']
          : fault !== null && words.faults[fault]}
      </p>
      {known !== null && known.devices.length > 0 && (
        <>
          <h3>{words.kindsTitle}</h3>
          {ALERT_KINDS.map((kind) => (
            <label key={kind} class="check">
              <input
                type="checkbox"
                checked={known.settings.kinds[kind]}
                onChange={({ currentTarget }) =>
                  void alerts.set({ kinds: { ...known.settings.kinds, [kind]: currentTarget.checked } })
                }
              />
              <span>{words.kinds[kind]}</span>
            </label>
          ))}
          <Quiet quiet={known.settings.quiet} />
          <h3>{words.devices}</h3>
          <ul class="game-list">
            {known.devices.map(({ id, client, createdMs, current }) => (
              <li key={id} class="room-seat">
                <span class="room-who">
                  <b>{client === '' ? account.unknownClient : client}</b>
                  <span class="hint">{current ? account.thisSession : whenText(createdMs)}</span>
                </span>
                <button type="button" onClick={() => void alerts.remove(id)}>
                  {words.remove}
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
