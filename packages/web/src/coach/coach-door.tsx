/** The way to the coach: its code is fetched when somebody first asks. */

import { signal } from '@preact/signals';
import type { FunctionComponent } from 'preact';
import type { TableNews } from '../messages.ts';
import { failure } from '../table/table.ts';
import { texts } from '../texts/current.ts';
import type { CoachProps } from './coach-props.ts';

const isOpen = signal(false);
const panel = signal<FunctionComponent<CoachProps> | null>(null);

async function open(): Promise<void> {
  isOpen.value = true;
  try {
    panel.value ??= (await import('./coach-panel.tsx')).CoachPanel;
  } catch (error) {
    isOpen.value = false;
    failure.value = texts.peek().failed(error instanceof Error ? error.message : String(error));
  }
}

export function CoachButton() {
  return (
    <button
      type="button"
      class="coach-button"
      aria-pressed={isOpen.value}
      onClick={() => {
        if (isOpen.value) isOpen.value = false;
        else void open();
      }}
    >
      {texts.value.table.coach}
    </button>
  );
}

export function CoachDoor({ news }: { readonly news: TableNews }) {
  const Panel = panel.value;
  if (!isOpen.value || Panel === null) return null;
  return (
    <Panel
      news={news}
      onClose={() => {
        isOpen.value = false;
      }}
    />
  );
}
