/** A bar chart as a table: label, bar and number in each row. Screen readers read labels and numbers. */

import './bar-chart.css';

export interface Bar {
  readonly label: string;
  readonly value: number;
  /** The value as text beside the bar. */
  readonly shown: string;
  /** Draws the bar in another colour, for comparison. */
  readonly isOther?: boolean;
}

export function BarChart({
  title,
  bars,
  top = Math.max(1, ...bars.map(({ value }) => value)),
}: {
  readonly title: string;
  readonly bars: readonly Bar[];
  /** The value of a bar of full width. */
  readonly top?: number;
}) {
  return (
    <figure class="chart-bars">
      <figcaption>{title}</figcaption>
      <table>
        <caption class="unseen-text">{title}</caption>
        <tbody>
          {bars.map(({ label, value, shown, isOther = false }, at) => (
            <tr key={at} class={isOther ? 'other' : ''}>
              <th scope="row">{label}</th>
              <td class="chart-bar-cell">
                <span
                  class="chart-bar"
                  style={{ '--share': Math.max(0, Math.min(1, value / top)) }}
                  aria-hidden="true"
                />
              </td>
              <td class="chart-number">{shown}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </figure>
  );
}
