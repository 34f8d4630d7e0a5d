/** What the games kept on this device amount to, for statistics and records. */

import { boardUseOfLog, replay, scoreSheet, sideResult, type GameEvent } from '@lexiko/rules';
import type { FinishedSide } from '../../study/puzzle-questions.ts';
import { GameStore, type GameHeader } from '../game-store.ts';
import type { Answerer } from './answerer.ts';

/** A row for every person; partners and people alone with two racks have one each. */
function sidesOf(
  { id, seats, changedMs }: GameHeader,
  events: readonly GameEvent[],
): readonly FinishedSide[] {
  const state = replay(events);
  if (state.outcome === null) return [];
  const { rows } = scoreSheet(events);
  const use = boardUseOfLog(events);
  return seats.flatMap(({ kind, name }, seat): readonly FinishedSide[] => {
    const own = use.sides[seat];
    if (kind !== 'person' || own === undefined) return [];
    return [
      {
        ...sideResult(state, rows, seat),
        game: id,
        seat,
        name,
        finishedMs: changedMs,
        usedMs: state.usedMs[seat] ?? 0,
        use: own,
        board: { rows: use.rows, columns: use.columns, premiums: use.premiums },
        others: seats.filter((_, other) => other !== seat).map((other) => other.name),
      },
    ];
  });
}

export const answerFinishedSides: Answerer<'finishedSides'> = async (_, { breathe }) => {
  const store = await GameStore.open();
  const found: FinishedSide[] = [];
  for (const header of await store.list()) {
    if (!header.isOver) continue;
    await breathe();
    const kept = await store.read(header.id);
    if (kept !== null) found.push(...sidesOf(header, kept.events));
  }
  return found;
};
