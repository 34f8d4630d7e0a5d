/** The player's puzzle results: the share solved without help by kind, and a table of the latest puzzles. */

import { PUZZLE_KINDS } from '@lexiko/analysis/puzzles';
import { NumberTable } from '../../parts/number-table.tsx';
import { BarChart } from '../charts/bar-chart.tsx';
import { openPuzzleHistory, type PuzzleRecord } from './puzzle-history.ts';
import { isKnown, skillRatings } from './puzzle-ratings.ts';
import { puzzlesTexts } from './puzzles-texts.ts';
import { locale } from '../../texts/current.ts';
import { useStore } from '../../page/page-context.ts';

const LATEST = 12;

function Ratings({ history }: { readonly history: readonly PuzzleRecord[] }) {
  const words = puzzlesTexts.value;
  const whole = new Intl.NumberFormat(locale.value, { maximumFractionDigits: 0, useGrouping: false });
  const ratings = skillRatings(history);
  const known = PUZZLE_KINDS.filter((kind) => isKnown(ratings[kind]));
  if (known.length === 0) return <p class="hint">{words.ratingsLater}</p>;
  return (
    <>
      <NumberTable
        title={words.ratings}
        columns={[words.kind, words.rating, words.count]}
        rows={known.map((kind) => {
          const { rating, deviation, count } = ratings[kind];
          const margin = `${whole.format(rating)} ± ${whole.format(2 * deviation)}`;
          return { key: kind, name: words.kinds[kind], cells: [margin, count] };
        })}
      />
      <p class="hint">{words.ratingsAbout}</p>
    </>
  );
}

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
          <Ratings history={history} />
          <NumberTable
            title={words.history}
            columns={[words.when, words.kind, words.difficulty, words.outcome, words.tries]}
            rows={history
              .slice(-LATEST)
              .toReversed()
              .map(({ puzzle, kind, difficulty, outcome, tries, atMs }) => ({
                key: `${atMs} ${puzzle}`,
                name: when.format(atMs),
                cells: [words.kinds[kind], words.difficulties[difficulty], words.outcomes[outcome], tries],
              }))}
          />
        </>
      )}
    </section>
  );
}
