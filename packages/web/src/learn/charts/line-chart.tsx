/** Scores over time as a line, with the mean and a band of good scores, and the same numbers as a table. */

import { useId } from 'preact/hooks';
import { texts } from '../../texts/current.ts';
import './line-chart.css';

export interface ChartPoint {
  readonly label: string;
  readonly value: number;
}

const WIDTH = 560;
const HEIGHT = 240;
const MARGIN = { left: 54, right: 14, top: 22, bottom: 34 } as const;
const LINES = 4;

/** A step of 1, 2 or 5 times a power of ten, so that the axis labels are round numbers. */
function roundStep(range: number): number {
  const rough = range / LINES;
  const power = 10 ** Math.floor(Math.log10(rough));
  return ([1, 2, 5, 10].find((factor) => factor * power >= rough) ?? 10) * power;
}

export function LineChart({
  title,
  points,
  band,
  mean,
  words,
}: {
  readonly title: string;
  /** Oldest first. */
  readonly points: readonly ChartPoint[];
  readonly band: { readonly low: number; readonly high: number } | null;
  readonly mean: number;
  readonly words: {
    readonly point: string;
    readonly value: string;
    readonly table: string;
    readonly band: string;
    readonly mean: string;
  };
}) {
  const id = useId();
  const values = [...points.map(({ value }) => value), ...(band === null ? [] : [band.low, band.high])];
  const step = roundStep(Math.max(20, Math.max(...values) - Math.min(...values)));
  const low = Math.floor((Math.min(...values) - step / 4) / step) * step;
  const high = Math.ceil((Math.max(...values) + step / 4) / step) * step;
  const x = (at: number): number =>
    MARGIN.left +
    (points.length === 1 ? 0.5 : at / (points.length - 1)) * (WIDTH - MARGIN.left - MARGIN.right);
  const y = (value: number): number =>
    MARGIN.top + ((high - value) / (high - low)) * (HEIGHT - MARGIN.top - MARGIN.bottom);
  const marks = Array.from({ length: Math.round((high - low) / step) + 1 }, (_, at) => low + at * step);
  const path = points.map(({ value }, at) => `${at === 0 ? 'M' : 'L'}${x(at)} ${y(value)}`).join(' ');
  return (
    <figure class="chart-line">
      <figcaption id={id}>{title}</figcaption>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-labelledby={id}>
        {band !== null && (
          <g>
            <rect
              class="chart-band"
              x={MARGIN.left}
              y={y(band.high)}
              width={WIDTH - MARGIN.left - MARGIN.right}
              height={y(band.low) - y(band.high)}
            />
            <text class="chart-band-name" x={MARGIN.left + 6} y={y(band.high) + 14}>
              {words.band}
            </text>
          </g>
        )}
        {marks.map((mark) => (
          <g key={mark}>
            <line class="chart-rule" x1={MARGIN.left} x2={WIDTH - MARGIN.right} y1={y(mark)} y2={y(mark)} />
            <text class="chart-mark" x={MARGIN.left - 6} y={y(mark) + 4} text-anchor="end">
              {mark}
            </text>
          </g>
        ))}
        <line
          class="chart-mean"
          x1={MARGIN.left}
          x2={WIDTH - MARGIN.right}
          y1={y(mean)}
          y2={y(mean)}
          aria-hidden="true"
        />
        <text class="chart-mean-name" x={WIDTH - MARGIN.right} y={y(mean) - 5} text-anchor="end">
          {words.mean} {Math.round(mean)}
        </text>
        <path class="chart-path" d={path} />
        {points.map(({ label, value }, at) => (
          <circle key={at} class="chart-dot" cx={x(at)} cy={y(value)} r="4.5">
            <title>{`${label}${texts.value.colon}${value}`}</title>
          </circle>
        ))}
        <text class="chart-mark" x={MARGIN.left} y={HEIGHT - 8}>
          {points[0]?.label}
        </text>
        {points.length > 1 && (
          <text class="chart-mark" x={WIDTH - MARGIN.right} y={HEIGHT - 8} text-anchor="end">
            {points.at(-1)?.label}
          </text>
        )}
      </svg>
      <details>
        <summary>{words.table}</summary>
        <table class="numbers">
          <thead>
            <tr>
              <th scope="col">{words.point}</th>
              <th scope="col">{words.value}</th>
            </tr>
          </thead>
          <tbody>
            {points.map(({ label, value }, at) => (
              <tr key={at}>
                <th scope="row">{label}</th>
                <td>{value}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </figure>
  );
}
