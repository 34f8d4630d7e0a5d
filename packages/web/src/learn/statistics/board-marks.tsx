/** The two measures of skill side by side (G-12): use of the board, and points from premium squares. */

import type { BoardUse, GameBoardUse } from '@lexiko/rules/records';
import { statisticsTexts } from './statistics-texts.ts';
import { ScrollRegion } from '../../parts/scroll-region.tsx';
import { locale } from '../../texts/current.ts';
import './statistics.css';

/** One side's board use, or the mean of several games, with fractions. */
export interface MarkColumn {
  readonly name: string;
  readonly use: BoardUse;
}

/** The four quarters of the board; more tiles make a quarter darker. */
function Quarters({ use: { quarters } }: { readonly use: BoardUse }) {
  const number = new Intl.NumberFormat(locale.value, { maximumFractionDigits: 1 });
  const most = Math.max(1, ...quarters);
  return (
    <svg
      class="chart-quarters"
      viewBox="0 0 100 100"
      role="img"
      aria-label={quarters.map((one) => number.format(one)).join(', ')}
    >
      {quarters.map((count, at) => {
        const [x, y] = [(at % 2) * 51, Math.floor(at / 2) * 51];
        return (
          <g key={at}>
            <rect x={x} y={y} width="49" height="49" rx="6" fill="var(--soft)" />
            <rect
              x={x}
              y={y}
              width="49"
              height="49"
              rx="6"
              fill="var(--glow)"
              opacity={0.1 + (0.6 * count) / most}
            />
            <text x={x + 24.5} y={y + 29}>
              {number.format(count)}
            </text>
          </g>
        );
      })}
    </svg>
  );
}

export function BoardMarks({
  columns,
  board,
}: {
  readonly columns: readonly MarkColumn[];
  readonly board: Pick<GameBoardUse, 'rows' | 'columns' | 'premiums'>;
}) {
  const words = statisticsTexts.value;
  const number = new Intl.NumberFormat(locale.value, { maximumFractionDigits: 1 });
  const of = (value: number, whole: number): string => `${number.format(value)} / ${whole}`;
  const rows: readonly (readonly [string, (use: BoardUse) => string])[] = [
    [words.tiles, ({ tiles }) => number.format(tiles)],
    [words.rowsUsed, ({ rows: used }) => of(used, board.rows)],
    [words.columnsUsed, ({ columns: used }) => of(used, board.columns)],
    [words.premiums, ({ premiums }) => of(premiums, board.premiums)],
    [words.premiumPoints, ({ premiumPoints }) => number.format(premiumPoints)],
  ];
  return (
    <ScrollRegion title={words.marks}>
      <table class="numbers board-marks">
        <thead>
          <tr>
            <th scope="col">{words.measure}</th>
            {columns.map(({ name }) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, shown]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {columns.map((column) => (
                <td key={column.name}>{shown(column.use)}</td>
              ))}
            </tr>
          ))}
          <tr>
            <th scope="row">{words.quarters}</th>
            {columns.map(({ name, use }) => (
              <td key={name}>
                <Quarters use={use} />
              </td>
            ))}
          </tr>
        </tbody>
      </table>
    </ScrollRegion>
  );
}
