/** Absent players: claiming a game from one, and vacations in correspondence games. */

import type { CommandOf } from '@lexiko/protocol';
import { canFallSilent, deadlineMs, ok, type GameState, type Seat } from '@lexiko/rules';
import { applyAll } from '../games/decisions.ts';
import { maySee, seatsOf } from '../games/access.ts';
import type { LiveGame } from '../games/live-games.ts';
import { refuse, type Answer } from '../refusal.ts';
import { peopleAt } from '../games/team-seats.ts';
import type { Vacation, VacationStore } from './vacation-store.ts';
import type { CommandKey } from '../caller.ts';
import type { GameParts, GameService } from '../games/game-service.ts';

export interface AbsenceParts extends GameParts {
  readonly store: GameParts['store'] & { readonly vacations: VacationStore };
}

export type AbsenceService = GameService<AbsenceParts>;

const DAY_MS = 24 * 60 * 60 * 1000;
const YEAR_MS = 365 * DAY_MS;
const DAYS_A_YEAR = 30;

/** Lets an opponent end the game if the side on turn is absent or idle. */
export async function claimAbsent(
  service: AbsenceService,
  { game: id, seat }: CommandOf<'claim-absent'>,
  key: CommandKey,
): Answer<'claim-absent'> {
  return service.change(
    id,
    async (game, nowMs) => {
      if (!maySee(game, key.person)) return refuse('NO_SUCH_GAME');
      const mine = seatsOf(game, key.person);
      if (mine.length === 0 || mine.includes(seat)) return refuse('NOT_AT_THIS_TABLE');
      if (game.state.turn !== seat) return refuse('NOT_ABSENT');
      if (!(await isLongGone(service, game, seat, nowMs)) && !(await isSilent(service, game, nowMs)))
        return refuse('NOT_ABSENT');
      return applyAll(service, game, [{ action: { type: 'resign', seat }, asOfMs: nowMs }]);
    },
    key,
  );
}

/** Only in live games: in correspondence games nobody needs to be connected. */
async function isLongGone(
  service: AbsenceService,
  game: LiveGame,
  seat: Seat,
  nowMs: number,
): Promise<boolean> {
  const { terms, pace } = game.record;
  const record = game.seats.find((one) => one.seat === seat);
  if (record === undefined || terms.absentSeconds === null || pace !== 'live') return false;
  const people = peopleAt(record);
  const goneMs = terms.absentSeconds * 1000;
  const absences = await service.parts.absences(game.id, 'asked');
  return (
    people.length > 0 &&
    people.every((person) => {
      const sinceMs = absences(person);
      return sinceMs !== null && nowMs - sinceMs >= goneMs;
    })
  );
}

/**
 * Whether the side on turn has not moved for the agreed time, connected or not. A game with a clock leaves that to the
 * clock; in correspondence games vacation days do not count.
 */
async function isSilent(service: AbsenceService, game: LiveGame, nowMs: number): Promise<boolean> {
  const { terms, silenceFromMs, pace } = game.record;
  const record = game.seats.find((one) => one.seat === game.state.turn);
  const isPerson = record !== undefined && peopleAt(record).length > 0;
  if (terms.silentSeconds === null || !isPerson || !canFallSilent(game.state)) return false;
  // Downtime of the server does not count; with days per turn it does not matter.
  const reachableMs = pace === 'live' ? (service.parts.reachableSinceMs?.() ?? 0) : 0;
  const sinceMs = Math.max(game.state.turnSinceMs, silenceFromMs, reachableMs);
  const untilMs = sinceMs + terms.silentSeconds * 1000;
  if (nowMs < untilMs || pace === 'live') return nowMs >= untilMs;
  return nowMs >= (await withVacations(service, game, { sinceMs, untilMs }));
}

export async function takeVacation(
  service: AbsenceService,
  { days }: CommandOf<'take-vacation'>,
  key: CommandKey,
): Answer<'take-vacation'> {
  const { store, now } = service.parts;
  const nowMs = now();
  const { current, daysLeft } = await vacationOf(service, key.person, nowMs);
  const untilMs = nowMs + days * DAY_MS;
  if (days > daysLeft) return refuse('NO_VACATION_LEFT');
  if (days > 0 || current !== null)
    await store.vacations.putVacation(key.person, { fromMs: current?.fromMs ?? nowMs, untilMs });
  return showVacation(service, { type: 'show-vacation' }, key);
}

export async function showVacation(
  service: AbsenceService,
  _command: CommandOf<'show-vacation'>,
  { person }: CommandKey,
): Answer<'show-vacation'> {
  const { current, daysLeft } = await vacationOf(service, person, service.parts.now());
  return ok({ vacation: { untilMs: current?.untilMs ?? null, daysLeft } });
}

/** The current vacation, and how many days are left of this year's. */
async function vacationOf(
  service: AbsenceService,
  person: string,
  nowMs: number,
): Promise<{ readonly current: Vacation | null; readonly daysLeft: number }> {
  const all = await service.parts.store.vacations.vacationsOf(person, nowMs - YEAR_MS);
  const current = all.find(({ fromMs, untilMs }) => fromMs <= nowMs && untilMs > nowMs) ?? null;
  const spentMs = all.reduce(
    (sum, { fromMs, untilMs }) => sum + Math.min(untilMs, nowMs) - Math.max(fromMs, nowMs - YEAR_MS),
    0,
  );
  // A day counts as used once it is over.
  return { current, daysLeft: Math.max(0, DAYS_A_YEAR - Math.floor(spentMs / DAY_MS)) };
}

/**
 * The deadline of the turn, extended by the vacation of the side on turn; `null`: no vacation changes it.
 */
export async function vacationDeadlineMs(service: AbsenceService, game: LiveGame): Promise<number | null> {
  const { state } = game;
  const untilMs = deadlineMs(state);
  if (state.turn === null || untilMs === null || !countsDays(state)) return null;
  const extended = await withVacations(service, game, { sinceMs: state.turnSinceMs, untilMs });
  return extended > untilMs ? extended : null;
}

/** Extends a deadline of the side on turn by its vacations. */
async function withVacations(
  service: AbsenceService,
  { state, seats }: LiveGame,
  { sinceMs, untilMs }: { readonly sinceMs: number; readonly untilMs: number },
): Promise<number> {
  const record = seats.find((one) => one.seat === state.turn);
  const [person, ...others] = record === undefined ? [] : peopleAt(record);
  if (person === undefined || others.length > 0) return untilMs; // another member of the team can move
  const vacations = await service.parts.store.vacations.vacationsOf(person, sinceMs);
  return vacations.reduce((dueMs, vacation) => dueMs + overlapMs(vacation, sinceMs, dueMs), untilMs);
}

function countsDays({ ruleset }: GameState): boolean {
  return ruleset.clock.limit.kind === 'days';
}

/** The part of a vacation that falls into the turn, if it began before the deadline. */
function overlapMs({ fromMs, untilMs }: Vacation, sinceMs: number, dueMs: number): number {
  return fromMs >= dueMs ? 0 : Math.max(0, untilMs - Math.max(fromMs, sinceMs));
}
