/** Parts of the page whose code is fetched when somebody first needs them. */

import { signal } from '@preact/signals';
import type { FunctionComponent, JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { TopBar } from '../screens/top-bar.tsx';
import { fetchWantedAreas, texts } from '../texts/current.ts';
import type { Texts } from '../texts/texts.ts';
import { usePage } from './page-context.ts';
import type { Page } from './page.ts';

/** What could not be fetched is asked for again when it is needed the next time. */
export function lazyPart<Props extends object>(
  fetchPart: () => Promise<FunctionComponent<Props>>,
  waiting: () => JSX.Element | null = () => null,
): FunctionComponent<Props> {
  const part = signal<FunctionComponent<Props> | null>(null);
  const fetch = async ({ failure }: Page): Promise<void> => {
    try {
      const fetched = await fetchPart();
      await fetchWantedAreas();
      part.value = fetched;
    } catch (error) {
      failure.show(error);
    }
  };
  return function LazyPart(props: Props) {
    const page = usePage();
    useEffect(() => {
      if (part.peek() === null) void fetch(page);
    }, []);
    const Part = part.value;
    return Part === null ? waiting() : <Part {...props} />;
  };
}

/** What is seen while a screen comes. */
export interface Waiting {
  readonly title: string;
  readonly sentence: string;
}

export function lazyScreen(
  fetchScreen: () => Promise<FunctionComponent>,
  waiting: (texts: Texts) => Waiting,
): FunctionComponent {
  return lazyPart(fetchScreen, () => {
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
  });
}
