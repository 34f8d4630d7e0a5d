/** The end of a game told: why it is over, how the scores were settled, who won and why. */

import type { ComponentChildren } from 'preact';
import type { Adjustment, Outcome, Seat } from '@lexiko/rules';
import { BLANK } from '@lexiko/rules/board';
import { targetOf } from '@lexiko/rules/rule-points';
import { GameExports, Proof } from '../finished-game/exports.tsx';
import { Dialog } from '../dialogs/dialog.tsx';
import { useLocalGames } from '../table/local-games.ts';
import { viewerSeat, type TableSnapshot } from '../table/snapshot.ts';
import { useTable } from '../table/table-context.ts';
import { SoundQuestion } from './sound-question.tsx';
import { endingText, type Person } from '@lexiko/texts';
import { texts } from '../texts/current.ts';
import { useGameTitle } from '../words/use-game-title.ts';
import { personAt } from '../texts/people.ts';
import { leaversOf } from '../texts/turn-text.ts';
import type { Texts } from '../texts/texts.ts';
import './result.css';

function tilesText(words: Texts, { tiles }: Adjustment): string {
  return tiles.map((tile) => (tile === BLANK ? words.game.blank : tile)).join(' ');
}

/** What was taken off for tiles left (S-48, W-28), or gained by going out (S-49). */
function adjustmentText(
  words: Texts,
  snapshot: TableSnapshot,
  adjustment: Adjustment,
  { adjustments }: Outcome,
): string {
  const { kind, seat, points } = adjustment;
  const person = personAt(snapshot, seat);
  if (kind !== 'out') return words.result.left(person, tilesText(words, adjustment), points);
  const others = adjustments.filter((one) => one.kind !== 'out' && one.seat !== seat);
  const [other] = others;
  return words.result.out(
    person,
    others.length === 1 && other !== undefined ? personAt(snapshot, other.seat) : null,
    points,
  );
}

/** Why one of several with the same final score won (S-51); `null` if it needs no reason. */
function tieBreakText(
  words: Texts,
  snapshot: TableSnapshot,
  { final, winners, reason }: Outcome,
): string | null {
  const most = final[winners[0] ?? 0] ?? 0;
  const level = final.flatMap((score, seat) =>
    score === most && snapshot.view.left[seat] !== true ? [seat] : [],
  );
  if (winners.length === 0 || reason === 'RESIGNED' || level.length === winners.length) return null;
  const person = (seat: Seat): Person => personAt(snapshot, seat);
  return words.result.tieBreak(level.map(person), winners.map(person));
}

/** Whether somebody at this screen was one of the players. */
function hasPlayedHere({ place, viewer, isShared }: TableSnapshot): boolean {
  return place === 'here' ? isShared !== true : typeof viewer === 'number';
}

export function ResultDialog({
  snapshot,
  outcome,
  again,
}: {
  readonly snapshot: TableSnapshot;
  readonly outcome: Outcome;
  /** How to go on from here, in sight before all that can be kept; playing again at this screen where it is not given. */
  readonly again?: ComponentChildren;
}) {
  const { result } = texts.value;
  const here = useTable();
  const games = useLocalGames();
  const { view, seats, takeBacks = 0 } = snapshot;
  const { finishLine, solitaire } = view.ruleset;
  const title = useGameTitle()(view.ruleset.config);
  const name = (seat: Seat): string => seats[seat]?.name ?? '';
  const isAlone = solitaire.kind !== 'off';
  const total = outcome.final[0] ?? 0;
  const aloneText = viewerSeat(snapshot) === null ? result.totalOf(name(0), total) : result.yourTotal(total);
  const wonText =
    outcome.winners.length === 0
      ? result.calledOff
      : result.wins(outcome.winners.map((seat) => personAt(snapshot, seat)));
  const headline = isAlone ? aloneText : wonText;
  const order = outcome.final
    .map((_, seat) => seat)
    .sort((a, b) => (outcome.final[b] ?? 0) - (outcome.final[a] ?? 0));
  const tieBreak = tieBreakText(texts.value, snapshot, outcome);
  const targets = outcome.winners.map((seat) => String(targetOf(finishLine, seat) ?? ''));
  return (
    <Dialog title={headline} onClose={here.dialogs.close}>
      <p class="hint">{title}</p>
      <p>{endingText(texts.value, outcome.reason, leaversOf(snapshot))}</p>
      <ol class="standings">
        {order.map((seat) => {
          const final = outcome.final[seat] ?? 0;
          const before = view.scores[seat] ?? 0;
          return (
            <li key={seat} class={outcome.winners.includes(seat) && !isAlone ? 'winner' : ''}>
              <span class="name">{name(seat)}</span>
              <span class="score">{final}</span>
              {final !== before && <span class="hint">{result.before(before)}</span>}
            </li>
          );
        })}
      </ol>
      {again}
      {hasPlayedHere(snapshot) && <SoundQuestion />}
      {outcome.reason === 'FINISH_LINE' && <p>{result.targets(texts.value.list(targets))}</p>}
      {tieBreak !== null && <p>{tieBreak}</p>}
      {outcome.adjustments.length > 0 && (
        <>
          <h3>{result.settled}</h3>
          <ul class="settlement">
            {outcome.adjustments.map((adjustment, at) => (
              <li key={at}>{adjustmentText(texts.value, snapshot, adjustment, outcome)}</li>
            ))}
          </ul>
        </>
      )}
      {takeBacks > 0 && <p>{texts.value.table.takeBacks(takeBacks)}</p>}
      <Proof snapshot={snapshot} />
      <GameExports snapshot={snapshot} onReplay={here.dialogs.close} />
      <div class="dialog-actions wrap result-actions">
        <button type="button" onClick={here.dialogs.close}>
          {result.board}
        </button>
        {again === undefined && snapshot.isShared !== true && (
          <button
            type="button"
            class="primary"
            onClick={() => {
              here.dialogs.close();
              games.playAgain(snapshot);
            }}
          >
            {result.again}
          </button>
        )}
      </div>
    </Dialog>
  );
}
