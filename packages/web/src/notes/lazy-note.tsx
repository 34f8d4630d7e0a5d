/** The way to a player's note about the game on the table; its code loads when it is opened. */

import { Icon } from '../parts/icons.tsx';
import { lazyPart } from '../page/lazy-screen.tsx';
import { useTable } from '../table/table-context.ts';
import { texts } from '../texts/current.ts';
import type { NoteKeeper } from './game-notes.ts';

const LazyDialog = lazyPart(async () => (await import('./note-dialog.tsx')).NoteDialog);

/** In the menu of a table. */
export function NoteButton() {
  const { dialogs } = useTable();
  return (
    <button type="button" onClick={() => dialogs.show('note')}>
      <Icon name="list" /> {texts.value.table.note}
    </button>
  );
}

/** Over the table, while it is open. */
export function GameNote({ keeper }: { readonly keeper: NoteKeeper }) {
  const { dialogs } = useTable();
  return dialogs.open.value === 'note' ? <LazyDialog keeper={keeper} /> : null;
}
