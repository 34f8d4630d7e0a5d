/** The plays of a kept analysis, with the settings by which they were found. */

import type { KeptAnalysis } from '@lexiko/analysis/studies';
import { NumberTable } from '../../../parts/number-table.tsx';
import { useDictionaryTitle } from '../../../words/use-dictionary-title.ts';
import { analysisTexts, factTexts, reportTexts } from '../../analysis/analysis-texts.ts';
import { keptText } from './kept-text.ts';
import { studiesTexts } from '../studies-texts.ts';

/** With `onAdd`, each play has a button that makes a variation of it. */
export function Kept({
  kept,
  onAdd,
  onForget,
}: {
  readonly kept: KeptAnalysis;
  readonly onAdd?: (notation: string) => void;
  readonly onForget?: () => void;
}) {
  const words = studiesTexts.value;
  const { columns } = analysisTexts.value;
  const { numbers } = reportTexts.value;
  const titleOf = useDictionaryTitle();
  const { dictionary, margin, candidates } = kept;
  return (
    <>
      <p class="hint">
        {keptText(kept, titleOf(dictionary))} {margin !== null && words.margin(numbers.percent(margin))}
      </p>
      <NumberTable
        title={words.analysis}
        columns={[
          columns.move,
          columns.score,
          columns.keeps,
          columns.worth,
          columns.win,
          ...(onAdd === undefined ? [] : [null]),
        ]}
        rows={candidates.map(({ notation, score, leave, equity, win }) => ({
          key: notation,
          name: factTexts.value.moveTitle(notation),
          cells: [
            score,
            leave.join(''),
            numbers.tenths(equity),
            numbers.percent(win),
            ...(onAdd === undefined
              ? []
              : [
                  <button
                    type="button"
                    class="quiet round"
                    aria-label={words.addMove(factTexts.value.moveTitle(notation))}
                    onClick={() => onAdd(notation)}
                  >
                    +
                  </button>,
                ]),
          ],
        }))}
      />
      {onForget !== undefined && (
        <button type="button" class="quiet" onClick={onForget}>
          {words.forget}
        </button>
      )}
    </>
  );
}
