/** Asks which letter a blank stands for: by tap or by key. */

import { useEffect } from 'preact/hooks';
import type { TileSet } from '@lexiko/rules/board';
import { useTable } from '../table/table-context.ts';
import { texts } from '../texts/current.ts';
import { Dialog } from './dialog.tsx';
import './blank-dialog.css';

export function BlankDialog({ set }: { readonly set: TileSet }) {
  const { laying } = useTable();
  const { letters } = set;
  useEffect(() => {
    // Wherever the focus is in this window: it opens with its first button.
    const onKey = (event: KeyboardEvent): void => {
      const letter = event.key.toUpperCase();
      if (event.ctrlKey || event.metaKey || !letters.includes(letter)) return;
      event.preventDefault();
      laying.nameBlank(letter);
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
  return (
    <Dialog title={texts.value.dialogs.blankTitle} onClose={() => laying.nameBlank(null)}>
      <div class="letters">
        {letters.map((letter) => (
          <button
            key={letter}
            type="button"
            class="letter-choice tile"
            onClick={() => laying.nameBlank(letter)}
          >
            {letter}
          </button>
        ))}
      </div>
    </Dialog>
  );
}
