/** Below the board: what stands, what the laid-out letters count, the rack, and what can be done now. */

import { useEffect, useRef } from 'preact/hooks';
import { opponentsOf, type Seat } from '@lexiko/rules';
import { challengeableWords } from '../dialogs/turn-dialogs.tsx';
import { openDialog, type OpenDialog } from '../dialogs/open-dialog.ts';
import { commit, preview, recallAll, shuffleRack, type Preview } from '../draft/laying.ts';
import { Icon, type IconName } from '../icons.tsx';
import type { TableNews } from '../messages.ts';
import { Rack } from '../rack/rack.tsx';
import { act, draft, notice, sending, uncover } from '../table.ts';
import { refusalText, texts } from '../texts/current.ts';
import { eventText } from '../texts/event-text.ts';
import type { Texts } from '../texts/texts.ts';

export function mayChallenge({ view }: TableNews, seat: Seat): boolean {
  const { window } = view;
  return (
    window !== null &&
    window.ruling === null &&
    window.answers[seat] === 'none' &&
    view.ruleset.options['solitaire.mode'] === 'off' &&
    opponentsOf(view, window.seat).includes(seat)
  );
}

function previewText(words: Texts, { view }: TableNews, shown: Preview): string {
  if (!shown.ok) return refusalText(words, shown.error).sentence;
  const { score, play } = shown.value;
  if (view.ruleset.game === 'classic') return words.game.preview(score.words, score.bonus, score.total);
  const crosses = play.placed.filter((square) => view.ruleset.layout.crosses.includes(square)).length;
  return words.game.crosswordsPreview(words.list(play.words), score.letters, score.fifty, crosses);
}

/** The last thing that somebody did, in a sentence. */
function lastDeed(words: Texts, { events, view, seats }: TableNews): string {
  const context = { ruleset: view.ruleset, seats };
  return events.reduce((last, seen) => eventText(words, seen, context) ?? last, '');
}

interface StatusText {
  readonly head: string;
  readonly body: string;
  readonly tone: 'plain' | 'refused' | 'counted' | 'unfinished';
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
    const { sentence, rule } = notice.value;
    return { head, body: rule === null ? sentence : `${sentence} [${rule}]`, tone: 'refused' };
  }
  const shown = preview.value;
  if (shown !== null)
    return { head, body: previewText(words, news, shown), tone: shown.ok ? 'counted' : 'unfinished' };
  if (attention.kind !== 'over' && mayChallenge(news, seat)) {
    const end = view.phase === 'final-window' ? ` ${words.game.finalWindow}` : '';
    return { head, body: `${lastDeed(words, news)}${end}`, tone: 'plain' };
  }
  const isFirst = view.turnsTaken.every((turns) => turns === 0);
  return { head, body: isFirst ? words.game.yourTurnHint : lastDeed(words, news), tone: 'plain' };
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

export function Controls({ news, seat }: { readonly news: TableNews; readonly seat: Seat }) {
  const { game } = texts.value;
  const { attention, view } = news;
  const { head, body, tone } = statusOf(texts.value, news, seat);
  const isMine = attention.kind === 'turn' && attention.seat === seat;
  const isAsked = attention.kind === 'answer' && attention.seat === seat;
  const isOver = attention.kind === 'over';
  // At one screen people are asked one after the other; over the network everybody may speak at any time.
  const canChallenge = (isMine || isAsked || news.place === 'server') && mayChallenge(news, seat);
  const hasLaid = draft.value.laidOut.length > 0;
  return (
    <section class="controls" aria-label={game.actions}>
      <div class={`status ${tone}`}>
        <p>
          <b>{head}</b> <span class="status-body">{body}</span>
        </p>
        {canChallenge && (
          <button
            type="button"
            class="challenge"
            title={game.mayChallenge(challengeableWords(news).join(', '))}
            onClick={open('challenge')}
          >
            {game.challenge}
          </button>
        )}
        {isAsked && (
          <button type="button" class="primary" onClick={() => act({ type: 'accept', seat })}>
            {game.accept}
          </button>
        )}
      </div>
      <Rack news={news} />
      <div class="actions">
        {hasLaid ? (
          <ActionButton icon="recall" label={game.recall} onClick={recallAll} disabled={isOver} />
        ) : (
          <ActionButton icon="shuffle" label={game.shuffle} onClick={shuffleRack} disabled={isOver} />
        )}
        <ActionButton
          icon="exchange"
          label={game.exchange}
          disabled={!isMine || view.pool.length === 0}
          onClick={open('exchange')}
        />
        <ActionButton icon="pass" label={game.pass} disabled={!isMine} onClick={open('pass')} />
        <ActionButton icon="list" label={texts.value.common.menu} onClick={open('menu')} />
        {isOver ? (
          <ActionButton
            icon="flag"
            label={texts.value.result.short}
            kind="primary"
            onClick={open('result')}
          />
        ) : (
          <ActionButton
            icon="play"
            label={game.play}
            kind="primary"
            disabled={!isMine || !hasLaid || sending.value}
            onClick={commit}
          />
        )}
      </div>
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
  const heading =
    attention.kind === 'computer' ? game.thinking(name) : isAsked ? cover.asked(name) : cover.title(name);
  return (
    <section class="controls cover" aria-label={game.actions}>
      <div class="cover-card">
        <h2 ref={title} tabIndex={-1}>
          {heading}
        </h2>
        <p class="cover-deed">
          {notice.value?.sentence ?? lastDeed(texts.value, news)}
          {news.view.phase === 'final-window' ? ` ${game.finalWindow}` : ''}
        </p>
        <div class="cover-actions">
          {attention.kind !== 'computer' && mayChallenge(news, seat) && (
            <button type="button" class="challenge" onClick={open('challenge')}>
              {game.challenge}
            </button>
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
