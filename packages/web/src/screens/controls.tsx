/** Below the board: what stands, the rack, and what can be done now. */

import { useLayoutEffect, useRef } from 'preact/hooks';
import { seatsOfSide, type PlayerView, type Seat } from '@lexiko/rules';
import { sharesRacks } from '@lexiko/rules/rule-points';
import { mayChallenge } from '@lexiko/table';
import { hasVariations } from '../table/variations.ts';
import { Icon, type IconName } from '../parts/icons.tsx';
import type { TableSnapshot } from '../table/snapshot.ts';
import { WhileChallengeable } from '../panels/clock.tsx';
import { Dice } from '../panels/dice.tsx';
import { TileFace } from '@lexiko/board/parts';
import { RackTools } from '../rack/rack-tools.tsx';
import { Rack } from '../rack/rack.tsx';
import { useTable } from '../table/table-context.ts';
import { texts } from '../texts/current.ts';
import { lastActionText } from '../texts/turn-text.ts';
import { Question } from './question.tsx';
import { Status } from './status.tsx';
import './controls.css';

function ActionButton({
  icon,
  label,
  onClick,
  disabled = false,
  kind = '',
}: {
  readonly icon: IconName;
  readonly label: string;
  readonly onClick: () => void;
  readonly disabled?: boolean;
  readonly kind?: string;
}) {
  return (
    <button type="button" class={`action ${kind}`} disabled={disabled} onClick={onClick}>
      <Icon name={icon} />
      <span>{label}</span>
    </button>
  );
}

/** Whoever plays with this seat, where partners show their letters to each other. */
function partnerOf({ ruleset }: PlayerView, seat: Seat): Seat | null {
  if (!sharesRacks(ruleset.partners)) return null;
  return seatsOfSide(ruleset, seat).find((other) => other !== seat) ?? null;
}

function PartnerRack({ snapshot, seat }: { readonly snapshot: TableSnapshot; readonly seat: Seat }) {
  const { ruleset, racks } = snapshot.view;
  const partner = partnerOf(snapshot.view, seat);
  if (partner === null) return null;
  return (
    <div
      class="partner"
      role="group"
      aria-label={texts.value.table.partner(snapshot.seats[partner]?.name ?? '')}
    >
      <span>{snapshot.seats[partner]?.name}</span>
      {(racks[partner] ?? []).map((tile, at) => (
        <span key={at} class="small-tile tile">
          <TileFace tile={tile} set={ruleset.tiles} hasValues={false} />
        </span>
      ))}
    </div>
  );
}

function Actions({ snapshot, seat }: { readonly snapshot: TableSnapshot; readonly seat: Seat }) {
  const { game, table } = texts.value;
  const here = useTable();
  const { laying, sending } = here;
  const { attention, view } = snapshot;
  const isMine = attention.kind === 'turn' && attention.seat === seat;
  const isOver = attention.kind === 'over';
  const isOpenPool = view.ruleset.solitaire.kind === 'openPool';
  const mayVary = hasVariations(snapshot);
  return (
    <div class={mayVary ? 'actions varied' : 'actions'}>
      <RackTools isOver={isOver} />
      {mayVary && (
        <ActionButton
          icon="variations"
          label={table.variations}
          disabled={!isMine || view.toReturn > 0}
          onClick={() => here.dialogs.show('variations')}
        />
      )}
      {isOpenPool ? (
        <ActionButton
          icon="recall"
          label={table.takeBack}
          disabled={!isMine || view.history.length === 0}
          onClick={() => here.act({ type: 'takeBack', seat })}
        />
      ) : (
        <ActionButton
          icon="exchange"
          label={game.exchange}
          disabled={!isMine || (view.pool.length === 0 && view.toReturn === 0)}
          onClick={() => here.dialogs.show('exchange')}
        />
      )}
      <ActionButton
        icon="pass"
        label={game.pass}
        disabled={!isMine}
        onClick={() => here.dialogs.show('pass')}
      />
      <ActionButton icon="list" label={texts.value.common.menu} onClick={() => here.dialogs.show('menu')} />
      {isOver ? (
        <ActionButton
          icon="flag"
          label={texts.value.result.short}
          kind="primary"
          onClick={() => here.dialogs.show('result')}
        />
      ) : (
        <ActionButton
          icon="play"
          label={snapshot.isProposing === true ? texts.value.table.propose : game.play}
          kind="primary"
          disabled={!isMine || !laying.hasLaid.value || sending.value}
          onClick={() => laying.commit()}
        />
      )}
    </div>
  );
}

export function Controls({ snapshot, seat }: { readonly snapshot: TableSnapshot; readonly seat: Seat }) {
  return (
    <section class="controls" aria-label={texts.value.game.actions}>
      <Question snapshot={snapshot}>
        <div class="status-place">
          <Status snapshot={snapshot} seat={seat} />
        </div>
      </Question>
      <PartnerRack snapshot={snapshot} seat={seat} />
      <Rack snapshot={snapshot} />
      <Actions snapshot={snapshot} seat={seat} />
    </section>
  );
}

/** Between two people's turns nobody's letters are there to be seen. */
export function Cover({ snapshot }: { readonly snapshot: TableSnapshot }) {
  const { attention, seats } = snapshot;
  const { cover, game } = texts.value;
  const here = useTable();
  const title = useRef<HTMLHeadingElement>(null);
  // Not the button: a second press of the key that played would uncover the next player's letters.
  useLayoutEffect(() => title.current?.focus({ preventScroll: true }), []);
  if (attention.kind === 'over') {
    return (
      <section class="controls cover" aria-label={game.actions}>
        <button type="button" class="primary wide" onClick={() => here.dialogs.show('result')}>
          {texts.value.result.title}
        </button>
      </section>
    );
  }
  const { seat } = attention;
  const name = seats[seat]?.name ?? '';
  const isAsked = attention.kind === 'answer';
  if (attention.kind === 'vote' || attention.kind === 'confirm-scores') {
    return (
      <section class="controls cover" aria-label={game.actions}>
        <div class="cover-card">
          <Question snapshot={snapshot} />
        </div>
      </section>
    );
  }
  const heading =
    attention.kind === 'computer' ? game.thinking(name) : isAsked ? cover.asked(name) : cover.title(name);
  return (
    <section class="controls cover" aria-label={game.actions}>
      <div class="cover-card">
        <h2 ref={title} tabIndex={-1}>
          {heading}
        </h2>
        <p class="cover-action">
          {here.notice.value?.sentence ?? lastActionText(texts.value, snapshot, seat)}
          {snapshot.view.phase === 'final-window' ? ` ${game.finalWindow}` : ''}
        </p>
        <Dice snapshot={snapshot} />
        <div class="cover-actions">
          {attention.kind !== 'computer' && mayChallenge(snapshot.view, seat) && (
            <WhileChallengeable snapshot={snapshot}>
              <button type="button" class="challenge" onClick={() => here.dialogs.show('challenge')}>
                {game.challenge}
              </button>
            </WhileChallengeable>
          )}
          {attention.kind === 'turn' && (
            <button type="button" class="primary" onClick={() => here.uncover(seat)}>
              <Icon name="eye" /> {cover.show}
            </button>
          )}
          {isAsked && (
            <button type="button" class="primary" onClick={() => here.act({ type: 'accept', seat })}>
              {game.accept}
            </button>
          )}
        </div>
        <p class="hint">{cover.hidden}</p>
      </div>
    </section>
  );
}
