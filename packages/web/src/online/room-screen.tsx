/** Before the game: who sits where, what is to be played, the way to invite others; it begins when all agree. */

import { useSignal } from '@preact/signals';
import type { Following, SeatStatus } from '@lexiko/protocol';
import type { Seat } from '@lexiko/rules';
import { Icon } from '../icons.tsx';
import { ChangedRules } from '../setup/changed-rules.tsx';
import { randomDigits } from '../random-digits.ts';
import { TopBar } from '../screens/top-bar.tsx';
import { texts } from '../texts/current.ts';
import { ConnectionBadge, LostNote } from './connection-badge.tsx';
import { ask, me } from './connection.ts';
import { Invitation } from './invitation.tsx';
import { presetTitle } from './lobby.tsx';
import type { Room } from './room.ts';
import { onlineRefusalText } from './refusals.ts';
import { hasRoom, isOf, membersAt, needsPeople, occupantName } from './seats.ts';

function RoomSeat({
  room,
  status,
  hasAgreed,
  onSit,
}: {
  readonly room: Room;
  readonly status: SeatStatus;
  readonly hasAgreed: boolean;
  /** `null`: one cannot sit here. */
  readonly onSit: (() => void) | null;
}) {
  const { online } = texts.value;
  const { occupant, seat } = status;
  const about: string[] = [];
  const members = membersAt(status);
  if (isOf(status, me.value)) about.push(occupant.kind === 'team' ? online.yourTeam : online.you);
  if (members.some(({ person }) => person.id === room.host)) about.push(online.host);
  if (members.length > 0) about.push(members.some(({ present }) => present) ? online.present : online.absent);
  if (occupant.kind === 'team' && needsPeople(status)) about.push(online.teamNeedsTwo);
  else if (occupant.kind !== 'nobody') about.push(hasAgreed ? online.agreed : online.notAgreed);
  const kind = needsPeople(status) ? 'free' : hasAgreed ? 'agrees' : '';
  return (
    <li class={`room-seat ${kind}`}>
      {hasAgreed && <Icon name="play" />}
      <span class="room-who">
        <b>{occupantName(texts.value, status)}</b>
        <span class="hint">{about.length > 0 ? about.join(' · ') : online.seatOf(seat + 1)}</span>
      </span>
      {onSit !== null && (
        <button type="button" onClick={onSit}>
          {occupant.kind === 'team' ? online.joinTeam(seat + 1) : online.sitHere(seat + 1)}
        </button>
      )}
    </li>
  );
}

function Rules({ room, view }: { readonly room: Room; readonly view: Following['view'] }) {
  const { online, presets } = texts.value;
  const { ruleset } = view;
  const name = (seat: Seat): string => {
    const status = room.seats[seat];
    return status === undefined ? '' : occupantName(texts.value, status);
  };
  return (
    <section class="card">
      <h2>{online.rules}</h2>
      <p>
        <b>{presetTitle(texts.value, ruleset.preset)}</b> {presets[ruleset.preset].about}
      </p>
      <ChangedRules ruleset={ruleset} name={name} />
    </section>
  );
}

export function RoomScreen({ room, known }: { readonly room: Room; readonly known: Following }) {
  const { online } = texts.value;
  const fault = useSignal<string | null>(null);
  const { view } = known;
  const { game, code, mine, seats } = room;
  const own = mine[0];
  const isAgreed = (seat: Seat): boolean => view.confirmed[seat] === true;
  const wanted = seats.find(needsPeople);
  // In a team game one chooses one's side; else any free seat will do.
  const free = view.ruleset.teams ? undefined : wanted;
  const missing = seats.filter((status) => membersAt(status).length > 0 && !isAgreed(status.seat));
  const request = (command: Parameters<typeof ask>[0]): void => {
    fault.value = null;
    void ask(command).then((answer) => {
      if (!answer.ok) fault.value = onlineRefusalText(texts.peek(), answer.error).sentence;
    });
  };
  const sit = (seat: Seat): void => request({ type: 'take-seat', game, seat });
  return (
    <>
      <TopBar>
        <div class="bar-line">
          <h1>{online.roomTitle}</h1>
          <ConnectionBadge />
        </div>
      </TopBar>
      <main class="room">
        <LostNote />
        <div class="room-columns">
          <section class="card lead">
            <h2>{presetTitle(texts.value, view.ruleset.preset)}</h2>
            <ul class="room-seats">
              {seats.map((status) => (
                <RoomSeat
                  key={status.seat}
                  room={room}
                  status={status}
                  hasAgreed={isAgreed(status.seat)}
                  onSit={
                    own === undefined && hasRoom(status) && status !== free ? () => sit(status.seat) : null
                  }
                />
              ))}
            </ul>
            <p role="status">
              {fault.value ??
                (wanted !== undefined
                  ? online.waitingForPlayers
                  : missing.length > 0
                    ? online.waitingForAgreement(
                        texts.value.list(missing.map((status) => occupantName(texts.value, status))),
                      )
                    : online.connecting)}
            </p>
            <div class="room-actions">
              {own === undefined && free !== undefined && (
                <button type="button" class="primary wide" onClick={() => sit(free.seat)}>
                  {online.sitDown}
                </button>
              )}
              {own !== undefined && !isAgreed(own) && (
                <button
                  type="button"
                  class="primary wide"
                  onClick={() =>
                    request({ type: 'act', game, action: { type: 'confirm', nonce: randomDigits() } })
                  }
                >
                  {online.agree}
                </button>
              )}
              {own !== undefined && (
                <button
                  type="button"
                  class="wide"
                  onClick={() => request({ type: 'give-up-seat', game, seat: own })}
                >
                  {online.standUp}
                </button>
              )}
            </div>
            <p class="hint">{online.agreeAbout}</p>
          </section>
          <Rules room={room} view={view} />
          {(wanted !== undefined || view.ruleset.teams) && (
            <section class="card">
              <h2>{online.invite}</h2>
              <Invitation code={code} />
            </section>
          )}
        </div>
      </main>
    </>
  );
}
