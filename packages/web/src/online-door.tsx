/** The way to playing over the network: its code is fetched when somebody first goes there. */

import { signal } from '@preact/signals';
import type { FunctionComponent } from 'preact';
import { useEffect } from 'preact/hooks';
import { TopBar } from './screens/top-bar.tsx';
import { failure } from './table.ts';
import { texts } from './texts/current.ts';

const screen = signal<FunctionComponent | null>(null);

async function fetchScreen(): Promise<void> {
  try {
    screen.value = (await import('./online/online.tsx')).Online;
  } catch (error) {
    failure.value = texts.peek().failed(error instanceof Error ? error.message : String(error));
  }
}

export function OnlineDoor() {
  useEffect(() => {
    if (screen.peek() === null) void fetchScreen();
  }, []);
  const Screen = screen.value;
  if (Screen !== null) return <Screen />;
  return (
    <>
      <TopBar />
      <main class="opening" aria-busy="true">
        <h1 class="unseen-text">{texts.value.online.title}</h1>
        <p role="status">{texts.value.online.connecting}</p>
      </main>
    </>
  );
}
