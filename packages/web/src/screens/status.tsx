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
import { headOf, lastDeed } from '../texts/turn-text.ts';
import type { Texts } from '../texts/texts.ts';
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
  readonly tone: 'plain' | 'refused' | 'told' | 'counted' | 'unfinished';
  /** Where the rulebook says more. */
  readonly rule?: string | null;
}

function statusOf(here: Table, words: Texts, news: TableSnapshot, seat: Seat): StatusText {
  const { notice, laying, wordCheck } = here;
  const { attention, seats, view } = news;
  const head = headOf(words, news);
  if (notice.value !== null) {
    const { sentence, rule, tone } = notice.value;
    return { head, body: sentence, tone, rule };
  }
  const shown = laying.preview.value;
  if (shown !== null && wordCheck.badWords.value.length > 0)
    return { head, body: words.game.notValid(wordCheck.badWords.value), tone: 'refused' };
  if (shown !== null)
    return { head, body: previewText(words, news, shown), tone: shown.ok ? 'counted' : 'unfinished' };
  const stage = stagedText(here, words, news);
  if (stage !== null) return { head, body: stage, tone: 'counted' };
  if (attention.kind !== 'over' && mayChallenge(view, seat)) {
    const end = view.phase === 'final-window' ? ` ${words.game.finalWindow}` : '';
    return { head, body: `${lastDeed(words, news, seat)}${end}`, tone: 'plain' };
  }
  // The end is told in the head, with its reason.
  if (attention.kind === 'over') return { head, body: '', tone: 'plain' };
  const isFirst = view.turnsTaken.every((turns) => turns === 0);
  const isMine = attention.kind === 'turn' && attention.seat === seat;
  // Whoever offered to end the game wants to read the answers.
  const isOffered = view.agreed.includes(true);
  const deed = isFirst && isMine && !isOffered ? words.game.yourTurnHint : lastDeed(words, news, seat);
  const hurried = hurriedAt(news);
  const hurry = hurried === null ? '' : words.game.hurried(seats[hurried]?.name ?? '');
  return { head, body: [deed, hurry].filter((part) => part !== '').join(' '), tone: 'plain' };
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

/** Says besides how much of the words is here, where somebody waits for them or has nothing else to read. */
function withWordsComing(
  { wordCount, wordsShare }: LocalGames,
  isSending: boolean,
  { game }: Texts,
  { place, attention, view }: TableSnapshot,
  status: StatusText,
): StatusText {
  if (place !== 'here' || wordCount.value !== null || attention.kind === 'over') return status;
  const share = percent(wordsShare.value);
  if (isSending) return { ...status, body: game.playWaits(share), tone: 'told' };
  const isFirst = view.turnsTaken.every((turns) => turns === 0);
  const isAwaited = status.tone === 'plain' && (isFirst || attention.kind === 'computer');
  return isAwaited ? { ...status, body: `${status.body} ${game.wordsComing(share)}` } : status;
}

/** What stands and what the laid-out letters count; beside it what can be answered to the last play. */
export function Status({ news, seat }: { readonly news: TableSnapshot; readonly seat: Seat }) {
  const { game, table } = texts.value;
  const here = useTable();
  const { laying, sending } = here;
  const { attention, view } = news;
  const {
    head,
    body,
    tone,
    rule = null,
  } = withWordsComing(
    useLocalGames(),
    sending.value,
    texts.value,
    news,
    statusOf(here, texts.value, news, seat),
  );
  const isMine = attention.kind === 'turn' && attention.seat === seat;
  const isAsked = attention.kind === 'answer' && attention.seat === seat;
  useBoardFocus(here, isAsked);
  const isAlone = view.ruleset.solitaire.kind !== 'off';
  // At one screen people are asked one after the other; over the network everybody may speak at any time.
  const canChallenge = (isMine || isAsked || news.place === 'server') && mayChallenge(view, seat);
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
      {sending.value && news.place === 'server' && <span class="sending">{texts.value.table.sending}</span>}
      {tone === 'plain' && <Dice news={news} />}
      {laying.isStaged.value && (
        <button type="button" class="undo" aria-label={table.undo} onClick={() => laying.unstage()}>
          <Icon name="recall" /> <span>{table.undo}</span>
        </button>
      )}
      {canChallenge && !laying.isStaged.value && (
        <span class="challenge-part">
          <WhileChallengeable news={news}>
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
