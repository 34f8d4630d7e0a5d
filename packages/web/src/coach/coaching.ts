/** What the coach knows of the turn at hand and of the one before: it sees the table as its player does. */

import { signal, type Signal } from '@preact/signals';
import { turnOfView, type GameTurn, type StudiedTurn, type TakenTurn } from '@lexiko/engine';
import { formatMove, type GameEvent, type Seat } from '@lexiko/rules';
import type { TableNews } from '../messages.ts';
import { ask, Unwanted } from '../study/ask.ts';
import { failure } from '../table.ts';
import { texts } from '../texts/current.ts';

/** Playouts of a move: enough for advice while somebody thinks. */
const ITERATIONS = 300;

/** From a tip that helps one to find it oneself to the play itself. */
export const HINTS = ['tip', 'area', 'letters', 'play'] as const;
export type Hint = (typeof HINTS)[number];

interface Advice {
  readonly game: string;
  readonly turn: GameTurn;
  /** How many events there were when the turn began. */
  readonly events: number;
  /** `null` while it is being thought about. */
  readonly studied: StudiedTurn | null;
}

/** The turn that the player is about to take; `null`: it is not theirs. */
export const advice: Signal<Advice | null> = signal(null);
/** How many hints have been asked for on this turn. */
export const hintsGiven: Signal<number> = signal(0);
/** The player's last turn, looked into; `null`: none yet. */
export const lastTurn: Signal<{ readonly game: string; readonly studied: StudiedTurn } | null> = signal(null);

async function study({ view }: TableNews, turn: GameTurn): Promise<StudiedTurn | null> {
  try {
    return await ask('studyTurn', { config: view.config, turn, iterations: ITERATIONS });
  } catch (error) {
    if (!(error instanceof Unwanted)) failure.value = texts.peek().failed(String(error));
    return null;
  }
}

/** What the player did on the turn that the advice was for; `null`: nothing yet. */
function takenIn({ events, view }: TableNews, seat: Seat, { events: known, turn }: Advice): TakenTurn | null {
  const isTurn = (event: GameEvent): boolean =>
    'seat' in event && event.seat === seat && ['played', 'exchanged', 'passed'].includes(event.type);
  const done = events.slice(known).find(({ event }) => isTurn(event))?.event;
  if (done?.type === 'played') {
    const notation = formatMove({ board: turn.board, layout: view.ruleset.layout }, done.changes);
    return { act: { kind: 'play', placed: done.changes }, notation, score: done.score.total };
  }
  if (done?.type === 'exchanged')
    return { act: { kind: 'exchange', tiles: done.tiles }, notation: `-${done.tiles.join('')}`, score: 0 };
  return done?.type === 'passed' ? { act: { kind: 'pass' }, notation: '-', score: 0 } : null;
}

/** Follows the table: looks into a turn when it begins, and into what was done when it is over. */
export async function follow(news: TableNews, seat: Seat): Promise<void> {
  const before = advice.peek();
  if (before !== null && before.game === news.game) {
    const taken = takenIn(news, seat, before);
    if (taken !== null) {
      advice.value = null;
      const studied = await study(news, { ...before.turn, ...taken });
      if (studied !== null) lastTurn.value = { game: news.game, studied };
    }
  }
  const { attention, view } = news;
  const isMine = attention.kind === 'turn' && attention.seat === seat && view.phase === 'playing';
  const now = advice.peek();
  if (!isMine || (now !== null && now.game === news.game)) return;
  const turn = turnOfView(view, seat);
  const begun: Advice = { game: news.game, turn, events: news.events.length, studied: null };
  advice.value = begun;
  hintsGiven.value = 0;
  const studied = await study(news, turn);
  if (advice.peek() === begun) advice.value = { ...begun, studied };
}
