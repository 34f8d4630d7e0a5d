/** The latest notice, over whatever is on the screen, with what can be done about it. */

import type { Notice } from '@lexiko/protocol';
import { openDialog } from '../../dialogs/open-dialog.ts';
import { Toast } from '../../page/toast.tsx';
import { texts } from '../../texts/current.ts';
import type { Texts } from '../../texts/texts.ts';
import { meeting } from '../meeting.ts';
import { useOnline } from '../online-context.ts';

function noticeText({ online }: Texts, { kind, from, rematchOf }: Notice): string {
  if (kind !== 'invited') return online.notices[kind];
  const name = from?.name ?? online.somebody;
  return rematchOf === undefined ? online.invited(name) : meeting.value.rematch.wants(name);
}

/** What can be done about it besides closing it. */
function NoticeActions({ notice }: { readonly notice: Notice }) {
  const { notices, rematches } = useOnline();
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
    notices.putAway(notice);
    void work();
  };
  return (
    <>
      <button type="button" class="primary" onClick={answer(() => rematches.ask(rematchOf, 'go'))}>
        {rematch.accept}
      </button>
      <button type="button" onClick={answer(() => rematches.decline(game))}>
        {rematch.decline}
      </button>
    </>
  );
}

/** Notices are fetched again, and are other objects then. */
function isSame(one: Notice, other: Notice | null): boolean {
  return one.game === other?.game && one.kind === other.kind && one.atMs === other.atMs;
}

/** The result of a game asks about its rematch itself. */
export function NoticeBar() {
  const { notices, game } = useOnline();
  const isAskedThere = ({ rematchOf }: Notice): boolean =>
    rematchOf !== undefined && openDialog.value === 'result' && rematchOf === game.value?.room.value?.game;
  const notice = notices.all.value.find((one) => !isAskedThere(one));
  if (notice === undefined || isSame(notice, notices.leftAlone.value)) return null;
  return (
    <Toast
      key={`${notice.game} ${notice.kind} ${notice.atMs}`}
      sentence={noticeText(texts.value, notice)}
      tone="news"
      onGone={(cause) => {
        if (cause === 'closed') notices.read(notice.game);
        else notices.leftAlone.value = notice;
      }}
    >
      <NoticeActions notice={notice} />
    </Toast>
  );
}
