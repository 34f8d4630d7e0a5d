/** The front page below its first games: quick games by name and picture, what teaches, the tools, games that are kept. */

import type { Signal } from '@preact/signals';
import type { Level } from '@lexiko/engine';
import { openPrinter } from '../finished-game/print-sheet.tsx';
import { usePage, useStore } from '../page/page-context.ts';
import { quickGame, type GameWords } from '../setup/game-plans.ts';
import { QUICK_GAMES } from '../setup/quick-games.ts';
import { useLocalGames } from '../table/local-games.ts';
import { texts } from '../texts/current.ts';
import type { Texts } from '../texts/texts.ts';
import { GamePicture } from './game-pictures.tsx';
import { KeptGames, type SortedGames } from './games.tsx';
import './front-more.css';

interface Way {
  readonly mark: string;
  readonly title: string;
  readonly about: string;
  /** Its address. */
  readonly to: string;
}

function lessons({ front, learn }: Texts): readonly Way[] {
  return [
    { mark: '1–5', title: learn.steps, about: learn.stepsAbout, to: '#/learn/steps' },
    { mark: '§', title: learn.title, about: learn.about, to: '#/learn/rules' },
    { mark: '↻', title: front.drills, about: front.drillsAbout, to: '#/learn/drills' },
    { mark: 'ABC', title: learn.home, about: learn.homeAbout, to: '#/learn' },
  ];
}

function tools({ front, dictionaries }: Texts): readonly Way[] {
  return [
    { mark: '✎', title: front.companion, about: front.companionAbout, to: '#/companion' },
    { mark: 'A–Z', title: dictionaries.ownLists, about: front.ownListsAbout, to: '#/lists' },
    { mark: '±', title: front.analysis, about: front.analysisAbout, to: '#/learn/analysis' },
  ];
}

function Ways({ ways }: { readonly ways: readonly Way[] }) {
  return (
    <>
      {ways.map(({ mark, title, about, to }) => (
        <a key={to} class="button quick-card" href={to}>
          <span class="quick-mark" aria-hidden="true">
            {mark}
          </span>
          <span class="quick-title">{title}</span>
          <span class="quick-about">{about}</span>
        </a>
      ))}
    </>
  );
}

/** Files and paper, beside the tools that have a screen. */
function FileTools() {
  const page = usePage();
  const local = useLocalGames();
  const printer = useStore(openPrinter);
  const { table } = texts.value;
  return (
    <div class="choices">
      <label class="file-choice">
        <span>{table.openFile}</span>
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
        {table.printPad}
      </button>
    </div>
  );
}

export interface FrontMoreProps {
  readonly level: Signal<Level>;
  readonly words: GameWords;
  readonly games: SortedGames;
}

export function FrontMore({ level, words, games }: FrontMoreProps) {
  const { front, learn, quick } = texts.value;
  const local = useLocalGames();
  return (
    <>
      <section class="front-part" aria-labelledby="quick-title">
        <h2 id="quick-title">{front.quick}</h2>
        <div class="quick-cards">
          {QUICK_GAMES.map((one) => (
            <button
              key={one}
              type="button"
              class="quick-card"
              onClick={() => local.createGame(quickGame(texts.value, one, level.value, words))}
            >
              <GamePicture game={one} />
              <span class="quick-title">{quick[one].title}</span>
              <span class="quick-about">{quick[one].about}</span>
            </button>
          ))}
        </div>
      </section>
      <section class="front-part" aria-labelledby="learn-title">
        <h2 id="learn-title">{learn.home}</h2>
        <div class="quick-cards">
          <Ways ways={lessons(texts.value)} />
        </div>
      </section>
      <section class="front-part" aria-labelledby="tools-title">
        <h2 id="tools-title">{front.tools}</h2>
        <div class="quick-cards">
          <Ways ways={tools(texts.value)} />
        </div>
        <FileTools />
      </section>
      <KeptGames games={games.kept} isAlone={games.unfinished.length === 0} />
    </>
  );
}
