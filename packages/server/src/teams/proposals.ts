/** Deciding in a team: a member suggests an action, the others say what they think, and where all must agree it is done. */

import type { Command, Outcome } from '@lexiko/protocol';
import { err, formatAction, ok, type Result, type Seat } from '@lexiko/rules';
import { applyAll, readAction } from '../games/decisions.ts';
import type { GameService } from '../games/game-service.ts';
import type { LiveGame } from '../games/live-games.ts';
import { refuse, type GameRefusal } from '../refusal.ts';
import type { Desk } from '../store/table-store.ts';
import { changeDesk } from './team-workspace.ts';
import { visibleGame } from '../games/visible-game.ts';
import { isOfTheTurn, presentAt, voiced } from './team-voice.ts';
import type { CommandKey } from '../games/store/game-store.ts';

type Of<T extends Command['type']> = Extract<Command, { readonly type: T }>;

/** More than a team can look at. */
const MOST_PROPOSALS = 20;

export async function propose(
  service: GameService,
  { game: id, action: json }: Of<'propose'>,
  key: CommandKey,
): Promise<Result<Outcome, GameRefusal>> {
  const before = await service.parts.store.answerTo(key);
  if (before !== null) return before;
  const found = await teamGame(service, id, key.person);
  if (!found.ok) return found;
  const { game, seat } = found.value;
  const read = readAction(game, key.person, { ...json, seat });
  if (!read.ok) return read;
  if (!isOfTheTurn(read.value)) return err({ code: 'UNREADABLE', path: 'action' });
  const { seat: _, ...action } = formatAction(read.value, game.state.ruleset.layout);
  let number = 0;
  const changed = await changeDesk(service, game, seat, (desk) => {
    const text = JSON.stringify(action);
    const known = desk.proposals.find((one) => one.by === key.person && JSON.stringify(one.action) === text);
    number = known?.number ?? (desk.proposals.at(-1)?.number ?? 0) + 1;
    if (known !== undefined) return ok(desk);
    const votes = [{ person: key.person, agrees: true }];
    const proposal = { number, by: key.person, action, votes };
    return ok({ ...desk, proposals: [...desk.proposals, proposal].slice(-MOST_PROPOSALS) });
  });
  return changed.ok ? settle(service, game, { seat, number, desk: changed.value }, key) : changed;
}

export async function vote(
  service: GameService,
  { game: id, proposal: number, agrees }: Of<'vote'>,
  key: CommandKey,
): Promise<Result<Outcome, GameRefusal>> {
  const before = await service.parts.store.answerTo(key);
  if (before !== null) return before;
  const found = await teamGame(service, id, key.person);
  if (!found.ok) return found;
  const { game, seat } = found.value;
  const changed = await changeDesk(service, game, seat, (desk) => {
    if (!desk.proposals.some((one) => one.number === number)) return refuse('NO_SUCH_PROPOSAL');
    const proposals = desk.proposals.map((one) => {
      if (one.number !== number) return one;
      const others = one.votes.filter(({ person }) => person !== key.person);
      return { ...one, votes: [...others, { person: key.person, agrees }] };
    });
    return ok({ ...desk, proposals });
  });
  return changed.ok ? settle(service, game, { seat, number, desk: changed.value }, key) : changed;
}

/** The team that the person plays in. */
async function teamGame(
  service: GameService,
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
  service: GameService,
  game: LiveGame,
  { seat, number, desk }: { readonly seat: Seat; readonly number: number; readonly desk: Desk },
  key: CommandKey,
): Promise<Result<Outcome, GameRefusal>> {
  const plain = ok({ game: game.id, proposal: number });
  const proposal = desk.proposals.find((one) => one.number === number);
  if (proposal === undefined || game.state.turn !== seat) return plain;
  if (game.state.ruleset.options['teams.commit'] !== 'consensus') return plain;
  const agreeing = new Set(proposal.votes.filter(({ agrees }) => agrees).map(({ person }) => person));
  const present = await presentAt(service, game, seat);
  if (!present.every((person) => agreeing.has(person))) return plain;
  return service.change(
    game.id,
    async (current, nowMs) => {
      const read = readAction(current, proposal.by, { ...proposal.action, seat });
      if (!read.ok) return read;
      const action = await voiced(service, current, { action: read.value, person: proposal.by });
      return applyAll(service, current, [{ action, asOfMs: nowMs }]);
    },
    key,
  );
}
