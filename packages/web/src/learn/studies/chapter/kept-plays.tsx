/** The plays of a kept analysis, with the settings by which they were found. */

import { drawsOfKept, linesOfKept, type KeptAnalysis, type KeptLine } from '@lexiko/analysis/studies';
import { lineOf } from '@lexiko/analysis/report';
import { NumberTable } from '../../../parts/number-table.tsx';
import { texts } from '../../../texts/current.ts';
import { useDictionaryTitle } from '../../../words/use-dictionary-title.ts';
import { analysisTexts, factTexts, reportTexts } from '../../analysis/analysis-texts.ts';
import { DrawList } from '../../analysis/shown/draw-list.tsx';
import { keptText } from './kept-text.ts';
import { studiesTexts } from '../studies-texts.ts';

/** Lines of play to the end of the game; each becomes a variation, on which the board steps through it. */
function Lines({
  kept,
  players,
  onAddLine,
}: {
  readonly kept: KeptAnalysis;
  readonly players: readonly string[];
  readonly onAddLine: ((line: KeptLine) => void) | undefined;
}) {
  const { moveTitle } = factTexts.value;
  const report = reportTexts.value;
  const lines = linesOfKept(kept);
  if (lines.length === 0) return null;
  return (
    <>
      <h3>{report.lines}</h3>
      {lines.map(({ notation, end }) => (
        <details key={notation} class="study-kept-line">
          <summary>
            {moveTitle(notation)}. {lineOf(report, { notation, end }).says}
          </summary>
          <ol class="study-end-line">
            {end.turns.map((turn, place) => (
              <li key={place}>
                {players[place % 2] ?? ''}
                {texts.value.colon}
                {moveTitle(turn.notation)}, {report.numbers.points(turn.score)}
              </li>
            ))}
          </ol>
          {onAddLine !== undefined && (
            <button type="button" onClick={() => onAddLine(end)}>
              {studiesTexts.value.addLine}
            </button>
          )}
        </details>
      ))}
    </>
  );
}

/** With `onAdd`, each play has a button that makes a variation of it; with `onAddLine`, each line. */
export function Kept({
  kept,
  players,
  onAdd,
  onAddLine,
  onForget,
}: {
  readonly kept: KeptAnalysis;
  /** Who plays, the player on turn first. */
  readonly players: readonly string[];
  readonly onAdd?: (notation: string) => void;
  readonly onAddLine?: (line: KeptLine) => void;
  readonly onForget?: () => void;
}) {
  const words = studiesTexts.value;
  const { columns } = analysisTexts.value;
  const { numbers } = reportTexts.value;
  const titleOf = useDictionaryTitle();
  const { dictionary, margin, candidates } = kept;
  return (
    <>
      <p class="hint study-settings">
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
      <Lines kept={kept} players={players} onAddLine={onAddLine} />
      {kept.draws !== undefined && <DrawList draws={drawsOfKept(kept.draws)} look="study-draws" />}
      {onForget !== undefined && (
        <button type="button" class="quiet" onClick={onForget}>
          {words.forget}
        </button>
      )}
    </>
  );
}
