/** Windows for what a turn may have besides its play: variations before it, counting it, and ending the game together. */

import { useSignal } from '@preact/signals';
import type { Seat } from '@lexiko/rules';
import { BLANK, formatSquare } from '@lexiko/rules/board';
import { laidAs, retrievableBlanks, stagedView, stepFor, wordsOnBoard } from '@lexiko/table/draft';
import type { TableSnapshot } from '../table/snapshot.ts';
import { useTable } from '../table/table-context.ts';
import { texts } from '../texts/current.ts';
import { Decision } from './decision.tsx';
import { Dialog } from './dialog.tsx';
import './variation-dialogs.css';

interface AtSeat {
  readonly snapshot: TableSnapshot;
  readonly seat: Seat;
}

function Retrieving({ snapshot, seat }: AtSeat) {
  const here = useTable();
  const { table } = texts.value;
  const { view } = stagedView(snapshot.view, seat, here.draft.value.steps);
  const blanks = retrievableBlanks(view, seat);
  return (
    <section class="variation">
      <h3>
        {table.retrieveTitle} <span class="rule">V-04</span>
      </h3>
      <p class="hint">{blanks.length === 0 ? table.noBlanks : table.retrieveAbout}</p>
      <div class="choices">
        {blanks.map(({ square, tile }) => (
          <button
            key={square}
            type="button"
            onClick={() => {
              here.laying.stageStep({ kind: 'retrieve', square, tile });
              here.dialogs.closeToBoard();
            }}
          >
            {table.retrieve(tile, formatSquare(view.ruleset.layout, square))}
          </button>
        ))}
      </div>
    </section>
  );
}

function Recycling({ snapshot, seat }: AtSeat) {
  const here = useTable();
  const { table, game } = texts.value;
  const { view } = stagedView(snapshot.view, seat, here.draft.value.steps);
  const { layout, tiles } = view.ruleset;
  const rack = [...new Set(view.racks[seat] ?? [])];
  const square = useSignal<number | null>(null);
  const tile = useSignal(rack[0] ?? '');
  const letter = useSignal('E');
  const open = view.board.flatMap((laid, at) =>
    stepFor(view, at, tile.value) === 'recycle' ? [{ laid, at }] : [],
  );
  const chosen = open.find(({ at }) => at === square.value) ?? open[0];
  return (
    <section class="variation">
      <h3>
        {table.recycleTitle} <span class="rule">V-03</span>
      </h3>
      <p class="hint">{table.recycleAbout}</p>
      <div class="fields">
        <label class="field">
          <span>{table.yourLetter}</span>
          <select value={tile.value} onChange={({ currentTarget }) => (tile.value = currentTarget.value)}>
            {rack.map((one) => (
              <option key={one} value={one}>
                {one === BLANK ? game.blank : one}
              </option>
            ))}
          </select>
        </label>
        {tile.value === BLANK && (
          <label class="field">
            <span>{table.blankLetter}</span>
            <select
              value={letter.value}
              onChange={({ currentTarget }) => (letter.value = currentTarget.value)}
            >
              {tiles.letters.map((one) => (
                <option key={one}>{one}</option>
              ))}
            </select>
          </label>
        )}
        <label class="field">
          <span>{table.onBoard}</span>
          <select
            value={chosen?.at ?? ''}
            onChange={({ currentTarget }) => (square.value = Number(currentTarget.value))}
          >
            {open.map(({ laid, at }) => (
              <option key={at} value={at}>
                {formatSquare(layout, at)} {laid}
              </option>
            ))}
          </select>
        </label>
        <button
          type="button"
          disabled={chosen === undefined}
          onClick={() => {
            if (chosen === undefined) return;
            here.laying.stageStep({
              kind: 'recycle',
              square: chosen.at,
              tile: laidAs(tile.value, letter.value),
            });
            here.dialogs.closeToBoard();
          }}
        >
          {table.recycle}
        </button>
      </div>
    </section>
  );
}

function Rearranging({ snapshot, seat }: AtSeat) {
  const here = useTable();
  const { table } = texts.value;
  const { view } = stagedView(snapshot.view, seat, here.draft.value.steps);
  const { layout } = view.ruleset;
  return (
    <section class="variation">
      <h3>
        {table.rearrangeTitle} <span class="rule">V-02</span>
      </h3>
      <p class="hint">{table.rearrangeAbout}</p>
      <div class="choices">
        {wordsOnBoard(view).map((word) => (
          <button
            key={`${word.direction} ${word.squares[0]}`}
            type="button"
            onClick={() => {
              here.laying.liftWord(word);
              here.dialogs.closeToBoard();
            }}
          >
            {table.rearrange(word.text, formatSquare(layout, word.squares[0] ?? 0))}
          </button>
        ))}
      </div>
    </section>
  );
}

export function VariationsDialog({ snapshot, seat }: AtSeat) {
  const here = useTable();
  const { blanks, recycling, rearranging } = snapshot.view.ruleset;
  const { table } = texts.value;
  return (
    <Dialog title={table.variations} onClose={here.dialogs.close}>
      <p>{table.variationsAbout}</p>
      {blanks.kind === 'retrieve' && <Retrieving snapshot={snapshot} seat={seat} />}
      {recycling.kind === 'on' && <Recycling snapshot={snapshot} seat={seat} />}
      {rearranging.kind === 'on' && <Rearranging snapshot={snapshot} seat={seat} />}
    </Dialog>
  );
}

/** S-08: the player counts the play before it is made. */
export function QuizDialog() {
  const here = useTable();
  const { table, game } = texts.value;
  const counted = useSignal('');
  const isNumber = /^\d{1,4}$/u.test(counted.value);
  return (
    <Dialog title={table.quizTitle} onClose={here.dialogs.close}>
      <form
        class="quiz"
        onSubmit={(event) => {
          event.preventDefault();
          if (!isNumber) return;
          here.dialogs.close();
          here.laying.commitCounted(Number(counted.value));
        }}
      >
        <p>
          {table.quizAbout} <span class="rule">S-08</span>
        </p>
        <label class="field">
          <span>{table.quizCount}</span>
          <input
            type="text"
            inputMode="numeric"
            autocomplete="off"
            value={counted.value}
            onInput={({ currentTarget }) => {
              counted.value = currentTarget.value.trim();
            }}
          />
        </label>
        <div class="dialog-actions">
          <button type="submit" class="primary" disabled={!isNumber}>
            {game.play}
          </button>
        </div>
      </form>
    </Dialog>
  );
}

/** Everybody at this screen says whether the game shall end here. */
export function AgreeDialog({ snapshot, seat }: AtSeat) {
  const here = useTable();
  const { table, forms } = texts.value;
  const others = snapshot.seats.flatMap((plan, at) =>
    plan.kind === 'person' && at !== seat && snapshot.view.left[at] !== true && snapshot.place === 'here'
      ? [at]
      : [],
  );
  const isAlone = snapshot.view.ruleset.solitaire.kind !== 'off';
  const agreed = useSignal<ReadonlySet<number>>(new Set(isAlone ? others : []));
  return (
    <Dialog title={table.agree} onClose={here.dialogs.close}>
      <p>{table.agreeAbout}</p>
      {!isAlone && (
        <div class="checks">
          {others.map((at) => (
            <label key={at} class="check">
              <input
                type="checkbox"
                checked={agreed.value.has(at)}
                onChange={({ currentTarget }) => {
                  const next = new Set(agreed.value);
                  if (currentTarget.checked) next.add(at);
                  else next.delete(at);
                  agreed.value = next;
                }}
              />
              <span>{forms.agrees(snapshot.seats[at]?.name ?? '')}</span>
            </label>
          ))}
        </div>
      )}
      <Decision
        label={table.offerEnd}
        disabled={agreed.value.size < others.length}
        onDecide={() => here.agreeToEnd([seat, ...others])}
      />
    </Dialog>
  );
}
