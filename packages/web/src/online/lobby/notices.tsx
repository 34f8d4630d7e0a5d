/** What happens at tables that one does not look at: an invitation, a beginning, one's turn, an end. */

import { effect, signal, type Signal } from '@preact/signals';
import type { Notice } from '@lexiko/protocol';
import { texts } from '../../texts/current.ts';
import type { Texts } from '../../texts/texts.ts';
import { openDialog } from '../../dialogs/open-dialog.ts';
import { Toast } from '../../page/toast.tsx';
import { turnsElsewhere } from '../../page/turn-mark.ts';
import { ask, link, listen } from '../connection/connection.ts';
import { meeting } from '../meeting.ts';
import { askRematch, declineRematch } from '../table/rematch.ts';
import { room } from '../room/room.ts';

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

listen((message) => {
  if (message.type !== 'notice') return;
  const { notice } = message;
  // Whether an invitation is to a rematch is told to those who ask.
  if (notice.kind === 'invited') void fetchNotices();
  else notices.value = [notice, ...notices.peek().filter(({ game }) => game !== notice.game)];
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

effect(() => {
  turnsElsewhere.value = notices.value.filter(({ kind }) => kind === 'your-turn').length;
});

/** What can be done about it besides closing it. */
function NoticeActions({ notice }: { readonly notice: Notice }) {
  const { rematch } = meeting.value;
  const { rematchOf, game } = notice;
  if (rematchOf === undefined) {
    return (
      <a class="button primary" href={`#/online/game/${game}`}>
        {texts.value.online.toGame}
      </a>
    );
  }
  const answer = (work: () => Promise<unknown>) => () => {
    putAway(notice);
    void work();
  };
  return (
    <>
      <button type="button" class="primary" onClick={answer(() => askRematch(rematchOf, 'go'))}>
        {rematch.accept}
      </button>
      <button type="button" onClick={answer(() => declineRematch(game))}>
        {rematch.decline}
      </button>
    </>
  );
}

/** The last that was not closed but left alone; it is still there for whoever comes back. */
const leftAlone: Signal<Notice | null> = signal(null);

/** Notices are fetched again, and are other objects then. */
function isSame(one: Notice, other: Notice | null): boolean {
  return one.game === other?.game && one.kind === other.kind && one.atMs === other.atMs;
}

/** The latest of them, over whatever is on the screen; the result of a game asks about its rematch itself. */
export function NoticeBar() {
  const isAskedThere = ({ rematchOf }: Notice): boolean =>
    rematchOf !== undefined && openDialog.value === 'result' && rematchOf === room.value?.game;
  const notice = notices.value.find((one) => !isAskedThere(one));
  if (notice === undefined || isSame(notice, leftAlone.value)) return null;
  return (
    <Toast
      key={`${notice.game} ${notice.kind} ${notice.atMs}`}
      sentence={noticeText(texts.value, notice)}
      tone="news"
      onGone={(cause) => {
        if (cause === 'closed') read(notice.game);
        else leftAlone.value = notice;
      }}
    >
      <NoticeActions notice={notice} />
    </Toast>
  );
}
