/** Adding a turn at a place of a chapter: typed as notation, or laid on the board. */

import { useSignal } from '@preact/signals';
import type { Placement, Tile } from '@lexiko/rules/board';
import type { Chapter, ChapterTable } from '@lexiko/analysis/studies';
import { TextField } from '../../../parts/text-field.tsx';
import { PracticeBoard } from '../../practice/practice-board.tsx';
import { usePractice } from '../../practice/practice-table.ts';
import { hasOpenTiles, stateOf } from './chapter-view-table.ts';
import { playerOf } from './turn-label.ts';
import { studiesTexts } from '../studies-texts.ts';

export function TypedTurn({
  chapter,
  table,
  rack,
  isRack,
  problem,
  onRack,
  onAdd,
}: {
  readonly chapter: Chapter;
  readonly table: ChapterTable;
  /** As typed. */
  readonly rack: string;
  readonly isRack: boolean;
  /** Why the last try is no turn here; empty: it is one. */
  readonly problem: string;
  readonly onRack: (rack: string) => void;
  /** Returns whether it was added. */
  readonly onAdd: (text: string) => boolean;
}) {
  const words = studiesTexts.value;
  const text = useSignal('');
  // With all tiles open there is no rack to tell.
  const isOpen = hasOpenTiles(table);
  return (
    <form
      class="study-form"
      onSubmit={(event) => {
        event.preventDefault();
        if (onAdd(text.peek())) text.value = '';
      }}
    >
      <p class="study-on-turn">{words.onTurn(playerOf(chapter, table.player))}</p>
      {!isOpen && (
        <TextField
          label={words.rack}
          value={rack}
          maxLength={30}
          autocomplete="off"
          autocapitalize="characters"
          spellcheck={false}
          aria-describedby="study-rack-hint"
          onValue={onRack}
        />
      )}
      <TextField
        label={words.play}
        value={text.value}
        maxLength={60}
        autocomplete="off"
        autocapitalize="characters"
        spellcheck={false}
        required
        aria-describedby="study-play-hint"
        onValue={(value) => {
          text.value = value;
        }}
      />
      <button type="submit">{words.add}</button>
      {!isOpen && (
        <p class="hint" id="study-rack-hint">
          {words.rackHint}
        </p>
      )}
      <p class="hint" id="study-play-hint">
        {words.playHint}
      </p>
      {(problem !== '' || !isRack) && (
        <p class="fault" role="alert">
          {problem === '' ? words.needsRack : problem}
        </p>
      )}
    </form>
  );
}

export function LaidTurn({
  chapter,
  node,
  table,
  rack,
  onLaid,
  onLeave,
}: {
  readonly chapter: Chapter;
  readonly node: string;
  readonly table: ChapterTable;
  readonly rack: readonly Tile[];
  readonly onLaid: (tiles: readonly Placement[]) => void;
  readonly onLeave: () => void;
}) {
  const words = studiesTexts.value;
  const practice = usePractice({
    id: `study ${chapter.id} ${node} ${rack.join('')}`,
    state: stateOf(chapter, table, rack),
    seat: table.player,
    onPlay: onLaid,
  });
  if (practice.snapshot === null) return null;
  return (
    <PracticeBoard
      table={practice.table}
      snapshot={practice.snapshot}
      idle={words.layIdle}
      submit={words.add}
    >
      <button type="button" onClick={onLeave}>
        {words.stopLaying}
      </button>
    </PracticeBoard>
  );
}
