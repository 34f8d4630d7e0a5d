/** A part of the page whose code is fetched when somebody first goes there. */

import { signal } from '@preact/signals';
import type { FunctionComponent } from 'preact';
import { useEffect } from 'preact/hooks';
import { TopBar } from '../screens/top-bar.tsx';
import { failure } from '../table/table.ts';
import { texts } from '../texts/current.ts';
import type { Texts } from '../texts/texts.ts';

/** What is seen while a part comes. */
export interface Waiting {
  readonly title: string;
  readonly sentence: string;
}

export function door(
  fetchPart: () => Promise<FunctionComponent>,
  waiting: (texts: Texts) => Waiting,
): FunctionComponent {
  const part = signal<FunctionComponent | null>(null);
  const open = async (): Promise<void> => {
    try {
      part.value = await fetchPart();
    } catch (error) {
      failure.value = texts.peek().failed(error instanceof Error ? error.message : String(error));
    }
  };
  return function Door() {
    useEffect(() => {
      if (part.peek() === null) void open();
    }, []);
    const Part = part.value;
    if (Part !== null) return <Part />;
    const { title, sentence } = waiting(texts.value);
    return (
      <>
        <TopBar />
        <main class="opening" aria-busy="true">
          <h1 class="unseen-text">{title}</h1>
          <p role="status">{sentence}</p>
        </main>
      </>
    );
  };
}
