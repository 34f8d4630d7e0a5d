/** A classroom as last heard of: its people, its tables, and for the teacher the board of every table as it changes. */

import { effect, signal, type Signal } from '@preact/signals';
import {
  followEvents,
  followTable,
  type Classroom,
  type Following,
  type GameSummary,
  type Lesson,
  type ServerMessage,
} from '@lexiko/protocol';
import { ask, BUSY_PAUSE_MS, isThrownAway, link, listen, send } from '../connection/connection.ts';

const REFRESH_MS = 2500;

export interface ClassNews {
  readonly classroom: Classroom;
  /** In the order in which they were made: all of them for the teacher, their own for pupils. */
  readonly tables: readonly GameSummary[];
  /** For the teacher. */
  readonly lesson: Lesson | null;
}

/** `null` until the server has told, `waits`: the teacher has not let us in yet, `missing`: there is none for us. */
export const classNews: Signal<ClassNews | 'waits' | 'missing' | null> = signal(null);
/** By game, as the teacher sees them. */
export const boards: Signal<ReadonlyMap<string, Following>> = signal(new Map());

let watched = new Set<string>();
/** Those of them that the server has not shown since they were asked for. */
let awaited = new Set<string>();
let look: () => void = () => {};

/** Follows these games and no others. */
function watch(games: readonly string[]): void {
  const wanted = new Set(games);
  for (const game of watched) if (!wanted.has(game)) send({ type: 'unwatch', game });
  for (const game of wanted) if (!watched.has(game)) askFor(game);
  watched = wanted;
}

function askFor(game: string): void {
  awaited.add(game);
  send({ type: 'watch', game, since: null });
}

/** Asks for the tables that have not come: the server may have thrown the wish away unread. */
function watchAgain(): void {
  for (const game of awaited) if (watched.has(game)) askFor(game);
}

function heed(message: ServerMessage): void {
  if (isThrownAway(message)) setTimeout(watchAgain, BUSY_PAUSE_MS);
  if ((message.type !== 'table' && message.type !== 'events') || !watched.has(message.game)) return;
  awaited.delete(message.game);
  const known = boards.peek().get(message.game) ?? null;
  if (message.type === 'table') return put(followTable(known, message));
  const followed = followEvents(known, message);
  if (followed.kind === 'current') put(followed.following);
  else askFor(message.game);
}

function put(following: Following): void {
  boards.value = new Map(boards.peek()).set(following.game, following);
}

/** Something was changed here: looks at once. */
export function refreshNow(): void {
  look();
}

/** Keeps a classroom current until the function it answers with is called. */
export function keepClass(id: string, isTeacher: (classroom: Classroom) => boolean): () => void {
  let isHere = true;
  classNews.value = null;
  boards.value = new Map();
  const refresh = async (): Promise<void> => {
    if (link.peek() !== 'open') return;
    const answer = await ask({ type: 'show-class', class: id, lesson: true });
    if (!isHere) return;
    if (answer.ok && answer.value.waits === true) {
      classNews.value = 'waits';
      return;
    }
    const [classroom] = answer.ok ? (answer.value.classes ?? []) : [];
    if (!answer.ok || classroom === undefined) {
      classNews.value = 'missing';
      return;
    }
    const games = answer.value.games ?? [];
    classNews.value = { classroom, tables: games.toReversed(), lesson: answer.value.lesson ?? null };
    if (isTeacher(classroom)) watch(games.map(({ game }) => game));
  };
  const forget = listen(heed);
  const stop = effect(() => {
    // A new socket follows nothing yet.
    watched = new Set();
    awaited = new Set();
    if (link.value === 'open') void refresh();
  });
  const timer = setInterval(() => void refresh(), REFRESH_MS);
  look = () => void refresh();
  return () => {
    isHere = false;
    look = () => {};
    clearInterval(timer);
    stop();
    forget();
    watch([]);
    classNews.value = null;
  };
}
