/** What happens at tables that one does not look at: an invitation, a beginning, one's turn, an end. */

import { effect, signal, type Signal } from '@preact/signals';
import type { Notice } from '@lexiko/protocol';
import { announce } from '../announcer.tsx';
import { Icon } from '../icons.tsx';
import { texts } from '../texts/current.ts';
import type { Texts } from '../texts/texts.ts';
import { openDialog } from '../dialogs/open-dialog.ts';
import { ask, link, listen } from './connection.ts';
import { meeting } from './meeting.ts';
import { askRematch, declineRematch } from './rematch.ts';
import { room } from './room.ts';

/** The latest first, one for each game. */
const notices: Signal<readonly Notice[]> = signal([]);

/** Whoever opens a game, or puts its notice away, has read it. */
function read(game: string): void {
  if (!notices.peek().some((notice) => notice.game === game)) return;
  notices.value = notices.peek().filter((notice) => notice.game !== game);
  void ask({ type: 'read-notice', game });
}

function noticeText({ online }: Texts, { kind, from, rematchOf }: Notice): string {
  if (kind !== 'invited') return online.notices[kind];
  const name = from?.name ?? online.somebody;
  return rematchOf === undefined ? online.invited(name) : meeting.value.rematch.wants(name);
}

/** Who wants a rematch of this game. */
export function rematchOffer(game: string): Notice | undefined {
  return notices.value.find(({ rematchOf }) => rematchOf === game);
}

async function fetchNotices(): Promise<void> {
  const answer = await ask({ type: 'list-notices', rematches: true });
  if (answer.ok) notices.value = answer.value.notices ?? [];
}

async function heedNotice(heard: Notice): Promise<void> {
  notices.value = [heard, ...notices.peek().filter(({ game }) => game !== heard.game)];
  // Whether it is a rematch is told to those who ask.
  if (heard.kind === 'invited') await fetchNotices();
  announce(noticeText(texts.peek(), notices.peek().find(({ game }) => game === heard.game) ?? heard));
}

listen((message) => {
  if (message.type === 'notice') void heedNotice(message.notice);
});

effect(() => {
  if (link.value === 'open') void fetchNotices();
});

effect(() => {
  const game = room.value?.game;
  if (game !== undefined && notices.value.length > 0) read(game);
});

/** Takes it off the screen; it is read by what is done about it. */
export function putAway({ game }: Notice): void {
  notices.value = notices.peek().filter((notice) => notice.game !== game);
}

/** What can be done about it. */
function NoticeActions({ notice }: { readonly notice: Notice }) {
  const { online, common } = texts.value;
  const { rematch } = meeting.value;
  const { rematchOf, game } = notice;
  if (rematchOf !== undefined) {
    return (
      <>
        <button
          type="button"
          class="primary"
          onClick={() => {
            putAway(notice);
            void askRematch(rematchOf, 'go');
          }}
        >
          {rematch.accept}
        </button>
        <button
          type="button"
          onClick={() => {
            putAway(notice);
            void declineRematch(game);
          }}
        >
          {rematch.decline}
        </button>
      </>
    );
  }
  return (
    <>
      <a class="button primary" href={`#/online/game/${game}`}>
        {online.toGame}
      </a>
      <button type="button" class="quiet round" aria-label={common.close} onClick={() => read(game)}>
        <Icon name="close" />
      </button>
    </>
  );
}

/** The latest of them, over whatever is on the screen; the result of a game asks about its rematch itself. */
export function NoticeBar() {
  const isAskedThere = ({ rematchOf }: Notice): boolean =>
    rematchOf !== undefined && openDialog.value === 'result' && rematchOf === room.value?.game;
  const notice = notices.value.find((one) => !isAskedThere(one));
  if (notice === undefined) return null;
  return (
    <aside class="failure news" aria-label={texts.value.online.news}>
      <p>{noticeText(texts.value, notice)}</p>
      <NoticeActions notice={notice} />
    </aside>
  );
}
