/** The player's team: who is present, the proposals, and the votes (T-04, T-05). */

import type { Proposal } from '@lexiko/protocol';
import type { Seat } from '@lexiko/rules';
import { commitOf } from '@lexiko/rules/rule-points';
import { personName } from '../person-name.ts';
import type { TableSnapshot } from '../../table/snapshot.ts';
import { texts } from '../../texts/current.ts';
import { useOnline, useOnlineGame } from '../online-context.ts';
import { proposalText } from './proposal-text.ts';
import type { Room } from '../room/room.ts';
import { membersAt } from '../room/seats.ts';
import { actionOf, mayMove, ownTeam } from './team-play.ts';
import { onlineTexts } from '../online-texts.ts';
import './team-panel.css';

function ProposalRow({
  snapshot,
  seat,
  room,
  proposal,
}: {
  readonly snapshot: TableSnapshot;
  readonly seat: Seat;
  readonly room: Room;
  readonly proposal: Proposal;
}) {
  const online = onlineTexts.value;
  const { game } = texts.value;
  const { me } = useOnline().connection;
  const { team } = useOnlineGame();
  const { view } = snapshot;
  const action = actionOf(proposal, seat, view.ruleset.layout);
  const members = room.seats.flatMap(membersAt);
  const name = (person: string): string =>
    members.find((member) => member.person.id === person)?.person.name ?? '';
  const said = (agrees: boolean): readonly string[] =>
    proposal.votes.filter((one) => one.agrees === agrees).map((one) => name(one.person));
  const mine = proposal.votes.find(({ person }) => person === me.value?.id)?.agrees;
  const isTurn = view.turn === seat;
  return (
    <li class="proposal">
      <p>
        <b>{proposalText(texts.value, view, seat, action)}</b>
      </p>
      <p class="hint">
        {online.proposedBy(name(proposal.by))} {online.votes(said(true), said(false))}
      </p>
      <div class="proposal-actions">
        {action.type === 'play' && (
          <button type="button" onClick={() => team.layOut(action.tiles)}>
            {online.showProposal}
          </button>
        )}
        <button
          type="button"
          aria-pressed={mine === true}
          onClick={() => void team.vote(proposal.number, true)}
        >
          {online.voteFor}
        </button>
        <button
          type="button"
          aria-pressed={mine === false}
          onClick={() => void team.vote(proposal.number, false)}
        >
          {online.voteAgainst}
        </button>
        {isTurn && mayMove(room, view, me.value) && (
          <button type="button" class="primary" onClick={() => team.playProposed(action)}>
            {game.play}
          </button>
        )}
      </div>
    </li>
  );
}

export function TeamPanel({
  snapshot,
  seat,
  room,
}: {
  readonly snapshot: TableSnapshot;
  readonly seat: Seat;
  readonly room: Room;
}) {
  const online = onlineTexts.value;
  const { proposals } = useOnlineGame().team;
  const team = ownTeam(room);
  if (team === null) return null;
  return (
    <div class="team">
      <ul class="members">
        {membersAt(team).map(({ person, present }) => (
          <li key={person.id} class={present ? 'here' : ''}>
            {personName(person)}{' '}
            <span class="hint">{present ? online.present : texts.value.table.absent}</span>
          </li>
        ))}
      </ul>
      <p class="hint">{online.teamRule[commitOf(snapshot.view.ruleset.teams)]}</p>
      {proposals.value.length === 0 ? (
        <p class="hint">{online.noProposals}</p>
      ) : (
        <ul class="proposals">
          {proposals.value.map((proposal) => (
            <ProposalRow
              key={proposal.number}
              snapshot={snapshot}
              seat={seat}
              room={room}
              proposal={proposal}
            />
          ))}
        </ul>
      )}
    </div>
  );
}
