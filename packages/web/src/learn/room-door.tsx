/** A room of the lessons whose code is fetched when somebody first enters it. */

import { signal } from '@preact/signals';
import type { FunctionComponent } from 'preact';
import { useEffect } from 'preact/hooks';
import { failure } from '../table/table.ts';
import { texts } from '../texts/current.ts';

/** What an address says after the name of the room. */
export interface RoomProps {
  readonly path: readonly string[];
}

export function roomDoor(
  fetchRoom: () => Promise<FunctionComponent<RoomProps>>,
): FunctionComponent<RoomProps> {
  const room = signal<FunctionComponent<RoomProps> | null>(null);
  const open = async (): Promise<void> => {
    try {
      room.value = await fetchRoom();
    } catch (error) {
      failure.value = texts.peek().failed(error instanceof Error ? error.message : String(error));
    }
  };
  return function RoomDoor(props: RoomProps) {
    useEffect(() => {
      if (room.peek() === null) void open();
    }, []);
    const Room = room.value;
    if (Room !== null) return <Room {...props} />;
    return (
      <main class="opening" aria-busy="true">
        <p role="status">{texts.value.common.opening}</p>
      </main>
    );
  };
}
