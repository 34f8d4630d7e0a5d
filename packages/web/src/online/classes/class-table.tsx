/** A table of a classroom at a glance: players and scores; for the teacher also board and racks. */

import type { Following, GameSummary } from '@lexiko/protocol';
import { texts } from '../../texts/current.ts';
import { classTexts } from '../online-texts.ts';
import { OpenRack } from '../table/open-rack.tsx';
import { membersAt, occupantName } from '../room/seats.ts';
import { SmallBoard } from '../lobby/small-board.tsx';

function stateText({ stage, turn, seats }: GameSummary, isPaused: boolean): string {
  const classes = classTexts.value;
  if (stage === 'lobby') return classes.notBegun;
  if (stage === 'over') return classes.over;
  if (isPaused) return classes.paused;
  const mover = turn === null ? undefined : seats[turn];
  return mover === undefined ? '' : classes.toMove(occupantName(texts.value, mover));
}

export function ClassTable({
  game,
  number,
  board,
}: {
  readonly game: GameSummary;
  readonly number: number;
  /** Only the teacher follows all tables. */
  readonly board: Following | null;
}) {
  const classes = classTexts.value;
  const { seats, scores, stage } = game;
  const view = board?.view ?? null;
  const nameOf = (seat: number): string => {
    const status = seats[seat];
    return status === undefined || membersAt(status).length === 0
      ? classes.nobody
      : occupantName(texts.value, status);
  };
  return (
    <li class="class-table card">
      <h2>{classes.table(number)}</h2>
      <p class="hint">{stateText(game, view !== null && view.pausedMs !== null)}</p>
      <ul>
        {seats.map(({ seat }) => (
          <li key={seat}>
            {stage === 'lobby' ? `${classes.team(seat + 1)}: ` : ''}
            {nameOf(seat)}
            {stage === 'lobby' ? '' : ` ${view?.scores[seat] ?? scores[seat] ?? 0}`}
          </li>
        ))}
      </ul>
      {view !== null && view.phase !== 'lobby' && (
        <>
          <SmallBoard
            view={view}
            label={classes.board(number, view.board.filter((laid) => laid !== '').length)}
          />
          {seats.map(({ seat }) => (
            <OpenRack key={seat} view={view} seat={seat} name={nameOf(seat)} />
          ))}
        </>
      )}
      <a
        class={view === null && stage === 'playing' ? 'button primary' : 'button'}
        href={`#/online/game/${game.game}`}
      >
        {classes.open(number)}
      </a>
    </li>
  );
}
