/** The drills screen: today's cards, decks, progress, and saving and loading a file. */

import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { err } from '@lexiko/rules';
import { WordHelpGate } from '../help-gate.tsx';
import type { ScreenProps } from '../lazy-screen.tsx';
import { StudyDictionary } from '../study-dictionary.tsx';
import { useChosenLexicon, useFailureReporter } from '../use-answer.ts';
import type { WantedLexicon } from '../../words/dictionaries.ts';
import { cardId, isFirm, type CardSubject } from './drill-card.ts';
import { cardCount } from './drill-record.ts';
import { useDrills, type Drills } from './drill-state.ts';
import { formatDrills, parseDrills } from './drill-file.ts';
import type { Deck } from './drill-plan.ts';
import { EMPTY_RECORD, type DrillRecord } from './drill-store.ts';
import { drillsTexts } from './drills-texts.ts';
import { dayCounts, Progress } from './progress.tsx';
import type { Quiz } from './quiz.ts';
import { Session } from './session.tsx';
import { useFeedback, usePage } from '../../page/page-context.ts';
import '../drills.css';

/** In bytes; years of drills take less. */
const LARGEST_FILE = 50_000_000;

function DeckRow({ deck }: { readonly deck: Deck }) {
  const drills = useDrills();
  const { plan, cards } = drills;
  const reportFailure = useFailureReporter();
  const words = drillsTexts.value;
  const { name, about } = words.deck[deck];
  const content = drills.cardsOf(deck);
  const isChosen = plan.value.decks.includes(deck);
  const begun = (content ?? []).flatMap((subject) => cards.value.get(cardId(subject)) ?? []);
  const state =
    content === null
      ? ''
      : content.length === 0
        ? words.noneMissed
        : words.known(begun.length, begun.filter(isFirm).length, content.length);
  return (
    <li class="drill-deck">
      <label>
        <input
          type="checkbox"
          checked={isChosen}
          onChange={() => {
            const decks = drills.decks.filter((one) => plan.peek().decks.includes(one) !== (one === deck));
            drills.changePlan({ decks }).catch(reportFailure);
          }}
        />
        <span>
          <b>{name}</b> <span class="hint">{about}</span>
        </span>
      </label>
      <span class="hint">{state}</span>
      {(content === null || content.length > 0) && (
        <a class="button quiet" aria-label={words.only(name)} href={`#/learn/drills/${deck}`}>
          {words.start}
        </a>
      )}
    </li>
  );
}

function Limits() {
  const drills = useDrills();
  const { plan } = drills;
  const reportFailure = useFailureReporter();
  const words = drillsTexts.value;
  const field = (name: 'newADay' | 'againADay', most: number) => (
    <label class="field">
      <span>{words[name]}</span>
      <input
        type="number"
        inputMode="numeric"
        min={0}
        max={most}
        value={plan.value[name]}
        onChange={({ currentTarget }) => {
          const wanted = Math.round(currentTarget.valueAsNumber);
          const value = Number.isNaN(wanted) ? plan.peek()[name] : Math.min(most, Math.max(0, wanted));
          currentTarget.value = String(value);
          drills.changePlan({ [name]: value }).catch(reportFailure);
        }}
      />
    </label>
  );
  return (
    <div class="drill-limits">
      {field('newADay', 200)}
      {field('againADay', 1000)}
    </div>
  );
}

/** Saves progress to a file, loads a file, or deletes all progress. */
function Keeping() {
  const drills = useDrills();
  const { offers } = usePage();
  const reportFailure = useFailureReporter();
  const { announce } = useFeedback();
  const words = drillsTexts.value;
  const said = useSignal('');
  const isSure = useSignal(false);
  const say = (sentence: string): void => {
    said.value = sentence;
    announce(sentence);
  };
  const save = (): void => {
    const now = drills.record.peek();
    if (now === null) return;
    const url = URL.createObjectURL(new Blob([formatDrills(now)], { type: 'application/json' }));
    const link = document.createElement('a');
    link.href = url;
    link.download = 'lexiko-drills.json';
    link.click();
    setTimeout(() => URL.revokeObjectURL(url), 60_000);
  };
  const replace = async (next: DrillRecord, sentence: string): Promise<void> => {
    const undo = await drills.replace(next);
    offers.offerUndo(sentence, () => void undo().catch(reportFailure));
    say(sentence);
  };
  const load = async (file: File): Promise<void> => {
    const parsed = file.size > LARGEST_FILE ? err('not-drills' as const) : parseDrills(await file.text());
    if (!parsed.ok) {
      say(words.faults[parsed.error]);
      return;
    }
    await replace(parsed.value, words.loaded(cardCount(parsed.value)));
  };
  const forget = async (): Promise<void> => {
    await replace(EMPTY_RECORD, words.forgotten);
    isSure.value = false;
  };
  return (
    <section aria-labelledby="drill-keep">
      <h2 id="drill-keep">{words.keep}</h2>
      <p class="hint">{words.keepAbout}</p>
      <div class="drill-files">
        <button type="button" onClick={save}>
          {words.save}
        </button>
        <label class="file-choice">
          {words.load}
          <input
            type="file"
            accept="application/json,.json"
            onChange={({ currentTarget }) => {
              const file = currentTarget.files?.[0];
              if (file !== undefined) load(file).catch(reportFailure);
              currentTarget.value = '';
            }}
          />
        </label>
      </div>
      {isSure.value && <p class="reminder">{words.forgetAbout}</p>}
      <button
        type="button"
        class={isSure.value ? 'danger' : 'quiet'}
        onClick={() => {
          if (isSure.peek()) forget().catch(reportFailure);
          else isSure.value = true;
        }}
      >
        {isSure.value ? words.forgetNow : words.forget}
      </button>
      {said.value !== '' && <p class="verdict">{said.value}</p>}
    </section>
  );
}

function Overview() {
  const drills = useDrills();
  const { plan, record } = drills;
  const reportFailure = useFailureReporter();
  const words = drillsTexts.value;
  const { decks } = plan.value;
  const nowMs = Date.now();
  useEffect(() => {
    if (record.value !== null) drills.fetchDecks(decks).catch(reportFailure);
  }, [decks.join(), record.value === null]);
  const set = drills.setFor(decks, nowMs);
  const count = set === null ? 0 : set.due.length + set.fresh.length;
  return (
    <>
      <p>{words.about}</p>
      <StudyDictionary />
      <section class="drill-today" aria-labelledby="drill-today">
        <h2 id="drill-today">{words.today}</h2>
        <p role="status">
          {decks.length === 0
            ? words.noDeck
            : set === null
              ? words.opening
              : count === 0
                ? words.nothingDue
                : words.waiting(set.due.length, set.fresh.length)}
        </p>
        {count > 0 && (
          <a class="button primary" href="#/learn/drills/today">
            {words.start}
          </a>
        )}
      </section>
      <section aria-labelledby="drill-decks">
        <h2 id="drill-decks">{words.decks}</h2>
        <ul class="drill-decks">
          {drills.decks.map((deck) => (
            <DeckRow key={deck} deck={deck} />
          ))}
        </ul>
        <Limits />
      </section>
      <Progress days={dayCounts(record.value?.answers ?? [], nowMs)} />
      <Keeping />
    </>
  );
}

function quizOf(drills: Drills, dictionary: WantedLexicon): Quiz {
  return {
    dictionary,
    memoryOf: (subject) => drills.cards.value.get(cardId(subject))?.memory ?? null,
    missedOf: ({ kind, letters }) =>
      kind === 'play' ? (drills.record.value?.missed.find(({ id }) => id === letters) ?? null) : null,
    give: (subject, grade, nowMs) => drills.giveAnswer(subject, grade, nowMs),
    isKeeping: drills.isKeeping,
    isFree: false,
    more: null,
    endMs: null,
  };
}

/** Chooses the cards once, when the session begins. */
function DeckSession({ decks }: { readonly decks: readonly Deck[] }) {
  const drills = useDrills();
  const dictionary = useChosenLexicon();
  const { router } = usePage();
  const reportFailure = useFailureReporter();
  const words = drillsTexts.value;
  const chosen = useSignal<readonly CardSubject[] | null>(null);
  const back = (): void => router.go({ screen: 'learn', path: ['drills'] });
  useEffect(() => {
    drills
      .fetchDecks(decks)
      .then(() => {
        const set = drills.setFor(decks, Date.now());
        chosen.value = set === null ? [] : [...set.due, ...set.fresh];
      })
      .catch(reportFailure);
  }, []);
  if (chosen.value === null) return <p role="status">{words.opening}</p>;
  if (chosen.value.length === 0)
    return (
      <section class="drill-card">
        <p>{words.nothingDue}</p>
        <button type="button" class="primary" onClick={back}>
          {words.session.back}
        </button>
      </section>
    );
  return <Session quiz={quizOf(drills, dictionary)} first={chosen.value} onDone={back} />;
}

export function DrillsScreen({ path: [wanted] }: ScreenProps) {
  const drills = useDrills();
  const reportFailure = useFailureReporter();
  const words = drillsTexts.value;
  // Waits for a fresh read: other screens may have added cards since the last visit.
  const isOpen = useSignal(false);
  useEffect(() => {
    drills
      .open()
      .then(() => {
        isOpen.value = true;
      })
      .catch(reportFailure);
    return () => {
      isOpen.value = false;
    };
  }, [drills]);
  const deck = drills.decks.find((one) => one === wanted);
  return (
    <main class="rules-page named-squares drills">
      <h1>{words.title}</h1>
      <WordHelpGate topic="lists">
        {!isOpen.value ? (
          <p role="status">{words.opening}</p>
        ) : deck !== undefined ? (
          <DeckSession key={deck} decks={[deck]} />
        ) : wanted === 'today' ? (
          <DeckSession key="today" decks={drills.plan.value.decks} />
        ) : (
          <Overview />
        )}
      </WordHelpGate>
    </main>
  );
}
