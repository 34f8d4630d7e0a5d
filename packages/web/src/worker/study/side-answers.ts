/** Results of finished games, on this device and the player's own on the server, for statistics and records. */

import { replay, type GameEvent, type Seat } from '@lexiko/rules';
import { parseLog } from '@lexiko/rules/notation';
import { boardUseOfLog, scoreSheet, sideResult, type SheetRow } from '@lexiko/rules/records';
import { OnlineStore } from '../../study/online-store.ts';
import type { FinishedSide, NotedPlay } from '../../study/puzzle-questions.ts';
import { GameStore, type GameHeader } from '../game-store.ts';
import type { Answerer } from './answerer.ts';
import { learntWords } from './learnt-words.ts';

interface KnownGame {
  readonly id: string;
  readonly names: readonly string[];
  readonly finishedMs: number;
  readonly events: readonly GameEvent[];
}

const BEST_PLAYS = 5;

function notedPlays(rows: readonly SheetRow[], seat: Seat): readonly NotedPlay[] {
  return rows
    .filter((row) => row.kind === 'play' && row.seat === seat)
    .map(({ notation, score, bonus, columns }) => ({
      move: notation,
      score,
      isBingo: bonus > 0 || (columns?.fifty ?? 0) > 0,
    }))
    .sort((a, b) => b.score - a.score)
    .filter(({ isBingo }, at) => isBingo || at < BEST_PLAYS);
}

/** The results of a game for `seats`; empty if the game isn't over. */
function sidesOf(
  { id, names, finishedMs, events }: KnownGame,
  seats: readonly Seat[],
  origin: Pick<FinishedSide, 'place' | 'isOwn'>,
): readonly FinishedSide[] {
  const state = replay(events);
  if (state.outcome === null) return [];
  const { rows } = scoreSheet(events);
  const use = boardUseOfLog(events);
  return seats.flatMap((seat): readonly FinishedSide[] => {
    const own = use.sides[seat];
    if (own === undefined) return [];
    return [
      {
        ...sideResult(state, rows, seat),
        ...origin,
        game: id,
        seat,
        name: names[seat] ?? '',
        finishedMs,
        usedMs: state.usedMs[seat] ?? 0,
        use: own,
        plays: notedPlays(rows, seat),
        board: { rows: use.rows, columns: use.columns, premiums: use.premiums },
        others: names.filter((_, other) => other !== seat),
      },
    ];
  });
}

/** One result for every seat held by a person. */
function localSides(
  { id, seats, changedMs }: GameHeader,
  events: readonly GameEvent[],
): readonly FinishedSide[] {
  const people = seats.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : []));
  const names = seats.map(({ name }) => name);
  // With several people at one screen, we can't tell which one is the reader.
  const origin = { place: 'here', isOwn: people.length === 1 } as const;
  return sidesOf({ id, names, finishedMs: changedMs, events }, people, origin);
}

function openOnlineGames(): Promise<OnlineStore> {
  return OnlineStore.open();
}

export const answerFinishedSides: Answerer<'finishedSides'> = async (_, { instances, yieldNow }) => {
  const store = await GameStore.open();
  const found: FinishedSide[] = [...(await (await instances.of(openOnlineGames, null)).sides())];
  for (const header of await store.list()) {
    // Whoever took turns back knew what would be drawn.
    if (!header.isOver || (header.takeBacks ?? 0) > 0) continue;
    await yieldNow();
    const kept = await store.read(header.id);
    if (kept !== null) found.push(...localSides(header, kept.events));
  }
  return found.sort((a, b) => b.finishedMs - a.finishedMs);
};

export const answerOnlineGames: Answerer<'onlineGames'> = async (person, { instances }) =>
  (await instances.of(openOnlineGames, null)).gamesOf(person);

export const answerKeepOnline: Answerer<'keepOnline'> = async (
  { person, game, seat, ...known },
  { instances },
) => {
  const events = parseLog(known.log);
  if (!events.ok) return false;
  const { names, finishedMs } = known;
  const sides = sidesOf({ id: game, names, finishedMs, events: events.value }, [seat], {
    place: 'server',
    isOwn: true,
  });
  const learnt = learntWords(events.value, { names, lastMs: finishedMs });
  const store = await instances.of(openOnlineGames, null);
  for (const side of sides) await store.keep(person, side, learnt);
  return sides.length > 0;
};

export const answerForgetOnline: Answerer<'forgetOnline'> = async (_, { instances }) => {
  await (await instances.of(openOnlineGames, null)).forget();
  return null;
};
