/** Vacations from correspondence games, for people who play them. */

import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { CommandOf, VacationLeft } from '@lexiko/protocol';
import { TextField } from '../../parts/text-field.tsx';
import { texts } from '../../texts/current.ts';
import { useOnline } from '../online-context.ts';
import { roomTexts, whenText } from '../online-texts.ts';
import { onlineRefusalText } from '../connection/refusals.ts';

const USUAL_DAYS = '7';

/** Hidden from people without correspondence games or a vacation. */
export function VacationCard() {
  const { vacation: words } = roomTexts.value;
  const { connection, lists } = useOnline();
  const now = useSignal<VacationLeft | null>(null);
  const days = useSignal(USUAL_DAYS);
  const fault = useSignal<string | null>(null);
  const request = (command: CommandOf<'show-vacation' | 'take-vacation'>): void => {
    void connection.ask(command).then((answer) => {
      fault.value = answer.ok ? null : onlineRefusalText(texts.peek(), answer.error).sentence;
      if (answer.ok) now.value = answer.value.vacation;
    });
  };
  const isOpen = connection.link.value === 'open';
  useEffect(() => {
    if (isOpen) request({ type: 'show-vacation' });
  }, [isOpen]);
  const hasGames = (lists.mine.value ?? []).some(
    ({ pace, stage }) => pace === 'correspondence' && stage !== 'over',
  );
  const vacation = now.value;
  if (vacation === null || (!hasGames && vacation.untilMs === null)) return null;
  const wanted = Math.trunc(Number(days.value));
  const canTake = wanted >= 1 && wanted <= vacation.daysLeft;
  return (
    <section class="card">
      <h2>{words.title}</h2>
      <p>{vacation.untilMs === null ? words.about : words.until(whenText(vacation.untilMs))}</p>
      <form
        class="with-button"
        onSubmit={(event) => {
          event.preventDefault();
          if (canTake) request({ type: 'take-vacation', days: wanted });
        }}
      >
        <TextField
          type="number"
          label={words.days}
          value={days.value}
          min={1}
          max={vacation.daysLeft}
          onValue={(value) => {
            days.value = value;
          }}
        />
        <button type="submit" disabled={!canTake}>
          {words.take}
        </button>
      </form>
      <p class="hint" role="status">
        {fault.value ?? words.left(vacation.daysLeft)}
      </p>
      {vacation.untilMs !== null && (
        <button type="button" class="wide" onClick={() => request({ type: 'take-vacation', days: 0 })}>
          {words.end}
        </button>
      )}
    </section>
  );
}
