/** Friends: whom the visitor follows and where they are, and who follows the visitor. */

import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { AnswerTo } from '@lexiko/protocol';
import { LostNote } from '../connection/connection-badge.tsx';
import { EmptyNote } from '../lobby/empty-note.tsx';
import { OnlineBar } from '../lobby/online-bar.tsx';
import { useOnline } from '../online-context.ts';
import { onlineTexts, peopleTexts } from '../online-texts.ts';
import { PersonLink } from './person-link.tsx';
import { PresenceState } from './profile-screen.tsx';
import './people.css';

const REFRESH_MS = 10_000;
/** First those whom the visitor can watch, then those whom they can challenge. */
const ORDER = { playing: 0, online: 1, offline: 2 } as const;

export function CircleScreen() {
  const people = peopleTexts.value;
  const { connection } = useOnline();
  const circle = useSignal<AnswerTo<'list-circle'> | null>(null);
  useEffect(() => {
    const refresh = (): void => {
      if (document.visibilityState !== 'visible') return;
      void connection.ask({ type: 'list-circle' }).then((answer) => {
        if (answer.ok) circle.value = answer.value;
      });
    };
    refresh();
    const timer = setInterval(refresh, REFRESH_MS);
    return () => clearInterval(timer);
  }, []);
  const known = circle.value;
  const following = (known?.following ?? []).toSorted(
    (one, other) => ORDER[one.presence.state] - ORDER[other.presence.state],
  );
  return (
    <>
      <OnlineBar title={people.circle} />
      <main class="room" aria-busy={known === null}>
        <LostNote />
        {known === null ? (
          <p role="status">{onlineTexts.value.connecting}</p>
        ) : (
          <div class="room-columns">
            <section class="game-list">
              <h2>{people.following}</h2>
              {following.length === 0 ? (
                <EmptyNote text={people.noFollowing} hasLeaders />
              ) : (
                <ul class="people-list">
                  {following.map(({ person, presence }) => (
                    <li key={person.id}>
                      <PersonLink person={person} />
                      <PresenceState presence={presence} />
                    </li>
                  ))}
                </ul>
              )}
            </section>
            <section class="game-list">
              <h2>{people.followers}</h2>
              {known.followers.length === 0 ? (
                <p class="hint">{people.noFollowers}</p>
              ) : (
                <ul class="people-list">
                  {known.followers.map((person) => (
                    <li key={person.id}>
                      <PersonLink person={person} />
                    </li>
                  ))}
                </ul>
              )}
            </section>
          </div>
        )}
      </main>
    </>
  );
}
