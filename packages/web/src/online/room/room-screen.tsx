/** Before the game: seats, rules and the invitation. The game starts when everybody agrees. */

import { useSignal } from '@preact/signals';
import type { Level } from '@lexiko/engine';
import type { Command, Following } from '@lexiko/protocol';
import type { Seat } from '@lexiko/rules';
import { randomDigits } from '../../page/random-digits.ts';
import { TopBar } from '../../screens/top-bar.tsx';
import { texts } from '../../texts/current.ts';
import { ConnectionBadge, LostNote } from '../connection/connection-badge.tsx';
import { Invitation } from './invitation.tsx';
import { KnownPeople } from '../account/known-people.tsx';
import { pairingTexts, roomTexts, onlineTexts } from '../online-texts.ts';
import { useOnline } from '../online-context.ts';
import { OnlineBar } from '../lobby/online-bar.tsx';
import { gameTitle } from '../../words/game-title.ts';
import { RoomRules } from './room-rules.tsx';
import { RoomSeat } from './room-seat.tsx';
import { MissingList, useMissingList } from './agreed-list.tsx';
import type { Room } from './room.ts';
import { onlineRefusalText } from '../connection/refusals.ts';
import { hasRoom, membersAt, needsPeople, occupantName } from './seats.ts';
import './room.css';

/** Everybody has agreed, and the host says who plays first. */
function Starter({ room, onBegin }: { readonly room: Room; readonly onBegin: (seat: Seat) => void }) {
  const { room: words } = roomTexts.value;
  const starter = useSignal(0);
  return (
    <div class="with-button">
      <label class="field">
        <span>{words.starter}</span>
        <select
          value={starter.value}
          onChange={({ currentTarget }) => {
            starter.value = Number(currentTarget.value);
          }}
        >
          {room.seats.map((status) => (
            <option key={status.seat} value={status.seat}>
              {occupantName(texts.value, status)}
            </option>
          ))}
        </select>
      </label>
      <button type="button" class="primary" onClick={() => onBegin(starter.value)}>
        {words.begin}
      </button>
    </div>
  );
}

/** For spectators who see the game late: the players have started. */
function LateRoom({ room }: { readonly room: Room }) {
  const { room: words, duration } = roomTexts.value;
  return (
    <>
      <TopBar>
        <ConnectionBadge />
      </TopBar>
      <main class="opening">
        <h1>{words.lateTitle}</h1>
        <p role="status">{words.late(duration(room.terms.delaySeconds))}</p>
      </main>
    </>
  );
}

export function RoomScreen({ room, known }: { readonly room: Room; readonly known: Following }) {
  const online = onlineTexts.value;
  const { room: words } = roomTexts.value;
  const { connection } = useOnline();
  const { me, waiting } = connection;
  const fault = useSignal<string | null>(null);
  const { view } = known;
  const { game, code, mine, seats, classroom } = room;
  const own = mine[0];
  const missingList = useMissingList(view.ruleset);
  const isHost = room.host === me.value?.id && classroom === null;
  const isAgreed = (seat: Seat): boolean => view.confirmed[seat] === true;
  // In a team everybody agrees for themselves.
  const hasAgreed = (seat: Seat): boolean => {
    const occupant = seats[seat]?.occupant;
    if (occupant?.kind !== 'team') return isAgreed(seat);
    return occupant.members.some(({ person, agrees }) => person.id === me.value?.id && agrees);
  };
  const isUnanimous = seats.every(({ seat }) => isAgreed(seat));
  const wanted = seats.find(needsPeople);
  // In a team game people choose their team; otherwise any free seat will do.
  const free = view.ruleset.teams.kind === 'teams' ? undefined : wanted;
  const missing = seats.filter((status) => membersAt(status).length > 0 && !isAgreed(status.seat));
  // Nobody waits for themselves; of one's own team others may be missing.
  const others = missing.filter(({ seat }) => !mine.includes(seat) || hasAgreed(seat));
  const request = (command: Command): void => {
    fault.value = null;
    void connection.ask(command).then((answer) => {
      if (!answer.ok) fault.value = onlineRefusalText(texts.peek(), answer.error).sentence;
    });
  };
  const plan = (seat: Seat) => (level: Level | null) =>
    request({
      type: 'plan-seat',
      game,
      seat,
      plan: level === null ? { kind: 'open' } : { kind: 'computer', level },
    });
  const sit = (seat: Seat): void => request({ type: 'take-seat', game, seat });
  if (own === undefined && isUnanimous && room.terms.delaySeconds > 0) return <LateRoom room={room} />;
  return (
    <>
      <OnlineBar title={online.roomTitle} />
      <main class="room">
        <LostNote />
        <div class="room-columns">
          <section class="card lead">
            <h2>{gameTitle(texts.value, view.ruleset.config)}</h2>
            <ul class="room-seats">
              {seats.map((status) => (
                <RoomSeat
                  key={status.seat}
                  room={room}
                  status={status}
                  hasAgreed={isAgreed(status.seat)}
                  onSit={
                    own === undefined && classroom === null && hasRoom(status) && status !== free
                      ? () => sit(status.seat)
                      : null
                  }
                  onPlan={isHost && !mine.includes(status.seat) ? plan(status.seat) : null}
                />
              ))}
            </ul>
            <p role="status">
              {fault.value ??
                (classroom !== null
                  ? words.teacherBegins
                  : wanted !== undefined
                    ? online.waitingForPlayers
                    : others.length > 0
                      ? online.waitingForAgreement(
                          texts.value.list(others.map((status) => occupantName(texts.value, status))),
                        )
                      : missing.length > 0
                        ? words.agreeToStart
                        : online.connecting)}
              {waiting.value > 0 && (
                <span class="sending" aria-hidden="true">
                  {' '}
                  {texts.value.table.sending}
                </span>
              )}
            </p>
            {missingList !== null && classroom === null && <MissingList checksum={missingList} />}
            <div class="room-actions">
              {isHost && isUnanimous && view.ruleset.start.kind === 'manual' && (
                <Starter
                  room={room}
                  onBegin={(starter) => request({ type: 'act', game, action: { type: 'begin', starter } })}
                />
              )}
              {own === undefined && classroom === null && free !== undefined && (
                <button type="button" class="primary wide" onClick={() => sit(free.seat)}>
                  {online.sitDown}
                </button>
              )}
              {own !== undefined && classroom === null && !mine.every(hasAgreed) && (
                <button
                  type="button"
                  class="primary wide"
                  disabled={missingList !== null}
                  onClick={() => {
                    for (const seat of mine.filter((one) => !hasAgreed(one)))
                      request({
                        type: 'act',
                        game,
                        action: { type: 'confirm', seat, nonce: randomDigits() },
                      });
                  }}
                >
                  {online.agree}
                </button>
              )}
              {own !== undefined && classroom === null && (
                <button
                  type="button"
                  class="wide"
                  onClick={() => request({ type: 'give-up-seat', game, seat: own })}
                >
                  {online.standUp}
                </button>
              )}
            </div>
            {classroom === null && <p class="hint">{online.agreeAbout}</p>}
            {room.terms.rated && <p class="hint">{pairingTexts.value.fairPlay.short}</p>}
          </section>
          <RoomRules
            room={room}
            view={view}
            onPropose={
              isHost
                ? (config) => request({ type: 'act', game, action: { type: 'configure', config } })
                : null
            }
          />
          {classroom === null && (wanted !== undefined || view.ruleset.teams.kind === 'teams') && (
            <section class="card invitation">
              <h2>{online.invite}</h2>
              <Invitation code={code} />
              {own !== undefined && <KnownPeople room={room} />}
            </section>
          )}
        </div>
      </main>
    </>
  );
}
