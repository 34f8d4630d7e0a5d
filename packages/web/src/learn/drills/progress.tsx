/** Progress over time: answers per day as a bar chart and as a table. */

import type { DrillAnswer } from './drill-card.ts';
import { dayOf } from './drill-plan.ts';
import { drillsTexts } from './drills-texts.ts';
import { locale, texts } from '../../texts/current.ts';

export const DAYS = 28;

export interface DayCount {
  /** As `dayOf` counts. */
  readonly day: number;
  readonly asked: number;
  readonly right: number;
}

/** The last `DAYS` days up to today, including days without answers. */
export function dayCounts(answers: readonly DrillAnswer[], nowMs: number): readonly DayCount[] {
  const today = dayOf(nowMs);
  return Array.from({ length: DAYS }, (_, at) => {
    const day = today - DAYS + 1 + at;
    const given = answers.filter(({ atMs }) => dayOf(atMs) === day);
    return { day, asked: given.length, right: given.filter(({ grade }) => grade !== 'again').length };
  });
}

function dayText(day: number): string {
  return new Date(day * 86_400_000).toLocaleDateString(locale.value, {
    day: 'numeric',
    month: 'short',
    timeZone: 'UTC',
  });
}

const HEIGHT = 80;
const STEP = 10;

/** `days`: every day of the chart, the oldest first. */
export function Progress({ days }: { readonly days: readonly DayCount[] }) {
  const words = drillsTexts.value;
  const busy = days.filter(({ asked }) => asked > 0);
  const most = Math.max(1, ...days.map(({ asked }) => asked));
  const total = busy.reduce((sum, { asked }) => sum + asked, 0);
  const heightOf = (count: number): number => (count / most) * HEIGHT;
  return (
    <section aria-labelledby="drill-progress">
      <h2 id="drill-progress">{words.progress}</h2>
      {busy.length === 0 ? (
        <p class="hint">{words.noProgress}</p>
      ) : (
        <>
          <p class="hint">{words.progressAbout}</p>
          <svg
            class="drill-chart"
            viewBox={`0 0 ${days.length * STEP} ${HEIGHT + 2}`}
            role="img"
            aria-label={words.chart(total, busy.length)}
          >
            <line class="drill-axis" x1="0" x2={days.length * STEP} y1={HEIGHT + 1} y2={HEIGHT + 1} />
            {days.map(({ day, asked, right }, at) => (
              <g key={day}>
                <title>{`${dayText(day)}${texts.value.colon}${right} / ${asked}`}</title>
                <rect
                  class="drill-bar"
                  x={at * STEP + 1.5}
                  width={STEP - 3}
                  y={HEIGHT - heightOf(asked)}
                  height={heightOf(asked)}
                />
                <rect
                  class="drill-bar drill-bar-right"
                  x={at * STEP + 1.5}
                  width={STEP - 3}
                  y={HEIGHT - heightOf(right)}
                  height={heightOf(right)}
                />
              </g>
            ))}
          </svg>
          <details>
            <summary>{words.table}</summary>
            <table class="drill-table">
              <thead>
                <tr>
                  <th scope="col">{words.day}</th>
                  <th scope="col">{words.asked}</th>
                  <th scope="col">{words.right}</th>
                  <th scope="col">{words.share}</th>
                </tr>
              </thead>
              <tbody>
                {busy.toReversed().map(({ day, asked, right }) => (
                  <tr key={day}>
                    <th scope="row">{dayText(day)}</th>
                    <td>{asked}</td>
                    <td>{right}</td>
                    <td>{Math.round((100 * right) / asked)} %</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </details>
        </>
      )}
    </section>
  );
}
