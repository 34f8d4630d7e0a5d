/** The turns of a chapter as nested lists: the main line, with the variations of a turn below it. */

import { useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import { branchesFrom, nodeAt, START, type Chapter, type TurnBranch } from '@lexiko/analysis/studies';
import { focusIfLost } from '../../reading-place.ts';
import { studiesTexts } from '../studies-texts.ts';
import { turnLabel } from './turn-label.ts';

interface TreeParts {
  readonly chapter: Chapter;
  readonly at: string;
  /** Of the chapter. */
  readonly notations: ReadonlyMap<string, string>;
  readonly onGo: (node: string) => void;
}

function Line({ line, ...parts }: TreeParts & { readonly line: readonly TurnBranch[] }) {
  const { chapter, at, notations, onGo } = parts;
  return (
    <ol class="study-line">
      {line.map(({ node, depth, variations }) => (
        <li key={node.id}>
          <button
            type="button"
            class="quiet study-turn"
            aria-current={node.id === at ? 'step' : undefined}
            onClick={() => onGo(node.id)}
          >
            {depth + 1}. {turnLabel(chapter, node, notations)}
          </button>
          {node.note !== '' && <p class="study-note">{node.note}</p>}
          {variations.length > 0 && (
            <div class="study-variations" role="group" aria-label={studiesTexts.value.variations}>
              {variations.map((variation) => (
                <Line key={variation[0]?.node.id} {...parts} line={variation} />
              ))}
            </div>
          )}
        </li>
      ))}
    </ol>
  );
}

export function TurnTree({ chapter, at, notations, onGo }: TreeParts) {
  const words = studiesTexts.value;
  const line = useMemo(() => branchesFrom(chapter), [chapter]);
  const startNote = nodeAt(chapter, START)?.note ?? '';
  const tree = useRef<HTMLDivElement>(null);
  const isFirst = useRef(true);
  // The tree scrolls by itself: on a phone the board stays where it is.
  useLayoutEffect(() => {
    const box = tree.current;
    const turn = box?.querySelector<HTMLElement>('[aria-current]');
    if (box == null || turn == null) return;
    const { top, bottom } = turn.getBoundingClientRect();
    const room = box.getBoundingClientRect();
    if (top < room.top) box.scrollTop -= room.top - top;
    if (bottom > room.bottom) box.scrollTop += bottom - room.bottom;
  }, [at, chapter]);
  // Arrow keys move on from the turn that has the focus. A button that added or removed a turn may have gone with its place.
  useLayoutEffect(() => {
    const turn = tree.current?.querySelector<HTMLElement>('[aria-current]') ?? null;
    if (tree.current?.contains(document.activeElement) === true) turn?.focus({ preventScroll: true });
    else if (!isFirst.current) focusIfLost(turn);
    isFirst.current = false;
  }, [at]);
  return (
    <div ref={tree} class="study-tree">
      <button
        type="button"
        class="quiet study-turn"
        aria-current={at === '' ? 'step' : undefined}
        onClick={() => onGo('')}
      >
        {words.start}
      </button>
      {startNote !== '' && <p class="study-note">{startNote}</p>}
      {line.length === 0 ? (
        <p class="hint">{words.noTurns}</p>
      ) : (
        <Line chapter={chapter} at={at} notations={notations} onGo={onGo} line={line} />
      )}
    </div>
  );
}
