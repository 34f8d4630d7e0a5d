/** A new deck from a list that is pasted or typed, or from a file of this or another program. */

import { languageOf, type Language } from '@lexiko/languages';
import { useSignal } from '@preact/signals';
import { useFeedback, usePage, useStore } from '../../page/page-context.ts';
import { wordsIn } from '../finder/wanted-search.ts';
import { StudyDictionary } from '../study-dictionary.tsx';
import { useChosenLexicon, useFailureReporter } from '../use-answer.ts';
import type { DeckKind } from './deck.ts';
import { DeckForm } from './deck-form.tsx';
import { openDecks } from './decks-state.ts';
import { decksTexts } from './decks-texts.ts';
import type { ForeignCard } from './files/cardbox-file.ts';

/** In characters; more comes from a file. */
const LONGEST_LIST = 1_000_000;

/** A file of cards that has been read. */
interface ReadCards {
  /** Without its end. */
  readonly name: string;
  readonly cards: readonly ForeignCard[];
  readonly asks: DeckKind | null;
}

/** The words of a file: a line of a plain list may hold several. */
function wordsOf({ cards }: ReadCards, language: Language): readonly string[] {
  return [
    ...new Set(
      cards.flatMap(({ text, memory }) => (memory === null ? wordsIn(text, language) : [text.toUpperCase()])),
    ),
  ];
}

export function NewDeck() {
  const words = decksTexts.value;
  const decks = useStore(openDecks);
  const { router } = usePage();
  const { announce } = useFeedback();
  const { language } = useChosenLexicon();
  const reportFailure = useFailureReporter();
  const list = useSignal('');
  const file = useSignal<ReadCards | null>(null);
  const said = useSignal('');
  const say = (sentence: string): void => {
    said.value = sentence;
    announce(sentence);
  };
  const read = async (chosen: File | undefined): Promise<void> => {
    if (chosen === undefined) return;
    said.value = '';
    const { readStudyFile } = await import('./files/study-file.ts');
    const found = await readStudyFile(chosen);
    if (!found.ok) {
      say(words.fileFaults[found.error]);
      return;
    }
    if (found.value.kind === 'deck') {
      const taken = await decks.take(found.value.whole, Date.now());
      if (typeof taken === 'string') say(words.faults[taken]);
      else router.go({ screen: 'learn', path: ['decks', taken.id] });
      return;
    }
    const { cards, asks } = found.value;
    file.value = { name: chosen.name.replace(/\.[^.]*$/u, ''), cards, asks };
    announce(words.fileCards(cards.length, cards.filter(({ memory }) => memory !== null).length));
  };
  const cards = file.value?.cards ?? [];
  return (
    <div
      class="deck-new"
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        read(event.dataTransfer?.files[0]).catch(reportFailure);
      }}
    >
      <StudyDictionary />
      {file.value === null ? (
        <label class="field">
          <span>{words.list}</span>
          <textarea
            rows={6}
            spellcheck={false}
            autocapitalize="characters"
            maxLength={LONGEST_LIST}
            value={list.value}
            aria-describedby="deck-list-about"
            onInput={({ currentTarget }) => {
              list.value = currentTarget.value;
            }}
          />
        </label>
      ) : (
        <p>
          <b>{file.value.name}</b>:{' '}
          {words.fileCards(cards.length, cards.filter(({ memory }) => memory !== null).length)}
        </p>
      )}
      <p id="deck-list-about" class="hint">
        {words.listAbout}
      </p>
      <div class="deck-buttons">
        <label class="file-choice">
          {words.chooseFile}
          <input
            type="file"
            accept=".txt,.csv,.tsv,.db,.json,text/plain,text/csv,application/json"
            onChange={({ currentTarget }) => {
              read(currentTarget.files?.[0]).catch(reportFailure);
              currentTarget.value = '';
            }}
          />
        </label>
        {file.value !== null && (
          <button
            type="button"
            onClick={() => {
              file.value = null;
            }}
          >
            {words.noFile}
          </button>
        )}
      </div>
      {said.value !== '' && <p class="verdict">{said.value}</p>}
      <DeckForm
        key={file.value?.name ?? ''}
        proposedName={file.value?.name ?? ''}
        foreign={cards}
        asks={file.value?.asks ?? null}
        source={() => {
          const chosen = file.peek();
          const found =
            chosen === null
              ? wordsIn(list.peek(), languageOf(language))
              : wordsOf(chosen, languageOf(language));
          return found.length === 0 ? null : { kind: 'list', words: found };
        }}
      />
    </div>
  );
}
