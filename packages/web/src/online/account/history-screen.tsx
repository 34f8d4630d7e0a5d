/** The finished games of the person on the server, with ratings, averages and best results. */

import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { GameResult, Opponent, RequestAnswer } from '@lexiko/protocol';
import { ok, type Result as Outcome } from '@lexiko/rules';
import { personName } from '../person-name.ts';
import { NumberTable } from '../../parts/number-table.tsx';
import { isLevel } from '../../setup/game-plans.ts';
import { whenText, onlineTexts, accountTexts } from '../online-texts.ts';
import { locale, texts } from '../../texts/current.ts';
import type { Texts } from '../../texts/texts.ts';
import type { RequestFailure, Requests } from '../connection/requests.ts';
import { EmptyNote } from '../lobby/empty-note.tsx';
import { OnlineBar } from '../lobby/online-bar.tsx';
import { variantTitle } from '../../words/game-title.ts';
import { useOnline } from '../online-context.ts';
import { ReadFault, useServerRead } from './server-read.tsx';
import { statisticsRows } from './statistics-rows.ts';

function opponentName(words: Texts, opponent: Opponent): string {
  if (opponent.kind === 'person')
    return opponent.name === '' ? onlineTexts.value.somebody : personName(opponent);
  return isLevel(opponent.level) ? words.levels[opponent.level].name : opponent.level;
}

function Result({ result }: { readonly result: GameResult }) {
  const account = accountTexts.value;
  const { game, preset, outcome, score, against, finishedMs, rating, bestMove, bestTurn } = result;
  const { opponents = [] } = result;
  const when = whenText(finishedMs, 'date');
  const names = opponents.map((one) => opponentName(texts.value, one));
  const about = [variantTitle(texts.value, { preset }), when];
  if (bestMove !== '') about.push(account.bestMove(bestMove, bestTurn));
  if (rating !== null) about.push(account.ratingChange(Math.round(rating.before), Math.round(rating.after)));
  return (
    <li class="kept-game">
      <a href={`#/online/game/${game}`}>
        <span class="kept-who">
          {account.outcomes[outcome]} {against === null ? score : `${score} : ${against}`}
          {names.length > 0 && ` ${account.against(texts.value.list(names))}`}
        </span>
        <span class="kept-about">{about.join(' · ')}</span>
      </a>
    </li>
  );
}

function Statistics({ statistics }: { readonly statistics: RequestAnswer<'statistics'> }) {
  const account = accountTexts.value;
  const number = new Intl.NumberFormat(locale.value, { maximumFractionDigits: 1 });
  return (
    <section class="card">
      <h2>{account.numbers}</h2>
      <NumberTable
        title={account.numbers}
        columns={[
          account.kind,
          account.games,
          account.wonDrawnLost,
          account.mean,
          account.best,
          account.rating,
        ]}
        rows={statisticsRows(texts.value, account, statistics.groups).map((group, at) => {
          const ratings = statistics.ratings
            .filter(({ preset }) => preset === group.preset)
            .map(({ rating, deviation, pool }) => {
              const shown = `${Math.round(rating)} ± ${Math.round(2 * deviation)}`;
              return pool === 'bots' ? account.botRating(shown) : shown;
            });
          return {
            key: at,
            name: group.name,
            cells: [
              group.games,
              `${group.won} / ${group.drawn} / ${group.lost}`,
              number.format(group.mean),
              group.best,
              ratings.join(', '),
            ],
          };
        })}
      />
    </section>
  );
}

interface Beginning {
  readonly page: RequestAnswer<'history'>;
  readonly statistics: RequestAnswer<'statistics'>;
}

/** The first page: the latest games and the statistics of all games. */
async function beginning(requests: Requests): Promise<Outcome<Beginning, RequestFailure>> {
  const [page, statistics] = await Promise.all([
    requests.request('history', { opponents: 'named' }),
    requests.request('statistics', null),
  ]);
  if (!page.ok) return page;
  return statistics.ok ? ok({ page: page.value, statistics: statistics.value }) : statistics;
}

export function HistoryScreen() {
  const account = accountTexts.value;
  const { requests } = useOnline();
  const results = useSignal<readonly GameResult[]>([]);
  const next = useSignal<string | null>(null);
  const statistics = useSignal<RequestAnswer<'statistics'> | null>(null);
  const { failed, read } = useServerRead();
  const show = (page: RequestAnswer<'history'>): void => {
    results.value = [...results.peek(), ...page.results];
    next.value = page.next;
  };
  useEffect(() => {
    read(
      () => beginning(requests),
      ({ page, statistics: all }) => {
        show(page);
        statistics.value = all;
      },
    );
  }, []);
  const older = next.value;
  return (
    <>
      <OnlineBar title={account.history} />
      <main class="room">
        <p>
          <a href="#/learn/statistics">{account.moreStatistics}</a>
        </p>
        {statistics.value !== null && statistics.value.groups.length > 0 && (
          <Statistics statistics={statistics.value} />
        )}
        {results.value.length > 0 ? (
          <ul class="game-list">
            {results.value.map((result) => (
              <Result key={`${result.game} ${result.seat}`} result={result} />
            ))}
          </ul>
        ) : (
          failed.value === null &&
          (statistics.value === null ? (
            <p class="hint" role="status">
              {onlineTexts.value.connecting}
            </p>
          ) : (
            <EmptyNote text={account.noHistory} />
          ))
        )}
        <ReadFault failed={failed} />
        {older !== null && failed.value === null && (
          <button
            type="button"
            onClick={() =>
              read(
                () => requests.request('history', { opponents: 'named', after: older }),
                (page) => {
                  // A second press has loaded the same games.
                  if (next.peek() === older) show(page);
                },
              )
            }
          >
            {account.older}
          </button>
        )}
      </main>
    </>
  );
}
