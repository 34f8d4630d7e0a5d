/** The player's puzzle results: the share solved without help by kind, and a table of the latest puzzles. */

import { PUZZLE_KINDS } from '@lexiko/analysis/puzzles';
import { NumberTable } from '../../parts/number-table.tsx';
import { BarChart } from '../charts/bar-chart.tsx';
import { openPuzzleHistory } from './puzzle-history.ts';
import { puzzlesTexts } from './puzzles-texts.ts';
import { locale } from '../../texts/current.ts';
import { useStore } from '../../page/page-context.ts';

const LATEST = 12;

export function PuzzleRecords() {
  const words = puzzlesTexts.value;
  const history = useStore(openPuzzleHistory).records.value;
  const when = new Intl.DateTimeFormat(locale.value, { dateStyle: 'medium' });
  const bars = PUZZLE_KINDS.flatMap((kind) => {
    const of = history.filter((record) => record.kind === kind);
    const solved = of.filter(({ outcome }) => outcome === 'solved').length;
    return of.length === 0
      ? []
      : [{ label: words.kinds[kind], value: (100 * solved) / of.length, shown: `${solved} / ${of.length}` }];
  });
  return (
    <section class="card" aria-labelledby="puzzle-history">
      <h2 id="puzzle-history">{words.history}</h2>
      {history.length === 0 ? (
        <p>{words.noHistory}</p>
      ) : (
        <>
          <BarChart title={words.solvedShare} bars={bars} top={100} />
          <NumberTable
            title={words.history}
            columns={[words.when, words.kind, words.difficulty, words.outcome, words.tries]}
            rows={history
              .slice(-LATEST)
              .toReversed()
              .map(({ line, kind, difficulty, outcome, tries, atMs }) => ({
                key: `${atMs} ${line}`,
                name: when.format(atMs),
                cells: [words.kinds[kind], words.difficulties[difficulty], words.outcomes[outcome], tries],
              }))}
          />
        </>
      )}
    </section>
  );
}
