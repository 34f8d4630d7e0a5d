/** The way to the coach: its code is fetched when somebody first asks. */

import type { TableSnapshot } from '../table/snapshot.ts';
import { lazyPart } from '../page/lazy-screen.tsx';
import { texts } from '../texts/current.ts';
import { useTable } from '../table/table-context.ts';

const CoachPanel = lazyPart(async () => (await import('./coach-panel.tsx')).CoachPanel);

export function CoachButton() {
  const { isCoachOpen } = useTable();
  return (
    <button
      type="button"
      class="coach-button"
      aria-pressed={isCoachOpen.value}
      onClick={() => {
        isCoachOpen.value = !isCoachOpen.peek();
      }}
    >
      {texts.value.table.coach}
    </button>
  );
}

export function Coach({ snapshot }: { readonly snapshot: TableSnapshot }) {
  const { isCoachOpen } = useTable();
  if (!isCoachOpen.value) return null;
  return (
    <CoachPanel
      snapshot={snapshot}
      onClose={() => {
        isCoachOpen.value = false;
      }}
    />
  );
}
