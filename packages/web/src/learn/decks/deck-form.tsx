/** Asks what a new deck asks and what it is called, then makes it. */

import { useSignal } from '@preact/signals';
import type { CardSource } from '../../study/finder-questions.ts';
import { openStudy } from '../../study/study.ts';
import { TextField } from '../../parts/text-field.tsx';
import { useFeedback, usePage, useStore } from '../../page/page-context.ts';
import { useChosenLexicon, useFailureReporter } from '../use-answer.ts';
import { kindsFor, LONGEST_NAME, type DeckKind } from './deck.ts';
import { openDecks } from './decks-state.ts';
import { decksTexts } from './decks-texts.ts';
import type { ForeignCard } from './files/cardbox-file.ts';

export function DeckForm({
  source,
  proposedName,
  foreign = [],
  asks = null,
}: {
  /** `null`: there are no words yet. */
  readonly source: () => CardSource | null;
  readonly proposedName: string;
  /** The cards of a file, with their schedules. */
  readonly foreign?: readonly ForeignCard[];
  /** What the cards of a file ask; `null`: it doesn't say. */
  readonly asks?: DeckKind | null;
}) {
  const words = decksTexts.value;
  const decks = useStore(openDecks);
  const study = useStore(openStudy);
  const dictionary = useChosenLexicon();
  const { router } = usePage();
  const { announce } = useFeedback();
  const reportFailure = useFailureReporter();
  const kinds = kindsFor(dictionary);
  const kind = useSignal<DeckKind>(asks ?? 'anagrams');
  const typedName = useSignal<string | null>(null);
  const said = useSignal('');
  const isBusy = useSignal(false);
  /** How much of the cards is stored, from 0 to 1. */
  const share = useSignal(0);
  const say = (sentence: string): void => {
    said.value = sentence;
    announce(sentence);
  };
  const name = typedName.value ?? proposedName;
  const make = async (): Promise<void> => {
    const from = source();
    if (from === null) {
      say(words.faults['no-cards']);
      return;
    }
    const { cards, left } = await study.ask('deckCards', { source: from, kind: kind.peek() }, { dictionary });
    const title = name.trim() === '' ? words.unnamed : name;
    const made = await decks.create({ name: title, kind: kind.peek(), dictionary }, cards, {
      foreign,
      nowMs: Date.now(),
      onProgress: (written, of) => {
        share.value = written / of;
      },
    });
    if (typeof made === 'string') {
      say(words.faults[made]);
      return;
    }
    announce(words.made(cards.length, left.length));
    router.go({ screen: 'learn', path: ['decks', made.id] });
  };
  const submit = async (): Promise<void> => {
    if (isBusy.peek()) return;
    isBusy.value = true;
    try {
      await make();
    } catch (error) {
      reportFailure(error);
    }
    isBusy.value = false;
  };
  return (
    <form
      class="deck-form"
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <label class="field">
        <span>{words.question}</span>
        <select
          value={kind.value}
          onChange={({ currentTarget }) => {
            kind.value = kinds.find((one) => one === currentTarget.value) ?? 'anagrams';
          }}
        >
          {kinds.map((one) => (
            <option key={one} value={one}>
              {words.kinds[one].question}
            </option>
          ))}
        </select>
      </label>
      <TextField
        label={words.name}
        value={name}
        maxLength={LONGEST_NAME}
        autocomplete="off"
        onValue={(value) => {
          typedName.value = value;
        }}
      />
      <button type="submit" class="primary" disabled={isBusy.value}>
        {isBusy.value ? words.making(Math.floor(100 * share.value)) : words.make}
      </button>
      {said.value !== '' && <p class="verdict">{said.value}</p>}
    </form>
  );
}
