/** The way to the coach: its code is fetched when somebody first asks. */

import { signal } from '@preact/signals';
import type { TableNews } from '../messages.ts';
import { lazyPart } from '../page/lazy-screen.tsx';
import { texts } from '../texts/current.ts';

const isOpen = signal(false);

const CoachPanel = lazyPart(async () => (await import('./coach-panel.tsx')).CoachPanel);

export function CoachButton() {
  return (
    <button
      type="button"
      class="coach-button"
      aria-pressed={isOpen.value}
      onClick={() => {
        isOpen.value = !isOpen.peek();
      }}
    >
      {texts.value.table.coach}
    </button>
  );
}

export function Coach({ news }: { readonly news: TableNews }) {
  if (!isOpen.value) return null;
  return (
    <CoachPanel
      news={news}
      onClose={() => {
        isOpen.value = false;
      }}
    />
  );
}
