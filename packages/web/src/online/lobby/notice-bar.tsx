/** The latest notice, over any screen, with its actions. */

import type { Notice } from '@lexiko/protocol';
import { useEffect } from 'preact/hooks';
import { personName } from '../person-name.ts';
import { Toast } from '../../page/feedback/toast.tsx';
import { texts } from '../../texts/current.ts';
import type { Texts } from '../../texts/texts.ts';
import { roomTexts, onlineTexts } from '../online-texts.ts';
import { useOnline, type Online } from '../online-context.ts';
import { isOf, occupantName } from '../room/seats.ts';

/** The other players of the game; empty until the list of your games has arrived. */
function opponentsAt(words: Texts, { lists, connection }: Online, { game }: Notice): string {
  const seats = lists.mine.value?.find((mine) => mine.game === game)?.seats ?? [];
  const { value: me } = connection.me;
  return words.list(seats.filter((seat) => !isOf(seat, me)).map((seat) => occupantName(words, seat)));
}

function noticeText(words: Texts, place: Online, notice: Notice): string {
  const online = onlineTexts.value;
  const { kind, from, rematchOf } = notice;
  if (kind !== 'invited') return online.notices[kind](opponentsAt(words, place, notice));
  const name = from === null ? online.somebody : personName(from);
  return rematchOf === null ? online.invited(name) : roomTexts.value.rematch.wants(name);
}

/** The actions of a notice besides closing it. */
function NoticeActions({ notice }: { readonly notice: Notice }) {
  const { notices, rematches } = useOnline();
  const { rematch } = roomTexts.value;
  const { rematchOf, game } = notice;
  if (rematchOf === null) {
    return (
      <a class="button primary" href={`#/online/game/${game}`}>
        {onlineTexts.value.toGame}
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

/** Compares by content: fetched again, a notice is another object. */
function isSame(one: Notice, other: Notice | null): boolean {
  return one.game === other?.game && one.kind === other.kind && one.atMs === other.atMs;
}

/** The result dialog asks about a rematch itself, so no notice does. */
export function NoticeBar() {
  const online = useOnline();
  const { notices, game, lists } = online;
  const isAskedThere = ({ rematchOf }: Notice): boolean =>
    rematchOf !== null && rematchOf === game.value?.id && game.value.table.dialogs.open.value === 'result';
  const notice = notices.all.value.find((one) => !isAskedThere(one));
  const { kind, game: noticed } = notice ?? {};
  useEffect(() => {
    const isListed = lists.mine.peek()?.some((mine) => mine.game === noticed) === true;
    if (noticed !== undefined && kind !== 'invited' && !isListed) void lists.fetchMine();
  }, [noticed, kind]);
  if (notice === undefined || isSame(notice, notices.leftAlone.value)) return null;
  return (
    <Toast
      key={`${notice.game} ${notice.kind} ${notice.atMs}`}
      sentence={noticeText(texts.value, online, notice)}
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
