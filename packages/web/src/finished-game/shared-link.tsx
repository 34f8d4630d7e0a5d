/** Somebody has followed a link that holds a game: it is unpacked, kept on this device, and opened. */

import { useEffect } from 'preact/hooks';
import { useLocalGames, type LocalGames } from '../table/local-games.ts';
import { usePage } from '../page/page-context.ts';
import type { Page } from '../page/page.ts';
import { TopBar } from '../screens/top-bar.tsx';
import { texts } from '../texts/current.ts';
import { unpackGame } from './game-link.ts';

async function openShared({ failure, router }: Page, games: LocalGames, code: string): Promise<void> {
  const game = await unpackGame(code);
  if (game !== null) return games.importGame(game);
  failure.tell(texts.peek().table.unreadable['no-game']);
  router.go({ screen: 'front' }, 'replace');
}

export function SharedLink({ code }: { readonly code: string }) {
  const page = usePage();
  const games = useLocalGames();
  useEffect(() => void openShared(page, games, code), [code]);
  return (
    <>
      <TopBar />
      <main class="opening" aria-busy="true">
        <h1 class="unseen-text">{texts.value.table.shared}</h1>
        <p role="status">{texts.value.game.opening}</p>
      </main>
    </>
  );
}
