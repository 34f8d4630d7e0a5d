/** The companion of a physical set: plays are entered, and it counts, tracks, times and rules on challenges. */

import { effect, signal, useSignal, type Signal } from '@preact/signals';
import { formatGcg, namesOneWord, parseGcg, type GcgGame, type Refusal } from '@lexiko/rules';
import { announce } from '../page/announcer.tsx';
import { printPaper } from '../finished-game/print-sheet.tsx';
import { Board } from '../board/board.tsx';
import { HANDED_OVER } from '../learn/analysis/handed-over.ts';
import { judgement, judgeWords } from '../table/local-table.ts';
import { Scores } from '../panels/scores.tsx';
import { Unseen } from '../panels/sheet.tsx';
import { go } from '../page/route.ts';
import { TopBar } from '../screens/top-bar.tsx';
import { saveFile } from '../page/save-file.ts';
import { TextField } from '../parts/text-field.tsx';
import { refusalText, texts } from '../texts/current.ts';
import { offerUndo } from '../page/toast.tsx';
import { problemText } from '../commands/run-command.ts';
import { Beginning } from './beginning.tsx';
import { framesOf, newsOf, type Act } from './paper-game.ts';
import { configFor, entered, nextPlayer, penaltyOf, playersOut, ruled, withoutLast } from './paper-rules.ts';
import { PaperSheet } from './paper-sheet.tsx';
import { Settlement } from './settlement.tsx';
import { TurnClock } from './turn-clock.tsx';

const KEY = 'lexiko.companion';

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

/** The same for what loses something: it can be had back. */
function keepInstead(before: GcgGame, next: GcgGame | null): void {
  keep(next);
  const { paper } = texts.peek();
  offerUndo(next === null ? paper.gone : paper.takenBack, () => keep(before));
}

// A ruling is entered before it is shown: the play comes off, or its challenger pays.
effect(() => {
  const verdict = judgement.value;
  const current = game.peek();
  const by = challenger.peek();
  if (verdict === null || current?.turns.at(-1)?.kind !== 'play' || by === null) return;
  keep(ruled(current, by, verdict.bad.length === 0 ? 'stands' : 'falls'));
  judgement.value = verdict;
});

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
  const isWordByWord = namesOneWord(news.view.ruleset.challenge);
  const challenged = isWordByWord ? played.map((word) => [word]) : played.length > 0 ? [played] : [];
  const enter = (typed: string): void => {
    const exchange = /^(?:exchange|ex)\s+(\d)$/iu.exec(typed.trim());
    const act: Act =
      exchange !== null
        ? { kind: 'exchange', count: Number(exchange[1]) }
        : /^pass$/iu.test(typed.trim())
          ? { kind: 'pass' }
          : { kind: 'play', text: typed };
    // A turn entered right after another comes before the page shows that one.
    const before = game.peek() ?? now;
    const next = entered(before, act);
    if (!next.ok) {
      const { error } = next;
      said.value =
        error.code === 'NOT_A_MOVE' || error.code === 'NOT_A_START'
          ? texts.value.paper.notATurn(typed.trim())
          : 'text' in error || !(error.code in texts.value.refusals)
            ? problemText(texts.value, error as Parameters<typeof problemText>[1])
            : refusalText(texts.value, error as Refusal).sentence;
      announce(said.value);
      return;
    }
    keep(next.value);
    text.value = '';
    const turn = next.value.turns[before.turns.length];
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
          <button
            type="button"
            disabled={now.turns.length === 0}
            onClick={() => keepInstead(now, withoutLast(now))}
          >
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
                sessionStorage.setItem(HANDED_OVER, formatGcg(now));
                go({ screen: 'learn', path: ['analysis'] });
              }}
            >
              {paper.analyse}
            </button>
            <button type="button" onClick={() => printPaper('pad')}>
              {table.printPad}
            </button>
            <button type="button" onClick={() => keepInstead(now, null)}>
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
  return (
    <>
      <TopBar>
        <h1 class="game-title">{texts.value.paper.companion}</h1>
      </TopBar>
      {now === null ? <Beginning onBegin={keep} /> : <CompanionTable now={now} />}
    </>
  );
}
