/** The puzzles screen: puzzle of the day, puzzles by kind and difficulty, new ones, and the player's own. */

import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { DIFFICULTIES, PUZZLE_KINDS, type Difficulty, type PuzzleKind } from '@lexiko/analysis/puzzles';
import { randomDigits } from '../../page/random-digits.ts';
import { usePage, useStore } from '../../page/page-context.ts';
import { useChosenLexicon, useFailureReporter } from '../use-answer.ts';
import { locale, texts } from '../../texts/current.ts';
import type { ScreenProps } from '../lazy-screen.tsx';
import { PuzzleRecords } from './puzzle-records.tsx';
import { nextLine, openPuzzleHistory, recordOfDay, streakOf } from './puzzle-history.ts';
import { PuzzlePlay } from './puzzle-play.tsx';
import { dailyKind, dailyLine, dayOf, namedPuzzle, openPuzzleSet, type NamedPuzzle } from './puzzle-set.ts';
import { puzzlesTexts } from './puzzles-texts.ts';
import { openStudy } from '../../study/study.ts';
import { PAGE_DICTIONARY } from '../../words/dictionaries.ts';
import { StudyDictionary } from '../study-dictionary.tsx';
import './puzzles.css';

type Choice<T extends string> = T | 'any';

function Chooser<T extends string>({
  label,
  values,
  names,
  value,
  onChoose,
}: {
  readonly label: string;
  readonly values: readonly T[];
  readonly names: Readonly<Record<T, string>>;
  readonly value: Choice<T>;
  readonly onChoose: (value: Choice<T>) => void;
}) {
  return (
    <label>
      {label}
      <select
        value={value}
        onChange={({ currentTarget }) => onChoose(values.find((one) => one === currentTarget.value) ?? 'any')}
      >
        <option value="any">{puzzlesTexts.value.any}</option>
        {values.map((one) => (
          <option key={one} value={one}>
            {names[one]}
          </option>
        ))}
      </select>
    </label>
  );
}

function useLines(kind: Choice<PuzzleKind>): readonly string[] | null {
  const reportFailure = useFailureReporter();
  const set = useStore(openPuzzleSet);
  const lines = useSignal<readonly string[] | null>(null);
  useEffect(() => {
    (kind === 'any' ? set.allLines() : set.lines(kind)).then((found) => {
      lines.value = found;
    }, reportFailure);
  }, []);
  return lines.value;
}

/** Today and its puzzle, fixed on mount: midnight doesn't replace the puzzle. `line` is `null` while loading. */
function useToday(): { readonly today: string; readonly line: string | null } {
  const { value: today } = useSignal(dayOf(new Date()));
  const lines = useLines(dailyKind(today));
  return { today, line: lines === null ? null : dailyLine(lines, today) };
}

function Opening() {
  return <p role="status">{texts.value.common.opening}</p>;
}

function Daily() {
  const history = useStore(openPuzzleHistory);
  const words = puzzlesTexts.value;
  const { today, line } = useToday();
  if (line === null) return <Opening />;
  const { puzzle } = namedPuzzle(line);
  const record = recordOfDay(history.records.value, today);
  const streak = streakOf(history.records.value, today);
  const date = new Intl.DateTimeFormat(locale.value, { dateStyle: 'long' }).format(new Date());
  return (
    <section class="card puzzle-daily" aria-labelledby="puzzle-daily">
      <h2 id="puzzle-daily">{words.daily}</h2>
      <p class="hint">{texts.value.dictionaries.englishOnly}</p>
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
  const kind = useSignal<Choice<PuzzleKind>>('any');
  const difficulty = useSignal<Choice<Difficulty>>('any');
  const { identity } = useChosenLexicon();
  const open = (source: 'set' | 'fresh') => () =>
    router.go({ screen: 'learn', path: ['puzzles', source, kind.value, difficulty.value] });
  return (
    <>
      <Daily />
      <section class="card" aria-labelledby="puzzle-choose">
        <h2 id="puzzle-choose">{words.choose}</h2>
        <div class="rules-tools">
          <StudyDictionary />
          <Chooser
            label={words.kind}
            values={PUZZLE_KINDS}
            names={words.kinds}
            value={kind.value}
            onChoose={(value) => {
              kind.value = value;
            }}
          />
          <Chooser
            label={words.difficulty}
            values={DIFFICULTIES}
            names={words.difficulties}
            value={difficulty.value}
            onChoose={(value) => {
              difficulty.value = value;
            }}
          />
        </div>
        <div class="practice-buttons">
          {identity.id === PAGE_DICTIONARY && (
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

function kindOf(text: string | undefined): Choice<PuzzleKind> {
  return PUZZLE_KINDS.find((one) => one === text) ?? 'any';
}

function difficultyOf(text: string | undefined): Choice<Difficulty> {
  return DIFFICULTIES.find((one) => one === text) ?? 'any';
}

/** Puzzles from the set, one after another. */
function FromSet({ path }: { readonly path: readonly string[] }) {
  const lines = useLines(kindOf(path[0]));
  return lines === null ? <Opening /> : <SetOf lines={lines} path={path} />;
}

function SetOf({ lines, path }: { readonly lines: readonly string[]; readonly path: readonly string[] }) {
  const history = useStore(openPuzzleHistory);
  const wish = { kind: kindOf(path[0]), difficulty: difficultyOf(path[1]) };
  const line = useSignal(nextLine(lines, history.records.peek(), wish));
  if (line.value === null) return <p role="status">{puzzlesTexts.value.noneFound}</p>;
  return (
    <PuzzlePlay
      key={line.value}
      named={namedPuzzle(line.value)}
      day={null}
      before={null}
      onNext={() => {
        line.value = nextLine(lines, history.records.peek(), wish);
      }}
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
              { kind: kindOf(path[0]), difficulty: difficultyOf(path[1]), seed: randomDigits() },
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
  return <PuzzlePlay key={named.line} named={named} day={null} before={null} onNext={next} />;
}

function OfToday() {
  const history = useStore(openPuzzleHistory);
  const { router } = usePage();
  const { today, line } = useToday();
  const record = recordOfDay(history.records.value, today);
  const before = useSignal(record?.outcome ?? null);
  if (line === null) return <Opening />;
  return (
    <PuzzlePlay
      named={namedPuzzle(line)}
      day={today}
      before={before.value}
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
      return <FromSet key={rest.join()} path={rest} />;
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
