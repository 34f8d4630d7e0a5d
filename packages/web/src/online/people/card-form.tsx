/** What the visitor shows of themselves: the picture (letter, colour and pattern), and whether the profile is private. */

import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { OwnCard } from '@lexiko/protocol';
import { useOnline } from '../online-context.ts';
import { peopleTexts } from '../online-texts.ts';
import { usualAvatar } from './avatars.ts';
import { TileAvatar } from './tile-avatar.tsx';
import './people.css';

export function CardForm() {
  const people = peopleTexts.value;
  const { connection, avatars } = useOnline();
  const card = useSignal<OwnCard | null>(null);
  const isSaved = useSignal(false);
  const me = connection.me.value;
  useEffect(() => {
    void connection.ask({ type: 'show-card' }).then((answer) => {
      if (answer.ok) card.value = answer.value;
    });
  }, [me?.id]);
  if (me === null || card.value === null) return null;
  const { isPrivate } = card.value;
  const avatar = card.value.avatar ?? usualAvatar(me);
  const save = (part: Partial<OwnCard>): void => {
    const next: OwnCard = { avatar: card.peek()?.avatar ?? null, isPrivate, ...part };
    card.value = next;
    isSaved.value = false;
    void connection.ask({ type: 'set-card', ...next }).then((answer) => {
      isSaved.value = answer.ok;
      if (answer.ok) avatars.learn(me.id, answer.value.avatar);
    });
  };
  const choice = (kind: 'colour' | 'pattern', names: readonly string[]) => (
    <label class="field">
      <span>{people[kind]}</span>
      <select
        value={avatar[kind]}
        onChange={({ currentTarget }) => save({ avatar: { ...avatar, [kind]: Number(currentTarget.value) } })}
      >
        {names.map((name, at) => (
          <option key={name} value={at}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
  return (
    <section class="card" aria-labelledby="card-title">
      <h2 id="card-title">{people.avatar}</h2>
      <div class="avatar-form">
        <TileAvatar avatar={avatar} />
        <label class="field avatar-letter">
          <span>{people.letter}</span>
          <input
            type="text"
            value={avatar.letter}
            autocomplete="off"
            onInput={({ currentTarget }) => {
              // The last letter typed; the field always holds one.
              const letter = [...currentTarget.value.normalize('NFC')].findLast((one) =>
                /^[\p{L}\p{N}]$/u.test(one),
              );
              if (letter !== undefined) save({ avatar: { ...avatar, letter: letter.toLocaleUpperCase() } });
            }}
          />
        </label>
        {choice('colour', people.colours)}
        {choice('pattern', people.patterns)}
      </div>
      <label class="check">
        <input
          type="checkbox"
          checked={isPrivate}
          aria-describedby="private-about"
          onChange={({ currentTarget }) => save({ isPrivate: currentTarget.checked })}
        />
        <span>{people.isPrivate}</span>
      </label>
      <p class="hint" id="private-about">
        {people.privateAbout}
      </p>
      <p role="status">{isSaved.value ? people.saved : ''}</p>
    </section>
  );
}
