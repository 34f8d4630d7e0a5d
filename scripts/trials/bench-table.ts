/** What benchmarks share: repeating a task, and one table with median and spread. Not part of the product. */

export interface Measurement {
  readonly name: string;
  readonly unit: string;
  readonly median: number;
  readonly least: number;
  readonly most: number;
  /** What we aim for, in the same unit; `null` where there is no aim. */
  readonly aim: number | null;
}

const UNITS = { ms: 1, µs: 1000 } as const;

export interface Task {
  readonly name: string;
  readonly unit: keyof typeof UNITS;
  readonly aim?: number;
  /** How often `run` is timed. */
  readonly rounds: number;
  /** How many things one call of `run` does; the figure is for one of them. */
  readonly size: number;
  run(): void;
}

/** Long enough for the engine to compile the hot code. */
const WARM_UP_MS = 400;

/** Warms up, then times every round. */
export function measure({ name, unit, aim, rounds, size, run }: Task): Measurement {
  for (const start = performance.now(); performance.now() - start < WARM_UP_MS;) run();
  const times = Array.from({ length: rounds }, () => {
    const start = performance.now();
    run();
    return ((performance.now() - start) / size) * UNITS[unit];
  }).sort((a, b) => a - b);
  const at = (share: number): number => times[Math.floor((times.length - 1) * share)] ?? 0;
  return { name, unit, median: at(0.5), least: at(0), most: at(1), aim: aim ?? null };
}

export function formatTable(rows: readonly Measurement[]): string {
  const cells = [
    ['', 'median', 'least', 'most', 'aim', 'unit'],
    ...rows.map((row) => [
      row.name,
      ...[row.median, row.least, row.most].map((value) => value.toPrecision(3)),
      row.aim === null ? '' : `< ${row.aim}`,
      row.unit,
    ]),
  ];
  const widths = (cells[0] ?? []).map((_, column) =>
    Math.max(...cells.map((line) => line[column]?.length ?? 0)),
  );
  return cells
    .map((line) =>
      line
        .map((cell, at) => (at === 0 ? cell.padEnd(widths[at] ?? 0) : cell.padStart(widths[at] ?? 0)))
        .join('  ')
        .trimEnd(),
    )
    .join('\n')
    .concat('\n');
}
