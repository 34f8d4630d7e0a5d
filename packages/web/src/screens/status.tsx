/** The line below the board: whose turn it is, what was last done, what the laid-out letters count, what can be answered. */

import type { Seat } from '@lexiko/rules';
import { formatSquare, letterOf } from '@lexiko/rules/board';
import { challengeableWords, mayChallenge } from '@lexiko/table';
import type { Preview } from '@lexiko/table/draft';
import { useBoardFocus } from '../table/board-focus.ts';
import { Icon } from '../parts/icons.tsx';
import { percent, useLocalGames, type LocalGames } from '../table/local-games.ts';
import type { TableSnapshot } from '../table/snapshot.ts';
import { WhileChallengeable } from '../panels/clock.tsx';
import { Dice } from '../panels/dice.tsx';
import { useTable } from '../table/table-context.ts';
import type { Table } from '../table/table.ts';
import { refusalText, texts } from '../texts/current.ts';
import { headOf, lastActionText } from '../texts/turn-text.ts';
import type { Texts } from '../texts/texts.ts';
import { lexiconFor } from '../words/dictionaries.ts';
import { RetryWords, wordsText } from '../words/words-at-hand.tsx';
import './status.css';

/** What the laid-out letters count, or what is wrong with how they lie. */
export function previewText(words: Texts, { view }: TableSnapshot, shown: Preview): string {
  if (!shown.ok) return refusalText(words, shown.error).sentence;
  const { score, play } = shown.value;
  if (view.ruleset.scorekeeping.announce === 'quiz') return words.table.quizHidden;
  if (view.ruleset.scoring.kind === 'premiums')
    return words.game.preview(score.words, score.bonus, score.total);
  const crosses = play.placed.filter((square) => view.ruleset.layout.crosses.includes(square)).length;
  return words.game.crosswordsPreview(words.list(play.words), score.letters, score.fifty, crosses);
}

/** The computer that the table waits for, if it would think longer were the server less busy. */
function hurriedAt({ attention, seats, isHurried }: TableSnapshot): Seat | null {
  if (isHurried !== true || attention.kind !== 'computer') return null;
  const seat = seats[attention.seat];
  return seat?.kind === 'computer' && seat.level === 'champion' ? attention.seat : null;
}

interface StatusText {
  readonly head: string;
  readonly body: string;
  readonly tone: 'plain' | 'refused' | 'info' | 'counted' | 'unfinished';
  /** Where the rulebook says more. */
  readonly rule?: string | null;
}

function statusOf(here: Table, words: Texts, snapshot: TableSnapshot, seat: Seat): StatusText {
  const { notice, laying, wordCheck } = here;
  const { attention, seats, view } = snapshot;
  const head = headOf(words, snapshot);
  if (notice.value !== null) {
    const { sentence, rule, tone } = notice.value;
    return { head, body: sentence, tone, rule };
  }
  const shown = laying.preview.value;
  if (shown !== null && wordCheck.badWords.value.length > 0)
    return { head, body: words.game.notValid(wordCheck.badWords.value), tone: 'refused' };
  if (shown !== null)
    return { head, body: previewText(words, snapshot, shown), tone: shown.ok ? 'counted' : 'unfinished' };
  const stage = stagedText(here, words, snapshot);
  if (stage !== null) return { head, body: stage, tone: 'counted' };
  if (attention.kind !== 'over' && mayChallenge(view, seat)) {
    const end = view.phase === 'final-window' ? ` ${words.game.finalWindow}` : '';
    return { head, body: `${lastActionText(words, snapshot, seat)}${end}`, tone: 'plain' };
  }
  // The end is told in the head, with its reason.
  if (attention.kind === 'over') return { head, body: '', tone: 'plain' };
  const isFirst = view.turnsTaken.every((turns) => turns === 0);
  const isMine = attention.kind === 'turn' && attention.seat === seat;
  // Whoever offered to end the game wants to read the answers.
  const isOffered = view.agreed.includes(true);
  const action =
    isFirst && isMine && !isOffered ? words.game.yourTurnHint : lastActionText(words, snapshot, seat);
  const hurried = hurriedAt(snapshot);
  const hurry = hurried === null ? '' : words.game.hurried(seats[hurried]?.name ?? '');
  return { head, body: [action, hurry].filter((part) => part !== '').join(' '), tone: 'plain' };
}

/** What is staged before the play, in a sentence; `null`: nothing is. */
export function stagedText(
  { deferredDraft }: Table,
  { table }: Texts,
  { view }: TableSnapshot,
): string | null {
  const { steps, lifted } = deferredDraft.value;
  const last = steps.at(-1);
  if (lifted !== null) return table.lifted;
  if (last === undefined) return null;
  return table.staged[last.kind](letterOf(last.tile), formatSquare(view.ruleset.layout, last.square));
}

/** Says besides how far the words are, where somebody waits for them or has nothing else to read. */
function withWordsComing(
  { words, hasWords, dictionaryTitle }: LocalGames,
  isSending: boolean,
  page: Texts,
  { place, attention, view }: TableSnapshot,
  status: StatusText,
): StatusText {
  const state = words.value;
  if (place !== 'here' || hasWords.value || attention.kind === 'over' || lexiconFor(view.ruleset) === null)
    return status;
  if (state.kind === 'failed')
    return { ...status, body: wordsText(page, dictionaryTitle.value, state), tone: 'refused' };
  const share = percent(state.kind === 'loading' ? state.share : 1);
  if (isSending) return { ...status, body: page.game.playWaits(share), tone: 'info' };
  const isFirst = view.turnsTaken.every((turns) => turns === 0);
  const isAwaited = status.tone === 'plain' && (isFirst || attention.kind === 'computer');
  return isAwaited ? { ...status, body: `${status.body} ${page.game.wordsComing(share)}` } : status;
}

/** What stands and what the laid-out letters count; beside it what can be answered to the last play. */
export function Status({ snapshot, seat }: { readonly snapshot: TableSnapshot; readonly seat: Seat }) {
  const { game, table } = texts.value;
  const here = useTable();
  const local = useLocalGames();
  const { laying, sending } = here;
  const { attention, view } = snapshot;
  const {
    head,
    body,
    tone,
    rule = null,
  } = withWordsComing(
    local,
    sending.value,
    texts.value,
    snapshot,
    statusOf(here, texts.value, snapshot, seat),
  );
  const isMine = attention.kind === 'turn' && attention.seat === seat;
  const isAsked = attention.kind === 'answer' && attention.seat === seat;
  useBoardFocus(here, isAsked);
  const isAlone = view.ruleset.solitaire.kind !== 'off';
  // At one screen people are asked one after the other; over the network everybody may speak at any time.
  const canChallenge = (isMine || isAsked || snapshot.place === 'server') && mayChallenge(view, seat);
  return (
    <div class={`status ${tone}`}>
      {/* What has just happened is a new message, not the last one moved. */}
      <p key={snapshot.events.length}>
        <b>{head}</b> <span class="status-body">{body}</span>
        {rule !== null && (
          <>
            {' '}
            <a href={`#/learn/rules/table/${rule}`}>{texts.value.learn.rule}</a>
          </>
        )}
      </p>
      {sending.value && snapshot.place === 'server' && (
        <span class="sending">{texts.value.table.sending}</span>
      )}
      {snapshot.place === 'here' && local.words.value.kind === 'failed' && attention.kind !== 'over' && (
        <RetryWords />
      )}
      {tone === 'plain' && <Dice snapshot={snapshot} />}
      {laying.isStaged.value && (
        <button type="button" class="undo" aria-label={table.undo} onClick={() => laying.unstage()}>
          <Icon name="recall" /> <span>{table.undo}</span>
        </button>
      )}
      {canChallenge && !laying.isStaged.value && (
        <span class="challenge-part">
          <WhileChallengeable snapshot={snapshot}>
            <button
              type="button"
              class="challenge"
              title={game.mayChallenge(challengeableWords(view).join(', '))}
              onClick={() => here.dialogs.show('challenge')}
            >
              {isAlone ? table.checkWords : game.challenge}
            </button>
          </WhileChallengeable>
        </span>
      )}
      {isAsked && (
        <button type="button" class="primary" onClick={() => here.act({ type: 'accept', seat })}>
          {game.accept}
        </button>
      )}
    </div>
  );
}
