/** One's finished games at the server, and what they amount to: ratings, averages, bests. */

import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { GameResult, Opponent, RequestAnswer } from '@lexiko/protocol';
import { NumberTable } from '../../parts/number-table.tsx';
import { isLevel } from '../../setup/game-plans.ts';
import { whenText } from '../online-texts.ts';
import { language, texts } from '../../texts/current.ts';
import type { Texts } from '../../texts/texts.ts';
import { OnlineBar } from '../lobby/online-bar.tsx';
import { presetTitle } from '../lobby/preset-title.ts';
import { useOnline } from '../online-context.ts';
import { statisticsRows } from './statistics-rows.ts';

function opponentName(words: Texts, opponent: Opponent): string {
  if (opponent.kind === 'person') return opponent.name === '' ? words.online.somebody : opponent.name;
  return isLevel(opponent.level) ? words.levels[opponent.level].name : opponent.level;
}

function Result({ result }: { readonly result: GameResult }) {
  const { account } = texts.value;
  const { game, preset, outcome, score, against, finishedMs, rating, bestMove, bestTurn } = result;
  const { opponents = [] } = result;
  const when = whenText(finishedMs, 'date');
  const names = opponents.map((one) => opponentName(texts.value, one));
  const about = [presetTitle(texts.value, preset), when];
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
  const { account } = texts.value;
  const number = new Intl.NumberFormat(language.value, { maximumFractionDigits: 1 });
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
        rows={statisticsRows(texts.value, statistics.groups).map((group, at) => {
          const rating = statistics.ratings.find(({ preset }) => preset === group.preset);
          return {
            key: at,
            name: group.name,
            cells: [
              group.games,
              `${group.won} / ${group.drawn} / ${group.lost}`,
              number.format(group.mean),
              group.best,
              rating === undefined
                ? ''
                : `${Math.round(rating.rating)} ± ${Math.round(2 * rating.deviation)}`,
            ],
          };
        })}
      />
    </section>
  );
}

export function HistoryScreen() {
  const { account } = texts.value;
  const { requests } = useOnline();
  const results = useSignal<readonly GameResult[]>([]);
  const next = useSignal<string | null>(null);
  const statistics = useSignal<RequestAnswer<'statistics'> | null>(null);
  const isLoaded = useSignal(false);
  const load = async (after: string | null): Promise<void> => {
    const answer = await requests.request('history', {
      opponents: 'named',
      ...(after === null ? {} : { after }),
    });
    if (!answer.ok) return;
    results.value = [...(after === null ? [] : results.peek()), ...answer.value.results];
    next.value = answer.value.next;
    isLoaded.value = true;
  };
  useEffect(() => {
    void load(null);
    void requests.request('statistics', null).then((answer) => {
      if (answer.ok) statistics.value = answer.value;
    });
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
          <p class="hint" role="status">
            {isLoaded.value ? account.noHistory : texts.value.online.connecting}
          </p>
        )}
        {older !== null && (
          <button type="button" onClick={() => void load(older)}>
            {account.older}
          </button>
        )}
      </main>
    </>
  );
}
