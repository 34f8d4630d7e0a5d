/** The screens of a learner's decks: all of them, one of them, a session with it, and a new one. */

import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { useStore } from '../../page/page-context.ts';
import { WordHelpGate } from '../help-gate.tsx';
import type { ScreenProps } from '../lazy-screen.tsx';
import { useFailureReporter } from '../use-answer.ts';
import { DeckPage } from './deck-page.tsx';
import { DeckRun } from './deck-run.tsx';
import { openDecks, type DeckNow } from './decks-state.ts';
import { decksTexts } from './decks-texts.ts';
import { NewDeck } from './new-deck.tsx';
import '../drills.css';
import './decks.css';

function DeckRow({ now: { deck, today } }: { readonly now: DeckNow }) {
  const words = decksTexts.value;
  const { due, fresh } = today;
  const at = `#/learn/decks/${deck.id}`;
  return (
    <li class="deck-row">
      <span>
        <a href={at}>
          <b>{deck.name}</b>
        </a>{' '}
        <span class="hint">
          {words.kinds[deck.kind].name} · {deck.dictionary.identity.name} ·{' '}
          {words.known(deck.begun, deck.firm, deck.size)}
        </span>
        <span class="hint">{words.waiting(due.length, fresh.length)}</span>
      </span>
      {due.length + fresh.length > 0 && (
        <a class="button primary" href={`${at}/today`} aria-label={words.startDeck(deck.name)}>
          {words.start}
        </a>
      )}
    </li>
  );
}

function Overview({ all }: { readonly all: readonly DeckNow[] }) {
  const words = decksTexts.value;
  return (
    <>
      <p>{words.about}</p>
      {all.length === 0 ? (
        <p>{words.none}</p>
      ) : (
        <ul class="deck-rows">
          {all.map((now) => (
            <DeckRow key={now.deck.id} now={now} />
          ))}
        </ul>
      )}
      <div class="deck-buttons">
        <a class="button" href="#/learn/words">
          {words.fromWords}
        </a>
        <a class="button" href="#/learn/decks/new">
          {words.fromList}
        </a>
      </div>
    </>
  );
}

export function DecksScreen({ path: [id, ...rest] }: ScreenProps) {
  const decks = useStore(openDecks);
  const reportFailure = useFailureReporter();
  const words = decksTexts.value;
  const isFresh = useSignal(false);
  const isRunning = rest.length > 0;
  // Answers of a session, other tabs and other devices change the decks.
  useEffect(() => {
    isFresh.value = false;
    decks
      .refresh(Date.now())
      .then(() => {
        isFresh.value = true;
      })
      .catch(reportFailure);
  }, [id, isRunning]);
  const all = decks.all.value;
  const now = all?.find(({ deck }) => deck.id === id);
  return (
    <main class="rules-page named-squares drills decks">
      <h1>{now?.deck.name ?? (id === 'new' ? words.newDeck : words.title)}</h1>
      <WordHelpGate topic="lists">
        {id === 'new' ? (
          <NewDeck />
        ) : all === null || !isFresh.value ? (
          <p role="status">{words.opening}</p>
        ) : now === undefined ? (
          <Overview all={all} />
        ) : isRunning ? (
          <DeckRun key={rest.join('/')} now={now} path={rest} />
        ) : (
          <DeckPage key={id} now={now} />
        )}
      </WordHelpGate>
    </main>
  );
}
