/** Under the result: offer a rematch, accept or decline one, or wait for the others. */

import type { ComponentChildren } from 'preact';
import { personName } from '../person-name.ts';
import { texts } from '../../texts/current.ts';
import { useOnline } from '../online-context.ts';
import { roomTexts, onlineTexts } from '../online-texts.ts';
import type { AwaitedRematch } from './rematches.ts';
import type { Room } from '../room/room.ts';
import { occupantName } from '../room/seats.ts';

function waitingText(room: Room, { seats, confirmed }: AwaitedRematch): string {
  const { rematch } = roomTexts.value;
  const words = texts.value;
  const named = (found: AwaitedRematch['seats']): string =>
    words.list(
      found
        .map(({ seat }) => room.seats[seat])
        .flatMap((one) => (one === undefined ? [] : occupantName(words, one))),
    );
  const gone = seats.filter(({ occupant }) => occupant.kind === 'nobody');
  if (gone.length > 0) return rematch.declined(named(gone));
  return rematch.waiting(named(seats.filter(({ seat }) => confirmed[seat] !== true)));
}

/** The accepting button is always in the same place, so that an offer that appears does not turn a click into a refusal. */
function Choice({
  text,
  go,
  back,
}: {
  readonly text: string;
  readonly go: ComponentChildren;
  readonly back: ComponentChildren;
}) {
  return (
    <section class="rematch" aria-label={roomTexts.value.rematch.offer}>
      <p role="status">{text}</p>
      {go}
      {back}
    </section>
  );
}

export function RematchPanel({ room }: { readonly room: Room }) {
  const { rematch } = roomTexts.value;
  const { connection, notices, rematches } = useOnline();
  const isLed = room.classroom !== null;
  // Spectators have no rematch, and in a class the teacher makes the tables.
  if (isLed ? room.host !== connection.me.value?.id : room.mine.length === 0) return null;
  const offer = notices.rematchOffer(room.game);
  const waiting = rematches.awaited.value;
  const primary = (label: string, isDisabled = false) => (
    <button
      type="button"
      class="primary wide"
      disabled={isDisabled}
      onClick={() => void rematches.ask(room.game, isLed ? 'go' : 'wait')}
    >
      {label}
    </button>
  );
  if (waiting !== null) {
    const isDeclined = waiting.seats.some(({ occupant }) => occupant.kind === 'nobody');
    return (
      <Choice
        text={waitingText(room, waiting)}
        go={
          isDeclined ? (
            <a class="button wide" href={`#/online/game/${waiting.game}`}>
              {rematch.open}
            </a>
          ) : (
            primary(rematch.offer, true)
          )
        }
        back={
          <button type="button" class="quiet" onClick={() => void rematches.decline(waiting.game)}>
            {rematch.withdraw}
          </button>
        }
      />
    );
  }
  if (offer === undefined) return <Choice text="" go={primary(rematch.offer)} back={null} />;
  return (
    <Choice
      text={rematch.wants(offer.from === null ? onlineTexts.value.somebody : personName(offer.from))}
      go={primary(rematch.accept)}
      back={
        <button
          type="button"
          class="quiet"
          onClick={() => {
            notices.putAway(offer);
            void rematches.decline(offer.game);
          }}
        >
          {rematch.decline}
        </button>
      }
    />
  );
}
