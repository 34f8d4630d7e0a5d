/** A player's note to themselves about the game on the table. */

import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { Dialog } from '../dialogs/dialog.tsx';
import { useTable } from '../table/table-context.ts';
import { texts } from '../texts/current.ts';
import type { NoteKeeper } from './game-notes.ts';
import './note-dialog.css';

/** What the server takes. */
const LONGEST_NOTE = 2000;

export function NoteDialog({ keeper }: { readonly keeper: NoteKeeper }) {
  const { table: words, common } = texts.value;
  const { dialogs } = useTable();
  const text = useSignal<string | null>(null);
  const failed = useSignal(false);
  useEffect(() => {
    void keeper.read().then((read) => {
      text.value = read ?? '';
      failed.value = read === null;
    });
  }, []);
  const save = async (): Promise<void> => {
    const kept = await keeper.write((text.peek() ?? '').trim());
    failed.value = kept === null;
    if (kept !== null) dialogs.close();
  };
  return (
    <Dialog title={words.note} onClose={dialogs.close}>
      <form
        class="game-note"
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        <label class="field">
          <span class="hint">{words.noteAbout}</span>
          <textarea
            rows={6}
            maxLength={LONGEST_NOTE}
            value={text.value ?? ''}
            disabled={text.value === null}
            onInput={({ currentTarget }) => {
              text.value = currentTarget.value;
            }}
          />
        </label>
        {failed.value && <p role="alert">{words.noteFailed}</p>}
        <div class="dialog-actions">
          <button type="button" onClick={dialogs.close}>
            {common.cancel}
          </button>
          <button type="submit" class="primary" disabled={text.value === null}>
            {words.saveNote}
          </button>
        </div>
      </form>
    </Dialog>
  );
}
