/** The way to the command line: its code is fetched when somebody first opens it. */

import { signal, type Signal } from '@preact/signals';
import type { FunctionComponent } from 'preact';
import { useEffect } from 'preact/hooks';
import type { TableNews } from '../messages.ts';
import { failure } from '../table/table.ts';
import { texts } from '../texts/current.ts';
import type { CommandLineProps } from './command-line.tsx';

export const isCommandLineOpen: Signal<boolean> = signal(false);

const line = signal<FunctionComponent<CommandLineProps> | null>(null);

async function fetchLine(): Promise<void> {
  try {
    line.value ??= (await import('./command-line.tsx')).CommandLine;
  } catch (error) {
    isCommandLineOpen.value = false;
    failure.value = texts.peek().failed(error instanceof Error ? error.message : String(error));
  }
}

/** The command line, once it has been opened and has come. */
export function CommandLineDoor({ news }: { readonly news: TableNews }) {
  useEffect(() => void fetchLine(), []);
  const Line = line.value;
  if (Line === null) return null;
  return (
    <Line
      news={news}
      onClose={() => {
        isCommandLineOpen.value = false;
      }}
    />
  );
}
