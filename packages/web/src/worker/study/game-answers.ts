/** Answers about the finished games stored on this device. */

import { formatLog } from '@lexiko/rules/notation';
import { GameStore } from '../game-store.ts';
import type { Answerer } from './answerer.ts';

function openGames(): Promise<GameStore> {
  return GameStore.open();
}

/** Leaves out unfinished games: their logs hold racks and draws that players may not see. */
export const answerFinishedGames: Answerer<'finishedGames'> = async (_, { instances }) => {
  const headers = await (await instances.of(openGames, null)).list();
  return headers.flatMap(({ id, preset, seats, scores, changedMs, isOver }) =>
    isOver ? [{ id, preset, seats, scores, changedMs, isOver }] : [],
  );
};

export const answerFinishedGame: Answerer<'finishedGame'> = async (game, { instances }) => {
  const kept = await (await instances.of(openGames, null)).read(game);
  if (kept === null || !kept.header.isOver) return null;
  const { seats, takeBacks } = kept.header;
  return { log: formatLog(kept.events, [], takeBacks), names: seats.map(({ name }) => name) };
};
