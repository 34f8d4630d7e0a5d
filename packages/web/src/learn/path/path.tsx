/** The path on the start page of Learn: where to go on, and all stations with their stars. */

import type { ComponentChildren } from 'preact';
import { useLayoutEffect } from 'preact/hooks';
import { usePage, useStore } from '../../page/page-context.ts';
import { chosenWords } from '../../setup/chosen-words.ts';
import { quickGame } from '../../setup/game-plans.ts';
import { useLocalGames } from '../../table/local-games.ts';
import { texts } from '../../texts/current.ts';
import { PAGE_DICTIONARY } from '../../words/dictionaries.ts';
import { openLessons } from '../lesson-progress.ts';
import { openPuzzleHistory } from '../puzzles/puzzle-history.ts';
import { useChosenLexicon } from '../use-answer.ts';
import {
  nextStar,
  noteGames,
  pointsAt,
  starsAt,
  stationAfter,
  stationToResume,
  type PathRecord,
} from './path-progress.ts';
import { pathTexts, stationText } from './path-texts.ts';
import { MOST_STARS, STATION_GROUPS, stationAt, stationPath, STATIONS, type Station } from './stations.ts';
import { StationPicture } from './station-picture.tsx';
import './path.css';

function usePathRecord(): PathRecord {
  const lessons = useStore(openLessons).progress.value;
  const puzzles = useStore(openPuzzleHistory).records.value;
  return { lessons, puzzles };
}

function Stars({ count }: { readonly count: number }) {
  return (
    <span class="path-stars">
      <span aria-hidden="true">{'★'.repeat(count) + '☆'.repeat(MOST_STARS - count)}</span>
      <span class="unseen-text">{pathTexts.value.stars(count, MOST_STARS)}</span>
    </span>
  );
}

/** What the learner has to do for the next star. */
function StationGoal({ station, record }: { readonly station: Station; readonly record: PathRecord }) {
  const words = pathTexts.value;
  const wanted = nextStar(station, record);
  if (wanted === null) return null;
  const { work } = station;
  if (work.kind !== 'game') return <>{words.toStar(pointsAt(station, record), wanted)}</>;
  return <>{work.goal === 'win' ? words.win : words.reach(work.goal)}</>;
}

/** Opens a station: a link, or a button that starts its game. */
function StationLink({
  station,
  kind,
  isNext = false,
  children,
}: {
  readonly station: Station;
  readonly kind: string;
  readonly isNext?: boolean;
  readonly children: ComponentChildren;
}) {
  const { settings, lists } = usePage();
  const games = useLocalGames();
  const lessons = useStore(openLessons);
  const isEnglish = useChosenLexicon().identity.id === PAGE_DICTIONARY;
  const { work } = station;
  const address = stationPath(station, isEnglish);
  const current = isNext ? 'step' : undefined;
  if (work.kind !== 'game' || address !== null)
    return (
      <a class={`button ${kind}`} aria-current={current} href={['#/learn', ...(address ?? [])].join('/')}>
        {children}
      </a>
    );
  return (
    <button
      type="button"
      class={kind}
      aria-current={current}
      onClick={() => {
        lessons.station.set(station.id);
        games.createGame(quickGame(texts.peek(), work.game, 'beginner', chosenWords(settings, lists)));
      }}
    >
      {children}
    </button>
  );
}

function StationCard({
  station,
  record,
  isNext,
}: {
  readonly station: Station;
  readonly record: PathRecord;
  readonly isNext: boolean;
}) {
  const { title, about } = stationText(station);
  return (
    <li>
      <StationLink station={station} kind="quick-card station" isNext={isNext}>
        <StationPicture station={station} />
        <span class="quick-title">
          {title} <Stars count={starsAt(station, record)} />
        </span>
        <span class="quick-about">
          {about}{' '}
          <span class="station-goal">
            <StationGoal station={station} record={record} />
          </span>
        </span>
      </StationLink>
    </li>
  );
}

/** Going on with the last lesson, and the one after it. */
function GoOn({ record, resumed }: { readonly record: PathRecord; readonly resumed: Station | null }) {
  const words = pathTexts.value;
  if (resumed === null) return <p>{words.allDone}</p>;
  const hasBegun = STATIONS.some((station) => pointsAt(station, record) > 0);
  const { title } = stationText(resumed);
  const next = starsAt(resumed, record) > 0 ? stationAfter(resumed, record) : null;
  return (
    <div class="choices">
      <StationLink station={resumed} kind="primary">
        {hasBegun ? words.resume(title) : words.start(title)}
      </StationLink>
      {next !== null && (
        <StationLink station={next} kind="">
          {words.next(stationText(next).title)}
        </StationLink>
      )}
    </div>
  );
}

export function Path() {
  const lessons = useStore(openLessons);
  const record = usePathRecord();
  const finished = useLocalGames().games.value;
  useLayoutEffect(() => {
    if (finished !== null) noteGames(lessons, finished);
  }, [finished]);
  const words = pathTexts.value;
  const resumed = stationToResume(lessons.station.value.value, record);
  const stars = STATIONS.reduce((sum, station) => sum + starsAt(station, record), 0);
  return (
    <section class="card path" aria-labelledby="path-title">
      <h2 id="path-title">{words.title}</h2>
      <p>
        {words.about} <b>{words.stars(stars, STATIONS.length * MOST_STARS)}</b>
      </p>
      <GoOn record={record} resumed={resumed} />
      {STATION_GROUPS.map((group) => (
        <section key={group} class="screen-group" aria-labelledby={`path-${group}`}>
          <h3 id={`path-${group}`}>{words.groups[group]}</h3>
          <ol class="quick-cards">
            {STATIONS.filter((station) => station.group === group).map((station) => (
              <StationCard key={station.id} station={station} record={record} isNext={station === resumed} />
            ))}
          </ol>
        </section>
      ))}
    </section>
  );
}

/** Below the screen of a station: its stars, and the way to the next lesson once it has one. */
export function StationLine({ path }: { readonly path: readonly string[] }) {
  const lessons = useStore(openLessons);
  const record = usePathRecord();
  const station = stationAt(path);
  useLayoutEffect(() => {
    if (station !== null) lessons.station.set(station.id);
  }, [station]);
  if (station === null) return null;
  const stars = starsAt(station, record);
  const next = stars > 0 ? stationAfter(station, record) : null;
  return (
    <nav class="station-line" aria-label={pathTexts.value.title}>
      <span>
        {stationText(station).title} <Stars count={stars} />
      </span>
      {next !== null && (
        <StationLink station={next} kind="">
          {pathTexts.value.next(stationText(next).title)}
        </StationLink>
      )}
    </nav>
  );
}
