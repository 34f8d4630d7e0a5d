/** Asks which letter a blank stands for: by tap or by key. */

import { useLayoutEffect } from 'preact/hooks';
import { languageOf } from '@lexiko/languages';
import type { Ruleset } from '@lexiko/rules';
import { useTable } from '../table/table-context.ts';
import { texts } from '../texts/current.ts';
import { letterName } from '@lexiko/board/parts';
import { Dialog } from './dialog.tsx';
import './blank-dialog.css';

export function BlankDialog({
  ruleset: { tiles, language },
}: {
  readonly ruleset: Pick<Ruleset, 'tiles' | 'language'>;
}) {
  const { laying } = useTable();
  const { letters } = tiles;
  useLayoutEffect(() => {
    // Wherever the focus is in this window: it opens with its first button.
    const onKey = (event: KeyboardEvent): void => {
      const letter = event.key.toUpperCase();
      if ((event.ctrlKey && !event.altKey) || event.metaKey || !letters.includes(letter)) return;
      event.preventDefault();
      laying.nameBlank(letter);
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
  return (
    <Dialog title={texts.value.dialogs.blankTitle} onClose={() => laying.nameBlank(null)}>
      <div class="letters" lang={languageOf(language).tag}>
        {letters.map((letter) => (
          <button
            key={letter}
            type="button"
            class="letter-choice tile"
            aria-label={letterName(language, letter)}
            onClick={() => laying.nameBlank(letter)}
          >
            {letter}
          </button>
        ))}
      </div>
    </Dialog>
  );
}
