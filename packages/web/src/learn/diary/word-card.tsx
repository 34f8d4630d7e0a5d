/** A card over the board: the words through a square, what they mean, and who made them. */

import { useEffect } from 'preact/hooks';
import { formatSquare, type Square } from '@lexiko/rules/board';
import type { TableSnapshot } from '../../table/snapshot.ts';
import { useTable } from '../../table/table-context.ts';
import { texts } from '../../texts/current.ts';
import { Icon } from '../../parts/icons.tsx';
import { useAnswer } from '../use-answer.ts';
import { diaryTexts } from './diary-texts.ts';
import { wordsOnSquare, type BoardWord } from './words-on-square.ts';
import './word-card.css';
import '../meanings.css';

export function WordCard({
  snapshot,
  square,
}: {
  readonly snapshot: TableSnapshot;
  readonly square: Square;
}) {
  const table = useTable();
  const words = diaryTexts.value;
  const { view } = snapshot;
  const { layout } = view.ruleset;
  const found = wordsOnSquare(snapshot, square);
  const open = found.filter(({ mayExplain }) => mayExplain).map(({ word }) => word);
  const known = useAnswer('meanings', open.length === 0 ? null : { words: open, config: view.config });
  const linesOf = ({ word, by, points, mayExplain }: BoardWord): readonly string[] => {
    const made = by === null ? [] : [words.madeBy(snapshot.seats[by]?.name ?? '', points)];
    if (!mayExplain) return [...made, words.stillOpen];
    const meaning = known?.find((one) => one.word === word)?.meaning;
    return meaning === undefined ? made : [...made, meaning ?? words.noMeaning];
  };
  const isReady = open.length === 0 || known !== null;
  const spoken = found.map((one) => [one.word, ...linesOf(one)].join('. ')).join('. ');
  useEffect(() => {
    if (isReady) table.feedback.announce(spoken);
  }, [isReady, square, spoken]);
  const isLow = square >= (layout.width * layout.height) / 2;
  return (
    <section
      class={isLow ? 'word-card high' : 'word-card'}
      aria-label={words.onSquare(formatSquare(layout, square))}
    >
      <dl class="diary-words">
        {found.map((one) => (
          <div key={one.word}>
            <dt>{one.word}</dt>
            {linesOf(one).map((text) => (
              <dd key={text}>{text}</dd>
            ))}
          </div>
        ))}
      </dl>
      {!isReady && <p class="hint">{words.opening}</p>}
      <button
        type="button"
        class="round"
        aria-label={texts.value.common.close}
        onClick={() => {
          table.explain(null);
          table.focusBoard();
        }}
      >
        <Icon name="close" />
      </button>
    </section>
  );
}
