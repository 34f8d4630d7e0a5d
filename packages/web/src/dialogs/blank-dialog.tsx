/** Asks which letter a blank stands for: by tap or by key. */

import { lettersOf, type TileSet } from '@lexiko/rules';
import { nameBlank } from '../draft/laying.ts';
import { texts } from '../texts/current.ts';
import { Dialog } from './dialog.tsx';

export function BlankDialog({ set }: { readonly set: TileSet }) {
  const letters = lettersOf(set);
  return (
    <Dialog title={texts.value.dialogs.blankTitle} onClose={() => nameBlank(null)}>
      <div
        class="letters"
        onKeyDown={(event) => {
          const letter = event.key.toUpperCase();
          if (!event.ctrlKey && !event.metaKey && letters.includes(letter)) nameBlank(letter);
        }}
      >
        {letters.map((letter) => (
          <button key={letter} type="button" class="letter-choice" onClick={() => nameBlank(letter)}>
            {letter}
          </button>
        ))}
      </div>
    </Dialog>
  );
}
