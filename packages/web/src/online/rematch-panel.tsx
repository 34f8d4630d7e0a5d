/** Under the result: asking for a rematch, accepting or declining one, waiting for the others. */

import { texts } from '../texts/current.ts';
import { me } from './connection.ts';
import { meeting } from './meeting.ts';
import { putAway, rematchOffer } from './notices.tsx';
import { askRematch, awaited, declineRematch, type AwaitedRematch } from './rematch.ts';
import type { Room } from './room.ts';
import { occupantName } from './seats.ts';

function waitingText(room: Room, { seats, confirmed }: AwaitedRematch): string {
  const { rematch } = meeting.value;
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

export function RematchPanel({ room }: { readonly room: Room }) {
  const { rematch } = meeting.value;
  const isLed = room.classroom !== null;
  // Watchers have no part in it, and in a class the teacher makes the tables.
  if (isLed ? room.host !== me.value?.id : room.mine.length === 0) return null;
  const offer = rematchOffer(room.game);
  const waiting = awaited.value;
  if (waiting !== null) {
    const isDeclined = waiting.seats.some(({ occupant }) => occupant.kind === 'nobody');
    return (
      <>
        <p role="status">{waitingText(room, waiting)}</p>
        <button type="button" onClick={() => void declineRematch(waiting.game)}>
          {rematch.withdraw}
        </button>
        {isDeclined && (
          <a class="button primary" href={`#/online/game/${waiting.game}`}>
            {rematch.open}
          </a>
        )}
      </>
    );
  }
  if (offer !== undefined) {
    return (
      <>
        <p role="status">{rematch.wants(offer.from?.name ?? texts.value.online.somebody)}</p>
        <button
          type="button"
          onClick={() => {
            putAway(offer);
            void declineRematch(offer.game);
          }}
        >
          {rematch.decline}
        </button>
        <button type="button" class="primary" onClick={() => void askRematch(room.game)}>
          {rematch.accept}
        </button>
      </>
    );
  }
  return (
    <button type="button" class="primary" onClick={() => void askRematch(room.game, isLed ? 'go' : 'wait')}>
      {rematch.offer}
    </button>
  );
}
