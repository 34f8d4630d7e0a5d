/** The players with their points: who is on turn, who is ahead, how far to the finish line, how many letters are left. */

import { targetOf } from '@lexiko/rules/rule-points';
import type { TableSnapshot } from '../table/snapshot.ts';
import { texts } from '../texts/current.ts';
import { SeatClock } from './clock.tsx';
import './scores.css';

/** How many points are wanted, in few signs to the eye; in words to the ear. */
function Goal({ target }: { readonly target: number | null }) {
  if (target === null) return null;
  const said = texts.value.game.target(target);
  return (
    <span class="goal" title={said}>
      <span aria-hidden="true">/ {target}</span>
      <span class="unseen-text">{said}</span>
    </span>
  );
}

export function Scores({ snapshot }: { readonly snapshot: TableSnapshot }) {
  const { view, seats, attention } = snapshot;
  const { ruleset } = view;
  const { game } = texts.value;
  const scores = view.outcome?.final ?? view.scores;
  const isActive = (seat: number): boolean => attention.kind !== 'over' && attention.seat === seat;
  return (
    <section class="scores" aria-label={game.scores}>
      <ul>
        {seats.map((plan, seat) => (
          <li
            key={seat}
            class={`player${isActive(seat) ? ' active' : ''}${view.left[seat] === true ? ' left' : ''}`}
            aria-current={isActive(seat) ? 'true' : undefined}
          >
            {ruleset.colours.length > 0 && (
              <span class={`colour ${ruleset.colours[seat]?.[0] ?? ''}`} aria-hidden="true" />
            )}
            <span class="name" title={plan.name}>
              {plan.name}
            </span>
            {plan.kind === 'person' && plan.isAway === true && (
              <span class="away">{texts.value.table.absent}</span>
            )}
            <SeatClock snapshot={snapshot} seat={seat} />
            <span class="score">{scores[seat] ?? 0}</span>
            <Goal target={targetOf(ruleset.finishLine, seat)} />
          </li>
        ))}
      </ul>
      <p class="bag">
        {ruleset.draw.pool === 'faceDown'
          ? texts.value.table.faceDown(view.pool.length)
          : game.bag(view.pool.length)}
      </p>
    </section>
  );
}
