/** The puzzles screen: puzzle of the day, puzzles by kind and difficulty, new ones, and the player's own. */

import { useSignal } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';
import { DIFFICULTIES, PUZZLE_TOPICS, type Difficulty, type PuzzleTopic } from '@lexiko/analysis/puzzles';
import { randomDigits } from '../../page/random-digits.ts';
import { ChoiceField } from '../../parts/choice-field.tsx';
import { usePage, useStore } from '../../page/page-context.ts';
import { useChosenLexicon, useFailureReporter } from '../use-answer.ts';
import { locale, texts } from '../../texts/current.ts';
import type { ScreenProps } from '../lazy-screen.tsx';
import { MadePuzzle } from './made-puzzle.tsx';
import { PuzzleRecords } from './puzzle-records.tsx';
import { puzzleLanguage } from './puzzle-files.ts';
import { openPuzzleHistory } from './puzzle-history.ts';
import { PuzzlePlay } from './puzzle-play.tsx';
import {
  languageOfPuzzle,
  namedPuzzle,
  openPuzzleSet,
  type NamedPuzzle,
  type PuzzleWish,
} from './puzzle-set.ts';
import { puzzlesTexts } from './puzzles-texts.ts';
import { openStudy } from '../../study/study.ts';
import { usualDictionary } from '../../words/dictionaries.ts';
import { useTodaysPuzzle } from './use-todays-puzzle.ts';
import { StudyDictionary } from '../study-dictionary.tsx';
import './puzzles.css';

/** Where a puzzle of the page is. */
function addressOf({ id }: NamedPuzzle): string {
  return `#/learn/puzzles/one/${id}`;
}

type Choice<T extends string> = T | 'any';

function Opening() {
  return <p role="status">{texts.value.common.opening}</p>;
}

function Daily() {
  const words = puzzlesTexts.value;
  const todays = useTodaysPuzzle();
  if (todays === null) return <Opening />;
  const { isAsChosen, record, streak } = todays;
  const { puzzle } = todays.named;
  const date = new Intl.DateTimeFormat(locale.value, { dateStyle: 'long' }).format(new Date());
  return (
    <section class="card puzzle-daily" aria-labelledby="puzzle-daily">
      <h2 id="puzzle-daily">{words.daily}</h2>
      {!isAsChosen && <p class="hint">{texts.value.dictionaries.englishOnly}</p>}
      <p>{words.dailyAbout(date, words.kinds[puzzle.kind], words.difficulties[puzzle.difficulty])}</p>
      {record !== null && (
        <p>
          <b>{words.outcomes[record.outcome]}</b>
        </p>
      )}
      {streak > 0 && <p class="puzzle-streak">{words.streak(streak)}</p>}
      <a class="button primary" href="#/learn/puzzles/daily">
        {record === null ? words.solveDaily : words.lookAgain}
      </a>
    </section>
  );
}

/** The start page. The route passes the chosen kind and difficulty to the puzzle. */
function Home() {
  const words = puzzlesTexts.value;
  const { router } = usePage();
  const topic = useSignal<Choice<PuzzleTopic>>('any');
  const difficulty = useSignal<Choice<Difficulty>>('any');
  const { identity, language } = useChosenLexicon();
  const open = (source: 'set' | 'fresh') => () =>
    router.go({ screen: 'learn', path: ['puzzles', source, topic.value, difficulty.value] });
  return (
    <>
      <Daily />
      <section class="card" aria-labelledby="puzzle-choose">
        <h2 id="puzzle-choose">{words.choose}</h2>
        <div class="rules-tools">
          <StudyDictionary />
          <ChoiceField
            label={words.kind}
            value={topic.value}
            choices={['any', ...PUZZLE_TOPICS]}
            nameOf={(one) => ({ any: words.any, ...words.kinds, ...words.themes })[one]}
            onChoose={(one) => {
              topic.value = one;
            }}
          />
          <ChoiceField
            label={words.difficulty}
            value={difficulty.value}
            choices={['any', ...DIFFICULTIES]}
            nameOf={(one) => ({ any: words.any, ...words.difficulties })[one]}
            onChoose={(one) => {
              difficulty.value = one;
            }}
          />
        </div>
        <div class="practice-buttons">
          {identity.id === usualDictionary(puzzleLanguage(language)) && (
            <button type="button" class="primary" onClick={open('set')}>
              {words.next}
            </button>
          )}
          <button type="button" onClick={open('fresh')}>
            {words.fresh}
          </button>
        </div>
        <p class="hint">{words.freshAbout}</p>
      </section>
      <section class="card" aria-labelledby="puzzle-own">
        <h2 id="puzzle-own">{words.own}</h2>
        <p>{words.ownAbout}</p>
        <a class="button" href="#/learn/puzzles/own">
          {words.own}
        </a>
      </section>
      <PuzzleRecords />
    </>
  );
}

function wishOf([topic, difficulty]: readonly string[]): Omit<PuzzleWish, 'language'> {
  return {
    topic: PUZZLE_TOPICS.find((one) => one === topic) ?? 'any',
    difficulty: DIFFICULTIES.find((one) => one === difficulty) ?? 'any',
  };
}

/** Puzzles of the page: as wished one after another, or by id, which is then followed by others like it. */
function FromSet({ wish, id }: { readonly wish: Omit<PuzzleWish, 'language'>; readonly id: string | null }) {
  const reportFailure = useFailureReporter();
  const chosen = puzzleLanguage(useChosenLexicon().language);
  const set = useStore(openPuzzleSet);
  const history = useStore(openPuzzleHistory);
  const named = useSignal<NamedPuzzle | 'none' | null>(null);
  const show = (found: Promise<NamedPuzzle | null>): void => {
    found.then((one) => {
      named.value = one ?? 'none';
    }, reportFailure);
  };
  useEffect(() => {
    show(id === null ? set.next({ ...wish, language: chosen }, history.records.peek()) : set.byId(id));
  }, []);
  const shown = named.value;
  if (shown === null) return <Opening />;
  if (shown === 'none') return <p role="status">{puzzlesTexts.value.noSuchPuzzle}</p>;
  const { puzzle } = shown;
  const language = languageOfPuzzle(shown);
  const after: PuzzleWish =
    id === null ? { ...wish, language } : { topic: puzzle.kind, difficulty: 'any', language };
  return (
    <PuzzlePlay
      key={shown.id}
      named={shown}
      day={null}
      before={null}
      address={addressOf(shown)}
      onNext={() => show(set.next(after, history.records.peek()))}
    />
  );
}

/** Puzzles that the study worker makes (`fresh`) or finds in the player's games (`own`). */
function FromWorker({
  source,
  path,
}: {
  readonly source: 'fresh' | 'own';
  readonly path: readonly string[];
}) {
  const study = useStore(openStudy);
  const words = puzzlesTexts.value;
  const reportFailure = useFailureReporter();
  const found = useSignal<readonly NamedPuzzle[] | null>(null);
  const at = useSignal(0);
  const status = useSignal(words.making);
  const wanted = useSignal(0);
  const dictionary = useChosenLexicon();
  useEffect(() => {
    const stop = new AbortController();
    const asking =
      source === 'fresh'
        ? study
            .ask(
              'freshPuzzle',
              { ...wishOf(path), seed: randomDigits() },
              { signal: stop.signal, dictionary },
            )
            .then((fresh) => (fresh === null ? [] : [namedPuzzle(fresh.line, fresh.config)]))
        : study
            .ask('ownPuzzles', null, {
              signal: stop.signal,
              dictionary,
              onProgress: ({ looked, of }) => {
                status.value = words.looking(looked, of);
              },
            })
            .then((list) => list.map(({ line, config }) => namedPuzzle(line, config)));
    asking.then((list) => {
      found.value = list;
      at.value = 0;
    }, reportFailure);
    return () => stop.abort();
  }, [wanted.value]);
  const named = found.value?.[at.value];
  if (found.value === null) return <p role="status">{status.value}</p>;
  if (named === undefined) return <p role="status">{source === 'own' ? words.noOwn : words.noneFound}</p>;
  const next = (): void => {
    if (at.value + 1 < (found.value?.length ?? 0)) at.value++;
    else if (source === 'fresh') {
      found.value = null;
      wanted.value++;
    } else at.value = 0;
  };
  return <PuzzlePlay key={named.line} named={named} day={null} before={null} address={null} onNext={next} />;
}

function OfToday() {
  const { router } = usePage();
  const todays = useTodaysPuzzle();
  // What was known of it when it came; solving it now changes nothing about how it is shown.
  const before = useMemo(() => todays?.record?.outcome ?? null, [todays?.named]);
  if (todays === null) return <Opening />;
  const { named, today } = todays;
  return (
    <PuzzlePlay
      key={named.id}
      named={named}
      day={today}
      before={before}
      address={addressOf(named)}
      onNext={() => router.go({ screen: 'learn', path: ['puzzles', 'set', 'any', 'any'] })}
    />
  );
}

function Content({ path }: { readonly path: readonly string[] }) {
  const [part, ...rest] = path;
  switch (part) {
    case 'daily':
      return <OfToday />;
    case 'set':
      return <FromSet key={path.join()} wish={wishOf(rest)} id={null} />;
    case 'one':
      return <FromSet key={path.join()} wish={wishOf([])} id={rest[0] ?? ''} />;
    case 'made':
      return <MadePuzzle key={path.join()} code={rest[0] ?? ''} />;
    case 'fresh':
    case 'own':
      return <FromWorker key={path.join()} source={part} path={rest} />;
    default:
      return <Home />;
  }
}

export function Puzzles({ path }: ScreenProps) {
  const words = puzzlesTexts.value;
  return (
    <main class="rules-page puzzles">
      <h1>{words.title}</h1>
      {path.length === 0 && <p>{words.about}</p>}
      <Content path={path} />
    </main>
  );
}
