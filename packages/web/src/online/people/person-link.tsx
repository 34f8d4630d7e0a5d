/** Somebody's picture and name, leading to their profile. */

import type { Person } from '@lexiko/protocol';
import { useEffect } from 'preact/hooks';
import { useOnline } from '../online-context.ts';
import { personName } from '../person-name.ts';
import { usualAvatar } from './avatars.ts';
import { TileAvatar } from './tile-avatar.tsx';
import './people.css';

export function PersonAvatar({ person }: { readonly person: Person }) {
  const { avatars } = useOnline();
  useEffect(() => avatars.want(person.id), [person.id]);
  return <TileAvatar avatar={avatars.chosen.value.get(person.id) ?? usualAvatar(person)} />;
}

export function profileAddress({ id }: Pick<Person, 'id'>): string {
  return `#/online/player/${id}`;
}

export function PersonLink({ person }: { readonly person: Person }) {
  return (
    <a class="person-link" href={profileAddress(person)}>
      <PersonAvatar person={person} />
      <span class="person-name">{personName(person)}</span>
    </a>
  );
}
