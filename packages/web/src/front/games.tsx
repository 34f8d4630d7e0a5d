/** Games that are not over, the most urgent first, and below everything else those that are kept. */

import { useLayoutEffect, useRef } from 'preact/hooks';
import { Icon } from '../parts/icons.tsx';
import { useFeedback } from '../page/page-context.ts';
import { useLocalGames } from '../table/local-games.ts';
import type { GameSummary } from '../table/worker-messages.ts';
import { locale, texts } from '../texts/current.ts';
import { useGameTitle } from '../words/use-game-title.ts';

/** A game at the server, as much as its line here needs. */
export interface OnlineGameLine {
  readonly game: string;
  /** Those we play against. */
  readonly against: readonly string[];
  /** Names with scores. */
  readonly who: string;
  readonly title: string;
  readonly isOurTurn: boolean;
  readonly updatedMs: number;
}

type Line =
  | { readonly place: 'here'; readonly game: GameSummary; readonly changedMs: number }
  | { readonly place: 'server'; readonly game: OnlineGameLine; readonly changedMs: number };

export interface SortedGames {
  readonly unfinished: readonly Line[];
  readonly kept: readonly Line[];
}

/** As many as leave room for a new game below them. */
const MOST_UNFINISHED = 3;

/** Others wait for us, we wait for ourselves, we wait for others. */
function urgency(line: Line): number {
  if (line.place === 'here') return 1;
  return line.game.isOurTurn ? 0 : 2;
}

function isOver(line: Line): boolean {
  return line.place === 'here' && line.game.isOver;
}

/** Those removed keep their places, so that no other game comes under the pointer. */
export function useSortedGames(online: readonly OnlineGameLine[]): SortedGames {
  const { games, removedGames } = useLocalGames();
  const removed = removedGames.value;
  const stored = (games.value ?? []).filter(({ id }) => !removed.some((one) => one.id === id));
  const lines: readonly Line[] = [
    ...[...stored, ...removed].map((game) => ({ place: 'here', game, changedMs: game.changedMs }) as const),
    ...online.map((game) => ({ place: 'server', game, changedMs: game.updatedMs }) as const),
  ].sort((a, b) => b.changedMs - a.changedMs);
  const unfinished = lines
    .filter((line) => !isOver(line))
    .sort((a, b) => urgency(a) - urgency(b))
    .slice(0, MOST_UNFINISHED);
  return { unfinished, kept: lines.filter((line) => !unfinished.includes(line)) };
}

function whenText(ms: number): string {
  return new Intl.DateTimeFormat(locale.value, { dateStyle: 'medium', timeStyle: 'short' }).format(ms);
}

function whoPlays({ seats, scores }: GameSummary): string {
  return seats.map(({ name }, seat) => `${name} ${scores[seat] ?? 0}`).join(' · ');
}

/** Stays where the game was; nothing to be pressed is where the × was. */
function RemovedGame({ game }: { readonly game: GameSummary }) {
  const games = useLocalGames();
  const button = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    if (document.activeElement === document.body) button.current?.focus({ preventScroll: true });
  }, []);
  return (
    <li class="kept-game removed">
      <button ref={button} type="button" onClick={() => games.restoreGame(game)}>
        <Icon name="recall" /> {texts.value.table.undo}
      </button>
      <span class="kept-about">{texts.value.front.removed(whoPlays(game))}</span>
    </li>
  );
}

function YourTurn() {
  return <span class="mine">{texts.value.game.yourTurn}</span>;
}

/** Somebody alone against computers is always the one that the game waits for. */
function opponentsOf({ seats }: GameSummary): readonly string[] | null {
  const others = seats.filter(({ kind }) => kind === 'computer');
  return others.length === seats.length - 1 && others.length > 0 ? others.map(({ name }) => name) : null;
}

function LocalLine({ game }: { readonly game: GameSummary }) {
  const { announce } = useFeedback();
  const games = useLocalGames();
  const titleOf = useGameTitle();
  const { front, list } = texts.value;
  const who = whoPlays(game);
  const opponents = game.isOver ? null : opponentsOf(game);
  const link = useRef<HTMLAnchorElement>(null);
  useLayoutEffect(() => {
    // Whoever put it back by keys goes on with it.
    if (games.restoredGame.peek() === game.id && document.activeElement === document.body)
      link.current?.focus({ preventScroll: true });
  }, []);
  const about = [
    ...(opponents === null ? [] : [who]),
    titleOf({ preset: game.preset, sides: game.seats.length, ...game.titled }),
    whenText(game.changedMs),
    ...(game.isOver ? [front.over] : []),
  ];
  return (
    <li class="kept-game">
      <a ref={link} href={`#/game/${game.id}`}>
        <span class="kept-who">
          {opponents === null ? who : front.continueAgainst(list(opponents))}{' '}
          {opponents !== null && <YourTurn />}
        </span>
        <span class="kept-about">{about.join(' · ')}</span>
      </a>
      <button
        type="button"
        class="quiet round"
        aria-label={front.removeGame(who)}
        onClick={() => {
          games.removeGame(game);
          announce(front.removed(who));
        }}
      >
        <Icon name="close" />
      </button>
    </li>
  );
}

function OnlineLine({ game }: { readonly game: OnlineGameLine }) {
  const { front, list } = texts.value;
  return (
    <li class="kept-game">
      <a href={`#/online/game/${game.game}`}>
        <span class="kept-who">
          {game.against.length === 0 ? game.who : front.continueAgainst(list(game.against))}{' '}
          {game.isOurTurn && <YourTurn />}
        </span>
        <span class="kept-about">
          {[game.who, game.title, whenText(game.updatedMs), front.online].join(' · ')}
        </span>
      </a>
    </li>
  );
}

function Lines({ games }: { readonly games: readonly Line[] }) {
  const removed = useLocalGames().removedGames.value;
  return (
    <ul>
      {games.map((line) => {
        if (line.place === 'server') return <OnlineLine key={line.game.game} game={line.game} />;
        const { game } = line;
        return removed.some(({ id }) => id === game.id) ? (
          <RemovedGame key={`removed ${game.id}`} game={game} />
        ) : (
          <LocalLine key={game.id} game={game} />
        );
      })}
    </ul>
  );
}

export function UnfinishedGames({ games }: { readonly games: readonly Line[] }) {
  if (games.length === 0) return null;
  return (
    <section class="kept" aria-labelledby="unfinished-title">
      <h2 id="unfinished-title">{texts.value.front.unfinished}</h2>
      <Lines games={games} />
    </section>
  );
}

/** `isAlone`: no game is shown elsewhere. */
export function KeptGames({
  games,
  isAlone,
}: {
  readonly games: readonly Line[];
  readonly isAlone: boolean;
}) {
  const { front } = texts.value;
  if (games.length === 0 && !isAlone) return null;
  return (
    <section class="kept" aria-labelledby="kept-title">
      <h2 id="kept-title">{front.goOn}</h2>
      {games.length > 0 ? <Lines games={games} /> : <p class="hint">{front.noGames}</p>}
    </section>
  );
}
