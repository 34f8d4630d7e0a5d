/** The Guide Game of the Deluxe rulebook, turn by turn: what was played, what it made, what it counted. */

import { signal, useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { parseGcg, type GameConfig, type GcgGame } from '@lexiko/rules';
import { announce } from '../announcer.tsx';
import { Board } from '../board/board.tsx';
import { Icon } from '../icons.tsx';
import { Scores } from '../panels/scores.tsx';
import { Unseen } from '../panels/sheet.tsx';
import { TopBar } from '../screens/top-bar.tsx';
import { failure } from '../table.ts';
import { texts } from '../texts/current.ts';
import { framesOf, newsOf, type Frame } from './paper-game.ts';
import { PaperSheet } from './paper-sheet.tsx';

const FILE = new URL('../../../../fixtures/guide-game/guide-game.gcg', import.meta.url);
const CONFIG: GameConfig = { preset: 'deluxe', sides: 2, options: { 'dictionary.id': 'table' } };

interface GuideGame {
  readonly game: GcgGame;
  readonly frames: readonly Frame[];
}

const guide = signal<GuideGame | null>(null);

async function fetchGuide(): Promise<void> {
  try {
    const parsed = parseGcg(await (await fetch(FILE)).text());
    if (!parsed.ok) throw new Error('the guide game cannot be read');
    const { game } = parsed.value;
    // The letters left over are settled by the last two lines, which are no turns.
    const turns = game.turns.filter(({ kind }) => kind !== 'rack-points');
    guide.value = { game, frames: framesOf({ ...game, turns }, CONFIG) };
  } catch (error) {
    failure.value = texts.peek().failed(error instanceof Error ? error.message : String(error));
  }
}

/** What the words of a turn count. */
function frameText({ turn }: Frame, game: GcgGame): string {
  const { table, events, game: words, list } = texts.value;
  if (turn === null) return table.replayStart;
  const name = game.players[turn.player]?.name ?? '';
  const sum = words.preview(turn.words, turn.bonus, turn.score);
  return `${events.played(name, list(turn.words.map(({ word }) => word)), turn.score)} ${turn.words.length > 1 || turn.bonus > 0 ? sum : ''}`;
}

function GuideTable({ game, frames }: GuideGame) {
  const { table, paper, game: words } = texts.value;
  const at = useSignal(0);
  const last = frames.length - 1;
  const go = (next: number): void => {
    at.value = Math.max(0, Math.min(last, next));
    const shown = frames[at.value];
    if (shown !== undefined) announce(frameText(shown, game));
  };
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (event.target instanceof HTMLInputElement) return;
      const target = { ArrowLeft: at.peek() - 1, ArrowRight: at.peek() + 1, Home: 0, End: last }[event.key];
      if (target === undefined) return;
      event.preventDefault();
      go(target);
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
  const frame = frames[at.value];
  if (frame === undefined) throw new Error('there is a frame for every turn');
  const news = newsOf(game, CONFIG, frame);
  const button = (icon: 'first' | 'previous' | 'next' | 'last', target: number) => (
    <button
      type="button"
      class="round"
      aria-label={table[icon]}
      disabled={target < 0 || target > last || target === at.value}
      onClick={() => go(target)}
    >
      <Icon name={icon} />
    </button>
  );
  return (
    <main class="game">
      <Scores news={news} />
      <div class="table">
        <Board news={news} isStill fresh={frame.fresh} />
      </div>
      <section class="controls replay" aria-label={words.actions}>
        <div class="replay-text">
          <b>{at.value === 0 ? paper.guide : paper.guideTurn(at.value, last)}</b>
          <p>{at.value === 0 ? paper.guideAbout : frameText(frame, game)}</p>
        </div>
        <div class="replay-buttons">
          {button('first', 0)}
          {button('previous', at.value - 1)}
          {button('next', at.value + 1)}
          {button('last', last)}
        </div>
      </section>
      <aside class="side" aria-label={words.details}>
        <div class="side-part">
          <h2>{words.sheet}</h2>
          <PaperSheet game={game} frames={frames.slice(0, at.value + 1)} />
        </div>
        <div class="side-part">
          <h2>{words.unseen}</h2>
          <Unseen news={news} />
        </div>
      </aside>
    </main>
  );
}

export function Guide() {
  useEffect(() => {
    if (guide.peek() === null) void fetchGuide();
  }, []);
  const { paper, game } = texts.value;
  return (
    <>
      <TopBar>
        <h1 class="game-title">{paper.guide}</h1>
      </TopBar>
      {guide.value === null ? (
        <main class="opening" aria-busy="true">
          <p role="status">{game.opening}</p>
        </main>
      ) : (
        <GuideTable {...guide.value} />
      )}
    </>
  );
}
