/** One deck: what today asks, practice, progress, forecast and weak spots, limits, and its end. */

import { useSignal } from '@preact/signals';
import { useStore, usePage, useFeedback } from '../../page/page-context.ts';
import { TextField } from '../../parts/text-field.tsx';
import { useFailureReporter } from '../use-answer.ts';
import { LONGEST_NAME, MOST_AGAIN, MOST_NEW, type Deck, type DeckLimits } from './deck.ts';
import { Export } from './deck-export.tsx';
import { DeckFigures } from './deck-figures.tsx';
import { PRACTICE_CARDS, PRACTICE_MINUTES, type PracticeCards } from './deck-quiz.ts';
import { openDecks, type DeckNow } from './decks-state.ts';
import { decksTexts } from './decks-texts.ts';

function Practice({ deck }: { readonly deck: Deck }) {
  const words = decksTexts.value;
  const cards = useSignal<PracticeCards>('all');
  const minutes = useSignal<number>(0);
  return (
    <section aria-labelledby="deck-practice">
      <h2 id="deck-practice">{words.practice}</h2>
      <p class="hint">{words.practiceAbout}</p>
      <div class="drill-limits">
        <label class="field">
          <span>{words.practiceCards}</span>
          <select
            value={cards.value}
            onChange={({ currentTarget }) => {
              cards.value = PRACTICE_CARDS.find((one) => one === currentTarget.value) ?? 'all';
            }}
          >
            {PRACTICE_CARDS.map((one) => (
              <option key={one} value={one}>
                {words.practiceChoices[one]}
              </option>
            ))}
          </select>
        </label>
        <label class="field">
          <span>{words.time}</span>
          <select
            value={minutes.value}
            onChange={({ currentTarget }) => {
              minutes.value = Number(currentTarget.value);
            }}
          >
            {PRACTICE_MINUTES.map((one) => (
              <option key={one} value={one}>
                {words.minutes(one)}
              </option>
            ))}
          </select>
        </label>
      </div>
      <a class="button" href={`#/learn/decks/${deck.id}/practice/${cards.value}/${minutes.value}`}>
        {words.practise}
      </a>
    </section>
  );
}

function Limits({ deck }: { readonly deck: Deck }) {
  const words = decksTexts.value;
  const decks = useStore(openDecks);
  const reportFailure = useFailureReporter();
  const name = useSignal(deck.name);
  const field = (which: keyof DeckLimits, most: number) => (
    <label class="field">
      <span>{words[which]}</span>
      <input
        type="number"
        inputMode="numeric"
        min={0}
        max={most}
        value={deck[which]}
        onChange={({ currentTarget }) => {
          const wanted = Math.round(currentTarget.valueAsNumber);
          const value = Number.isNaN(wanted) ? deck[which] : Math.min(most, Math.max(0, wanted));
          currentTarget.value = String(value);
          decks.change(deck.id, { [which]: value }, Date.now()).catch(reportFailure);
        }}
      />
    </label>
  );
  return (
    <section aria-labelledby="deck-limits">
      <h2 id="deck-limits">{words.settings}</h2>
      <div class="drill-limits">
        {field('newADay', MOST_NEW)}
        {field('againADay', MOST_AGAIN)}
      </div>
      <form
        class="deck-name"
        onSubmit={(event) => {
          event.preventDefault();
          const wanted = name.peek().trim();
          if (wanted !== '') decks.change(deck.id, { name: wanted }, Date.now()).catch(reportFailure);
        }}
      >
        <TextField
          label={words.name}
          value={name.value}
          maxLength={LONGEST_NAME}
          autocomplete="off"
          onValue={(value) => {
            name.value = value;
          }}
        />
        <button type="submit">{words.rename}</button>
      </form>
    </section>
  );
}

function Delete({ deck }: { readonly deck: Deck }) {
  const words = decksTexts.value;
  const decks = useStore(openDecks);
  const { router, offers } = usePage();
  const { announce } = useFeedback();
  const reportFailure = useFailureReporter();
  const remove = async (): Promise<void> => {
    const undo = await decks.delete(deck.id, Date.now());
    const said = words.deleted(deck.name);
    offers.offerUndo(said, () => void undo().catch(reportFailure));
    announce(said);
    router.go({ screen: 'learn', path: ['decks'] });
  };
  return (
    <button type="button" class="quiet" onClick={() => void remove().catch(reportFailure)}>
      {words.delete}
    </button>
  );
}

export function DeckPage({ now: { deck, today } }: { readonly now: DeckNow }) {
  const words = decksTexts.value;
  const count = today.due.length + today.fresh.length;
  return (
    <>
      <p class="hint">
        {words.kinds[deck.kind].name} · {deck.dictionary.identity.name} ·{' '}
        {words.known(deck.begun, deck.firm, deck.size)}
      </p>
      <section class="drill-today" aria-labelledby="deck-today">
        <h2 id="deck-today">{words.today}</h2>
        <p role="status">
          {count === 0 ? words.nothingDue : words.waiting(today.due.length, today.fresh.length)}
        </p>
        {count > 0 && (
          <a class="button primary" href={`#/learn/decks/${deck.id}/today`}>
            {words.start}
          </a>
        )}
      </section>
      <Practice deck={deck} />
      <DeckFigures deck={deck} />
      <Limits deck={deck} />
      <section aria-labelledby="deck-files">
        <h2 id="deck-files">{words.files}</h2>
        <Export deck={deck} />
        <Delete deck={deck} />
      </section>
      <p>
        <a href="#/learn/decks">{words.allDecks}</a>
      </p>
    </>
  );
}
