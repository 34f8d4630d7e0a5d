/** Earlier opponents, to invite to another game. */

import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { Person } from '@lexiko/protocol';
import { texts } from '../../texts/current.ts';
import { useOnline } from '../online-context.ts';
import { roomTexts } from '../online-texts.ts';
import { onlineRefusalText } from '../connection/refusals.ts';
import type { Room } from '../room/room.ts';
import { membersAt } from '../room/seats.ts';

const MOST_PEOPLE = 12;

/** Empty for people without earlier opponents. */
export function KnownPeople({ room }: { readonly room: Room }) {
  const { room: words } = roomTexts.value;
  const { connection } = useOnline();
  const met = useSignal<readonly Person[]>([]);
  const asked = useSignal<ReadonlySet<string>>(new Set());
  const fault = useSignal<string | null>(null);
  useEffect(() => {
    void connection.ask({ type: 'list-my-games' }).then((answer) => {
      if (!answer.ok) return;
      const people = answer.value.games.flatMap(({ seats }) => seats.flatMap(membersAt));
      met.value = [...new Map(people.map(({ person }) => [person.id, person])).values()];
    });
  }, [room.game]);
  const here = new Set(room.seats.flatMap(membersAt).map(({ person }) => person.id));
  const others = met.value
    .filter(({ id }) => id !== connection.me.value?.id && !here.has(id))
    .slice(0, MOST_PEOPLE);
  if (others.length === 0) return null;
  return (
    <>
      <h3>{words.knownPeople}</h3>
      <div class="class-actions">
        {others.map(({ id, name }) => (
          <button
            key={id}
            type="button"
            disabled={asked.value.has(id)}
            onClick={() =>
              void connection.ask({ type: 'invite', game: room.game, person: id }).then((answer) => {
                fault.value = answer.ok ? null : onlineRefusalText(texts.peek(), answer.error).sentence;
                if (answer.ok) asked.value = new Set([...asked.peek(), id]);
              })
            }
          >
            {asked.value.has(id) ? words.asked(name) : words.askPerson(name)}
          </button>
        ))}
      </div>
      <p class="fault" role="alert">
        {fault.value}
      </p>
    </>
  );
}
