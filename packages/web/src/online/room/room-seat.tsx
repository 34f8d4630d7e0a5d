/** A seat before the game: who sits there, whether they agree, and the actions for it. */

import { LEVELS, type Level } from '@lexiko/engine';
import type { Person, SeatStatus } from '@lexiko/protocol';
import { Icon } from '../../parts/icons.tsx';
import { isLevel } from '../../setup/game-plans.ts';
import { texts } from '../../texts/current.ts';
import { roomTexts, onlineTexts } from '../online-texts.ts';
import { PersonLink } from '../people/person-link.tsx';
import { useOnline } from '../online-context.ts';
import type { Room } from './room.ts';
import { isOf, membersAt, needsPeople, occupantName } from './seats.ts';

/** The state of a seat in words. */
function aboutSeat(me: Person | null, room: Room, status: SeatStatus, hasAgreed: boolean): readonly string[] {
  const online = onlineTexts.value;
  const { room: words } = roomTexts.value;
  const { occupant } = status;
  const about: string[] = [];
  const members = membersAt(status);
  if (isOf(status, me)) about.push(occupant.kind === 'team' ? online.yourTeam : online.you);
  if (members.some(({ person }) => person.id === room.host)) about.push(online.host);
  if (members.length > 0)
    about.push(members.some(({ present }) => present) ? online.present : texts.value.table.absent);
  if (occupant.kind === 'team' && needsPeople(status)) about.push(online.teamNeedsTwo);
  else if (occupant.kind === 'team' && room.classroom === null && !hasAgreed)
    for (const { person, agrees } of occupant.members)
      about.push(agrees ? words.memberAgrees(person.name) : words.memberAsked(person.name));
  else if (occupant.kind !== 'nobody' && room.classroom === null)
    about.push(hasAgreed ? online.agreed : online.notAgreed);
  return about.length > 0 ? about : [online.seatOf(status.seat + 1)];
}

/** The host gives a seat to whoever joins, or to a computer. */
function SeatPlanner({
  status,
  isRated,
  onPlan,
}: {
  readonly status: SeatStatus;
  readonly isRated: boolean;
  readonly onPlan: (level: Level | null) => void;
}) {
  const { levels, setup } = texts.value;
  const { occupant, seat } = status;
  const isFree = membersAt(status).length === 0;
  return (
    <select
      class="seat-plan"
      aria-label={roomTexts.value.room.whoPlays(seat + 1)}
      value={occupant.kind === 'computer' ? occupant.level : isFree ? 'open' : 'taken'}
      onChange={({ currentTarget: { value } }) => onPlan(isLevel(value) ? value : null)}
    >
      {!isFree && <option value="taken">{occupantName(texts.value, status)}</option>}
      <option value="open">{setup.whoeverJoins}</option>
      {LEVELS.map((level) => (
        <option key={level} value={level} disabled={isRated}>
          {levels[level].name}
        </option>
      ))}
    </select>
  );
}

export function RoomSeat({
  room,
  status,
  hasAgreed,
  onSit,
  onPlan,
}: {
  readonly room: Room;
  readonly status: SeatStatus;
  readonly hasAgreed: boolean;
  /** `null` if the viewer cannot sit here. */
  readonly onSit: (() => void) | null;
  /** `null` if the viewer does not decide who sits here. */
  readonly onPlan: ((level: Level | null) => void) | null;
}) {
  const online = onlineTexts.value;
  const { me } = useOnline().connection;
  const { occupant, seat } = status;
  const kind = needsPeople(status) ? 'free' : hasAgreed ? 'agrees' : '';
  return (
    <li class={`room-seat ${kind}`}>
      {hasAgreed && <Icon name="play" />}
      <span class="room-who">
        <b>
          {occupant.kind === 'person' ? (
            <PersonLink person={occupant.person} />
          ) : (
            occupantName(texts.value, status)
          )}
        </b>
        <span class="hint">{aboutSeat(me.value, room, status, hasAgreed).join(' · ')}</span>
      </span>
      {onPlan !== null && <SeatPlanner status={status} isRated={room.terms.rated} onPlan={onPlan} />}
      {onSit !== null && (
        <button type="button" onClick={onSit}>
          {occupant.kind === 'team' ? online.joinTeam(seat + 1) : online.sitHere(seat + 1)}
        </button>
      )}
    </li>
  );
}
