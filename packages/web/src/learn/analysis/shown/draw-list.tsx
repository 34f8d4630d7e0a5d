/** For which draws of the last tiles plays win, with the draws of each play to be opened. */

import type { LastDraws } from '@lexiko/analysis';
import { drawsOf } from '@lexiko/analysis/report';
import { factTexts, reportTexts } from '../analysis-texts.ts';

export function DrawList({ draws, look }: { readonly draws: LastDraws; readonly look: string }) {
  const report = reportTexts.value;
  return (
    <>
      <h3>{report.lastDraws}</h3>
      {!draws.isComplete && <p class="hint">{report.drawsSampled}</p>}
      <ul class={look}>
        {drawsOf(report, draws, factTexts.value.moveTitle).map(({ notation, says, results }) => (
          <li key={notation}>
            {results.length === 0 ? (
              says
            ) : (
              <details>
                <summary>{says}</summary>
                {results.map((result) => (
                  <p key={result}>{result}</p>
                ))}
              </details>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}
