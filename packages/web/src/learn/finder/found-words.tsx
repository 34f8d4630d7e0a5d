/** The words that a search found: a page of them with their hooks, and what the chosen one means. */

import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import type { SearchFault, WordSearch } from '@lexiko/words/questions';
import type { FoundWord } from '../../study/finder-questions.ts';
import { useStore } from '../../page/page-context.ts';
import { useAnswer, useChosenLexicon } from '../use-answer.ts';
import { DeckForm } from '../decks/deck-form.tsx';
import { openFinder, PAGE_SIZE } from './finder-state.ts';
import { finderTexts } from './finder-texts.ts';

/** A name for a deck of these words: `Anagrams SATIRE?`, `All words 7–8, 1–500`. */
function nameOf({ kind, letters, min, max, likeliest }: WordSearch): string {
  const lengths = letters !== '' ? letters.toUpperCase() : min === max ? String(min) : `${min}–${max}`;
  const places =
    likeliest === null
      ? ''
      : `, ${likeliest.from}–${likeliest.to === Number.MAX_SAFE_INTEGER ? '' : likeliest.to}`;
  return `${finderTexts.value.kinds[kind].name} ${lengths}${places}`;
}

function faultText(fault: SearchFault): string {
  const words = finderTexts.value;
  switch (fault.code) {
    case 'empty':
      return words.noLetters;
    case 'not-a-letter':
      return words.notALetter(fault.text);
    case 'too-long':
      return words.tooLong(fault.most);
  }
}

function Details({ word }: { readonly word: string }) {
  const words = finderTexts.value;
  const answer = useAnswer('card', { kind: 'word', letters: word }, useChosenLexicon());
  if (answer?.kind !== 'word') return <p class="finder-meaning">{words.opening}</p>;
  return (
    <p class="finder-meaning">
      {answer.meaning === null ? words.noMeaning : <span lang="en">{answer.meaning}</span>}
    </p>
  );
}

function Row({
  found: { word, front, back },
  isOpen,
  onToggle,
}: {
  readonly found: FoundWord;
  readonly isOpen: boolean;
  readonly onToggle: () => void;
}) {
  const words = finderTexts.value;
  return (
    <li>
      <button
        type="button"
        class="finder-word"
        aria-expanded={isOpen}
        aria-label={words.wordWithHooks(word, [...front].join(' '), [...back].join(' '))}
        onClick={onToggle}
      >
        <span class="finder-hooks">{front.toLowerCase()}</span>
        <b>{word}</b>
        <span class="finder-hooks">{back.toLowerCase()}</span>
      </button>
      {isOpen && <Details word={word} />}
    </li>
  );
}

function Pager({ total }: { readonly total: number }) {
  const words = finderTexts.value;
  const { from } = useStore(openFinder);
  const last = Math.min(total, from.value + PAGE_SIZE);
  const turn = (by: number): void => {
    from.value = Math.max(0, from.peek() + by);
  };
  return (
    <div class="finder-pager">
      <button type="button" disabled={from.value === 0} onClick={() => turn(-PAGE_SIZE)}>
        {words.previous}
      </button>
      <span>{words.range(from.value + 1, last, total)}</span>
      <button type="button" disabled={last >= total} onClick={() => turn(PAGE_SIZE)}>
        {words.next}
      </button>
    </div>
  );
}

function Results({ search }: { readonly search: WordSearch }) {
  const words = finderTexts.value;
  const { from } = useStore(openFinder);
  const asked = { search, from: from.value, most: PAGE_SIZE };
  const page = useAnswer('wordSearch', asked, useChosenLexicon());
  const open = useSignal<string | null>(null);
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    open.value = null;
    if (from.value > 0) list.current?.querySelector('button')?.focus();
  }, [page]);
  if (page === null) return <p role="status">{words.searching}</p>;
  if (page.kind === 'fault') return <p role="status">{faultText(page.fault)}</p>;
  return (
    <>
      <p role="status">{words.count(page.total)}</p>
      {page.total > 0 && (
        <details class="option-group">
          <summary>{words.study(page.total)}</summary>
          <div class="finder-study">
            <DeckForm
              key={JSON.stringify(search)}
              proposedName={nameOf(search)}
              source={() => ({ kind: 'search', search })}
            />
          </div>
        </details>
      )}
      <ul ref={list} class="finder-words">
        {page.words.map((found) => (
          <Row
            key={found.word}
            found={found}
            isOpen={open.value === found.word}
            onToggle={() => {
              open.value = open.peek() === found.word ? null : found.word;
            }}
          />
        ))}
      </ul>
      {page.total > PAGE_SIZE && <Pager total={page.total} />}
    </>
  );
}

export function FoundWords() {
  const { search } = useStore(openFinder);
  return (
    <section class="finder-results" aria-label={finderTexts.value.results}>
      {search.value !== null && <Results search={search.value} />}
    </section>
  );
}
