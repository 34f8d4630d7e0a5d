/** Solitaire records: totals with mode, options and dictionary; best, mean, trend; open-letter totals (H-19). */

import { useSignal } from '@preact/signals';
import { hasBand, resultKey, SCORE_BAND, type StoredResult } from '@lexiko/rules/records';
import { NumberTable } from '../../parts/number-table.tsx';
import type { FinishedSide } from '../../study/puzzle-questions.ts';
import { saveFile } from '../../page/storage/save-file.ts';
import { LineChart } from '../charts/line-chart.tsx';
import { openWorkbench } from '../workbench/workbench-store.ts';
import { useDictionaryTitle } from '../../words/use-dictionary-title.ts';
import { addressOf, optionsText, presetName, useFinishedGames } from './finished-games.ts';
import { ServerNote } from './server-note.tsx';
import { recordsTexts } from './records-texts.ts';
import { statisticsTexts } from './statistics-texts.ts';
import { locale } from '../../texts/current.ts';
import { useStore } from '../../page/page-context.ts';
import './statistics.css';

const HIGHEST = 20;
const LATEST = 10;

function optionText(game: FinishedSide): string {
  return optionsText(game) || recordsTexts.value.noOptions;
}

function modeText({ mode, preset }: StoredResult): string {
  const modes: Readonly<Record<string, string>> = recordsTexts.value.modes;
  return `${modes[mode] ?? mode} · ${presetName(preset)}`;
}

/** The score; with two racks the sum of both. */
function totalOf({ mode, combined, score }: StoredResult): number {
  return mode === 'twoRacks' ? combined : score;
}

function meanOf(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0) / Math.max(1, numbers.length);
}

/** One CSV line; quotes cells with a comma, a quote or a line break. */
function csvLine(cells: readonly (string | number)[]): string {
  return cells
    .map(String)
    .map((cell) => (/[",\n]/u.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell))
    .join(',');
}

function saveRecords(games: readonly FinishedSide[]): void {
  const head = [
    'date',
    'mode',
    'preset',
    'options',
    'dictionary',
    'total',
    'turns',
    'bestTurn',
    'bestMove',
    'fifties',
  ];
  const lines = games.map((game) =>
    csvLine([
      new Date(game.finishedMs).toISOString(),
      game.mode,
      game.preset,
      JSON.stringify(game.options),
      game.dictionary,
      totalOf(game),
      game.turns,
      game.bestTurn,
      game.bestMove,
      game.fifties,
    ]),
  );
  saveFile(
    'lexiko-solitaire.csv',
    new Blob([[head.join(','), ...lines, ''].join('\n')], { type: 'text/csv' }),
  );
}

function RecordTable({ games }: { readonly games: readonly FinishedSide[] }) {
  const titleOf = useDictionaryTitle();
  const { date } = statisticsTexts.value;
  const records = recordsTexts.value;
  const when = new Intl.DateTimeFormat(locale.value, { dateStyle: 'medium' });
  return (
    <NumberTable
      title={records.title}
      columns={[
        date,
        records.mode,
        records.options,
        records.dictionary,
        records.total,
        records.turns,
        records.bestTurn,
        records.bingos,
      ]}
      rows={games.map((game) => ({
        key: game.game,
        name: <a href={addressOf(game)}>{when.format(game.finishedMs)}</a>,
        cells: [
          modeText(game),
          optionText(game),
          titleOf(game.dictionary),
          <>
            <b>{totalOf(game)}</b>
            {game.mode === 'twoRacks' && ` (${game.score} + ${game.combined - game.score})`}
          </>,
          game.turns,
          `${game.bestMove} ${game.bestTurn}`,
          game.fifties,
        ],
      }))}
    />
  );
}

/** Figures and chart of games with the same mode, options and dictionary. */
function Group({ games }: { readonly games: readonly FinishedSide[] }) {
  const words = statisticsTexts.value;
  const when = new Intl.DateTimeFormat(locale.value, { dateStyle: 'short' });
  const number = new Intl.NumberFormat(locale.value, { maximumFractionDigits: 1 });
  const signed = new Intl.NumberFormat(locale.value, {
    maximumFractionDigits: 1,
    signDisplay: 'exceptZero',
  });
  const [first] = games;
  if (first === undefined) return null;
  // The band is for one side: with two racks, compare the mean of both.
  const isBanded = hasBand(first);
  const values = games.map((game) => (isBanded ? totalOf(game) / first.sides : totalOf(game)));
  const mean = meanOf(values);
  const figures: readonly (readonly [string, string])[] = [
    [words.games, String(games.length)],
    [words.best, String(Math.max(...games.map(totalOf)))],
    [words.mean, number.format(meanOf(games.map(totalOf)))],
    ...(games.length > LATEST
      ? [[words.trend, signed.format(meanOf(values.slice(0, LATEST)) - mean)] as const]
      : []),
  ];
  return (
    <>
      <dl class="figures">
        {figures.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <LineChart
        title={words.overTime}
        points={games
          .map((game, at) => ({ label: when.format(game.finishedMs), value: values[at] ?? 0 }))
          .toReversed()}
        band={isBanded ? SCORE_BAND : null}
        mean={mean}
        words={{ point: words.date, value: words.points, table: words.asTable, band: words.band, mean: 'Ø' }}
      />
    </>
  );
}

/** The highest open-letter totals, from games and from the workbench. */
function Highest({ games }: { readonly games: readonly FinishedSide[] }) {
  const workbench = useStore(openWorkbench);
  const { date } = statisticsTexts.value;
  const records = recordsTexts.value;
  const when = new Intl.DateTimeFormat(locale.value, { dateStyle: 'medium' });
  const all = [
    ...games.map(({ finishedMs, score, turns, bestTurn, bestMove, fifties }) => ({
      atMs: finishedMs,
      name: '',
      helped: [],
      score,
      turns,
      bestTurn,
      bestMove,
      fifties,
    })),
    ...workbench.hall.value,
  ].toSorted((a, b) => b.score - a.score);
  const [best] = all;
  return (
    <section class="card" aria-labelledby="records-open">
      <h2 id="records-open">{records.challenge}</h2>
      <p>{records.challengeAbout}</p>
      <p>
        <b>{best === undefined ? records.noBest : records.yourBest(best.score)}</b>{' '}
        <a href="#/learn/workbench">{records.toWorkbench}</a>
      </p>
      {all.length > 0 && (
        <>
          <h3>{records.highest}</h3>
          <p class="hint">{records.highestAbout}</p>
          <NumberTable
            title={records.highest}
            columns={[date, records.total, records.turns, records.bestTurn, records.bingos]}
            rows={all
              .slice(0, HIGHEST)
              .map(({ atMs, name, helped, score, turns, bestTurn, bestMove, fifties }) => ({
                key: atMs,
                name: `${when.format(atMs)} ${name}`,
                cells: [
                  <>
                    <b>{score}</b> {helped.length > 0 && <span class="hint">{records.helped}</span>}
                  </>,
                  turns,
                  `${bestMove} ${bestTurn}`,
                  fifties,
                ],
              }))}
          />
        </>
      )}
    </section>
  );
}

function Content({ all }: { readonly all: readonly FinishedSide[] }) {
  const titleOf = useDictionaryTitle();
  const records = recordsTexts.value;
  const alone = all.filter(({ mode, seat }) => mode !== 'off' && seat === 0);
  const keys = [...new Set(alone.map(resultKey))];
  const chosen = useSignal(0);
  const key = keys[chosen.value] ?? keys[0];
  const compared = alone.filter((game) => resultKey(game) === key);
  return (
    <>
      <section class="card" aria-labelledby="records-all">
        <h2 id="records-all">{records.all}</h2>
        {alone.length === 0 ? (
          <p role="status">{records.none}</p>
        ) : (
          <>
            <div class="rules-tools">
              <label>
                {records.compared}
                <select
                  value={keys.indexOf(key ?? '')}
                  onChange={({ currentTarget }) => {
                    chosen.value = Number(currentTarget.value);
                  }}
                >
                  {keys.map((one, at) => {
                    const game = alone.find((candidate) => resultKey(candidate) === one);
                    return (
                      <option key={one} value={at}>
                        {game === undefined
                          ? ''
                          : [modeText(game), titleOf(game.dictionary), optionText(game)].join(' · ')}
                      </option>
                    );
                  })}
                </select>
              </label>
              <button type="button" onClick={() => saveRecords(alone)}>
                {records.export}
              </button>
            </div>
            <Group games={compared} />
            <RecordTable games={compared} />
          </>
        )}
      </section>
      <Highest games={alone.filter(({ mode }) => mode === 'openPool')} />
    </>
  );
}

export function SolitaireRecords() {
  const { title, about } = recordsTexts.value;
  const { games, server } = useFinishedGames();
  return (
    <main class="rules-page statistics">
      <h1>{title}</h1>
      <p>{about}</p>
      <ServerNote server={server} />
      {games === null ? <p role="status">{statisticsTexts.value.counting}</p> : <Content all={games} />}
    </main>
  );
}
