/** Commands about seats: taking one, giving one to a computer, and acting at one's own. */

import type { CommandOf } from '@lexiko/protocol';
import { keyOf, type Caller, type CommandKey } from '../caller.ts';
import { withinLimits } from '../games/game-making.ts';
import { refuse, type Answer } from '../refusal.ts';
import type { TeamService } from '../teams/team-workspace.ts';
import { decideForsaken, decidePlayerAction, decideTeamConfirm } from './player-actions.ts';
import { decidePlanning, decideSitting } from './seating.ts';

export async function act(
  service: TeamService,
  { game: id, action, at }: CommandOf<'act'>,
  key: CommandKey,
): Answer<'act'> {
  const { person } = key;
  const done = await service.change(
    id,
    (game, nowMs) => decidePlayerAction(service, game, { person, asked: action, at }, nowMs),
    key,
  );
  if (!done.ok) return done;
  // Only after the member's own event is stored: of two members at once in two processes, the later one sees both.
  if (action.type === 'resign')
    return service.change(id, (game, nowMs) => decideForsaken(service, game, nowMs), null);
  return action.type === 'confirm' ? completeTeam(service, id, { person, nonce: action.nonce }) : done;
}

/** After a member has confirmed: confirms for the team if all members have. */
export function completeTeam(
  service: TeamService,
  id: string,
  voice: { readonly person: string; readonly nonce: string },
): Answer<'act'> {
  return service.change(id, (game, nowMs) => decideTeamConfirm(service, game, voice, nowMs), null);
}

/** The first computer in a game counts towards the limit of games with computers. */
export async function planSeat(
  service: TeamService,
  { game: id, seat, plan }: CommandOf<'plan-seat'>,
  caller: Caller,
): Answer<'plan-seat'> {
  const key = keyOf(caller);
  const computer = plan.kind === 'computer' ? plan.level : null;
  if (computer !== null && !service.parts.computers.levels.includes(computer))
    return refuse('NO_SUCH_COMPUTER');
  const doIt = (): Answer<'plan-seat'> =>
    service.change(
      id,
      (game, nowMs) => decidePlanning(service, game, { person: key.person, seat, computer }, nowMs),
      key,
    );
  const isFirst = (await service.games.get(id))?.seats.every((one) => one.computer === null) === true;
  return computer !== null && isFirst ? withinLimits(service, 'plan-seat', caller, doIt) : doIt();
}

export async function takeSeat(
  service: TeamService,
  { game: id, seat }: CommandOf<'take-seat'>,
  key: CommandKey,
): Answer<'take-seat'> {
  return service.change(
    id,
    (game, nowMs) => decideSitting(service, game, { person: key.person, seat }, nowMs),
    key,
  );
}
