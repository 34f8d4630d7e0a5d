/** Finding games: by their code, among those that are open, and one's own. */

import type { Command, Outcome, Pace } from '@lexiko/protocol';
import { ok, type Result } from '@lexiko/rules';
import type { CommandKey } from '../caller.ts';
import { refuse, type GameRefusal } from '../refusal.ts';
import { maySee } from './access.ts';
import { summaries } from './game-lists.ts';
import type { GameService } from './game-service.ts';
import { summaryFor } from './open-lists.ts';
import type { ListedGame } from './store/game-store.ts';

const LONGEST_LIST = 100;
const DAY_MS = 24 * 60 * 60 * 1000;
/** Where nothing has happened for so long nobody waits any more. */
const LISTED_MS: Readonly<Record<Pace, number>> = { live: DAY_MS, correspondence: 30 * DAY_MS };

export async function findGame(
  service: GameService,
  code: string,
  { person }: CommandKey,
): Promise<Result<Outcome, GameRefusal>> {
  const record = await service.parts.store.games.gameByCode(code);
  const game = record === null ? null : await service.games.get(record.id);
  if (game === null) return refuse('NO_SUCH_GAME');
  await service.games.catchUp(game);
  return maySee(game, person) ? ok({ game: game.id, code }) : refuse('NO_SUCH_GAME');
}

export async function listOpenGames(
  service: GameService,
  command: Extract<Command, { readonly type: 'list-open-games' }>,
  { person }: CommandKey,
): Promise<Result<Outcome, GameRefusal>> {
  const { stage = 'lobby', clocks } = command;
  const nowMs = service.parts.now();
  const open = await service.openLists.games(stage);
  const fitting = open.filter(({ listed }) => fits(listed, command, nowMs)).slice(0, LONGEST_LIST);
  return ok({ games: fitting.flatMap((game) => summaryFor(game, { person, clocks }) ?? []) });
}

export async function listMyGames(
  { parts }: GameService,
  { clocks }: Extract<Command, { readonly type: 'list-my-games' }>,
  { person }: CommandKey,
): Promise<Result<Outcome, GameRefusal>> {
  const mine = await parts.store.games.gamesOf(person, LONGEST_LIST);
  return ok({ games: await summaries(parts, mine, { viewer: person, clocks }) });
}

/** Whether an open game is one of those asked for, and still alive. */
function fits(
  { record, seats, headline, updatedMs }: ListedGame,
  { preset, pace, sides, free }: Extract<Command, { readonly type: 'list-open-games' }>,
  nowMs: number,
): boolean {
  const hasRoom = seats.some(
    (seat) => seat.team !== null || (seat.person === null && seat.computer === null),
  );
  return (
    nowMs - updatedMs <= LISTED_MS[record.pace] &&
    (record.stage === 'lobby' || record.terms.watchers === 'anybody') &&
    (preset === undefined || headline.preset === preset) &&
    (pace === undefined || record.pace === pace) &&
    (sides === undefined || headline.sides === sides) &&
    (free !== true || hasRoom)
  );
}
