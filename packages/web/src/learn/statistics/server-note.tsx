/** Says that online games are still loading or that the server is unreachable; otherwise empty. */

import type { ServerGames } from './server-games.ts';
import { statisticsTexts } from './statistics-texts.ts';

export function ServerNote({ server }: { readonly server: ServerGames }) {
  const { asking, unreachable } = statisticsTexts.value;
  const said = { none: '', asking, all: '', unreachable }[server];
  return (
    <p class="hint" role="status">
      {said}
    </p>
  );
}
