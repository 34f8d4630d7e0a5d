/** What is asked before a turn is given away: which letters to exchange, whether to pass, what to challenge, to resign. */

import { useSignal } from '@preact/signals';
import { allSeats, remindersFor, type Reminder, type Seat } from '@lexiko/rules';
import { BLANK } from '@lexiko/rules/board';
import { exchangeLimit, namesOneWord, type ChallengeCost } from '@lexiko/rules/rule-points';
import type { DialogTexts } from '@lexiko/texts/en/dialogs';
import { challengeableWords, mayChallenge } from '@lexiko/table';
import { LIFTED, placementsOf, stepActions } from '@lexiko/table/draft';
import { TileFace } from '@lexiko/board/parts';
import type { TableSnapshot } from '../table/snapshot.ts';
import { useTable } from '../table/table-context.ts';
import { texts } from '../texts/current.ts';
import { Decision } from './decision.tsx';
import { Dialog } from './dialog.tsx';
import './turn-dialogs.css';

interface AtSeat {
  readonly snapshot: TableSnapshot;
  readonly seat: Seat;
}

/** What a player is held to by honour alone. */
function Reminders({ snapshot, seat, about }: AtSeat & { readonly about: readonly Reminder[] }) {
  const wanted = remindersFor(snapshot.view, seat).flatMap((one) =>
    about.filter((reminder) => reminder === one),
  );
  return (
    <>
      {wanted.map((reminder) => (
        <p key={reminder} class="reminder">
          {texts.value.reminders[reminder]}
        </p>
      ))}
    </>
  );
}

/** W-16: letters are drawn and looked at before as many go back. */
function DrawDialog({ snapshot, seat }: AtSeat) {
  const here = useTable();
  const { ruleset, pool, racks } = snapshot.view;
  const { dialogs, common, table } = texts.value;
  const most = Math.min(exchangeLimit(ruleset.exchange, pool.length), racks[seat]?.length ?? 0);
  return (
    <Dialog title={dialogs.exchangeTitle} onClose={here.dialogs.close}>
      <p>
        {table.drawAbout} <span class="rule">W-16</span>
      </p>
      <Reminders snapshot={snapshot} seat={seat} about={['exchange-only-when-unable']} />
      <div class="dialog-actions wrap">
        {Array.from({ length: most }, (_, at) => at + 1).map((count) => (
          <button
            key={count}
            type="button"
            onClick={() =>
              here.act(...stepActions(seat, here.draft.value), { type: 'drawToExchange', seat, count })
            }
          >
            {table.draw(count)}
          </button>
        ))}
        <button type="button" onClick={here.dialogs.close}>
          {common.cancel}
        </button>
      </div>
    </Dialog>
  );
}

export function ExchangeDialog({ snapshot, seat }: AtSeat) {
  const isDrawFirst = snapshot.view.ruleset.exchange.order === 'drawFirst';
  return isDrawFirst && snapshot.view.toReturn === 0 ? (
    <DrawDialog snapshot={snapshot} seat={seat} />
  ) : (
    <ReturnDialog snapshot={snapshot} seat={seat} />
  );
}

function ReturnDialog({ snapshot, seat }: AtSeat) {
  const here = useTable();
  const picked = useSignal<ReadonlySet<number>>(new Set());
  const { ruleset, pool, toReturn } = snapshot.view;
  const { dialogs, game, table } = texts.value;
  const limit = Math.min(ruleset.exchange.maximum, pool.length);
  const { slots } = here.draft.value;
  const count = picked.value.size;
  const toggle = (slot: number): void => {
    const next = new Set(picked.value);
    if (!next.delete(slot)) next.add(slot);
    picked.value = next;
  };
  const isReady = toReturn > 0 ? count === toReturn : count > 0 && count <= limit;
  return (
    <Dialog
      title={toReturn > 0 ? table.returnTitle(toReturn) : dialogs.exchangeTitle}
      onClose={here.dialogs.close}
    >
      {toReturn === 0 && <p>{dialogs.exchangeAbout}</p>}
      <Reminders snapshot={snapshot} seat={seat} about={['exchange-only-when-unable']} />
      <div class="choice-tiles" role="group" aria-label={game.rack}>
        {slots.map((tile, slot) =>
          tile === '' || tile.startsWith(LIFTED) ? null : (
            <button
              key={slot}
              type="button"
              class="place tile"
              aria-pressed={picked.value.has(slot)}
              aria-label={tile === BLANK ? game.blank : tile}
              onClick={() => toggle(slot)}
            >
              <TileFace tile={tile} set={ruleset.tiles} hasValues={ruleset.scoring.kind === 'premiums'} />
            </button>
          ),
        )}
      </div>
      {toReturn === 0 && limit < slots.filter((tile) => tile !== '').length && (
        <p class="hint">{dialogs.exchangeLimit(limit)}</p>
      )}
      <Decision
        label={toReturn > 0 ? table.returnLetters(toReturn) : dialogs.exchange(count)}
        disabled={!isReady}
        onDecide={() => {
          const tiles = [...picked.value].map((slot) => slots[slot] ?? '');
          here.act(...stepActions(seat, here.draft.value), { type: 'exchange', seat, tiles });
        }}
      />
    </Dialog>
  );
}

export function PassDialog({ snapshot, seat }: AtSeat) {
  const here = useTable();
  const { dialogs, game } = texts.value;
  return (
    <Dialog title={dialogs.passTitle} onClose={here.dialogs.close}>
      <p>{dialogs.passAbout}</p>
      {placementsOf(here.draft.value).length > 0 && <p class="hint">{dialogs.passWithTiles}</p>}
      <Reminders snapshot={snapshot} seat={seat} about={['pass-only-when-unable', 'play-if-possible']} />
      <Decision
        label={game.pass}
        onDecide={() => here.act(...stepActions(seat, here.draft.value), { type: 'pass', seat })}
      />
    </Dialog>
  );
}

/** Those at this screen who may challenge the last play: any of them, not only whoever is next (S-26). */
function challengersAt({ view, seats, place }: TableSnapshot, seat: Seat): readonly Seat[] {
  if (place === 'server' || view.ruleset.solitaire.kind !== 'off') return [seat];
  return allSeats(view.ruleset).filter((one) => seats[one]?.kind === 'person' && mayChallenge(view, one));
}

function costText({ challengeCost }: DialogTexts, cost: ChallengeCost): string {
  switch (cost.kind) {
    case 'points':
      return challengeCost.points(cost.points);
    case 'stake':
      return challengeCost[cost.model];
    case 'loseNextTurn':
    case 'none':
    case 'loseGame':
      return challengeCost[cost.kind];
  }
}

export function ChallengeDialog({ snapshot, seat }: AtSeat) {
  const here = useTable();
  const { ruleset, window } = snapshot.view;
  const challengers = challengersAt(snapshot, seat);
  const challenger = useSignal(seat);
  const { dialogs, game, table } = texts.value;
  const words = challengeableWords(snapshot.view);
  const isSingle = namesOneWord(ruleset.challenge);
  const open = words.filter((word) => window?.cleared.includes(word) !== true);
  const word = useSignal(open[0] ?? '');
  // Alone one checks oneself, and it costs nothing.
  const isAlone = ruleset.solitaire.kind !== 'off';
  return (
    <Dialog title={isAlone ? table.checkWords : dialogs.challengeTitle} onClose={here.dialogs.close}>
      {isSingle ? (
        <fieldset class="word-choice">
          <legend>{dialogs.challengeOne}</legend>
          {open.map((one) => (
            <label key={one}>
              <input
                type="radio"
                name="word"
                checked={word.value === one}
                onChange={() => {
                  word.value = one;
                }}
              />
              <span class="word">{one}</span>
            </label>
          ))}
        </fieldset>
      ) : (
        <p>
          {dialogs.challengeAll} <strong class="word">{words.join(', ')}</strong>
        </p>
      )}
      {challengers.length > 1 && (
        <fieldset class="word-choice">
          <legend>{dialogs.challenger}</legend>
          {challengers.map((one) => (
            <label key={one}>
              <input
                type="radio"
                name="challenger"
                checked={challenger.value === one}
                onChange={() => {
                  challenger.value = one;
                }}
              />
              <span>{snapshot.seats[one]?.name}</span>
            </label>
          ))}
        </fieldset>
      )}
      {!isAlone && ruleset.challenge.kind === 'challenge' && (
        <p class="hint">{costText(dialogs, ruleset.challenge.cost)}</p>
      )}
      <Decision
        label={isAlone ? table.checkWords : game.challenge}
        onDecide={() => {
          const by = challenger.value;
          here.act({ type: 'challenge', seat: by, ...(isSingle ? { word: word.value } : {}) });
        }}
      />
    </Dialog>
  );
}

export function ResignDialog({ seat }: AtSeat) {
  const here = useTable();
  const { dialogs, game } = texts.value;
  return (
    <Dialog title={dialogs.resignTitle} onClose={here.dialogs.close}>
      <p>{dialogs.resignAbout}</p>
      <Decision
        label={game.resign}
        look="danger"
        onDecide={() => {
          here.notice.value = null;
          here.act({ type: 'resign', seat });
        }}
      />
    </Dialog>
  );
}
