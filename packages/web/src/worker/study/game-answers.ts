/** Answers about the games kept on this device. */

import { formatLog } from '@lexiko/rules/notation';
import { GameStore } from '../game-store.ts';
import type { Answerer } from './answerer.ts';

let opening: Promise<GameStore> | undefined;

function openStore(): Promise<GameStore> {
  return (opening ??= GameStore.open());
}

/** Only what may be known of them: a game that goes on keeps its secrets. */
export const answerFinishedGames: Answerer<'finishedGames'> = async () => {
  const headers = await (await openStore()).list();
  return headers.flatMap(({ id, preset, seats, scores, changedMs, isOver }) =>
    isOver ? [{ id, preset, seats, scores, changedMs, isOver }] : [],
  );
};

export const answerFinishedGame: Answerer<'finishedGame'> = async (game) => {
  const kept = await (await openStore()).read(game);
  if (kept === null || !kept.header.isOver) return null;
  return { log: formatLog(kept.events), names: kept.header.seats.map(({ name }) => name) };
};
