/**
 * One game at the server, followed by its events: keeps the view current, puts it on the table, and carries actions to
 * the server. The same table as for games of this page; only its host is far away.
 */

import { effect, signal, type Signal } from '@preact/signals';
import { followEvents, type Following, type ServerMessage } from '@lexiko/protocol';
import { formatAction, type Action, type GameEvent, type SeenEvent } from '@lexiko/rules';
import { attentionOf } from '@lexiko/table';
import type { ExportFormat, TableNews } from '../../messages.ts';
import { download, draft, notice, receive, sending, table, tell, type TableHost } from '../../table/table.ts';
import { texts } from '../../texts/current.ts';
import {
  ask,
  BUSY_PAUSE_MS,
  isAsked,
  isThrownAway,
  link,
  listen,
  me,
  send,
  serverNowMs,
  waiting,
} from '../connection/connection.ts';
import { draftOf, forgetDraft, keepDraft } from './kept-drafts.ts';
import { tellOnlineRefusal } from '../connection/refusals.ts';
import { room } from '../room/room.ts';
import { planOf } from '../room/seats.ts';
import { mayMove, propose, shareDraft } from '../team/team-workspace.ts';

type TableMessage = Extract<ServerMessage, { readonly type: 'table' }>;

/** The view before there is a table to sit at: the lobby of the game. */
export const following: Signal<Following | null> = signal(null);
/** There is no such game for us. */
export const isMissing: Signal<boolean> = signal(false);

let game: string | null = null;
let events: readonly SeenEvent[] = [];
let isHurried = false;
/** Whether the game was asked for and its events have not come. */
let isAwaited = false;

/** Follows this game and no other; `null` follows none. */
export function follow(next: string | null): void {
  if (next === game) return;
  if (game !== null) send({ type: 'unwatch', game });
  game = next;
  forget();
  isHurried = false;
  room.value = null;
  isMissing.value = false;
  table.value = null;
  notice.value = null;
  sending.value = isBusy();
  if (link.peek() === 'open') watch();
}

function forget(): void {
  following.value = null;
  events = [];
}

/** First the table, for all that is no event; then the events, for the score sheet and the feed. */
function watch(): void {
  isHurried = false; // the server says so again if it is
  isAwaited = game !== null;
  if (game !== null) send({ type: 'watch', game, since: null });
}

/** The server has thrown something away unread, which may have been our wish to follow the game. */
function watchAgain(): void {
  if (isAwaited && link.peek() === 'open') watch();
}

function heed(message: ServerMessage): void {
  if (message.type === 'welcome') {
    if (room.value !== null) room.value = { ...room.value, watching: 0 }; // unless the server says otherwise
    return watch();
  }
  if (message.type === 'refused') {
    if (message.refusal.code === 'NO_SUCH_GAME' && message.refusal['game'] === game) isMissing.value = true;
    if (isThrownAway(message)) setTimeout(watchAgain, BUSY_PAUSE_MS);
    return;
  }
  if (!('game' in message) || message.game !== game) return;
  switch (message.type) {
    case 'table':
      return heedTable(message);
    case 'events':
      return heedEvents(message);
    case 'silence':
      if (room.value !== null) room.value = { ...room.value, silence: message };
      return;
    case 'seats':
      if (room.value !== null) room.value = { ...room.value, seats: message.seats };
      return show();
    case 'hurry':
      isHurried = message.hurried;
      return show();
    case 'watching':
      if (room.value !== null) room.value = { ...room.value, watching: message.people };
      return;
    default:
      return; // what a side shares is not of the game yet
  }
}

function heedTable(message: TableMessage): void {
  const { code, host, visibility, pace, terms, classroom, mine, seats, viewer } = message;
  const { silence, watching } = room.peek() ?? { silence: null, watching: 0 };
  room.value = {
    game: message.game,
    code,
    host,
    visibility,
    pace,
    terms,
    classroom,
    mine,
    seats,
    silence,
    watching,
  };
  // Another seat sees other letters; and a server that knows less than we do has begun anew.
  if (following.peek()?.viewer !== viewer || message.seq < events.length) forget();
  send({ type: 'watch', game: message.game, since: events.length });
}

function heedEvents(message: Extract<ServerMessage, { readonly type: 'events' }>): void {
  isAwaited = false;
  const known = following.peek();
  const followed = followEvents(known, message);
  if (followed.kind === 'gap') return watch();
  const fresh = message.events.filter(({ seq }) => seq > (known?.seq ?? 0));
  // What the server calls an event is one: it comes from the same rules.
  events = [
    ...events,
    ...fresh.map(({ event }) => ({ by: message.viewer, event: event as unknown as GameEvent })),
  ];
  following.value = followed.following;
  show();
}

/** Puts the game on the table, once it has begun. */
function show(): void {
  const known = following.peek();
  const about = room.peek();
  if (known === null || about === null || known.view.phase === 'lobby') return;
  const { viewer, view } = known;
  const isFirst = table.peek()?.game !== about.game;
  const isOver = view.phase === 'over';
  if (isOver && typeof viewer === 'number') forgetDraft(about.game, viewer);
  const news: TableNews = {
    game: about.game,
    seats: about.seats.map((status) => planOf(texts.peek(), status)),
    dealCode: '',
    viewer,
    view,
    events,
    attention: attentionOf(view, {
      events: events.map(({ event }) => event),
      isComputer: (seat) => about.seats[seat]?.occupant.kind === 'computer',
      screen: { kind: 'own', viewer },
    }),
    draft: isFirst && typeof viewer === 'number' ? draftOf(about.game, viewer, events) : null,
    isProposing: !mayMove(about, view, me.peek()),
    isHurried,
    place: 'server',
  };
  receive(news, SERVER);
  keepOrder(news);
}

/** The order of the rack is worth keeping also where nothing was laid out. */
function keepOrder({ game: id, viewer, view }: TableNews): void {
  if (typeof viewer === 'number' && view.phase !== 'over')
    keepDraft(id, viewer, { known: events.length, draft: draft.peek() });
}

function isBusy(): boolean {
  return isAsked((command) => command.type === 'act' && command.game === game);
}

// Whoever asked: the host of a game agrees to its rules before the game is followed.
effect(() => {
  if (waiting.value >= 0 && game !== null) sending.value = isBusy();
});

/** What a team does in its turn, and so by whoever may move for it (T-05). */
const TEAM_ACTS: ReadonlySet<Action['type']> = new Set(['play', 'exchange', 'pass']);

async function actAtServer([action, ...later]: readonly Action[]): Promise<void> {
  const known = following.peek();
  const about = room.peek();
  if (action === undefined || known === null || about === null || game === null || isBusy()) return;
  if (TEAM_ACTS.has(action.type) && !mayMove(about, known.view, me.peek())) return propose(action);
  const answer = await ask({
    type: 'act',
    game,
    action: { ...formatAction(action, known.view.ruleset.layout) },
  });
  if (known.game !== game) return;
  if (answer.ok) await actAtServer(later);
  else tellOnlineRefusal(answer.error);
}

const SERVER: TableHost = {
  act: (actions) => void actAtServer(actions),
  keepDraft: (id, seat, kept) => {
    keepDraft(id, seat, { known: events.length, draft: kept });
    shareDraft(seat, kept);
  },
  uncover: () => {}, // one's own letters are always in sight
  exportGame: (format) => void fetchFile(format),
  nowMs: serverNowMs,
};

/** A finished game as the server hands it out to those who may see it. */
async function fetchFile(format: ExportFormat): Promise<void> {
  if (game === null) return;
  const query = new URLSearchParams({ game, form: format === 'json' ? 'log' : 'gcg' });
  try {
    const answer = await fetch(`/api/game-file?${query}`);
    if (answer.ok) download(format, await answer.text());
    else tell(texts.peek().online.noFile);
  } catch {
    tell(texts.peek().online.noFile);
  }
}

listen(heed);
