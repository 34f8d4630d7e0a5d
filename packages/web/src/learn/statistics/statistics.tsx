/** Statistics of the player's games: averages, best results, the range of good scores, and two measures of skill. */

import { useSignal } from '@preact/signals';
import { groupResults, hasBand, resultKey, SCORE_BAND, type ResultGroup } from '@lexiko/rules/records';
import type { FinishedSide } from '../../study/puzzle-questions.ts';
import { LineChart } from '../charts/line-chart.tsx';
import { guideBoardUse } from '../trainer/worked-games.ts';
import { BoardMarks } from './board-marks.tsx';
import { addressOf, meanUse, secondsPerTurn, useFinishedGames } from './finished-games.ts';
import { KindDetails, KindsTable, kindTitle } from './kinds-table.tsx';
import { ServerNote } from './server-note.tsx';
import { statisticsTexts } from './statistics-texts.ts';
import { ScrollRegion } from '../../parts/scroll-region.tsx';
import { locale } from '../../texts/current.ts';
import './statistics.css';

const BEST_PLAYS = 8;
/** The trend compares the latest 10 games with all, so it appears only with more games. */
const LATEST = 10;

function Figures({ group, games }: { readonly group: ResultGroup; readonly games: readonly FinishedSide[] }) {
  const words = statisticsTexts.value;
  const number = new Intl.NumberFormat(locale.value, { maximumFractionDigits: 1 });
  const signed = new Intl.NumberFormat(locale.value, {
    maximumFractionDigits: 1,
    signDisplay: 'exceptZero',
  });
  const seconds = secondsPerTurn(games);
  const { won, drawn, lost, mean, best, meanTurn, meanCombined, fifties, trend, sides } = group;
  const figures: readonly (readonly [string, string, string])[] = [
    [words.games, String(group.games), ''],
    [words.mean, number.format(mean), ''],
    [words.best, String(best.score), ''],
    [words.wonDrawnLost, `${won} / ${drawn} / ${lost}`, ''],
    [words.perTurn, number.format(meanTurn), ''],
    [words.bingosPerGame, number.format(fifties / group.games), words.inAll(fifties)],
    ...(group.games > LATEST ? [[words.trend, signed.format(trend), words.trendAbout] as const] : []),
    ...(sides === 2 ? [[words.combined, number.format(meanCombined), words.combinedGuide] as const] : []),
    ...(seconds === null ? [] : [[words.timePerTurn, words.seconds(number.format(seconds)), ''] as const]),
  ];
  return (
    <dl class="figures">
      {figures.map(([name, value, note]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            {value}
            {note !== '' && <span class="hint">{note}</span>}
          </dd>
        </div>
      ))}
    </dl>
  );
}

function BestPlays({ games }: { readonly games: readonly FinishedSide[] }) {
  const words = statisticsTexts.value;
  const when = new Intl.DateTimeFormat(locale.value, { dateStyle: 'medium' });
  const best = games
    .flatMap(({ plays, ...game }) => plays.map((play) => ({ ...game, ...play })))
    .toSorted((a, b) => b.score - a.score)
    .slice(0, BEST_PLAYS);
  return (
    <ScrollRegion title={words.bestPlays}>
      <table class="numbers">
        <thead>
          <tr>
            <th scope="col">{words.play}</th>
            <th scope="col">{words.points}</th>
            <th scope="col">{words.against}</th>
            <th scope="col">{words.date}</th>
          </tr>
        </thead>
        <tbody>
          {best.map(({ game, place, move, score, isBingo, others, finishedMs }, at) => (
            <tr key={at}>
              <th scope="row">
                <a href={addressOf({ place, game })}>{move}</a>
                {isBingo && <span class="bingo-mark">{words.bingo}</span>}
              </th>
              <td>{score}</td>
              <td>{others.join(', ')}</td>
              <td>{when.format(finishedMs)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  );
}

function Group({ group, games }: { readonly group: ResultGroup; readonly games: readonly FinishedSide[] }) {
  const words = statisticsTexts.value;
  const when = new Intl.DateTimeFormat(locale.value, { dateStyle: 'short' });
  const points = games
    .toReversed()
    .map(({ finishedMs, score }) => ({ label: when.format(finishedMs), value: score }));
  const guide = guideBoardUse();
  const [first] = games;
  return (
    <>
      <section class="card" aria-labelledby="statistics-numbers">
        <h3 id="statistics-numbers">{words.numbers}</h3>
        <Figures group={group} games={games} />
        <LineChart
          title={words.overTime}
          points={points}
          band={hasBand(group) ? SCORE_BAND : null}
          mean={group.mean}
          words={{
            point: words.date,
            value: words.points,
            table: words.asTable,
            band: words.band,
            mean: 'Ø',
          }}
        />
        {group.band !== null && (
          <p>{words.bandAbout(group.band.below, group.band.within, group.band.above)}</p>
        )}
      </section>
      <section class="card" aria-labelledby="statistics-best">
        <h3 id="statistics-best">{words.bestPlays}</h3>
        <BestPlays games={games} />
      </section>
      {first !== undefined && first.board.premiums > 0 && (
        <section class="card" aria-labelledby="statistics-marks">
          <h3 id="statistics-marks">{words.marks}</h3>
          <p>{words.marksAbout}</p>
          <BoardMarks
            board={first.board}
            columns={[
              { name: words.yourMean, use: meanUse(games) },
              ...guide.sides.map((use, side) => ({ name: words.guide(side === 0 ? 'A' : 'B'), use })),
            ]}
          />
        </section>
      )}
    </>
  );
}

interface Choice {
  readonly name: string;
  readonly games: readonly FinishedSide[];
}

/** Players to choose from: first the user (online, and as the only person here), then people who shared a screen. */
function choicesOf(games: readonly FinishedSide[]): readonly Choice[] {
  const own = games.filter(({ isOwn }) => isOwn);
  const shared = games.filter(({ isOwn }) => !isOwn);
  const names = [...new Set(shared.map(({ name }) => name))];
  return [
    ...(own.length === 0 ? [] : [{ name: statisticsTexts.value.mine, games: own }]),
    ...names.map((name) => ({ name, games: shared.filter((game) => game.name === name) })),
  ];
}

function Content({ all }: { readonly all: readonly FinishedSide[] }) {
  const words = statisticsTexts.value;
  const games = all.filter(({ mode, others }) => mode === 'off' && others.length > 0);
  const choices = choicesOf(games);
  const chosen = useSignal(0);
  const kind = useSignal(0);
  const choice = choices[chosen.value] ?? choices[0];
  const mine = choice?.games ?? [];
  const groups = groupResults(mine);
  const group = groups[kind.value] ?? groups[0];
  if (group === undefined) return <p role="status">{words.none}</p>;
  const keys = [...new Set(mine.map(resultKey))];
  const ofGroup = mine.filter((game) => resultKey(game) === keys[groups.indexOf(group)]);
  return (
    <>
      <div class="rules-tools">
        <label>
          {words.player}
          <select
            value={chosen.value}
            onChange={({ currentTarget }) => {
              chosen.value = Number(currentTarget.value);
              kind.value = 0;
            }}
          >
            {choices.map(({ name }, at) => (
              <option key={at} value={at}>
                {name}
              </option>
            ))}
          </select>
        </label>
      </div>
      <section class="card" aria-labelledby="statistics-kinds">
        <h2 id="statistics-kinds">{words.kinds}</h2>
        <KindsTable
          groups={groups}
          chosen={groups.indexOf(group)}
          onChoose={(at) => {
            kind.value = at;
          }}
        />
      </section>
      <h2>{kindTitle(group)}</h2>
      <p class="hint">
        <KindDetails group={group} />
        <br />
        {words.places(
          ofGroup.filter(({ place }) => place === 'here').length,
          ofGroup.filter(({ place }) => place === 'server').length,
        )}
      </p>
      <Group group={group} games={ofGroup} />
    </>
  );
}

export function Statistics() {
  const words = statisticsTexts.value;
  const { games, server } = useFinishedGames();
  return (
    <main class="rules-page statistics">
      <h1>{words.title}</h1>
      <p>{words.about}</p>
      <ServerNote server={server} />
      {games === null ? <p role="status">{words.counting}</p> : <Content all={games} />}
    </main>
  );
}
