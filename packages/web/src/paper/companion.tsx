/** The companion of a physical set: plays are entered, and it counts, tracks, times and rules on challenges. */

import { signal, useSignal, type Signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { formatGcg, parseGcg, parseTiles, type GcgGame, type PresetId, type Refusal } from '@lexiko/rules';
import { announce } from '../announcer.tsx';
import { printing } from '../after/print-sheet.tsx';
import { Board } from '../board/board.tsx';
import { judgement, judgeWords } from '../local-table.ts';
import { formatTime } from '../panels/clock.tsx';
import { Scores } from '../panels/scores.tsx';
import { Unseen } from '../panels/sheet.tsx';
import { go } from '../route.ts';
import { TopBar } from '../screens/top-bar.tsx';
import { playSound } from '../sounds.ts';
import { saveFile } from '../table.ts';
import { TextField } from '../text-field.tsx';
import { refusalText, texts } from '../texts/current.ts';
import { problemText } from '../commands/run-command.ts';
import { framesOf, newsOf, settled, type Act, type Frame } from './paper-game.ts';
import {
  configFor,
  entered,
  newPaperGame,
  nextPlayer,
  PAPER_PRESETS,
  PENALTIES,
  penaltyOf,
  playersOut,
  ruled,
  withoutLast,
  type Penalty,
} from './paper-rules.ts';
import { PaperSheet } from './paper-sheet.tsx';

const KEY = 'lexiko.companion';
const MINUTES = [1, 2, 3, 5];
const MOST_PLAYERS = 4;
/** Where the room for analysis looks for a game. */
const ANALYSE_KEY = 'lexiko.analyse';

function kept(): GcgGame | null {
  try {
    const parsed = parseGcg(localStorage.getItem(KEY) ?? '');
    return parsed.ok && parsed.value.game.players.length > 1 ? parsed.value.game : null;
  } catch {
    return null;
  }
}

const game: Signal<GcgGame | null> = signal(kept());

/** Who challenges the last play; `null` until somebody is chosen. */
const challenger: Signal<number | null> = signal(null);

function keep(next: GcgGame | null): void {
  game.value = next;
  challenger.value = null;
  judgement.value = null;
  try {
    if (next === null) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, formatGcg(next));
  } catch {
    // Then it lasts as long as the page is open.
  }
}

function Beginning() {
  const { paper, setup, presets, forms } = texts.value;
  const preset = useSignal<PresetId>('standard-2007');
  const penalty = useSignal<Penalty>('loseNextTurn');
  const challenge = forms.options['challenge.failPenalty'];
  const names = useSignal(`${setup.player(1)}, ${setup.player(2)}`);
  const players = names.value
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '');
  const fits =
    players.length > 1 && players.length <= MOST_PLAYERS && new Set(players).size === players.length;
  return (
    <main class="setup">
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (fits) keep(newPaperGame(players, preset.value, penalty.value));
        }}
      >
        <p>{paper.companionAbout}</p>
        <TextField
          label={paper.players}
          value={names.value}
          autocomplete="off"
          onValue={(value) => {
            names.value = value;
          }}
        />
        <label class="field">
          <span>{setup.rulebook}</span>
          <select
            value={preset.value}
            onChange={({ currentTarget }) => {
              preset.value = PAPER_PRESETS.find((id) => id === currentTarget.value) ?? preset.value;
            }}
          >
            {PAPER_PRESETS.map((id) => (
              <option key={id} value={id}>
                {presets[id].title}
              </option>
            ))}
          </select>
        </label>
        <label class="field">
          <span>{challenge.name}</span>
          <select
            value={penalty.value}
            onChange={({ currentTarget }) => {
              penalty.value = PENALTIES.find((one) => one === currentTarget.value) ?? penalty.value;
            }}
          >
            {PENALTIES.map((one) => (
              <option key={one} value={one}>
                {challenge.values[one]}
              </option>
            ))}
          </select>
        </label>
        <p class="hint">{paper.noDice}</p>
        <button type="submit" class="primary wide" disabled={!fits}>
          {setup.start}
        </button>
      </form>
    </main>
  );
}

/** A clock for the turn that is being thought about; a new entry starts it anew. */
function TurnClock({ turns }: { readonly turns: number }) {
  const { paper } = texts.value;
  const minutes = useSignal(0);
  const leftMs = useSignal(0);
  const isRunning = useSignal(false);
  useEffect(() => {
    leftMs.value = minutes.value * 60_000;
  }, [turns, minutes.value]);
  useEffect(() => {
    if (!isRunning.value) return;
    const timer = setInterval(() => {
      if (leftMs.peek() <= 0) return;
      leftMs.value -= 250;
      if (leftMs.peek() > 0) return;
      announce(texts.peek().paper.timeUp);
      playSound('warning');
    }, 250);
    return () => clearInterval(timer);
  }, [isRunning.value]);
  return (
    <div class="turn-clock">
      <label class="field">
        <span>{paper.clock}</span>
        <select
          value={minutes.value}
          onChange={({ currentTarget }) => {
            minutes.value = Number(currentTarget.value);
          }}
        >
          <option value={0}>{paper.noClock}</option>
          {MINUTES.map((count) => (
            <option key={count} value={count}>
              {paper.minutes(count)}
            </option>
          ))}
        </select>
      </label>
      <span class={`clock${minutes.value > 0 && leftMs.value <= 0 ? ' short' : ''}`} role="timer">
        {formatTime(leftMs.value)}
      </span>
      <button
        type="button"
        disabled={minutes.value === 0}
        onClick={() => {
          isRunning.value = !isRunning.value;
        }}
      >
        {isRunning.value ? paper.stopClock : paper.startClock}
      </button>
    </div>
  );
}

function Settlement({ now, frame }: { readonly now: GcgGame; readonly frame: Frame }) {
  const { paper } = texts.value;
  const left = useSignal<readonly string[]>(now.players.map(() => ''));
  const { view } = newsOf(now, configFor(now), frame);
  const tiles = left.value.map((text) => parseTiles(text) ?? []);
  const final = settled(view, frame.scores, tiles);
  const hasLeft = tiles.some((one) => one.length > 0);
  return (
    <details class="option-group">
      <summary>{paper.left}</summary>
      <div class="option-list">
        {now.players.map(({ name }, at) => (
          <TextField
            key={at}
            label={`${name}${hasLeft ? ` · ${paper.settled} ${final[at] ?? 0}` : ''}`}
            value={left.value[at] ?? ''}
            autocomplete="off"
            onValue={(value) => {
              left.value = left.value.map((text, seat) => (seat === at ? value : text));
            }}
          />
        ))}
        <p class="hint">{paper.leftAbout}</p>
      </div>
    </details>
  );
}

/** Among more than two anybody but the mover may challenge. */
function ChallengerField({ now }: { readonly now: GcgGame }) {
  const mover = now.turns.at(-1)?.player;
  const out = playersOut(now);
  return (
    <label class="field">
      <span>{texts.value.paper.challenger}</span>
      <select
        value={challenger.value ?? nextPlayer(now)}
        onChange={({ currentTarget }) => {
          challenger.value = Number(currentTarget.value);
        }}
      >
        {now.players.map(({ name }, at) =>
          at === mover || out.includes(at) ? null : (
            <option key={at} value={at}>
              {name}
            </option>
          ),
        )}
      </select>
    </label>
  );
}

function CompanionTable({ now }: { readonly now: GcgGame }) {
  const { paper, game: words, result, table } = texts.value;
  const text = useSignal('');
  const said = useSignal('');
  const config = configFor(now);
  const frames = framesOf(now, config);
  const frame = frames.at(-1);
  if (frame === undefined) throw new Error('a game has a beginning');
  const news = newsOf(now, config, frame);
  const played = frame.turn?.kind === 'play' ? frame.turn.words.map(({ word }) => word) : [];
  // One word at a time, or the whole play (D-06).
  const isWordByWord = news.view.ruleset.options['challenge.scope'] === 'singleWord';
  const challenged = isWordByWord ? played.map((word) => [word]) : played.length > 0 ? [played] : [];
  const enter = (typed: string): void => {
    const exchange = /^(?:exchange|ex)\s+(\d)$/iu.exec(typed.trim());
    const act: Act =
      exchange !== null
        ? { kind: 'exchange', count: Number(exchange[1]) }
        : /^pass$/iu.test(typed.trim())
          ? { kind: 'pass' }
          : { kind: 'play', text: typed };
    const next = entered(now, act);
    if (!next.ok) {
      const { error } = next;
      said.value =
        'text' in error || !(error.code in texts.value.refusals)
          ? problemText(texts.value, error as Parameters<typeof problemText>[1])
          : refusalText(texts.value, error as Refusal).sentence;
      announce(said.value);
      return;
    }
    keep(next.value);
    text.value = '';
    const turn = next.value.turns[now.turns.length];
    said.value = paper.count(typed.toUpperCase(), turn?.score ?? 0);
    announce(said.value);
  };
  const verdict = judgement.value;
  return (
    <main class="game companion">
      <Scores news={news} />
      <div class="table">
        <Board news={news} isStill fresh={frame.fresh} />
      </div>
      <section class="controls" aria-label={words.actions}>
        <p role="status">
          <b>{paper.toPlay(now.players[nextPlayer(now)]?.name ?? '')}</b>{' '}
          {verdict === null
            ? said.value
            : verdict.bad.length === 0
              ? paper.stands(verdict.words.join(', '), paper.penalties[penaltyOf(now)])
              : paper.falls(verdict.bad.join(', '))}
        </p>
        <form
          class="entry"
          onSubmit={(event) => {
            event.preventDefault();
            if (text.value.trim() !== '') enter(text.value);
          }}
        >
          <TextField
            label={paper.entry}
            value={text.value}
            placeholder="8F HORN"
            autocomplete="off"
            autocapitalize="off"
            spellcheck={false}
            aria-describedby="entry-help"
            onValue={(value) => {
              text.value = value;
            }}
          />
          <button type="submit" class="primary">
            {paper.enter}
          </button>
        </form>
        <p class="hint" id="entry-help">
          {paper.entryHelp}
        </p>
        <div class="choices">
          {challenged.length > 0 && now.players.length > 2 && <ChallengerField now={now} />}
          {challenged.map((list) => (
            <button
              key={list.join(' ')}
              type="button"
              class="challenge"
              onClick={() => {
                challenger.value ??= nextPlayer(now);
                judgeWords(list);
              }}
            >
              {paper.judge(list.join(', '))}
            </button>
          ))}
          <button type="button" disabled={now.turns.length === 0} onClick={() => keep(withoutLast(now))}>
            {paper.takeBack}
          </button>
        </div>
      </section>
      <aside class="side" aria-label={words.details}>
        <div class="side-part">
          <h2>{words.sheet}</h2>
          <PaperSheet game={now} frames={frames} />
        </div>
        <div class="side-part">
          <h2>{words.unseen}</h2>
          <Unseen news={news} />
        </div>
        <div class="side-part">
          <TurnClock turns={now.turns.length} />
          <Settlement now={now} frame={frame} />
          <div class="choices">
            <button
              type="button"
              onClick={() => saveFile('lexiko-table.gcg', new Blob([formatGcg(now)], { type: 'text/plain' }))}
            >
              {result.saveGcg}
            </button>
            <button
              type="button"
              disabled={now.turns.length === 0}
              onClick={() => {
                sessionStorage.setItem(ANALYSE_KEY, formatGcg(now));
                go({ screen: 'learn', path: ['analysis'] });
              }}
            >
              {paper.analyse}
            </button>
            <button
              type="button"
              onClick={() => {
                printing.value = 'pad';
              }}
            >
              {table.printPad}
            </button>
            <button type="button" onClick={() => keep(null)}>
              {paper.restart}
            </button>
          </div>
        </div>
      </aside>
    </main>
  );
}

export function Companion() {
  const now = game.value;
  // A ruling is entered at once: the play comes off, or its challenger pays.
  useEffect(() => {
    const verdict = judgement.value;
    const current = game.peek();
    const by = challenger.peek();
    if (verdict === null || current?.turns.at(-1)?.kind !== 'play' || by === null) return;
    keep(ruled(current, by, verdict.bad.length === 0 ? 'stands' : 'falls'));
    judgement.value = verdict;
  }, [judgement.value]);
  return (
    <>
      <TopBar>
        <h1 class="game-title">{texts.value.paper.companion}</h1>
      </TopBar>
      {now === null ? <Beginning /> : <CompanionTable now={now} />}
    </>
  );
}
