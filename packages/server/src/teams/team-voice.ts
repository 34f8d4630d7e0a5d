/** What the server knows of a team when one of its members acts: who they are, who is there, who agrees (T-05). */

import type { Action, Seat, TeamVoice } from '@lexiko/rules';
import { formatAction } from '@lexiko/rules/notation';
import type { GameService } from '../games/game-service.ts';
import type { LiveGame } from '../games/live-games.ts';
import { peopleAt } from '../games/team-seats.ts';
import { workspaceOf, type TeamService } from './team-workspace.ts';

/** Whoever was there so recently is still reckoned with: connections break and come back (T-05). */
const AROUND_MS = 10_000;

const TURN_ACTIONS = [
  'play',
  'rearrange',
  'exchange',
  'drawToExchange',
  'pass',
  'start',
  'recycle',
  'retrieve',
] as const;
type OfTheTurn = { readonly type: (typeof TURN_ACTIONS)[number] };

/** What is done in a turn, and so by whoever may move for the team. */
export function isOfTheTurn<A extends Pick<Action, 'type'>>(asked: A): asked is Extract<A, OfTheTurn> {
  return TURN_ACTIONS.some((type) => type === asked.type);
}

/** The action of a person as the action of their team. Everything but the turn itself any member may do (T-06). */
export async function voiced(
  service: TeamService,
  game: LiveGame,
  { action, person }: { readonly action: Action; readonly person: string },
): Promise<Action> {
  if (!isOfTheTurn(action)) return action;
  const { seat } = action;
  const team = game.seats.find((one) => one.seat === seat)?.team ?? null;
  if (team === null) return action;
  const { workspace } = await workspaceOf(service, game, seat);
  const wanted = canonical(formatAction(action, game.state.ruleset.layout));
  const approving = workspace.proposals
    .filter((proposal) => canonical({ ...proposal.action, seat }) === wanted)
    .flatMap(({ votes }) => votes.filter(({ agrees }) => agrees).map((vote) => vote.person));
  const members = (people: readonly string[]): number[] =>
    team.flatMap((member, at) => (people.includes(member.person) ? [at] : []));
  const around = (await presentAt(service, game, seat)).concat(person);
  const voice: TeamVoice = {
    member: members([person])[0] ?? -1,
    approvals: members(approving),
    present: members(around),
  };
  return { ...action, team: voice };
}

/** The people of a seat who are there, or were a moment ago. */
export async function presentAt(
  service: GameService,
  game: LiveGame,
  seat: Seat,
): Promise<readonly string[]> {
  const record = game.seats.find((one) => one.seat === seat);
  if (record === undefined) return [];
  const absences = await service.parts.absences(game.id, 'asked');
  const nowMs = service.parts.now();
  return peopleAt(record).filter((person) => {
    const sinceMs = absences(person);
    return sinceMs === null || sinceMs + AROUND_MS > nowMs;
  });
}

/** The same text for the same action, in whatever order it was written. */
function canonical(value: unknown): string {
  return JSON.stringify(value, (_, inner: unknown) =>
    typeof inner === 'object' && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  );
}
