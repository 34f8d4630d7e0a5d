/** Teams as plain values: who may move for one, and its draft as members share it. */

import type { Person, Proposal } from '@lexiko/protocol';
import type { Action, PlayerView, Seat } from '@lexiko/rules';
import { BLANK, type Layout, type Placement } from '@lexiko/rules/board';
import { actionBy, isForAll } from '@lexiko/rules/notation';
import { commitOf, teamMover } from '@lexiko/rules/rule-points';
import { lay, recall, slotFor, type Draft } from '@lexiko/table/draft';
import type { Room } from '../room/room.ts';

/** The seat of the player's team; `null` without a team. */
export function ownTeam(about: Room | null): Room['seats'][number] | null {
  const own = about?.seats.find(({ seat }) => about.mine.includes(seat));
  return own?.occupant.kind === 'team' ? own : null;
}

/** Whether the draft is shared: with a team, or with the server, which plays it when the time is up. */
export function isShared(about: Room, view: PlayerView): boolean {
  const isTimed = view.ruleset.clock.onExpire === 'commitIfLegal';
  return view.phase === 'playing' && (ownTeam(about) !== null || isTimed);
}

/** Whether this member can move for the team now; otherwise their turn is a proposal (T-05). */
export function mayMove(about: Room, view: PlayerView, person: Person | null): boolean {
  const team = ownTeam(about);
  if (team?.occupant.kind !== 'team') return true;
  const rule = commitOf(view.ruleset.teams);
  if (rule === 'consensus') return false;
  const { members } = team.occupant;
  const own = members.findIndex((member) => member.person.id === person?.id);
  const present = members.flatMap((member, at) => (member.present || at === own ? [at] : []));
  const turnsTaken = view.turnsTaken[team.seat] ?? 0;
  const mover = teamMover(rule, { size: members.length, turnsTaken, present });
  return mover === null || mover === own;
}

/** The same tiles on the same squares, from this member's rack in its own order. */
export function withTiles(own: Draft, placements: readonly Placement[]): Draft {
  return placements.reduce((laid: Draft, [square, tile]) => {
    const isBlank = tile !== tile.toUpperCase();
    const slot = slotFor(laid, tile.toUpperCase(), isBlank ? 'blank' : 'letter');
    if (slot === null || (laid.slots[slot] === BLANK) !== isBlank) return laid;
    return lay(laid, { slot, square, laid: tile });
  }, recall(own));
}

/** The action of a proposal as the rules know it. */
export function actionOf({ action }: Proposal, seat: Seat, layout: Layout): Action {
  return isForAll(action) ? action : actionBy(action, seat, layout);
}
