/** Button and dialog for the meanings of played words, in games that show them. Their code loads with such a game. */

import { Dialog } from '../../dialogs/dialog.tsx';
import type { TableSnapshot } from '../../table/snapshot.ts';
import { lazyPart } from '../../page/lazy-screen.tsx';
import { texts } from '../../texts/current.ts';
import { useTable } from '../../table/table-context.ts';

/** Games with a free dictionary are learning games and show meanings (V-05, H-17). */
export function tellsMeanings({ view: { ruleset } }: TableSnapshot): boolean {
  return ruleset.dictionary.access === 'free';
}

export const LazyPlayedWords = lazyPart(async () => (await import('./played-words.tsx')).PlayedWords);

const LazyWordCard = lazyPart(async () => (await import('./word-card.tsx')).WordCard);

/** The words through the square that somebody tapped, over the board. */
export function ExplainedSquare({ snapshot }: { readonly snapshot: TableSnapshot }) {
  const square = useTable().explainedSquare.value;
  return square === null || snapshot.view.board[square] === '' ? null : (
    <LazyWordCard snapshot={snapshot} square={square} />
  );
}

export function PlayedWordsButton() {
  const { areWordsOver } = useTable();
  return (
    <button
      type="button"
      class="coach-button words-button"
      onClick={() => {
        areWordsOver.value = true;
      }}
    >
      {texts.value.table.meanings}
    </button>
  );
}

export function PlayedWordsDialog({ snapshot }: { readonly snapshot: TableSnapshot }) {
  const { areWordsOver } = useTable();
  if (!areWordsOver.value) return null;
  const close = (): void => {
    areWordsOver.value = false;
  };
  return (
    <Dialog title={texts.value.table.meanings} onClose={close}>
      <LazyPlayedWords snapshot={snapshot} />
    </Dialog>
  );
}
