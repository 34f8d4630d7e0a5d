/** What compared turns say together: share of wins and spread gained by following plays over the draws, by bag size. */

export interface LateTurn {
  readonly game: number;
  readonly bag: number;
  readonly lead: number;
  /** Whether both ways chose the same; nothing is gained or lost then. */
  readonly isSame: boolean;
  /** Gained by the search: from -1 to 1 of a win, and points. */
  readonly win: number;
  readonly spread: number;
  /** Processor time of both choices. */
  readonly ms: readonly number[];
}

/** Of a 95 % interval, in standard errors. */
const WIDTH = 1.96;

/** A row for each number of tiles in the bag, and one for all. */
export function lateTurnsReport(turns: readonly LateTurn[]): string {
  const bags = [...new Set(turns.map(({ bag }) => bag))].sort((a, b) => a - b);
  const rows = [
    ...bags.map((bag) =>
      rowOf(
        String(bag),
        turns.filter((turn) => turn.bag === bag),
      ),
    ),
    rowOf('all', turns),
  ];
  return `${['bag', 'turns', 'other choice', 'wins, all turns', 'points, all turns', 'ms with', 'ms without'].join('\t')}\n${rows.join('\n')}\n`;
}

function rowOf(name: string, turns: readonly LateTurn[]): string {
  const wins = interval(turns.map(({ win }) => 100 * win));
  const points = interval(turns.map(({ spread }) => spread));
  const ms = [0, 1].map((at) => median(turns.map((turn) => turn.ms[at] ?? 0)));
  const other = turns.filter(({ isSame }) => !isSame).length;
  return [name, turns.length, other, `${wins} %`, points, ...ms].join('\t');
}

function interval(values: readonly number[]): string {
  const count = Math.max(1, values.length);
  const mean = values.reduce((sum, value) => sum + value, 0) / count;
  const squares = values.reduce((sum, value) => sum + (value - mean) ** 2, 0);
  const error = Math.sqrt(squares / Math.max(1, count - 1) / count);
  return `${mean >= 0 ? '+' : ''}${mean.toFixed(2)} ± ${(WIDTH * error).toFixed(2)}`;
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;
}
