/** A card as a question: its tiles or its meaning, and the form for the answer. */

import { useSignal } from '@preact/signals';
import { useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import type { Placement } from '@lexiko/rules/board';
import { LetterTiles, shuffled } from '../letter-tiles.tsx';
import type { WantedLexicon } from '../../words/dictionaries.ts';
import { useAnswer } from '../use-answer.ts';
import type { GivenAnswer } from './answer-check.ts';
import type { CardSubject } from './drill-card.ts';
import { drillsTexts } from './drills-texts.ts';
import { lettersShown } from './letters-shown.ts';

interface CardFaceProps {
  readonly subject: CardSubject;
  readonly dictionary: WantedLexicon;
}

/** The meaning, with … in place of the word itself. */
function MeaningAsked({ subject, dictionary }: CardFaceProps) {
  const answer = useAnswer('card', subject, dictionary);
  const text = useMemo(() => {
    const meaning = answer?.kind === 'meaning' ? (answer.meaning ?? '') : '';
    return meaning.replaceAll(new RegExp(`\\b${subject.letters}\\b`, 'giu'), '…');
  }, [answer]);
  return (
    <p class="drill-meaning" lang="en" role="status">
      {text}
    </p>
  );
}

export function CardFace({ subject, dictionary }: CardFaceProps) {
  const words = drillsTexts.value.session;
  const { language } = dictionary;
  const letters = useSignal<readonly string[]>(lettersShown(subject, language));
  const isSet = subject.kind === 'anagrams' || subject.kind === 'stem' || subject.kind === 'meaning';
  return (
    <div class="drill-face">
      {subject.kind === 'meaning' && <MeaningAsked subject={subject} dictionary={dictionary} />}
      <LetterTiles letters={letters.value} language={language} />
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

/** An answer to any card; the learner answers a missed play on the board. */
export type CardGiven = GivenAnswer | { readonly kind: 'play'; readonly tiles: readonly Placement[] };

interface Field {
  readonly name: string;
  readonly label: string;
}

function fieldsOf({ kind }: CardSubject): readonly Field[] {
  const words = drillsTexts.value.session;
  switch (kind) {
    case 'word':
    case 'play':
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
    case 'meaning':
      return [{ name: 'word', label: words.word }];
  }
}

function givenOf({ kind }: CardSubject, read: (name: string) => string): CardGiven {
  switch (kind) {
    case 'word':
    case 'play':
      throw new TypeError('a word is answered by yes or no, and a play on the board');
    case 'hooks':
      return { kind, front: read('front'), back: read('back') };
    case 'anagrams':
      return { kind, words: read('words') };
    case 'stem':
      return { kind, letters: read('letters') };
    case 'meaning':
      return { kind, word: read('word') };
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
        <label key={name} class="field">
          <span>{label}</span>
          <input type="text" name={name} autocomplete="off" autocapitalize="characters" spellcheck={false} />
        </label>
      ))}
      <button type="submit" class="primary">
        {words.check}
      </button>
    </form>
  );
}
