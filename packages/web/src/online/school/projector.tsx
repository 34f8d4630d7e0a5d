/** The class for a projector: the code of the lesson, and every board large, with scores and turns, and no racks. */

import type { GameSummary } from '@lexiko/protocol';
import type { ClassSnapshot, ClassroomWatch } from '../classes/classroom-watch.ts';
import { invitation } from '../online-route.ts';
import { readableCode } from '../room/invitation.tsx';
import { occupantName } from '../room/seats.ts';
import { SmallBoard } from '../lobby/small-board.tsx';
import { texts } from '../../texts/current.ts';
import { classTexts, schoolTexts } from '../online-texts.ts';

function ProjectedTable({
  game: { game, seats, scores, turn, stage },
  number,
  watch,
}: {
  readonly game: GameSummary;
  readonly number: number;
  readonly watch: ClassroomWatch;
}) {
  const classes = classTexts.value;
  const view = watch.followed.games.value.get(game)?.following.view ?? null;
  const mover = turn === null || stage !== 'playing' ? undefined : seats[turn];
  return (
    <li class="projected-table">
      <h2>{classes.table(number)}</h2>
      {view !== null && view.phase !== 'lobby' && (
        <SmallBoard
          view={view}
          label={classes.board(number, view.board.filter((laid) => laid !== '').length)}
        />
      )}
      <ol class="projected-scores">
        {seats.map((seat) => (
          <li key={seat.seat}>
            <b>{view?.scores[seat.seat] ?? scores[seat.seat] ?? 0}</b> {occupantName(texts.value, seat)}
          </li>
        ))}
      </ol>
      <p>
        {stage === 'over'
          ? classes.over
          : mover && schoolTexts.value.turnOf(occupantName(texts.value, mover))}
      </p>
    </li>
  );
}

export function Projector({
  watch,
  snapshot: { tables, lesson },
}: {
  readonly watch: ClassroomWatch;
  readonly snapshot: ClassSnapshot;
}) {
  const code = lesson?.code ?? null;
  const shown = tables.filter(({ stage }) => stage !== 'lobby');
  return (
    <>
      {code !== null && (
        <>
          <p class="projected-code">{readableCode(code)}</p>
          <p class="projected-way">
            {classTexts.value.codeAbout} <b>{invitation(code)}</b>
          </p>
        </>
      )}
      {shown.length === 0 && <p class="hint">{classTexts.value.noTables}</p>}
      <ul class="projected-tables">
        {shown.map((game) => (
          <ProjectedTable key={game.game} game={game} number={tables.indexOf(game) + 1} watch={watch} />
        ))}
      </ul>
    </>
  );
}
