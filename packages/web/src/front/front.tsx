/** The front page: going on with a game, a new one by one click, the daily puzzle; then what teaches, and the tools. */

import { useSignal } from '@preact/signals';
import { useRef } from 'preact/hooks';
import type { Level } from '@lexiko/engine';
import { lazyPart } from '../page/lazy-screen.tsx';
import { usePage } from '../page/page-context.ts';
import { TopBar } from '../screens/top-bar.tsx';
import { chosenWords } from '../setup/chosen-words.ts';
import { useLocalGames } from '../table/local-games.ts';
import { texts } from '../texts/current.ts';
import { WordsAtHand } from '../words/words-at-hand.tsx';
import type { FrontMoreProps } from './front-more.tsx';
import { UnfinishedGames, useSortedGames } from './games.tsx';
import type { OnlineGamesProps } from './online-games.tsx';
import { PlayCard } from './play-card.tsx';
import './front.css';

const DailyPuzzle = lazyPart(async () => (await import('../learn/puzzles/daily-puzzle.tsx')).DailyPuzzle);
const FrontMore = lazyPart<FrontMoreProps>(async () => (await import('./front-more.tsx')).FrontMore);
const OnlineGames = lazyPart<OnlineGamesProps>(async () => (await import('./online-games.tsx')).OnlineGames);

export function Front() {
  const page = usePage();
  const level = useSignal<Level>('easy');
  const online = useSignal<OnlineGamesProps['games']['value']>([]);
  const { front } = texts.value;
  const local = useLocalGames();
  const words = chosenWords(page.settings, page.lists);
  const games = useSortedGames(online.value);
  // What is there for later must not hold up the words of the first game.
  const hadWords = useRef(false);
  hadWords.current ||= local.hasWords.value;
  const isIdle = hadWords.current;
  return (
    <>
      <TopBar />
      <main class="front">
        <h1 class="unseen-text">Lexiko</h1>
        <UnfinishedGames games={games.unfinished} />
        <div class="front-first">
          <PlayCard level={level} words={words} isIdle={isIdle} />
          <section class="card daily-card" aria-labelledby="daily-title">
            <h2 id="daily-title">{front.daily}</h2>
            <div class="daily-place">{isIdle && <DailyPuzzle />}</div>
          </section>
        </div>
        <FrontMore level={level} words={words} games={games} />
        <WordsAtHand />
      </main>
      {page.personName.value.value !== null && isIdle && <OnlineGames games={online} />}
    </>
  );
}
