/** How puzzles went so far: a bar for each kind, and the latest of them. */

import { PUZZLE_KINDS } from '@lexiko/engine';
import { settings } from '../../settings.ts';
import { BarChart } from '../charts/bar-chart.tsx';
import { puzzleHistory } from './puzzle-history.ts';
import { puzzlesTexts } from './puzzles-texts.ts';

const LATEST = 12;

export function PuzzleRecords() {
  const words = puzzlesTexts.value;
  const history = puzzleHistory.value;
  const when = new Intl.DateTimeFormat(settings.value.language, { dateStyle: 'medium' });
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
          <div class="wide-table" tabIndex={0} role="group" aria-label={words.history}>
            <table class="numbers">
              <thead>
                <tr>
                  <th scope="col">{words.when}</th>
                  <th scope="col">{words.kind}</th>
                  <th scope="col">{words.difficulty}</th>
                  <th scope="col">{words.outcome}</th>
                  <th scope="col">{words.tries}</th>
                </tr>
              </thead>
              <tbody>
                {history
                  .slice(-LATEST)
                  .toReversed()
                  .map(({ line, kind, difficulty, outcome, tries, atMs }) => (
                    <tr key={`${atMs} ${line}`}>
                      <th scope="row">{when.format(atMs)}</th>
                      <td>{words.kinds[kind]}</td>
                      <td>{words.difficulties[difficulty]}</td>
                      <td>{words.outcomes[outcome]}</td>
                      <td>{tries}</td>
                    </tr>
                  ))}
              </tbody>
            </table>
          </div>
        </>
      )}
    </section>
  );
}
