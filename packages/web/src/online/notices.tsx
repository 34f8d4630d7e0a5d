/** What happens at tables that one does not look at: an invitation, a beginning, one's turn, an end. */

import { effect, signal, type Signal } from '@preact/signals';
import type { Notice } from '@lexiko/protocol';
import { announce } from '../announcer.tsx';
import { Icon } from '../icons.tsx';
import { texts } from '../texts/current.ts';
import type { Texts } from '../texts/texts.ts';
import { ask, link, listen } from './connection.ts';
import { room } from './room.ts';

/** The latest first, one for each game. */
const notices: Signal<readonly Notice[]> = signal([]);

/** Whoever opens a game, or puts its notice away, has read it. */
function read(game: string): void {
  if (!notices.peek().some((notice) => notice.game === game)) return;
  notices.value = notices.peek().filter((notice) => notice.game !== game);
  void ask({ type: 'read-notice', game });
}

function noticeText({ online }: Texts, { kind, from }: Notice): string {
  return kind === 'invited' ? online.invited(from?.name ?? online.somebody) : online.notices[kind];
}

async function fetchNotices(): Promise<void> {
  const answer = await ask({ type: 'list-notices' });
  if (answer.ok) notices.value = answer.value.notices ?? [];
}

listen((message) => {
  if (message.type !== 'notice') return;
  const { notice } = message;
  notices.value = [notice, ...notices.peek().filter(({ game }) => game !== notice.game)];
  announce(noticeText(texts.peek(), notice));
});

effect(() => {
  if (link.value === 'open') void fetchNotices();
});

effect(() => {
  const game = room.value?.game;
  if (game !== undefined && notices.value.length > 0) read(game);
});

/** The latest of them, over whatever is on the screen. */
export function NoticeBar() {
  const [notice] = notices.value;
  if (notice === undefined) return null;
  const { online, common } = texts.value;
  return (
    <aside class="failure news" aria-label={online.news}>
      <p>{noticeText(texts.value, notice)}</p>
      <a class="button primary" href={`#/online/game/${notice.game}`}>
        {online.toGame}
      </a>
      <button type="button" class="quiet round" aria-label={common.close} onClick={() => read(notice.game)}>
        <Icon name="close" />
      </button>
    </aside>
  );
}
