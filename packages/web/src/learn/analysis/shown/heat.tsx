/** A heat map of the replies to a move: squares are warmer with more and higher-scoring replies. */

import type { RefObject } from 'preact';
import { useEffect } from 'preact/hooks';
import { squareReplies, type Reply } from '@lexiko/analysis';
import type { Ruleset } from '@lexiko/rules';
import { formatSquare } from '@lexiko/rules/board';
import { analysisTexts, reportTexts } from '../analysis-texts.ts';

const LISTED = 5;

/** Colours the squares of the board inside `frame`; without replies it removes the colours. */
export function useHeat(
  frame: RefObject<HTMLElement | null>,
  replies: readonly Reply[] | null,
  size: number,
  shown: unknown,
): void {
  useEffect(() => {
    const squares = replies === null ? [] : squareReplies(replies, size);
    const most = Math.max(1e-9, ...squares.map(({ share, meanScore }) => share * meanScore));
    for (const cell of frame.current?.querySelectorAll<HTMLElement>('[data-square]') ?? []) {
      const here = squares[Number(cell.dataset['square'])];
      const heat = here === undefined ? 0 : (here.share * here.meanScore) / most;
      if (heat > 0) cell.style.setProperty('--heat', heat.toFixed(2));
      else cell.style.removeProperty('--heat');
    }
  }, [replies, shown]);
}

export function HeatList({
  replies,
  isLookedInto,
  ruleset,
}: {
  readonly replies: readonly Reply[];
  /** Replies are looked for when the turn is played out. */
  readonly isLookedInto: boolean;
  readonly ruleset: Pick<Ruleset, 'layout' | 'sides'>;
}) {
  const words = analysisTexts.value;
  const { layout, sides } = ruleset;
  if (sides === 1) return <p class="hint">{words.heatAlone}</p>;
  if (replies.length === 0) return <p class="hint">{isLookedInto ? words.heatNone : words.heatLater}</p>;
  const { tenths, wholePercent } = reportTexts.value.numbers;
  const mean = replies.reduce((sum, { score }) => sum + score, 0) / replies.length;
  const hottest = squareReplies(replies, layout.width * layout.height)
    .map((one, square) => ({ ...one, square }))
    .sort((a, b) => b.share * b.meanScore - a.share * a.meanScore)
    .slice(0, LISTED);
  return (
    <div class="analysis-heat">
      <p>{words.heatAbout(replies.length, tenths(mean))}</p>
      <ul>
        {hottest.map(({ square, share, meanScore }) => (
          <li key={square}>
            {words.heatSquare(formatSquare(layout, square), wholePercent(share), tenths(meanScore))}
          </li>
        ))}
      </ul>
    </div>
  );
}
