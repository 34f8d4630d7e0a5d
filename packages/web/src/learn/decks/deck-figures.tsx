/** A deck in numbers: answers per day, what falls due, the letters and hooks missed most. */

import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { NumberTable } from '../../parts/number-table.tsx';
import { useStore } from '../../page/page-context.ts';
import { locale, texts } from '../../texts/current.ts';
import { dayOf } from '../drills/drill-plan.ts';
import { DAYS, Progress, type DayCount } from '../drills/progress.tsx';
import { useFailureReporter } from '../use-answer.ts';
import type { Deck } from './deck.ts';
import { openDecks } from './decks-state.ts';
import { decksTexts } from './decks-texts.ts';
import { weakestHooks, weakestLetters, type Weakness } from './tallies.ts';

/** Days of the forecast. */
const AHEAD = 30;
const HEIGHT = 80;
const STEP = 10;

interface Figures {
  readonly days: readonly DayCount[];
  readonly ahead: readonly number[];
  readonly letters: readonly Weakness[];
  readonly hooks: readonly Weakness[];
}

function Forecast({ ahead, nowMs }: { readonly ahead: readonly number[]; readonly nowMs: number }) {
  const words = decksTexts.value;
  const most = Math.max(1, ...ahead);
  const total = ahead.reduce((sum, count) => sum + count, 0);
  const dayText = (at: number): string => {
    const date = new Date(nowMs);
    date.setDate(date.getDate() + at);
    return date.toLocaleDateString(locale.value, { day: 'numeric', month: 'short' });
  };
  return (
    <section aria-labelledby="deck-forecast">
      <h2 id="deck-forecast">{words.forecast}</h2>
      {total === 0 ? (
        <p class="hint">{words.noForecast}</p>
      ) : (
        <>
          <p class="hint">{words.forecastAbout}</p>
          <svg
            class="drill-chart"
            viewBox={`0 0 ${ahead.length * STEP} ${HEIGHT + 2}`}
            role="img"
            aria-label={words.forecastChart(total, ahead.length)}
          >
            <line class="drill-axis" x1="0" x2={ahead.length * STEP} y1={HEIGHT + 1} y2={HEIGHT + 1} />
            {ahead.map((count, at) => (
              <rect
                key={at}
                class="drill-bar drill-bar-right"
                x={at * STEP + 1.5}
                width={STEP - 3}
                y={HEIGHT - (count / most) * HEIGHT}
                height={(count / most) * HEIGHT}
              >
                <title>{`${dayText(at)}${texts.value.colon}${count}`}</title>
              </rect>
            ))}
          </svg>
          <details>
            <summary>{words.table}</summary>
            <NumberTable
              title={words.forecast}
              columns={[words.day, words.cards]}
              rows={ahead.flatMap((count, at) =>
                count === 0 ? [] : [{ key: at, name: dayText(at), cells: [count] }],
              )}
            />
          </details>
        </>
      )}
    </section>
  );
}

function Weak({ title, weak }: { readonly title: string; readonly weak: readonly Weakness[] }) {
  const words = decksTexts.value;
  if (weak.length === 0) return null;
  return (
    <section>
      <h3>{title}</h3>
      <NumberTable
        title={title}
        columns={[null, words.missed, words.asked]}
        rows={weak.map(({ name, asked, missed }) => ({
          key: name,
          name,
          cells: [`${missed} (${Math.round((100 * missed) / asked)} %)`, asked],
        }))}
      />
    </section>
  );
}

export function DeckFigures({ deck }: { readonly deck: Deck }) {
  const words = decksTexts.value;
  const decks = useStore(openDecks);
  const reportFailure = useFailureReporter();
  const figures = useSignal<Figures | null>(null);
  const nowMs = Date.now();
  const today = dayOf(nowMs);
  useEffect(() => {
    const read = async (): Promise<void> => {
      const store = await decks.store();
      const from = today - DAYS + 1;
      const [days, ahead, tallies] = await Promise.all([
        store.days(deck.id, from, today),
        store.forecast(deck.id, nowMs, AHEAD),
        store.tallies(deck.id),
      ]);
      figures.value = {
        days: Array.from({ length: DAYS }, (_, at) => {
          const found = days.find(({ day }) => day === from + at);
          return { day: from + at, asked: found?.asked ?? 0, right: found?.right ?? 0 };
        }),
        ahead,
        letters: weakestLetters(tallies),
        hooks: weakestHooks(tallies),
      };
    };
    read().catch(reportFailure);
  }, [deck.id]);
  if (figures.value === null) return <p role="status">{words.opening}</p>;
  const { days, ahead, letters, hooks } = figures.value;
  return (
    <>
      <Progress days={days} />
      <Forecast ahead={ahead} nowMs={nowMs} />
      {letters.length + hooks.length > 0 && (
        <section aria-labelledby="deck-weak">
          <h2 id="deck-weak">{words.weak}</h2>
          <div class="deck-weak">
            <Weak title={words.weakLetters} weak={letters} />
            <Weak title={words.weakHooks} weak={hooks} />
          </div>
        </section>
      )}
    </>
  );
}
