/** Who somebody is here, and the ways to their profile, games and friends. */

import type { Me } from '@lexiko/protocol';
import { usualAvatar } from '../people/avatars.ts';
import { profileAddress } from '../people/person-link.tsx';
import { TileAvatar } from '../people/tile-avatar.tsx';
import { useOnline } from '../online-context.ts';
import { accountTexts, peopleTexts } from '../online-texts.ts';
import './account.css';

export function AccountHead({
  me: { person, account: owned },
  onSignOut,
}: {
  readonly me: Me;
  readonly onSignOut: () => void;
}) {
  const account = accountTexts.value;
  const people = peopleTexts.value;
  const { avatars, standing } = useOnline();
  const known = standing.known.value;
  return (
    <section class="account-head" aria-labelledby="account-name">
      <TileAvatar avatar={avatars.chosen.value.get(person.id) ?? usualAvatar(person)} />
      <h2 id="account-name">{person.name}</h2>
      <p class="hint">{owned === null ? people.guestMark : owned.login}</p>
      <div class="account-ways">
        <a class="button" href={profileAddress(person)}>
          {people.profile}
        </a>
        <a class="button" href="#/online/history">
          {account.history}
        </a>
        <a class="button" href="#/online/people">
          {people.circle}
        </a>
        {known?.role != null && (
          <a class="button" href="#/online/console">
            {account.moderation}
          </a>
        )}
        {known !== null && known.sanctions.length > 0 && (
          <a class="button" href="#/online/standing">
            {account.standing}
          </a>
        )}
        {owned !== null && (
          <button type="button" onClick={onSignOut}>
            {account.signOut}
          </button>
        )}
      </div>
    </section>
  );
}
