/** The front page: a game in two clicks, or going on with one. */

import { useSignal } from '@preact/signals';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { LEVELS, type Level } from '@lexiko/engine';
import { openPrinter } from '../finished-game/print-sheet.tsx';
import { useLocalGames } from '../table/local-games.ts';
import type { GameSummary } from '../table/worker-messages.ts';
import { locale, texts } from '../texts/current.ts';
import type { Texts } from '../texts/texts.ts';
import { Icon } from '../parts/icons.tsx';
import { againstComputer, MOST_PLAYERS, passAndPlay, quickGame } from '../setup/game-plans.ts';
import { ChosenWordsFields, chosenWords } from '../setup/game-words.tsx';
import { QUICK_GAMES, type QuickGame } from '../setup/quick-games.ts';
import { WordsAtHand } from '../words/words-at-hand.tsx';
import { TopBar } from './top-bar.tsx';
import { useFeedback, usePage, useStore } from '../page/page-context.ts';
import './front.css';

const QUICK_MARKS: Readonly<Record<QuickGame, string>> = {
  learning: 'abc',
  nine: '9',
  finish: '120',
  dice: '⚄',
  solo: '1',
  twoRacks: '1+1',
  openPool: 'A–Z',
};

interface Way {
  readonly mark: string;
  readonly title: string;
  readonly about: string;
  /** Its address. */
  readonly to: string;
}

/** What there is besides playing. */
function furtherWays({ front, learn }: Texts): readonly Way[] {
  return [
    { mark: 'ABC', title: learn.home, about: learn.homeAbout, to: '#/learn' },
    { mark: '1–5', title: learn.steps, about: learn.stepsAbout, to: '#/learn/steps' },
    { mark: '§', title: learn.title, about: learn.about, to: '#/learn/rules' },
    { mark: '✎', title: front.companion, about: front.companionAbout, to: '#/companion' },
  ];
}

function whenText(ms: number): string {
  return new Intl.DateTimeFormat(locale.value, { dateStyle: 'medium', timeStyle: 'short' }).format(ms);
}

/** The letters of the name and what they are worth. */
const NAME_TILES = Object.entries({ L: 1, E: 1, X: 8, I: 1, K: 5, O: 1 });

function Wordmark() {
  return (
    <h1 class="wordmark">
      <span class="unseen-text">Lexiko</span>
      {NAME_TILES.map(([letter, value], at) => (
        <span key={letter} class="tile" style={{ '--at': at }} aria-hidden="true">
          <span class="face">
            <span class="letter">{letter}</span>
            <span class="value">{value}</span>
          </span>
        </span>
      ))}
    </h1>
  );
}

function whoPlays({ seats, scores }: GameSummary): string {
  return seats.map(({ name }, seat) => `${name} ${scores[seat] ?? 0}`).join(' · ');
}

/** Stays where the game was, so that no other comes under the pointer; nothing to be pressed is where the × was. */
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

/** Those that are kept, and in their old places those just removed. */
function Games({ kept }: { readonly kept: readonly GameSummary[] }) {
  const removed = useLocalGames().removedGames.value;
  const isRemoved = ({ id }: GameSummary): boolean => removed.some((game) => game.id === id);
  const all = [...kept.filter((game) => !isRemoved(game)), ...removed];
  if (all.length === 0) return <p class="hint">{texts.value.front.noGames}</p>;
  return (
    <ul>
      {all
        .sort((a, b) => b.changedMs - a.changedMs)
        .map((game) =>
          isRemoved(game) ? (
            <RemovedGame key={`removed ${game.id}`} game={game} />
          ) : (
            <GameRow key={game.id} game={game} />
          ),
        )}
    </ul>
  );
}

function GameRow({ game }: { readonly game: GameSummary }) {
  const { announce } = useFeedback();
  const games = useLocalGames();
  const { front, presets } = texts.value;
  const who = whoPlays(game);
  const link = useRef<HTMLAnchorElement>(null);
  useLayoutEffect(() => {
    // Whoever put it back by keys goes on with it.
    if (games.restoredGame.peek() === game.id && document.activeElement === document.body)
      link.current?.focus({ preventScroll: true });
  }, []);
  return (
    <li class="kept-game">
      <a ref={link} href={`#/game/${game.id}`}>
        <span class="kept-who">{who}</span>
        <span class="kept-about">
          {presets[game.preset].title} · {whenText(game.changedMs)}
          {game.isOver ? ` · ${front.over}` : ''}
        </span>
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

export function Front() {
  const page = usePage();
  const printer = useStore(openPrinter);
  const level = useSignal<Level>('easy');
  const people = useSignal(2);
  const { front, levels, quick } = texts.value;
  const local = useLocalGames();
  const words = chosenWords(page.settings, page.lists);
  return (
    <>
      <TopBar logo="hidden" />
      <main class="front">
        <div class="hero">
          <Wordmark />
          <p>{front.tagline}</p>
        </div>
        <div class="cards">
          <section class="card lead">
            <h2>{front.computer}</h2>
            <p>{front.computerAbout}</p>
            <fieldset class="segments levels">
              <legend>{front.level}</legend>
              {LEVELS.map((one) => (
                <label key={one}>
                  <input
                    type="radio"
                    name="level"
                    checked={level.value === one}
                    onChange={() => {
                      level.value = one;
                    }}
                  />
                  <span>{levels[one].name}</span>
                </label>
              ))}
            </fieldset>
            <p class="hint level-about">{levels[level.value].about}</p>
            <button
              type="button"
              class="primary wide"
              onClick={() => local.createGame(againstComputer(texts.value, level.value, words))}
            >
              {front.play}
            </button>
            <ChosenWordsFields settings={page.settings} lists={page.lists} />
          </section>
          <section class="card">
            <h2>{front.together}</h2>
            <p>{front.togetherAbout}</p>
            <fieldset class="segments">
              <legend>{front.people}</legend>
              {Array.from({ length: MOST_PLAYERS - 1 }, (_, at) => at + 2).map((number) => (
                <label key={number}>
                  <input
                    type="radio"
                    name="people"
                    checked={people.value === number}
                    onChange={() => {
                      people.value = number;
                    }}
                  />
                  <span>{number}</span>
                </label>
              ))}
            </fieldset>
            <button
              type="button"
              class="wide"
              onClick={() => local.createGame(passAndPlay(texts.value, people.value, words))}
            >
              {front.together}
            </button>
          </section>
          <section class="card">
            <h2>{front.online}</h2>
            <p>{front.onlineAbout}</p>
            <a class="button wide" href="#/online">
              {front.online}
            </a>
          </section>
          <section class="card more">
            <h2>{front.more}</h2>
            <p>{front.moreAbout}</p>
            <a class="button wide" href="#/new">
              {front.more}
            </a>
          </section>
        </div>
        <section class="quick" aria-labelledby="quick-title">
          <h2 id="quick-title">{front.quick}</h2>
          <div class="quick-cards">
            {QUICK_GAMES.map((one) => (
              <button
                key={one}
                type="button"
                class="quick-card"
                onClick={() => local.createGame(quickGame(texts.value, one, level.value, words))}
              >
                <span class="quick-mark" aria-hidden="true">
                  {QUICK_MARKS[one]}
                </span>
                <span class="quick-title">{quick[one].title}</span>
                <span class="quick-about">{quick[one].about}</span>
              </button>
            ))}
            {furtherWays(texts.value).map(({ mark, title, about, to }) => (
              <a key={to} class="button quick-card" href={to}>
                <span class="quick-mark" aria-hidden="true">
                  {mark}
                </span>
                <span class="quick-title">{title}</span>
                <span class="quick-about">{about}</span>
              </a>
            ))}
          </div>
        </section>
        <section class="kept" aria-labelledby="kept-title">
          <h2 id="kept-title">{front.goOn}</h2>
          <Games kept={local.games.value ?? []} />
          <div class="choices">
            <label class="file-choice">
              <span>{texts.value.table.openFile}</span>
              <input
                type="file"
                accept=".json,.gcg,.cgp,.txt,application/json,text/plain"
                onChange={({ currentTarget }) => {
                  const [file] = currentTarget.files ?? [];
                  currentTarget.value = ''; // the same file may be chosen again
                  if (file !== undefined)
                    void import('../finished-game/open-file.ts').then(({ openFile }) =>
                      openFile(page, local, file),
                    );
                }}
              />
            </label>
            <button type="button" onClick={() => printer.print('pad')}>
              {texts.value.table.printPad}
            </button>
          </div>
        </section>
        <WordsAtHand />
      </main>
    </>
  );
}
