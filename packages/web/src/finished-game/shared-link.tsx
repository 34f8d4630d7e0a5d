/** Somebody has followed a link to a game or a position: it is fetched or unpacked, kept on this device, and opened. */

import { useEffect } from 'preact/hooks';
import { useLocalGames, type LocalGames } from '../table/local-games.ts';
import { usePage } from '../page/page-context.ts';
import type { Page } from '../page/page.ts';
import { TopBar } from '../screens/top-bar.tsx';
import { texts } from '../texts/current.ts';
import { unpackText } from './game-link.ts';
import { sharedPosition } from './shared-position.ts';
import { readShortLink } from './short-link.ts';

interface Followed {
  /** What the link holds, or, of a short one, the id of that. */
  readonly code: string;
  readonly isShort: boolean;
}

async function openShared(
  { failure, router }: Page,
  games: LocalGames,
  { code: given, isShort }: Followed,
): Promise<void> {
  const code = isShort ? await readShortLink(given) : given;
  const game = code === null ? null : await unpackText(code);
  if (game?.startsWith('{"format":"lexiko-study"') === true) {
    const { handOverStudy, SHARED } = await import('../learn/studies/store/shared-study.ts');
    if (handOverStudy(game)) return router.go({ screen: 'learn', path: ['studies', SHARED] }, 'replace');
  }
  const position = game === null ? null : sharedPosition(game);
  if (position !== null)
    return router.go({ screen: 'learn', path: ['position', encodeURIComponent(position)] }, 'replace');
  if (game !== null) return games.importGame(game);
  const { unreadable, linkGone } = texts.peek().table;
  failure.tell(code === null ? linkGone : unreadable['no-game']);
  router.go({ screen: 'front' }, 'replace');
}

export function SharedLink({ code, isShort }: Followed) {
  const page = usePage();
  const games = useLocalGames();
  useEffect(() => void openShared(page, games, { code, isShort }), [code]);
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
