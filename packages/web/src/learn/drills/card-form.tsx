/** A card as a question: what is shown of it, and the form in which it is answered. */

import { useSignal } from '@preact/signals';
import { useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import { Board } from '../../board/board.tsx';
import { LetterTiles, shuffled } from '../letter-tiles.tsx';
import { lessonNews } from '../lesson-table.ts';
import type { GivenAnswer } from './answer-check.ts';
import type { CardSubject, MissedPlay } from './drill-card.ts';
import { drillsTexts } from './drills-texts.ts';

export function CardFace({
  subject,
  missed,
}: {
  readonly subject: CardSubject;
  readonly missed: MissedPlay | null;
}) {
  const words = drillsTexts.value.session;
  const letters = useSignal<readonly string[]>([...subject.letters]);
  const news = useMemo(() => (missed === null ? null : lessonNews(missed)), [missed]);
  if (missed !== null && news !== null)
    return (
      <>
        <Board news={news} isStill fresh={new Set()} />
        <LetterTiles letters={missed.rack} />
      </>
    );
  const isSet = subject.kind === 'anagrams' || subject.kind === 'stem';
  return (
    <div class="drill-face">
      <LetterTiles letters={letters.value} />
      {isSet && (
        <button
          type="button"
          onClick={() => {
            letters.value = shuffled(letters.value);
          }}
        >
          {words.shuffle}
        </button>
      )}
    </div>
  );
}

/** What is answered to a card; a missed play is answered by its notation. */
export type CardGiven = GivenAnswer | { readonly kind: 'play'; readonly play: string };

interface Field {
  readonly name: string;
  readonly label: string;
}

function fieldsOf({ kind }: CardSubject): readonly Field[] {
  const words = drillsTexts.value.session;
  switch (kind) {
    case 'word':
      return [];
    case 'hooks':
      return [
        { name: 'front', label: words.before },
        { name: 'back', label: words.after },
      ];
    case 'anagrams':
      return [{ name: 'words', label: words.words }];
    case 'stem':
      return [{ name: 'letters', label: words.letters }];
    case 'play':
      return [{ name: 'play', label: words.play }];
  }
}

function givenOf({ kind }: CardSubject, read: (name: string) => string): CardGiven {
  switch (kind) {
    case 'word':
      throw new TypeError('a word is answered by yes or no');
    case 'hooks':
      return { kind, front: read('front'), back: read('back') };
    case 'anagrams':
      return { kind, words: read('words') };
    case 'stem':
      return { kind, letters: read('letters') };
    case 'play':
      return { kind, play: read('play') };
  }
}

export function CardForm({
  subject,
  onGiven,
}: {
  readonly subject: CardSubject;
  readonly onGiven: (given: CardGiven) => void;
}) {
  const words = drillsTexts.value.session;
  const form = useRef<HTMLFormElement>(null);
  useLayoutEffect(() => {
    form.current?.querySelector<HTMLElement>('input, button')?.focus();
  }, []);
  const submit = (filled: HTMLFormElement): void => {
    const data = new FormData(filled);
    const read = (name: string): string => {
      const value = data.get(name);
      return typeof value === 'string' ? value : '';
    };
    onGiven(givenOf(subject, read));
  };
  if (subject.kind === 'word')
    return (
      <form ref={form} class="drill-form" onSubmit={(event) => event.preventDefault()}>
        <button type="button" onClick={() => onGiven({ kind: 'word', isWord: true })}>
          {words.yes}
        </button>
        <button type="button" onClick={() => onGiven({ kind: 'word', isWord: false })}>
          {words.no}
        </button>
      </form>
    );
  return (
    <form
      ref={form}
      class="drill-form"
      onSubmit={(event) => {
        event.preventDefault();
        submit(event.currentTarget);
      }}
    >
      {fieldsOf(subject).map(({ name, label }) => (
        <label key={name}>
          {label}
          <input type="text" name={name} autocomplete="off" autocapitalize="characters" spellcheck={false} />
        </label>
      ))}
      <button type="submit" class="primary">
        {words.check}
      </button>
    </form>
  );
}
