/** Dice that roll: the faces of the last play's rolls. They tumble once when they are new, where things may move. */

import { formatSquare } from '@lexiko/rules/board';
import { useEffect } from 'preact/hooks';
import type { TableSnapshot } from '../table/snapshot.ts';
import { texts } from '../texts/current.ts';
import { personAt } from '../texts/people.ts';
import { useFeedback } from '../page/page-context.ts';
import './dice.css';

/** Places of the pips on a field of three by three, by what the die shows. */
const PIPS: readonly (readonly number[])[] = [
  [],
  [4],
  [0, 8],
  [0, 4, 8],
  [0, 2, 6, 8],
  [0, 2, 4, 6, 8],
  [0, 2, 3, 5, 6, 8],
];

function Die({ shows, at }: { readonly shows: number; readonly at: number }) {
  return (
    <svg class={`die turn-${at % 3}`} viewBox="0 0 12 12" aria-hidden="true">
      <rect x="0.5" y="0.5" width="11" height="11" rx="2.4" />
      {PIPS[shows]?.map((place) => (
        <circle key={place} cx={3 + 3 * (place % 3)} cy={3 + 3 * Math.floor(place / 3)} r="1.05" />
      ))}
    </svg>
  );
}

/** The last play, if the dice were rolled for it and nothing was played since. */
function lastRolls({ events }: TableSnapshot) {
  const index = events.findLastIndex(({ event }) => event.type === 'played');
  const event = events[index]?.event;
  return event?.type === 'played' && event.rolls.length > 0 ? { index, event } : null;
}

export function Dice({ snapshot }: { readonly snapshot: TableSnapshot }) {
  const { playSound } = useFeedback();
  const last = lastRolls(snapshot);
  const index = last?.index ?? -1;
  useEffect(() => {
    if (index >= 0) playSound('dice');
  }, [index]);
  if (last === null) return null;
  const { event } = last;
  const { layout } = snapshot.view.ruleset;
  return (
    <div class="dice" role="group" aria-label={texts.value.table.dice(personAt(snapshot, event.seat))}>
      {event.rolls.map(({ squares, dice }, roll) => (
        <span
          key={`${index} ${roll}`}
          class="roll"
          title={squares.map((one) => formatSquare(layout, one)).join(', ')}
        >
          {dice.map((shows, at) => (
            <Die key={at} shows={shows} at={roll + at} />
          ))}
          <span class="unseen-text">{dice.join(' + ')}</span>
        </span>
      ))}
    </div>
  );
}
