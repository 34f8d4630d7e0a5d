/** Which tables tell what their words mean, and the way to it: its code is fetched when such a game is opened. */

import { signal } from '@preact/signals';
import type { FunctionComponent } from 'preact';
import { useEffect } from 'preact/hooks';
import { Dialog } from '../../dialogs/dialog.tsx';
import type { TableNews } from '../../messages.ts';
import { failure } from '../../table/table.ts';
import { texts } from '../../texts/current.ts';

interface PlayedWordsProps {
  readonly news: TableNews;
}

/** Whether they stand over the table, where there is no room beside it. */
const isOver = signal(false);
const panel = signal<FunctionComponent<PlayedWordsProps> | null>(null);

/** Where the dictionary is open, words are there to be learnt (V-05, H-17). */
export function tellsMeanings({ view: { ruleset } }: TableNews): boolean {
  return ruleset.options['dictionary.access'] === 'free';
}

async function open(): Promise<void> {
  try {
    panel.value ??= (await import('./played-words.tsx')).PlayedWords;
  } catch (error) {
    failure.value = texts.peek().failed(error instanceof Error ? error.message : String(error));
  }
}

export function PlayedWordsDoor({ news }: PlayedWordsProps) {
  useEffect(() => void open(), []);
  const Panel = panel.value;
  return Panel === null ? null : <Panel news={news} />;
}

export function PlayedWordsButton() {
  return (
    <button
      type="button"
      class="coach-button words-button"
      onClick={() => {
        isOver.value = true;
      }}
    >
      {texts.value.table.meanings}
    </button>
  );
}

export function PlayedWordsDialog({ news }: PlayedWordsProps) {
  if (!isOver.value) return null;
  const close = (): void => {
    isOver.value = false;
  };
  return (
    <Dialog title={texts.value.table.meanings} onClose={close}>
      <PlayedWordsDoor news={news} />
    </Dialog>
  );
}
