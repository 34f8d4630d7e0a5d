/** A table at the server: the board of every game, with what others at other screens make necessary. */

import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { teamsMayChat } from '@lexiko/rules/rule-points';
import { PATIENCE, windowEndMs } from '@lexiko/table';
import { Decision } from '../../dialogs/decision.tsx';
import { Dialog } from '../../dialogs/dialog.tsx';
import { Icon } from '../../parts/icons.tsx';
import {
  PlayedWordsButton,
  PlayedWordsDialog,
  LazyPlayedWords,
  tellsMeanings,
} from '../../learn/diary/lazy-played-words.tsx';
import { TableScreen } from '../../screens/game.tsx';
import { viewerSeat, type TableSnapshot } from '../../table/snapshot.ts';
import { TableContext, useTable } from '../../table/table-context.ts';
import { texts } from '../../texts/current.ts';
import { headOf } from '../../texts/turn-text.ts';
import { ChatPanel } from '../chat/chat-panel.tsx';
import type { Audience } from '../chat/chat.ts';
import { ConnectionBadge } from '../connection/connection-badge.tsx';
import { Invitation } from '../room/invitation.tsx';
import { classTexts, roomTexts, onlineTexts } from '../online-texts.ts';
import { OpenRack } from './open-rack.tsx';
import { RematchPanel } from './rematch-panel.tsx';
import { useOnline, useOnlineGame } from '../online-context.ts';
import type { Room } from '../room/room.ts';
import { TableNote } from './table-note.tsx';
import { ownTeam } from '../team/team-play.ts';
import type { OnlineGame } from './online-game.ts';
import { TeamPanel } from '../team/team-panel.tsx';
import './online-table.css';

const TICK_MS = 500;

/** How long the last play can still be challenged, where that is counted. */
function WindowCountdown({ news, room }: { readonly news: TableSnapshot; readonly room: Room }) {
  const endMs = windowEndMs(news.view, PATIENCE[room.pace]);
  const table = useTable();
  const nowMs = useSignal(table.nowMs());
  useEffect(() => {
    if (endMs === null) return;
    nowMs.value = table.nowMs();
    const timer = setInterval(() => {
      nowMs.value = table.nowMs();
    }, TICK_MS);
    return () => clearInterval(timer);
  }, [endMs]);
  const left = endMs === null ? 0 : Math.ceil((endMs - nowMs.value) / 1000);
  if (left <= 0 || left > 600) return null;
  return (
    <span class="countdown" role="timer">
      {onlineTexts.value.secondsLeft(left)}
    </span>
  );
}

/** Until everybody has taken a turn a game can be given up, as if it had not been (V-14). */
function AbortButton({ news }: { readonly news: TableSnapshot }) {
  const { dialogs } = useTable();
  const seat = viewerSeat(news);
  const { view } = news;
  const isEarly = view.turnsTaken.some((turns) => turns === 0) && view.phase === 'playing';
  if (seat === null || !isEarly) return null;
  return (
    <button type="button" onClick={() => dialogs.show('abort')}>
      <Icon name="close" /> {onlineTexts.value.abort}
    </button>
  );
}

/** It ends the game for everybody, and one tap in a menu is soon made by mistake. */
function AbortDialog({ news }: { readonly news: TableSnapshot }) {
  const here = useTable();
  const online = onlineTexts.value;
  const seat = viewerSeat(news);
  if (seat === null) return null;
  return (
    <Dialog title={online.abort} onClose={here.dialogs.close}>
      <p>{online.abortAbout}</p>
      <Decision label={online.abortNow} look="danger" onDecide={() => here.act({ type: 'abort', seat })} />
    </Dialog>
  );
}

/** The teacher sees all letters, and goes back to the other tables. */
function TeacherCorner({ news, room }: { readonly news: TableSnapshot; readonly room: Room }) {
  const { classroom } = room;
  const classes = classTexts.value;
  return (
    <>
      {news.seats.map(({ name }, seat) => (
        <OpenRack key={seat} view={news.view} seat={seat} name={name} />
      ))}
      {classroom !== null && (
        <a class="button" href={`#/online/class/${classroom}`}>
          {classes.allTables}
        </a>
      )}
    </>
  );
}

/** For somebody without a seat. */
function Watching({ news, room }: { readonly news: TableSnapshot; readonly room: Room }) {
  const online = onlineTexts.value;
  const { game } = texts.value;
  const { delaySeconds } = room.terms;
  return (
    <section class="controls watching" aria-label={game.actions}>
      <p>
        <b>{headOf(texts.value, news)}</b>
        {news.viewer === 'teacher' && news.view.pausedMs !== null && ` (${classTexts.value.paused})`}
      </p>
      {news.viewer === 'teacher' ? (
        <TeacherCorner news={news} room={room} />
      ) : (
        <p class="hint">
          {online.watching}
          {delaySeconds > 0 && ` (${roomTexts.value.watch.later(roomTexts.value.duration(delaySeconds))})`}
          {room.watching > 1 && ` ${roomTexts.value.watch.people(room.watching)}.`}
        </p>
      )}
    </section>
  );
}

/** To whom one may write here. */
function audiencesOf({ view, viewer }: TableSnapshot, room: Room): readonly Audience[] {
  const isOfTheTable = room.mine.length > 0 || viewer === 'teacher';
  const { chat, delaySeconds } = room.terms;
  // Those who see the game late do not talk about it with those who play.
  const mayWrite = chat !== 'nobody' && (isOfTheTable || (chat === 'everybody' && delaySeconds === 0));
  const hasTeam = ownTeam(room) !== null && teamsMayChat(view.ruleset.teams);
  return [...(hasTeam ? (['team'] as const) : []), ...(mayWrite ? (['table'] as const) : [])];
}

/** Team and talk: beside the board where there is room, else in a window. */
function Company({ news, room }: { readonly news: TableSnapshot; readonly room: Room }) {
  const online = onlineTexts.value;
  const seat = viewerSeat(news);
  const hasTeam = seat !== null && ownTeam(room) !== null;
  return (
    <>
      {hasTeam && (
        <div class="side-part company">
          <h2>{online.yourTeamTitle}</h2>
          <TeamPanel news={news} seat={seat} room={room} />
        </div>
      )}
      <div class="side-part company">
        <h2>{online.chat}</h2>
        {room.watching > 0 && room.mine.length > 0 && (
          <p class="hint">{roomTexts.value.watch.people(room.watching)}</p>
        )}
        <ChatPanel audiences={audiencesOf(news, room)} />
      </div>
    </>
  );
}

function OnlineDialogs({ news, room }: { readonly news: TableSnapshot; readonly room: Room }) {
  const online = onlineTexts.value;
  const { dialogs } = useTable();
  switch (dialogs.open.value) {
    case 'company':
      return (
        <Dialog title={online.company} onClose={dialogs.close}>
          <Company news={news} room={room} />
        </Dialog>
      );
    case 'abort':
      return <AbortDialog news={news} />;
    case 'share':
      return (
        <Dialog title={online.invite} onClose={dialogs.close}>
          <Invitation code={room.code} />
        </Dialog>
      );
    default:
      return null;
  }
}

/** Opens team and talk where they are not beside the board, and says how much is new there. */
function CompanyButton({ room }: { readonly room: Room }) {
  const online = onlineTexts.value;
  const { chat, team, table } = useOnlineGame();
  const { dialogs } = table;
  const count = chat.unread.value + team.proposals.value.length;
  return (
    <button
      type="button"
      class="quiet company-button"
      onClick={() => {
        chat.unread.value = 0;
        dialogs.show('company');
      }}
    >
      {ownTeam(room) === null ? online.chat : online.teamButton}
      {count > 0 && <span class="count">{count}</span>}
    </button>
  );
}

/** Shows the team at which square one looks. */
function usePointing({ team, table }: OnlineGame): void {
  useEffect(() => {
    const look = ({ target }: PointerEvent): void => {
      const cell = target instanceof Element ? target.closest<HTMLElement>('[data-square]') : null;
      if (cell !== null && table.elements.board?.contains(cell) === true)
        team.point(Number(cell.dataset['square']));
    };
    document.addEventListener('pointerover', look);
    return () => document.removeEventListener('pointerover', look);
  }, [team]);
}

export function OnlineTable({ news, room }: { readonly news: TableSnapshot; readonly room: Room }) {
  const { rematches } = useOnline();
  const game = useOnlineGame();
  usePointing(game);
  useEffect(() => () => rematches.forget(), [room.game]);
  const isTaught = tellsMeanings(news);
  return (
    <TableContext.Provider value={game.table}>
      <TableScreen
        news={news}
        bar={
          <span class="bar-line">
            <ConnectionBadge />
            <WindowCountdown news={news} room={room} />
            {isTaught && <PlayedWordsButton />}
            <CompanyButton room={room} />
          </span>
        }
        menu={
          <>
            <button type="button" onClick={() => game.table.dialogs.show('share')}>
              <Icon name="eye" /> {onlineTexts.value.invite}
            </button>
            {room.classroom === null && <AbortButton news={news} />}
          </>
        }
        side={
          <>
            {isTaught && <LazyPlayedWords news={news} />}
            <Company news={news} room={room} />
          </>
        }
        again={<RematchPanel room={room} />}
        watching={<Watching news={news} room={room} />}
      />
      <OnlineDialogs news={news} room={room} />
      {isTaught && <PlayedWordsDialog news={news} />}
      <TableNote news={news} room={room} />
    </TableContext.Provider>
  );
}
