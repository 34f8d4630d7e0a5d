/** A form for a play typed as notation, such as `8H HORN`. The table handles it like a play from the board. */

import { useSignal } from '@preact/signals';
import { parsePlay } from '@lexiko/rules/notation';
import { problemText } from '../../commands/run-command.ts';
import { viewerSeat } from '../../table/snapshot.ts';
import { useTable } from '../../table/table-context.ts';
import { TextField } from '../../parts/text-field.tsx';
import { texts } from '../../texts/current.ts';
import { practiceTexts } from './practice-texts.ts';

export function TypedPlay({ submit }: { readonly submit: string }) {
  const words = practiceTexts.value;
  const table = useTable();
  const typed = useSignal('');
  const play = (): void => {
    const snapshot = table.snapshot.peek();
    const seat = snapshot === null ? null : viewerSeat(snapshot);
    if (snapshot === null || seat === null) return;
    const tiles = parsePlay(snapshot.view, seat, typed.peek());
    if (tiles.ok) table.act({ type: 'play', seat, tiles: tiles.value });
    else table.tell(problemText(texts.peek(), tiles.error));
  };
  return (
    <details class="typed-play">
      <summary>{words.typed}</summary>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          play();
        }}
      >
        <TextField
          label={words.field}
          value={typed.value}
          autocomplete="off"
          autocapitalize="characters"
          spellcheck={false}
          onValue={(value) => {
            typed.value = value;
          }}
        />
        <button type="submit">{submit}</button>
      </form>
    </details>
  );
}
