/** The table of an online game: the usual board, with chat, team, presence and spectators. */

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
import { AlertButton, AlertOffer } from '../alerts/table-alerts.tsx';
import { ChatPanel } from '../chat/chat-panel.tsx';
import type { Audience } from '../chat/chat.ts';
import { ConnectionBadge } from '../connection/connection-badge.tsx';
import { PersonLink } from '../people/person-link.tsx';
import { Invitation } from '../room/invitation.tsx';
import { membersAt } from '../room/seats.ts';
import { classTexts, roomTexts, onlineTexts } from '../online-texts.ts';
import { OpenRack } from './open-rack.tsx';
import { ReportLinks } from './report-links.tsx';
import { RematchPanel } from './rematch-panel.tsx';
import { useOnline, useOnlineGame } from '../online-context.ts';
import type { Room } from '../room/room.ts';
import { GameNote, NoteButton } from '../../notes/lazy-note.tsx';
import type { NoteKeeper } from '../../notes/game-notes.ts';
import type { Requests } from '../connection/requests.ts';
import { NextGame } from './next-game.tsx';
import { TableNote } from './table-note.tsx';
import { ownTeam } from '../team/team-play.ts';
import type { OnlineGame } from './online-game.ts';
import { TeamPanel } from '../team/team-panel.tsx';
import './online-table.css';

const TICK_MS = 500;

/** How long the last play can still be challenged, if that is limited. */
function WindowCountdown({ snapshot, room }: { readonly snapshot: TableSnapshot; readonly room: Room }) {
  const endMs = windowEndMs(snapshot.view, PATIENCE[room.pace]);
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

/** The player's note is kept at the server, for all their devices. */
function serverNote(requests: Requests, game: string): NoteKeeper {
  return {
    async read() {
      const answer = await requests.request('gameNote', { game });
      return answer.ok ? answer.value.text : null;
    },
    async write(text) {
      const answer = await requests.request('setGameNote', { game, text });
      return answer.ok ? answer.value.text : null;
    },
  };
}

/** Until everybody has taken a turn, a game can be called off without a result (V-14). */
function AbortButton({ snapshot }: { readonly snapshot: TableSnapshot }) {
  const { dialogs } = useTable();
  const seat = viewerSeat(snapshot);
  const { view } = snapshot;
  const isEarly = view.turnsTaken.some((turns) => turns === 0) && view.phase === 'playing';
  if (seat === null || !isEarly) return null;
  return (
    <button type="button" onClick={() => dialogs.show('abort')}>
      <Icon name="close" /> {onlineTexts.value.abort}
    </button>
  );
}

/** Asks for confirmation: it ends the game for everybody, and menus invite slips. */
function AbortDialog({ snapshot }: { readonly snapshot: TableSnapshot }) {
  const here = useTable();
  const online = onlineTexts.value;
  const seat = viewerSeat(snapshot);
  if (seat === null) return null;
  return (
    <Dialog title={online.abort} onClose={here.dialogs.close}>
      <p>{online.abortAbout}</p>
      <Decision label={online.abortNow} look="danger" onDecide={() => here.act({ type: 'abort', seat })} />
    </Dialog>
  );
}

/** For the teacher: all racks, and the way back to the other tables. */
function TeacherCorner({ snapshot, room }: { readonly snapshot: TableSnapshot; readonly room: Room }) {
  const { classroom } = room;
  const classes = classTexts.value;
  return (
    <>
      {snapshot.seats.map(({ name }, seat) => (
        <OpenRack key={seat} view={snapshot.view} seat={seat} name={name} />
      ))}
      {classroom !== null && (
        <a class="button" href={`#/online/class/${classroom}`}>
          {classes.allTables}
        </a>
      )}
    </>
  );
}

/** For spectators. */
function Watching({ snapshot, room }: { readonly snapshot: TableSnapshot; readonly room: Room }) {
  const online = onlineTexts.value;
  const { game } = texts.value;
  const { delaySeconds } = room.terms;
  return (
    <section class="controls watching" aria-label={game.actions}>
      <p>
        <b>{headOf(texts.value, snapshot)}</b>
        {snapshot.viewer === 'teacher' && snapshot.view.pausedMs !== null && ` (${classTexts.value.paused})`}
      </p>
      {snapshot.viewer === 'teacher' ? (
        <TeacherCorner snapshot={snapshot} room={room} />
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

/** Whom the viewer may write to. */
function audiencesOf({ view, viewer }: TableSnapshot, room: Room): readonly Audience[] {
  const isOfTheTable = room.mine.length > 0 || viewer === 'teacher';
  const { chat, delaySeconds } = room.terms;
  // Spectators who see the game late cannot write to its players.
  const mayWrite = chat !== 'nobody' && (isOfTheTable || (chat === 'everybody' && delaySeconds === 0));
  const hasTeam = ownTeam(room) !== null && teamsMayChat(view.ruleset.teams);
  return [...(hasTeam ? (['team'] as const) : []), ...(mayWrite ? (['table'] as const) : [])];
}

/** Team and chat: beside the board if there is room, else in a dialog. */
function Company({ snapshot, room }: { readonly snapshot: TableSnapshot; readonly room: Room }) {
  const online = onlineTexts.value;
  const seat = viewerSeat(snapshot);
  const hasTeam = seat !== null && ownTeam(room) !== null;
  return (
    <>
      {hasTeam && (
        <div class="side-part company">
          <h2>{online.yourTeamTitle}</h2>
          <TeamPanel snapshot={snapshot} seat={seat} room={room} />
        </div>
      )}
      <div class="side-part company">
        <h2>{online.chat}</h2>
        {room.watching > 0 && room.mine.length > 0 && (
          <p class="hint">{roomTexts.value.watch.people(room.watching)}</p>
        )}
        <p class="table-people">
          {room.seats.flatMap(membersAt).map(({ person }) => (
            <PersonLink key={person.id} person={person} />
          ))}
        </p>
        <ChatPanel audiences={audiencesOf(snapshot, room)} />
      </div>
    </>
  );
}

function OnlineDialogs({ snapshot, room }: { readonly snapshot: TableSnapshot; readonly room: Room }) {
  const online = onlineTexts.value;
  const { dialogs } = useTable();
  switch (dialogs.open.value) {
    case 'chat':
      return (
        <Dialog title={online.company} onClose={dialogs.close}>
          <Company snapshot={snapshot} room={room} />
        </Dialog>
      );
    case 'abort':
      return <AbortDialog snapshot={snapshot} />;
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

/** Opens team and chat if they are not beside the board, and shows the number of unread messages. */
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
        dialogs.show('chat');
      }}
    >
      {ownTeam(room) === null ? online.chat : online.teamButton}
      {count > 0 && <span class="count">{count}</span>}
    </button>
  );
}

/** Shows the team which square the pointer is on. */
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

export function OnlineTable({ snapshot, room }: { readonly snapshot: TableSnapshot; readonly room: Room }) {
  const { rematches, requests } = useOnline();
  const game = useOnlineGame();
  usePointing(game);
  useEffect(() => () => rematches.forget(), [room.game]);
  const isTaught = tellsMeanings(snapshot);
  return (
    <TableContext.Provider value={game.table}>
      <TableScreen
        snapshot={snapshot}
        bar={
          <span class="bar-line">
            <ConnectionBadge />
            <WindowCountdown snapshot={snapshot} room={room} />
            <NextGame snapshot={snapshot} />
            {isTaught && <PlayedWordsButton />}
            <CompanyButton room={room} />
          </span>
        }
        menu={
          <>
            <button type="button" onClick={() => game.table.dialogs.show('share')}>
              <Icon name="eye" /> {onlineTexts.value.invite}
            </button>
            {viewerSeat(snapshot) !== null && <NoteButton />}
            <AlertButton room={room} />
            <ReportLinks room={room} />
            {room.classroom === null && <AbortButton snapshot={snapshot} />}
          </>
        }
        side={
          <>
            <AlertOffer snapshot={snapshot} room={room} />
            {isTaught && <LazyPlayedWords snapshot={snapshot} />}
            <Company snapshot={snapshot} room={room} />
          </>
        }
        again={<RematchPanel room={room} />}
        watching={<Watching snapshot={snapshot} room={room} />}
      />
      <OnlineDialogs snapshot={snapshot} room={room} />
      {isTaught && <PlayedWordsDialog snapshot={snapshot} />}
      <GameNote key={room.game} keeper={serverNote(requests, room.game)} />
      <TableNote snapshot={snapshot} room={room} />
    </TableContext.Provider>
  );
}
