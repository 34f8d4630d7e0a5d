/** Below the board: what stands, what the laid-out letters count, the rack, and what can be done now. */

import { useEffect, useRef } from 'preact/hooks';
import {
  formatSquare,
  letterOf,
  opponentsOf,
  seatsOfSide,
  type PlayerView,
  type Seat,
  type SeenEvent,
} from '@lexiko/rules';
import { challengeableWords } from '../dialogs/turn-dialogs.tsx';
import { openDialog, type OpenDialog } from '../dialogs/open-dialog.ts';
import { hasVariations } from '../dialogs/variation-dialogs.tsx';
import { commit, hasLaid, isStaged, preview, recallAll, shuffleRack, unstage } from '../draft/laying.ts';
import type { Preview } from '../draft/staging.ts';
import { Icon, type IconName } from '../icons.tsx';
import type { TableNews } from '../messages.ts';
import { WhileChallengeable } from '../panels/clock.tsx';
import { Dice } from '../panels/dice.tsx';
import { TileFace } from '../board/tile.tsx';
import { Rack } from '../rack/rack.tsx';
import { act, notice, sending, toldDraft, uncover } from '../table.ts';
import { refusalText, texts } from '../texts/current.ts';
import { eventText } from '../texts/event-text.ts';
import type { Texts } from '../texts/texts.ts';

export function mayChallenge({ view }: TableNews, seat: Seat): boolean {
  const { window } = view;
  if (window === null || window.ruling !== null || window.answers[seat] !== 'none') return false;
  // Alone one checks oneself.
  const isAlone = view.ruleset.options['solitaire.mode'] !== 'off';
  return isAlone ? view.turn === seat : opponentsOf(view, window.seat).includes(seat);
}

/** What the laid-out letters count, or what is wrong with how they lie. */
export function previewText(words: Texts, { view }: TableNews, shown: Preview): string {
  if (!shown.ok) return refusalText(words, shown.error).sentence;
  const { score, play } = shown.value;
  if (view.ruleset.options['score.announce'] === 'quiz') return words.table.quizHidden;
  if (view.ruleset.game === 'classic') return words.game.preview(score.words, score.bonus, score.total);
  const crosses = play.placed.filter((square) => view.ruleset.layout.crosses.includes(square)).length;
  return words.game.crosswordsPreview(words.list(play.words), score.letters, score.fifty, crosses);
}

/** Whether the table waits for a computer that would think longer if the server were less busy. */
function isHurriedAt({ attention, seats, isHurried }: TableNews): boolean {
  if (isHurried !== true || attention.kind !== 'computer') return false;
  const seat = seats[attention.seat];
  return seat?.kind === 'computer' && seat.level === 'champion';
}

/** The last thing that somebody did, in a sentence. */
function lastDeed(words: Texts, { events, view, seats }: TableNews, seat: Seat): string {
  const context = { ruleset: view.ruleset, seats };
  const last = events.reduce((told, seen) => eventText(words, seen, context) ?? told, '');
  const ruling = rulingBefore(events, seat);
  return ruling === null ? last : `${eventText(words, ruling, context)} ${last}`;
}

/**
 * What was ruled about the seat's own last play, where somebody has moved since: a computer that challenges plays at once,
 * and nobody should wonder where their letters went.
 */
function rulingBefore(events: TableNews['events'], seat: Seat): SeenEvent | null {
  let ruling: SeenEvent | null = null;
  let hasMoved = false;
  for (const seen of events.toReversed()) {
    const { event } = seen;
    if (event.type === 'ruled') ruling = seen;
    if (event.type !== 'played' && event.type !== 'exchanged' && event.type !== 'passed') continue;
    if (event.seat === seat) return hasMoved ? ruling : null;
    ruling = null;
    hasMoved = true;
  }
  return null;
}

interface StatusText {
  readonly head: string;
  readonly body: string;
  readonly tone: 'plain' | 'refused' | 'told' | 'counted' | 'unfinished';
  /** Where the rulebook says more. */
  readonly rule?: string | null;
}

function statusOf(words: Texts, news: TableNews, seat: Seat): StatusText {
  const { attention, seats, view } = news;
  const name = (one: Seat): string => seats[one]?.name ?? '';
  const head =
    attention.kind === 'over'
      ? words.result.title
      : attention.kind === 'computer'
        ? words.game.thinking(name(attention.seat))
        : attention.kind === 'turn' && attention.seat === seat
          ? words.game.yourTurn
          : words.game.turnOf(name(attention.seat));
  if (notice.value !== null) {
    const { sentence, rule, tone } = notice.value;
    return { head, body: sentence, tone, rule };
  }
  const shown = preview.value;
  if (shown !== null)
    return { head, body: previewText(words, news, shown), tone: shown.ok ? 'counted' : 'unfinished' };
  const stage = stagedText(words, news);
  if (stage !== null) return { head, body: stage, tone: 'counted' };
  if (attention.kind !== 'over' && mayChallenge(news, seat)) {
    const end = view.phase === 'final-window' ? ` ${words.game.finalWindow}` : '';
    return { head, body: `${lastDeed(words, news, seat)}${end}`, tone: 'plain' };
  }
  const isFirst = view.turnsTaken.every((turns) => turns === 0);
  const deed = isFirst ? words.game.yourTurnHint : lastDeed(words, news, seat);
  const hurry =
    attention.kind === 'computer' && isHurriedAt(news) ? ` ${words.game.hurried(name(attention.seat))}` : '';
  return { head, body: `${deed}${hurry}`, tone: 'plain' };
}

function open(dialog: OpenDialog): () => void {
  return () => {
    openDialog.value = dialog;
  };
}

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

/** What is staged before the play, in a sentence; `null`: nothing is. */
export function stagedText({ table }: Texts, { view }: TableNews): string | null {
  const { steps, lifted } = toldDraft.value;
  const last = steps.at(-1);
  if (lifted !== null) return table.lifted;
  if (last === undefined) return null;
  return table.staged[last.kind](letterOf(last.tile), formatSquare(view.ruleset.layout, last.square));
}

/** A question to the table that has nothing to do with whose turn it is: a vote (D-01), the scores (C-07). */
function Question({ news }: { readonly news: TableNews }) {
  const { attention, seats, view } = news;
  const { table } = texts.value;
  if (attention.kind !== 'vote' && attention.kind !== 'confirm-scores') return null;
  const { seat } = attention;
  const name = seats[seat]?.name ?? '';
  if (attention.kind === 'confirm-scores') {
    return (
      <div class="question">
        <p>
          <b>{table.keepScore(name)}</b>{' '}
          {seats.map((plan, at) => `${plan.name} ${view.scores[at] ?? 0}`).join(', ')}
        </p>
        <button type="button" class="primary" onClick={() => act({ type: 'confirmScores', seat })}>
          {table.scoresRight}
        </button>
      </div>
    );
  }
  const words = view.window?.ruling?.word ?? challengeableWords(news).join(', ');
  return (
    <div class="question">
      <p>
        <b>{table.vote(name, words)}</b>
      </p>
      <button type="button" onClick={() => act({ type: 'rule', seat, stands: false })}>
        {table.voteBad}
      </button>
      <button type="button" class="primary" onClick={() => act({ type: 'rule', seat, stands: true })}>
        {table.voteGood}
      </button>
    </div>
  );
}

/** Whoever plays with this seat, where partners show their letters to each other. */
export function partnerOf({ ruleset }: PlayerView, seat: Seat): Seat | null {
  if (ruleset.options['cw.partnerRacks'] !== 'shared') return null;
  return seatsOfSide(ruleset, seat).find((other) => other !== seat) ?? null;
}

function PartnerRack({ news, seat }: { readonly news: TableNews; readonly seat: Seat }) {
  const { ruleset, racks } = news.view;
  const partner = partnerOf(news.view, seat);
  if (partner === null) return null;
  return (
    <div class="partner" role="group" aria-label={texts.value.table.partner(news.seats[partner]?.name ?? '')}>
      <span>{news.seats[partner]?.name}</span>
      {(racks[partner] ?? []).map((tile, at) => (
        <span key={at} class="small-tile tile">
          <TileFace tile={tile} set={ruleset.tiles} hasValues={false} />
        </span>
      ))}
    </div>
  );
}

/** What stands and what the laid-out letters count; beside it what can be answered to the last play. */
function Status({ news, seat }: { readonly news: TableNews; readonly seat: Seat }) {
  const { game, table } = texts.value;
  const { attention, view } = news;
  const { head, body, tone, rule = null } = statusOf(texts.value, news, seat);
  const isMine = attention.kind === 'turn' && attention.seat === seat;
  const isAsked = attention.kind === 'answer' && attention.seat === seat;
  const isAlone = view.ruleset.options['solitaire.mode'] !== 'off';
  // At one screen people are asked one after the other; over the network everybody may speak at any time.
  const canChallenge = (isMine || isAsked || news.place === 'server') && mayChallenge(news, seat);
  return (
    <div class={`status ${tone}`}>
      {/* What has just happened is a new message, not the last one moved. */}
      <p key={news.events.length}>
        <b>{head}</b> <span class="status-body">{body}</span>
        {rule !== null && (
          <>
            {' '}
            <a href={`#/learn/rules/table/${rule}`}>{texts.value.learn.rule}</a>
          </>
        )}
      </p>
      {sending.value && <span class="sending">{texts.value.online.sending}</span>}
      {tone === 'plain' && <Dice news={news} />}
      {isStaged.value && (
        <button type="button" onClick={unstage}>
          <Icon name="recall" /> {table.undo}
        </button>
      )}
      {canChallenge && !isStaged.value && (
        <span class="challenge-part">
          <WhileChallengeable news={news}>
            <button
              type="button"
              class="challenge"
              title={game.mayChallenge(challengeableWords(news).join(', '))}
              onClick={open('challenge')}
            >
              {isAlone ? table.checkWords : game.challenge}
            </button>
          </WhileChallengeable>
        </span>
      )}
      {isAsked && (
        <button type="button" class="primary" onClick={() => act({ type: 'accept', seat })}>
          {game.accept}
        </button>
      )}
    </div>
  );
}

function Actions({ news, seat }: { readonly news: TableNews; readonly seat: Seat }) {
  const { game, table } = texts.value;
  const { attention, view } = news;
  const isMine = attention.kind === 'turn' && attention.seat === seat;
  const isOver = attention.kind === 'over';
  const isOpenPool = view.ruleset.options['solitaire.mode'] === 'openPool';
  const mayVary = hasVariations(news);
  return (
    <div class={mayVary ? 'actions six' : 'actions'}>
      {hasLaid.value || isStaged.value ? (
        <ActionButton icon="recall" label={game.recall} onClick={recallAll} disabled={isOver} />
      ) : (
        <ActionButton icon="shuffle" label={game.shuffle} onClick={shuffleRack} disabled={isOver} />
      )}
      {mayVary && (
        <ActionButton
          icon="variations"
          label={table.variations}
          disabled={!isMine || view.toReturn > 0}
          onClick={open('variations')}
        />
      )}
      {isOpenPool ? (
        <ActionButton
          icon="recall"
          label={table.takeBack}
          disabled={!isMine || view.history.length === 0}
          onClick={() => act({ type: 'takeBack', seat })}
        />
      ) : (
        <ActionButton
          icon="exchange"
          label={game.exchange}
          disabled={!isMine || (view.pool.length === 0 && view.toReturn === 0)}
          onClick={open('exchange')}
        />
      )}
      <ActionButton icon="pass" label={game.pass} disabled={!isMine} onClick={open('pass')} />
      <ActionButton icon="list" label={texts.value.common.menu} onClick={open('menu')} />
      {isOver ? (
        <ActionButton icon="flag" label={texts.value.result.short} kind="primary" onClick={open('result')} />
      ) : (
        <ActionButton
          icon="play"
          label={news.isProposing === true ? texts.value.online.propose : game.play}
          kind="primary"
          disabled={!isMine || !hasLaid.value || sending.value}
          onClick={commit}
        />
      )}
    </div>
  );
}

export function Controls({ news, seat }: { readonly news: TableNews; readonly seat: Seat }) {
  const { kind } = news.attention;
  const isQuestion = kind === 'vote' || kind === 'confirm-scores';
  return (
    <section class="controls" aria-label={texts.value.game.actions}>
      {isQuestion ? (
        <Question news={news} />
      ) : (
        <div class="status-place">
          <Status news={news} seat={seat} />
        </div>
      )}
      <PartnerRack news={news} seat={seat} />
      <Rack news={news} />
      <Actions news={news} seat={seat} />
    </section>
  );
}

/** Between two people's turns nobody's letters are there to be seen. */
export function Cover({ news }: { readonly news: TableNews }) {
  const { attention, seats } = news;
  const { cover, game } = texts.value;
  const title = useRef<HTMLHeadingElement>(null);
  // Not the button: a second press of the key that played would uncover the next player's letters.
  useEffect(() => title.current?.focus({ preventScroll: true }), []);
  if (attention.kind === 'over') {
    return (
      <section class="controls cover" aria-label={game.actions}>
        <button type="button" class="primary wide" onClick={open('result')}>
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
          <Question news={news} />
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
        <p class="cover-deed">
          {notice.value?.sentence ?? lastDeed(texts.value, news, seat)}
          {news.view.phase === 'final-window' ? ` ${game.finalWindow}` : ''}
        </p>
        <Dice news={news} />
        <div class="cover-actions">
          {attention.kind !== 'computer' && mayChallenge(news, seat) && (
            <WhileChallengeable news={news}>
              <button type="button" class="challenge" onClick={open('challenge')}>
                {game.challenge}
              </button>
            </WhileChallengeable>
          )}
          {attention.kind === 'turn' && (
            <button type="button" class="primary" onClick={() => uncover(seat)}>
              <Icon name="eye" /> {cover.show}
            </button>
          )}
          {isAsked && (
            <button type="button" class="primary" onClick={() => act({ type: 'accept', seat })}>
              {game.accept}
            </button>
          )}
        </div>
        <p class="hint">{cover.hidden}</p>
      </div>
    </section>
  );
}
