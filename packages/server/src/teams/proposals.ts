/** Deciding in a team: a member suggests an action, the others say what they think, and where all must agree it is done. */

import type { CommandOf } from '@lexiko/protocol';
import { err, ok, type Result, type Seat } from '@lexiko/rules';
import { actionBy, formatAction } from '@lexiko/rules/notation';
import { commitOf } from '@lexiko/rules/rule-points';
import { actionFor, applyAll } from '../games/decisions.ts';
import type { LiveGame } from '../games/live-games.ts';
import { refuse, type Answer, type GameRefusal } from '../refusal.ts';
import type { Workspace } from './workspace-store.ts';
import { changeWorkspace, type TeamService } from './team-workspace.ts';
import { visibleGame } from '../games/visible-game.ts';
import { isOfTheTurn, presentAt, voiced } from './team-voice.ts';
import type { CommandKey } from '../caller.ts';

/** More than a team can look at. */
const MOST_PROPOSALS = 20;

export async function propose(
  service: TeamService,
  { game: id, action: asked }: CommandOf<'propose'>,
  key: CommandKey,
): Answer<'propose'> {
  const before = await service.answered('propose', key);
  if (before !== null) return before;
  const found = await teamGame(service, id, key.person);
  if (!found.ok) return found;
  const { game, seat } = found.value;
  if (!isOfTheTurn(asked)) return err({ code: 'UNREADABLE', path: 'action' });
  const { layout } = game.state.ruleset;
  const action = formatAction(actionBy(asked, seat, layout), layout);
  let number = 0;
  const changed = await changeWorkspace(service, game, seat, (workspace) => {
    const text = JSON.stringify(action);
    const known = workspace.proposals.find(
      (one) => one.by === key.person && JSON.stringify(one.action) === text,
    );
    number = known?.number ?? (workspace.proposals.at(-1)?.number ?? 0) + 1;
    if (known !== undefined) return ok(workspace);
    const votes = [{ person: key.person, agrees: true }];
    const proposal = { number, by: key.person, action, votes };
    return ok({ ...workspace, proposals: [...workspace.proposals, proposal].slice(-MOST_PROPOSALS) });
  });
  return changed.ok ? settle(service, game, { seat, number, workspace: changed.value }, key) : changed;
}

export async function vote(
  service: TeamService,
  { game: id, proposal: number, agrees }: CommandOf<'vote'>,
  key: CommandKey,
): Answer<'vote'> {
  const before = await service.answered('vote', key);
  if (before !== null) return before;
  const found = await teamGame(service, id, key.person);
  if (!found.ok) return found;
  const { game, seat } = found.value;
  const changed = await changeWorkspace(service, game, seat, (workspace) => {
    if (!workspace.proposals.some((one) => one.number === number)) return refuse('NO_SUCH_PROPOSAL');
    const proposals = workspace.proposals.map((one) => {
      if (one.number !== number) return one;
      const others = one.votes.filter(({ person }) => person !== key.person);
      return { ...one, votes: [...others, { person: key.person, agrees }] };
    });
    return ok({ ...workspace, proposals });
  });
  return changed.ok ? settle(service, game, { seat, number, workspace: changed.value }, key) : changed;
}

/** The team that the person plays in. */
async function teamGame(
  service: TeamService,
  id: string,
  person: string,
): Promise<Result<{ readonly game: LiveGame; readonly seat: Seat }, GameRefusal>> {
  const game = await visibleGame(service, id, person);
  if (game === null) return refuse('NO_SUCH_GAME');
  const mine = game.seats.find(({ team }) => team?.some((one) => one.person === person && !one.left));
  if (mine === undefined || game.state.phase !== 'playing') return refuse('NOT_AT_THIS_TABLE');
  return ok({ game, seat: mine.seat });
}

/** Where a team decides by consensus, the last who agrees makes the move. */
async function settle(
  service: TeamService,
  game: LiveGame,
  {
    seat,
    number,
    workspace,
  }: { readonly seat: Seat; readonly number: number; readonly workspace: Workspace },
  key: CommandKey,
): Answer<'propose'> {
  const plain = ok({ game: game.id, proposal: number });
  const proposal = workspace.proposals.find((one) => one.number === number);
  if (proposal === undefined || game.state.turn !== seat) return plain;
  if (commitOf(game.state.ruleset.teams) !== 'consensus') return plain;
  const agreeing = new Set(proposal.votes.filter(({ agrees }) => agrees).map(({ person }) => person));
  const present = await presentAt(service, game, seat);
  if (!present.every((person) => agreeing.has(person))) return plain;
  return service.change(
    game.id,
    async (current, nowMs) => {
      const own = actionFor(current, proposal.by, proposal.action);
      if (!own.ok) return own;
      const action = await voiced(service, current, { action: own.value, person: proposal.by });
      return applyAll(service, current, [{ action, asOfMs: nowMs }]);
    },
    key,
  );
}
