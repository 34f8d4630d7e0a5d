/** The charts of an analysed game, each with its numbers as a table behind it. */

import type { TurnAnalysis } from '@lexiko/analysis';
import { chartSvg, gameCharts, turnAtShare, type GameChart } from '@lexiko/analysis/report';
import { analysisTexts, reportTexts } from '../analysis-texts.ts';
import type { Session } from '../session.ts';
import { ScrollRegion } from '../../../parts/scroll-region.tsx';
import './charts.css';

function ChartTable({
  chart,
  turns,
}: {
  readonly chart: GameChart;
  readonly turns: readonly TurnAnalysis[];
}) {
  const report = reportTexts.value;
  return (
    <details class="analysis-table">
      <summary>
        {report.asTable}
        <span class="unseen-text"> {chart.title}</span>
      </summary>
      <ScrollRegion title={chart.title} look="analysis-scroll">
        <table>
          <thead>
            <tr>
              <th scope="col" class="number">
                {report.columns.turn}
              </th>
              {chart.series.map(({ name }) => (
                <th key={name} scope="col" class="number">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {turns.map(({ turn }, at) => (
              <tr key={at}>
                <th scope="row" class="number">
                  {turn.number}
                </th>
                {chart.series.map(({ name, points }) => {
                  const point = points.find(([when]) => when === at);
                  return (
                    <td key={name} class="number">
                      {point === undefined ? '' : chart.format(point[1])}
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollRegion>
    </details>
  );
}

export function Charts({ session }: { readonly session: Session }) {
  const report = reportTexts.value;
  const { charts } = analysisTexts.value;
  const turns = session.studied.value.flatMap((one) => (one === null ? [] : [one.analysis]));
  const { game } = session.source.file;
  const drawn = gameCharts({ game, analysis: { turns } }, report, session.at.value);
  return (
    <section class="analysis-charts" aria-label={charts}>
      {drawn.map((chart) => (
        <figure key={chart.id} class="analysis-chart">
          <figcaption>
            {chart.title}
            <span class="analysis-key">
              {chart.series.map(({ name, style }) => (
                <span key={name}>
                  <svg viewBox="0 0 40 10" aria-hidden="true">
                    <line class={`line s${style}`} x1="0" x2="40" y1="5" y2="5" />
                  </svg>
                  {name}
                </span>
              ))}
            </span>
          </figcaption>
          {/* The keys and the list of turns do the same as this click. */}
          <div
            class="analysis-drawing"
            onClick={({ currentTarget, clientX }) => {
              const { left, width } = currentTarget.getBoundingClientRect();
              session.at.value = turnAtShare(turns.length, (clientX - left) / width);
            }}
            // Made of numbers and escaped names by the engine's report.
            dangerouslySetInnerHTML={{ __html: chartSvg(chart) }}
          />
          <ChartTable chart={chart} turns={turns} />
        </figure>
      ))}
    </section>
  );
}
