/** Finds games: by code, among the open ones, and a person's own. */

import type { CommandOf, Pace } from '@lexiko/protocol';
import { ok } from '@lexiko/rules';
import type { CommandKey } from '../caller.ts';
import { refuse, type Answer } from '../refusal.ts';
import { maySee } from './access.ts';
import { summaries } from './game-lists.ts';
import type { GameService } from './game-service.ts';
import { summaryFor } from './open-lists.ts';
import type { ListedGame } from './store/game-store.ts';

const LONGEST_LIST = 100;
const DAY_MS = 24 * 60 * 60 * 1000;
/** Open games without activity for this long are not listed. */
const LISTED_MS: Readonly<Record<Pace, number>> = { live: DAY_MS, correspondence: 30 * DAY_MS };

export async function findGame(
  service: GameService,
  { code }: CommandOf<'find-game'>,
  { person }: CommandKey,
): Answer<'find-game'> {
  const record = await service.parts.store.games.gameByCode(code);
  const game = record === null ? null : await service.games.get(record.id);
  if (game === null) return refuse('NO_SUCH_GAME');
  await service.games.catchUp(game);
  return maySee(game, person) ? ok({ game: game.id, code }) : refuse('NO_SUCH_GAME');
}

export async function listOpenGames(
  service: GameService,
  command: CommandOf<'list-open-games'>,
  { person }: CommandKey,
): Answer<'list-open-games'> {
  const { stage = 'lobby' } = command;
  const nowMs = service.parts.now();
  const open = await service.openLists.games(stage);
  const fitting = open.filter(({ listed }) => fits(listed, command, nowMs)).slice(0, LONGEST_LIST);
  return ok({ games: fitting.flatMap((game) => summaryFor(game, person) ?? []) });
}

export async function listMyGames(
  { parts }: GameService,
  _command: CommandOf<'list-my-games'>,
  { person }: CommandKey,
): Answer<'list-my-games'> {
  const mine = await parts.store.games.gamesOf(person, LONGEST_LIST);
  return ok({ games: await summaries(parts, mine, person) });
}

/** Whether an open game matches the filter and is still active. */
function fits(
  { record, seats, headline, updatedMs }: ListedGame,
  { preset, pace, sides, free }: CommandOf<'list-open-games'>,
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
