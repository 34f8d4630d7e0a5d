/** In the menu of a table: reports each of the other players to the moderators. */

import { Icon } from '../../parts/icons.tsx';
import { useOnline } from '../online-context.ts';
import { roomTexts } from '../online-texts.ts';
import { personName } from '../person-name.ts';
import type { Room } from '../room/room.ts';
import { membersAt } from '../room/seats.ts';

export function ReportLinks({ room }: { readonly room: Room }) {
  const { me } = useOnline().connection;
  const others = room.seats
    .flatMap(membersAt)
    .map(({ person }) => person)
    .filter(({ id }) => id !== me.value?.id);
  return (
    <>
      {others.map((person) => (
        <a key={person.id} class="button" href={`#/online/report/${person.id}/${room.game}`}>
          <Icon name="flag" /> {roomTexts.value.chat.reportPerson(personName(person))}
        </a>
      ))}
    </>
  );
}
