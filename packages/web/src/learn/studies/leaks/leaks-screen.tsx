/** What the games of a study have in common: a player's leaks by kind, with margins, each leading to its turns and to drills. */

import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { leakReport, type Leak, type LeakReport } from '@lexiko/analysis/studies';
import { NumberTable } from '../../../parts/number-table.tsx';
import { useFeedback, useStore } from '../../../page/page-context.ts';
import { openRatedGames } from '../../../page/storage/rated-games.ts';
import { openStudy } from '../../../study/study.ts';
import { texts } from '../../../texts/current.ts';
import { factTexts, reportTexts } from '../../analysis/analysis-texts.ts';
import { useFailureReporter } from '../../use-answer.ts';
import { openChapterPlaces } from '../chapter/chapter-state.ts';
import type { OpenStudy } from '../store/open-study.ts';
import { studiesTexts } from '../studies-texts.ts';
import { drillable, drillTurns } from './leak-drills.ts';
import { judgeGames, playersIn, type PlayersGame, type StudiedPlayer } from './leak-hunt.ts';
import { leaksTexts } from './leaks-texts.ts';

const PLAYOUTS = [0, 300] as const;
/** Turns listed of each kind. */
const MOST_LISTED = 20;

/** Lets the page paint and answer. */
function yieldNow(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve);
  });
}

interface Found {
  readonly player: StudiedPlayer;
  readonly report: LeakReport;
}

function Turns({
  study,
  games,
  leak,
}: {
  readonly study: OpenStudy;
  readonly games: readonly PlayersGame[];
  readonly leak: Leak;
}) {
  const words = leaksTexts.value;
  const places = useStore(openChapterPlaces);
  const { tenths } = reportTexts.value.numbers;
  return (
    <ul>
      {leak.turns.slice(0, MOST_LISTED).map(({ game, analysis }) => {
        const played = games[game];
        const node = played?.turns.find(({ turn }) => turn.number === analysis.turn.number)?.node;
        if (played === undefined || node === undefined) return null;
        const { chapter } = played;
        const { moveTitle } = factTexts.value;
        return (
          <li key={`${chapter.id} ${node}`}>
            <a
              href={`#/learn/studies/${study.id}/${chapter.id}`}
              onClick={() => {
                places.of(chapter.id).value = node;
              }}
            >
              {words.turn(chapter.title, analysis.turn.number)}
            </a>{' '}
            {words.instead(
              moveTitle(analysis.best[0]?.notation ?? ''),
              moveTitle(analysis.turn.notation),
              tenths(analysis.equityLoss),
            )}
          </li>
        );
      })}
    </ul>
  );
}

function DrillButton({ games, leak }: { readonly games: readonly PlayersGame[]; readonly leak: Leak }) {
  const words = leaksTexts.value;
  const study = useStore(openStudy);
  const reportFailure = useFailureReporter();
  const { announce } = useFeedback();
  const said = useSignal<string | null>(null);
  const isBusy = useSignal(false);
  const turns = drillable(leak.turns);
  const drill = async (): Promise<void> => {
    isBusy.value = true;
    try {
      said.value = words.drilled(await drillTurns(study, games, turns), turns.length);
      announce(said.value);
    } finally {
      isBusy.value = false;
    }
  };
  if (said.value !== null) return <p>{said.value}</p>;
  return (
    <button
      type="button"
      disabled={isBusy.value || turns.length === 0}
      aria-label={`${words.drill} (${words.kinds[leak.kind]})`}
      onClick={() => void drill().catch(reportFailure)}
    >
      {isBusy.value ? words.drilling : words.drill}
    </button>
  );
}

/** The first sentence: what costs most, and whether that is sure. */
function verdictOf({ player: { name }, report }: Found): string {
  const words = leaksTexts.value;
  const { tenths } = reportTexts.value.numbers;
  const [first] = report.leaks;
  if (first === undefined) return words.nothing(report.turns);
  const [kind, points] = [words.kinds[first.kind], tenths(first.perGame)];
  if (report.games === 1) return words.single(name, kind, points);
  return report.isClear
    ? words.most(name, kind, points, tenths(first.margin))
    : words.unclear(name, kind, points);
}

function Result({ study, found }: { readonly study: OpenStudy; readonly found: Found }) {
  const words = leaksTexts.value;
  const { tenths } = reportTexts.value.numbers;
  const { player, report } = found;
  const { columns } = words;
  return (
    <>
      <p class="leaks-verdict" role="status">
        {verdictOf(found)}
      </p>
      <p class="hint">{words.judged(report.turns, report.games)}</p>
      {report.leaks.length > 0 && (
        <NumberTable
          title={words.title}
          columns={[columns.kind, columns.turns, columns.total, columns.perGame]}
          rows={report.leaks.map((leak) => ({
            key: leak.kind,
            name: words.kinds[leak.kind],
            cells: [
              leak.turns.length,
              tenths(leak.total),
              Number.isFinite(leak.margin)
                ? `${tenths(leak.perGame)} (±${tenths(leak.margin)})`
                : tenths(leak.perGame),
            ],
          }))}
        />
      )}
      {report.leaks.map((leak) => (
        <details key={leak.kind} class="study-part">
          <summary>{words.kinds[leak.kind]}</summary>
          <Turns study={study} games={player.games} leak={leak} />
          <DrillButton games={player.games} leak={leak} />
        </details>
      ))}
    </>
  );
}

export function LeaksScreen({ study }: { readonly study: OpenStudy }) {
  const words = leaksTexts.value;
  const workers = useStore(openStudy);
  const rated = useStore(openRatedGames);
  const reportFailure = useFailureReporter();
  const { chapters, title } = study.state.value;
  // No help with a rated game that goes on.
  const players = useSignal<readonly StudiedPlayer[] | null>(null);
  useEffect(() => {
    let isLeft = false;
    const free = ({ games, name }: StudiedPlayer): readonly StudiedPlayer[] => {
      const open = games.filter(({ turns }) => !turns.some(({ turn }) => rated.hasBoard(turn.board)));
      return open.length === 0 ? [] : [{ name, games: open }];
    };
    playersIn(chapters, yieldNow).then((all) => {
      if (!isLeft) players.value = all.flatMap(free);
    }, reportFailure);
    return () => {
      isLeft = true;
    };
  }, [chapters]);
  const chosen = useSignal(0);
  const playouts = useSignal<number>(0);
  const done = useSignal<number | null>(null);
  const found = useSignal<Found | null>(null);
  const work = useRef<AbortController | null>(null);
  useEffect(() => () => work.current?.abort(), []);
  const player = players.value?.[chosen.value] ?? players.value?.[0];
  const look = async (): Promise<void> => {
    if (player === undefined) return;
    const leaving = new AbortController();
    work.current = leaving;
    done.value = 0;
    found.value = null;
    try {
      const games = await judgeGames(workers, player.games, {
        playouts: playouts.peek(),
        signal: leaving.signal,
        onProgress: (count) => {
          done.value = count;
        },
      });
      found.value = { player, report: leakReport(games) };
    } catch (error) {
      reportFailure(error);
    } finally {
      done.value = null;
    }
  };
  return (
    <>
      <p>
        <a href={`#/learn/studies/${study.id}`}>{title}</a>
      </p>
      <h1>{words.title}</h1>
      <p>{words.about}</p>
      {player === undefined ? (
        <p role="status">{players.value === null ? texts.value.common.opening : words.noGames}</p>
      ) : (
        <form
          class="study-form"
          onSubmit={(event) => {
            event.preventDefault();
            void look();
          }}
        >
          <label class="field">
            <span>{words.player}</span>
            <select
              value={chosen.value}
              onChange={({ currentTarget: { value } }) => {
                chosen.value = Number(value);
              }}
            >
              {players.value?.map(({ name, games }, at) => (
                <option key={name} value={at}>
                  {words.playerGames(name, games.length)}
                </option>
              ))}
            </select>
          </label>
          <label class="field">
            <span>{studiesTexts.value.depth}</span>
            <select
              value={playouts.value}
              onChange={({ currentTarget: { value } }) => {
                playouts.value = Number(value);
              }}
            >
              {PLAYOUTS.map((count) => (
                <option key={count} value={count}>
                  {count === 0 ? reportTexts.value.judged.equity : count}
                </option>
              ))}
            </select>
          </label>
          {done.value === null ? (
            <button type="submit" class="primary">
              {words.look}
            </button>
          ) : (
            <>
              <span role="status">{words.looking(done.value, player.games.length)}</span>
              <button type="button" onClick={() => work.current?.abort()}>
                {studiesTexts.value.stop}
              </button>
            </>
          )}
        </form>
      )}
      {found.value !== null && <Result study={study} found={found.value} />}
    </>
  );
}
