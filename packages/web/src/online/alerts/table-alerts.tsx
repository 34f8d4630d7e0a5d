/** Turn alerts at a table: the offer to turn them on while somebody else is on turn, and no alerts about this game. */

import { Icon } from '../../parts/icons.tsx';
import { viewerSeat, type TableSnapshot } from '../../table/snapshot.ts';
import { useTable } from '../../table/table-context.ts';
import { useOnline } from '../online-context.ts';
import { alertTexts } from '../online-texts.ts';
import type { Room } from '../room/room.ts';

/** Whether the game goes on and waits for somebody else. */
function isWaiting(snapshot: TableSnapshot): boolean {
  const seat = viewerSeat(snapshot);
  const { attention, view } = snapshot;
  const isMine = 'seat' in attention && attention.seat === seat;
  return seat !== null && view.phase === 'playing' && !isMine;
}

/** Turns alerts on, and says at the table whether it worked. */
function useTurnOn(): () => Promise<void> {
  const table = useTable();
  const { alerts } = useOnline();
  return async () => {
    await alerts.turnOn();
    const words = alertTexts.peek();
    const fault = alerts.fault.peek();
    if (fault !== null) table.tell(words.faults[fault], null);
    else if (alerts.isOn.peek()) table.inform(words.isOn);
  };
}

/** Beside the board, while somebody else is on turn. */
export function AlertOffer({ snapshot, room }: { readonly snapshot: TableSnapshot; readonly room: Room }) {
  const { alerts } = useOnline();
  const turnOn = useTurnOn();
  if (room.mine.length === 0 || !alerts.isSupported || alerts.isOn.value || !isWaiting(snapshot)) return null;
  return (
    <div class="side-part">
      <button type="button" class="wide" onClick={() => void turnOn()}>
        {alertTexts.value.offer}
      </button>
    </div>
  );
}

/** In the menu of the table, because a phone has no room beside the board. */
export function AlertButton({ room }: { readonly room: Room }) {
  const words = alertTexts.value;
  const { alerts } = useOnline();
  const turnOn = useTurnOn();
  const known = alerts.known.value;
  if (room.mine.length === 0) return null;
  if (known === null || known.devices.length === 0)
    return alerts.isSupported ? (
      <button type="button" onClick={() => void turnOn()}>
        <Icon name="flag" /> {words.offer}
      </button>
    ) : null;
  const isMuted = known.muted.includes(room.game);
  return (
    <button type="button" onClick={() => void alerts.mute(room.game, !isMuted)}>
      <Icon name="flag" /> {isMuted ? words.unmuteGame : words.muteGame}
    </button>
  );
}
