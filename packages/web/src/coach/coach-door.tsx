/** Where a coach may sit at the table, and the way to it: its code is fetched when somebody first asks. */

import { signal } from '@preact/signals';
import type { FunctionComponent } from 'preact';
import { helpPermission } from '@lexiko/rules';
import type { TableNews } from '../messages.ts';
import { failure } from '../table.ts';
import { texts } from '../texts/current.ts';
import type { CoachProps } from './coach-props.ts';

const isOpen = signal(false);
const panel = signal<FunctionComponent<CoachProps> | null>(null);

/** In games against computers, and never where the dictionary or word tools are locked (D-04, H-00). */
export function mayCoach({ place, seats, view }: TableNews): boolean {
  const people = seats.filter(({ kind }) => kind === 'person').length;
  const { game, options } = view.ruleset;
  return (
    place === 'here' &&
    people === 1 &&
    seats.length > 1 &&
    game === 'classic' &&
    view.phase !== 'over' &&
    options['dictionary.access'] === 'free' &&
    helpPermission(view, 'tools') === 'allowed'
  );
}

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
