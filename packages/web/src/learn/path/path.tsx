/** The path on the start page of Learn: where to go on, and all stations with their stars. */

import type { ComponentChildren } from 'preact';
import { useLayoutEffect } from 'preact/hooks';
import { usePage, useStore } from '../../page/page-context.ts';
import { chosenWords } from '../../setup/chosen-words.ts';
import { useLocalGames } from '../../table/local-games.ts';
import { openLearner } from '../../page/storage/learner.ts';
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
import { pathGame } from './path-games.ts';
import { pathTexts, stationText } from './path-texts.ts';
import {
  MOST_STARS,
  STATION_GROUPS,
  stationAt,
  stationPath,
  STATIONS,
  type Station,
  type StationGroup,
} from './stations.ts';
import { StationPicture } from './station-picture.tsx';
import './path.css';

/** The games are many, so that they are folded away until the path has led to them. */
const FOLDED: ReadonlySet<StationGroup> = new Set(['variations', 'rulebooks']);

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
  if (work.goal !== 'win') return <>{words.reach(work.goal)}</>;
  return FOLDED.has(station.group) ? null : <>{words.win}</>; // those say it once for all of their games
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
        lessons.openStation(station.id, Date.now());
        games.createGame(pathGame(texts.peek(), work.game, 'beginner', chosenWords(settings, lists)));
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

function Group({
  group,
  record,
  resumed,
}: {
  readonly group: StationGroup;
  readonly record: PathRecord;
  readonly resumed: Station | null;
}) {
  const words = pathTexts.value;
  const stations = STATIONS.filter((station) => station.group === group);
  const cards = (
    <ol class="quick-cards">
      {stations.map((station) => (
        <StationCard key={station.id} station={station} record={record} isNext={station === resumed} />
      ))}
    </ol>
  );
  if (!FOLDED.has(group))
    return (
      <section class="screen-group" aria-labelledby={`path-${group}`}>
        <h3 id={`path-${group}`}>{words.groups[group]}</h3>
        {cards}
      </section>
    );
  const stars = stations.reduce((sum, station) => sum + starsAt(station, record), 0);
  return (
    <details class="option-group screen-group" open={resumed?.group === group}>
      <summary>
        <h3>{words.groups[group]}</h3>
        <span class="hint">{words.stars(stars, stations.length * MOST_STARS)}</span>
      </summary>
      <p class="hint">{words.win}</p>
      {cards}
    </details>
  );
}

export function Path() {
  const lessons = useStore(openLessons);
  const record = usePathRecord();
  const learner = useStore(openLearner);
  const { value: place } = learner.place;
  const { sinceMs } = learner;
  const finished = useLocalGames().games.value;
  useLayoutEffect(() => {
    if (finished !== null) noteGames(lessons, finished, sinceMs);
  }, [finished, place]);
  const words = pathTexts.value;
  const resumed = stationToResume(lessons.station.value?.id ?? null, record);
  const stars = STATIONS.reduce((sum, station) => sum + starsAt(station, record), 0);
  return (
    <section class="card path" aria-labelledby="path-title">
      <h2 id="path-title">{words.title}</h2>
      <p>
        {words.about} <b>{words.stars(stars, STATIONS.length * MOST_STARS)}</b>
      </p>
      <GoOn record={record} resumed={resumed} />
      {STATION_GROUPS.map((group) => (
        <Group key={group} group={group} record={record} resumed={resumed} />
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
    if (station !== null) lessons.openStation(station.id, Date.now());
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
