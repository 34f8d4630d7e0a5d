/** A chapter: the board at one of its turns, the tree of turns beside it, and everything kept there. */

import { useSignal } from '@preact/signals';
import { useEffect, useLayoutEffect, useMemo } from 'preact/hooks';
import {
  lineThrough,
  nodeAt,
  notationsOf,
  START,
  tableAt,
  type Chapter,
  type ChapterTable,
  type KeptLine,
} from '@lexiko/analysis/studies';
import type { Square } from '@lexiko/rules/board';
import { parseTypedTiles } from '@lexiko/rules/notation';
import { TurnButtons } from '../../../parts/turn-buttons.tsx';
import { useFeedback, usePage, useStore } from '../../../page/page-context.ts';
import { PositionBoard } from '../../../table/position-board.tsx';
import { texts } from '../../../texts/current.ts';
import { faultText } from '../../analysis/source/file-fault-texts.ts';
import { showBoard } from '../../practice/practice-board.tsx';
import { LaidTurn, TypedTurn } from './add-turn.tsx';
import { BestPlays } from './best-plays.tsx';
import {
  depthOf,
  neighbourOf,
  openChapterPlaces,
  playLine,
  playTurn,
  type NewTurn,
  type TurnRefusal,
} from './chapter-state.ts';
import { hasOpenTiles, snapshotOf } from './chapter-view-table.ts';
import type { OpenStudy } from '../store/open-study.ts';
import { studiesTexts } from '../studies-texts.ts';
import { playerOf, turnLabel } from './turn-label.ts';
import { Marks, NoteField, Remarks } from './turn-remarks.tsx';
import { TurnTree } from './turn-tree.tsx';

const STEPS = {
  ArrowLeft: 'back',
  ArrowRight: 'on',
  ArrowUp: 'above',
  ArrowDown: 'below',
  Home: 'first',
  End: 'last',
} as const;

/** Arrow keys go through the tree, unless the focused element uses them itself. */
function useTreeKeys(chapter: Chapter, at: string, isOff: boolean, onGo: (node: string) => void): void {
  useLayoutEffect(() => {
    if (isOff) return undefined;
    const onKey = (event: KeyboardEvent): void => {
      const { target, key } = event;
      if (event.ctrlKey || event.metaKey || event.altKey || !(target instanceof Element)) return;
      if (target.closest('dialog, input, select, textarea, [role="region"], [role="grid"]') !== null) return;
      const step = key in STEPS ? STEPS[key as keyof typeof STEPS] : null;
      const next = step === null ? null : neighbourOf(chapter, at, step);
      if (next === null) return;
      event.preventDefault();
      onGo(next);
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [chapter, at, isOff]);
}

/** What stands below the board: the last turn and the scores. */
function Caption({
  chapter,
  at,
  table,
  notations,
}: {
  readonly chapter: Chapter;
  readonly at: string;
  readonly table: ChapterTable;
  readonly notations: ReadonlyMap<string, string>;
}) {
  const node = nodeAt(chapter, at);
  const scores = table.scores.map((score, seat) => `${playerOf(chapter, seat)} ${score}`).join(' · ');
  return (
    <p class="study-caption">
      <b>{at === START || node === null ? studiesTexts.value.start : turnLabel(chapter, node, notations)}</b>{' '}
      <span>{scores}</span>
    </p>
  );
}

function problemText(problem: TurnRefusal): string {
  const { cannotRead, tooMany, needsDice } = studiesTexts.peek();
  switch (problem.code) {
    case 'FAULT':
      return faultText(texts.peek(), problem.fault);
    case 'UNREADABLE':
      return cannotRead;
    case 'FULL':
      return tooMany;
    case 'DICE':
      return needsDice;
  }
}

export function ChapterView({ study, chapter }: { readonly study: OpenStudy; readonly chapter: Chapter }) {
  const words = studiesTexts.value;
  const { isReadOnly } = study;
  const { announce } = useFeedback();
  const { offers } = usePage();
  const place = useStore(openChapterPlaces).of(chapter.id);
  const node = nodeAt(chapter, place.value) ?? nodeAt(chapter, START);
  const at = node?.id ?? START;
  const table = useMemo(() => tableAt(chapter, at), [chapter, at]);
  const notations = useMemo(() => notationsOf(chapter), [chapter]);
  const isLaying = useSignal(false);
  const problem = useSignal('');
  const typedRack = useSignal('');
  const known = table?.rack.join('') ?? '';
  useLayoutEffect(() => {
    typedRack.value = known;
    problem.value = '';
  }, [at, known]);
  const go = (next: string): void => {
    place.value = next;
  };
  useTreeKeys(chapter, at, isLaying.value, go);
  useEffect(() => {
    if (node !== null && at !== START) announce(`${turnLabel(chapter, node, notations)}. ${node.note}`);
  }, [at]);
  if (table === null || node === null) return <p class="fault">{words.faults['other-game']}</p>;

  const isOpen = hasOpenTiles(table);
  const rack = isOpen ? [] : parseTypedTiles(typedRack.value.toUpperCase());
  const canLay = rack !== null && (isOpen || rack.length > 0);
  const play = (turn: NewTurn): boolean => {
    const played = playTurn(study, chapter, at, turn);
    problem.value = played.ok ? '' : problemText(played.error);
    if (played.ok) go(played.value);
    return played.ok;
  };
  const addLine = (kept: KeptLine): void => {
    const played = playLine(study, chapter, at, { rack: node.kept?.rack ?? [], line: kept });
    problem.value = played.ok ? '' : problemText(played.error);
    if (played.ok) go(played.value);
  };
  const removeTurn = (): void => {
    const before = study.entries.peek().length;
    go(node.parent ?? START);
    if (study.record({ type: 'turn-removed', chapter: chapter.id, node: at }) !== null) return;
    offers.offerUndo(words.removed, () => {
      if (!study.undo(before)) announce(words.othersWentOn);
    });
  };
  const fresh = new Set<Square>(table.fresh.map(([square]) => square));
  const lessons = new Map(node.marks.map(({ square, text }) => [square, text === '' ? words.marked : text]));
  const inTurn = chapter.start.players.map((_, step, all) =>
    playerOf(chapter, (table.player + step) % all.length),
  );
  const depth = depthOf(chapter, at);
  const line = lineThrough(chapter, at);
  const isMain = node.parent === null || neighbourOf(chapter, at, 'above') === null;
  // The turns of a log stay as they were, and come first.
  const isOfGame = node.said !== undefined;
  const mayLead = !isMain && chapter.log === undefined;
  return (
    <div class="study-split">
      <div class="study-left">
        {isLaying.value && canLay ? (
          <LaidTurn
            chapter={chapter}
            node={at}
            table={table}
            rack={rack}
            onLaid={(tiles) => {
              if (play({ rack, tiles })) isLaying.value = false;
            }}
            onLeave={() => {
              isLaying.value = false;
            }}
          />
        ) : (
          <div class="study-board">
            <PositionBoard snapshot={snapshotOf(chapter, table, [])} fresh={fresh} lessons={lessons} />
          </div>
        )}
        <Caption chapter={chapter} at={at} table={table} notations={notations} />
        <TurnButtons
          at={depth}
          last={line.length}
          onGo={(target) => go(target === 0 ? START : (line[target - 1]?.id ?? START))}
        >
          {!isReadOnly && (
            <button
              type="button"
              disabled={!canLay}
              aria-pressed={isLaying.value}
              onClick={() => {
                isLaying.value = !isLaying.value;
                showBoard();
              }}
            >
              {words.lay}
            </button>
          )}
        </TurnButtons>
        <p class="hint study-keys">{words.keys}</p>
      </div>
      <div class="study-side">
        <section aria-label={words.turns}>
          <TurnTree chapter={chapter} at={at} notations={notations} onGo={go} />
        </section>
        {at !== START && !isReadOnly && !isOfGame && (
          <div class="practice-buttons">
            {mayLead && (
              <button
                type="button"
                onClick={() => void study.record({ type: 'turn-promoted', chapter: chapter.id, node: at })}
              >
                {words.promote}
              </button>
            )}
            <button type="button" onClick={removeTurn}>
              {words.removeTurn}
            </button>
          </div>
        )}
        {isReadOnly ? (
          <Remarks node={node} ruleset={table.ruleset} players={inTurn} />
        ) : (
          <>
            <NoteField key={`${chapter.id} ${at}`} study={study} chapter={chapter.id} node={node} />
            <TypedTurn
              chapter={chapter}
              table={table}
              rack={typedRack.value}
              isRack={rack !== null}
              problem={problem.value}
              onRack={(value) => {
                typedRack.value = value;
              }}
              onAdd={(text) => play({ rack: rack ?? [], text })}
            />
            <BestPlays
              key={`plays ${chapter.id} ${at}`}
              chapter={chapter}
              node={at}
              table={table}
              rack={rack}
              players={inTurn}
              kept={node.kept}
              onKeep={(analysis) =>
                void study.record({ type: 'analysis-kept', chapter: chapter.id, node: at, analysis })
              }
              onAdd={(notation) => void play({ rack: node.kept?.rack ?? rack ?? [], text: notation })}
              onAddLine={addLine}
            />
            <Marks
              key={`marks ${chapter.id} ${at}`}
              study={study}
              chapter={chapter.id}
              node={node}
              ruleset={table.ruleset}
            />
          </>
        )}
      </div>
    </div>
  );
}
