/** Following people: whom somebody follows, where those are, and who follows them. */

import type { CommandOf } from '@lexiko/protocol';
import { ok } from '@lexiko/rules';
import type { CommandKey } from '../caller.ts';
import { shownPerson } from '../people/person.ts';
import { refuse, type Answer } from '../refusal.ts';
import { avatarsOf, presenceOf, type ProfileService } from './profiles.ts';

export const MOST_FOLLOWED = 200;
const MOST_FOLLOWERS = 200;

export async function followPerson(
  { parts }: ProfileService,
  { person: other, following }: CommandOf<'follow'>,
  { person }: CommandKey,
): Answer<'follow'> {
  const { people, profiles } = parts.store;
  if (other === person || (await people.person(other)) === null) return refuse('NO_SUCH_PERSON');
  if (!following) await profiles.unfollow(person, other);
  else if (!(await profiles.follow(person, other, MOST_FOLLOWED, parts.now())))
    return refuse('TOO_MANY_FOLLOWED');
  return ok({});
}

export async function listCircle(
  service: ProfileService,
  _command: CommandOf<'list-circle'>,
  { person }: CommandKey,
): Answer<'list-circle'> {
  const { people, profiles, chat } = service.parts.store;
  const followed = (await profiles.followedBy(person)).filter((id) => id !== person);
  const followers = (await profiles.followersOf(person, MOST_FOLLOWERS)).filter((id) => id !== person);
  const names = new Map((await people.people([...followed, ...followers])).map((one) => [one.id, one]));
  const avatars = await avatarsOf(service, followed);
  const presence = await presenceOf(service, followed, person);
  const muted = new Set((await chat.listening([person])).get(person)?.muted);
  return ok({
    following: followed.flatMap((id) => {
      const one = names.get(id);
      return one === undefined
        ? []
        : [{ person: shownPerson(one), avatar: avatars.get(id) ?? null, presence: presence(id) }];
    }),
    followers: followers.flatMap((id) => {
      const one = names.get(id);
      return one === undefined || muted.has(id) ? [] : [shownPerson(one)];
    }),
  });
}
