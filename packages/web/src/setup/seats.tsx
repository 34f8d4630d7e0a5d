/** Who plays: people and computers, their colours, and who begins where that is chosen. */

import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import { LEVELS } from '@lexiko/engine';
import type { Offer } from '../page/offers.ts';
import { usePage } from '../page/page-context.ts';
import { Icon } from '../parts/icons.tsx';
import type { SeatPlan } from '../table/snapshot.ts';
import { texts } from '../texts/current.ts';
import {
  colourPlans,
  fitted,
  playerRange,
  rulesetOf,
  seatsOf,
  type Choices,
  type ChoicesProps,
} from './choices.ts';
import { addressed, computer, countPeople, isLevel, person } from './game-plans.ts';
import './seats.css';

const LONGEST_NAME = 14;

/** Online, the first seat is the host's; other people join, and everybody chooses their own name. */
export type Place = 'here' | 'online';

function SeatRow({
  seat,
  at,
  place,
  canRemove,
  onChange,
  onRemove,
}: {
  readonly seat: SeatPlan;
  readonly at: number;
  readonly place: Place;
  readonly canRemove: boolean;
  readonly onChange: (seat: SeatPlan) => void;
  readonly onRemove: () => void;
}) {
  const { colon, setup, levels } = texts.value;
  const number = setup.player(at + 1);
  const about = `seat-about-${at}`;
  return (
    <li class="seat-row">
      {place === 'here' ? (
        <input
          type="text"
          value={seat.name}
          maxLength={LONGEST_NAME}
          autocomplete="off"
          aria-label={`${number}${colon}${setup.nameLabel}`}
          onInput={({ currentTarget }) => onChange({ ...seat, name: currentTarget.value })}
        />
      ) : (
        <span class="seat-number">{number}</span>
      )}
      <select
        disabled={place === 'online' && at === 0}
        aria-label={`${number}${colon}${setup.kindLabel}`}
        aria-describedby={seat.kind === 'computer' ? about : undefined}
        value={seat.kind === 'person' ? 'person' : seat.level}
        onChange={({ currentTarget }) => {
          const { value } = currentTarget;
          onChange(isLevel(value) ? computer(texts.value, value, at) : person(number));
        }}
      >
        <option value="person">
          {place === 'here' ? setup.person : at === 0 ? setup.you : setup.whoeverJoins}
        </option>
        {LEVELS.map((level) => (
          <option key={level} value={level}>
            {levels[level].name}
          </option>
        ))}
      </select>
      <button
        type="button"
        class="quiet round"
        disabled={!canRemove}
        aria-label={`${setup.remove}${colon}${seat.name || number}`}
        onClick={onRemove}
      >
        <Icon name="close" />
      </button>
      {seat.kind === 'computer' && (
        <span id={about} class="hint">
          {levels[seat.level].about}
        </span>
      )}
    </li>
  );
}

export function Seats({ choices, onChange, place }: ChoicesProps & { readonly place: Place }) {
  const { setup, forms, front, squares } = texts.value;
  const { seats, preset } = choices;
  const { least, most } = playerRange(preset);
  const latest = useRef(choices);
  latest.current = choices;
  const { offers } = usePage();
  const made = useRef<Offer | null>(null);
  const add = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    if (made.current !== null && document.activeElement === document.body) add.current?.focus();
  }, [seats.length]);
  useEffect(
    () => () => {
      if (made.current !== null) offers.withdraw(made.current);
    },
    [],
  );
  const withSeats = (before: Choices, next: readonly SeatPlan[]): Choices => {
    const isNewRound = place === 'here' && countPeople(next) !== countPeople(before.seats);
    return fitted({ ...before, seats: isNewRound ? addressed(texts.value, next) : next });
  };
  const sit = (next: readonly SeatPlan[]): void => onChange(withSeats(choices, next));
  const remove = (seat: SeatPlan, at: number): void => {
    const rest = withSeats(choices, seats.toSpliced(at, 1));
    onChange(rest);
    made.current = offers.offerUndo(front.removed(seat.name || setup.player(at + 1)), () => {
      const now = latest.current;
      // Undoing must not lose what was changed since.
      if (now === rest) onChange(choices);
      else if (now.seats.length < playerRange(now.preset).most)
        onChange(withSeats(now, now.seats.toSpliced(at, 0, seat)));
    });
  };
  const isManual = rulesetOf(choices).start.kind === 'manual';
  return (
    <fieldset class="seats">
      <legend>{setup.players}</legend>
      <ul>
        {seats.map((one, at) => (
          <SeatRow
            key={at}
            seat={one}
            at={at}
            place={place}
            canRemove={seats.length > least && !(place === 'online' && at === 0)}
            onChange={(next) => sit(seats.with(at, next))}
            onRemove={() => remove(one, at)}
          />
        ))}
      </ul>
      <button
        ref={add}
        type="button"
        disabled={seats.length >= most}
        onClick={() => sit([...seats, person(setup.player(seats.length + 1))])}
      >
        {setup.addPlayer}
      </button>
      {rulesetOf(choices).colours.length > 0 && (
        <label class="field">
          <span>{forms.colours}</span>
          <select
            value={choices.colours?.join(' ') ?? ''}
            onChange={({ currentTarget: { value } }) =>
              onChange({
                ...choices,
                colours: colourPlans(choices).find((plan) => plan.join(' ') === value) ?? null,
              })
            }
          >
            <option value="">{forms.asInRulebook}</option>
            {colourPlans(choices).map((plan) => (
              <option key={plan.join(' ')} value={plan.join(' ')}>
                {plan.map((colour) => squares[colour]).join(', ')}
              </option>
            ))}
          </select>
        </label>
      )}
      {isManual && (
        <label class="field">
          <span>{forms.starter}</span>
          <select
            value={choices.starter}
            onChange={({ currentTarget }) => onChange({ ...choices, starter: Number(currentTarget.value) })}
          >
            {seatsOf(texts.value, choices).map((seat, at) => (
              <option key={at} value={at}>
                {seat.name}
              </option>
            ))}
          </select>
        </label>
      )}
      <p class="hint">{seats.length === 1 ? setup.alone : preset === 'school' ? setup.school : ''}</p>
    </fieldset>
  );
}
