/** People who are not there: sides that have vanished, and vacations from games by correspondence. */

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

/** The side on turn has gone: whoever waits for it may end the wait. */
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

/** Nobody is asked to sit at the screen where there are days for a turn. */
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
 * Whether the side on turn has not moved for as long as was agreed, there or not. Where a clock ends its turn, the clock
 * does; by correspondence days of a vacation do not count.
 */
async function isSilent(service: AbsenceService, game: LiveGame, nowMs: number): Promise<boolean> {
  const { terms, silenceFromMs, pace } = game.record;
  const record = game.seats.find((one) => one.seat === game.state.turn);
  const isPerson = record !== undefined && peopleAt(record).length > 0;
  if (terms.silentSeconds === null || !isPerson || !canFallSilent(game.state)) return false;
  // Where nobody could come nobody was silent; days are long enough for that not to matter.
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

/** The vacation that somebody is on, and how many days are left beside what has passed of all within a year. */
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
  // A day is spent when it is over.
  return { current, daysLeft: Math.max(0, DAYS_A_YEAR - Math.floor(spentMs / DAY_MS)) };
}

/**
 * When the time of the turn is really up, where its side took a vacation meanwhile: the days of the vacation do not
 * count. `null`: no vacation changes anything.
 */
export async function vacationDeadlineMs(service: AbsenceService, game: LiveGame): Promise<number | null> {
  const { state } = game;
  const untilMs = deadlineMs(state);
  if (state.turn === null || untilMs === null || !countsDays(state)) return null;
  const extended = await withVacations(service, game, { sinceMs: state.turnSinceMs, untilMs });
  return extended > untilMs ? extended : null;
}

/** When a time of the side on turn is up, without the days of its vacations. */
async function withVacations(
  service: AbsenceService,
  { state, seats }: LiveGame,
  { sinceMs, untilMs }: { readonly sinceMs: number; readonly untilMs: number },
): Promise<number> {
  const record = seats.find((one) => one.seat === state.turn);
  const [person, ...others] = record === undefined ? [] : peopleAt(record);
  if (person === undefined || others.length > 0) return untilMs; // a team has others who can move
  const vacations = await service.parts.store.vacations.vacationsOf(person, sinceMs);
  return vacations.reduce((dueMs, vacation) => dueMs + overlapMs(vacation, sinceMs, dueMs), untilMs);
}

function countsDays({ ruleset }: GameState): boolean {
  return ruleset.clock.limit.kind === 'days';
}

/** The part of a vacation that was or will be taken out of the turn, if it began before the time was up. */
function overlapMs({ fromMs, untilMs }: Vacation, sinceMs: number, dueMs: number): number {
  return fromMs >= dueMs ? 0 : Math.max(0, untilMs - Math.max(fromMs, sinceMs));
}
