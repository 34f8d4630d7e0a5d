/** A clock for people with a board of their own. */

import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { formatTime } from '../panels/clock.tsx';
import { useFeedback } from '../page/page-context.ts';
import { companionTexts } from './companion-texts.ts';

const MINUTES = [1, 2, 3, 5];

/** A clock for the turn that is being thought about; a new entry starts it anew. */
export function TurnClock({ turns }: { readonly turns: number }) {
  const { announce, playSound } = useFeedback();
  const paper = companionTexts.value;
  const minutes = useSignal(0);
  const leftMs = useSignal(0);
  const isRunning = useSignal(false);
  useEffect(() => {
    leftMs.value = minutes.value * 60_000;
  }, [turns, minutes.value]);
  useEffect(() => {
    if (!isRunning.value) return;
    const timer = setInterval(() => {
      if (leftMs.peek() <= 0) return;
      leftMs.value -= 250;
      if (leftMs.peek() > 0) return;
      announce(companionTexts.peek().timeUp);
      playSound('warning');
    }, 250);
    return () => clearInterval(timer);
  }, [isRunning.value]);
  return (
    <div class="turn-clock">
      <label class="field">
        <span>{paper.clock}</span>
        <select
          value={minutes.value}
          onChange={({ currentTarget }) => {
            minutes.value = Number(currentTarget.value);
          }}
        >
          <option value={0}>{paper.noClock}</option>
          {MINUTES.map((count) => (
            <option key={count} value={count}>
              {paper.minutes(count)}
            </option>
          ))}
        </select>
      </label>
      <span class={`clock${minutes.value > 0 && leftMs.value <= 0 ? ' short' : ''}`} role="timer">
        {formatTime(leftMs.value)}
      </span>
      <button
        type="button"
        disabled={minutes.value === 0}
        onClick={() => {
          isRunning.value = !isRunning.value;
        }}
      >
        {isRunning.value ? paper.stopClock : paper.startClock}
      </button>
    </div>
  );
}
