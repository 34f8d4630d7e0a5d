/** The companion of a physical set: plays are entered, and it counts, tracks, times and rules on challenges. */

import { useSignal } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';
import type { Refusal } from '@lexiko/rules';
import { formatGcg, type GcgGame } from '@lexiko/rules/notation';
import { namesOneWord } from '@lexiko/rules/rule-points';
import { openPrinter } from '../finished-game/print-sheet.tsx';
import { CompanionGame } from './companion-game.ts';
import { HANDED_OVER } from '../learn/analysis/source/handed-over.ts';
import { useLocalGames } from '../table/local-games.ts';
import { Scores } from '../panels/scores.tsx';
import { Unseen } from '../panels/sheet.tsx';
import { TopBar } from '../screens/top-bar.tsx';
import { saveFile } from '../page/storage/save-file.ts';
import { TextField } from '../parts/text-field.tsx';
import { refusalText, texts } from '../texts/current.ts';
import { problemText } from '../commands/run-command.ts';
import { Beginning } from './beginning.tsx';
import { EntryBoard } from './entry-board.tsx';
import { entrySnapshot, framesOf, paperSnapshot, type Act } from './paper-game.ts';
import { configFor, entered, nextPlayer, penaltyOf, playersOut, withoutLast } from './paper-rules.ts';
import { PaperSheet } from './paper-sheet.tsx';
import { Settlement } from './settlement.tsx';
import { TurnClock } from './turn-clock.tsx';
import { useFeedback, usePage, useStore } from '../page/page-context.ts';
import { companionTexts } from './companion-texts.ts';
import './companion.css';

/** Among more than two anybody but the mover may challenge. */
function ChallengerField({ record, now }: { readonly record: CompanionGame; readonly now: GcgGame }) {
  const { challenger } = record;
  const mover = now.turns.at(-1)?.player;
  const out = playersOut(now);
  return (
    <label class="field">
      <span>{companionTexts.value.challenger}</span>
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

function CompanionTable({ record, now }: { readonly record: CompanionGame; readonly now: GcgGame }) {
  const { router } = usePage();
  const printer = useStore(openPrinter);
  const { announce } = useFeedback();
  const { challenger } = record;
  const paper = companionTexts.value;
  const { game: words, result, table } = texts.value;
  const text = useSignal('');
  const said = useSignal('');
  const config = configFor(now);
  const frames = framesOf(now, config);
  const frame = frames.at(-1);
  if (frame === undefined) throw new Error('a game has a beginning');
  const snapshot = paperSnapshot(now, config, frame);
  const played = frame.turn?.kind === 'play' ? frame.turn.words.map(({ word }) => word) : [];
  // One word at a time, or the whole play (D-06).
  const isWordByWord = namesOneWord(snapshot.view.ruleset.challenge);
  const challenged = isWordByWord ? played.map((word) => [word]) : played.length > 0 ? [played] : [];
  /** `written`: the turn as it was typed; `null` if it was laid on the board. */
  const enter = (act: Act, written: string | null): void => {
    // A turn entered right after another comes before the page shows that one.
    const before = record.current.peek() ?? now;
    const next = entered(before, act);
    if (!next.ok) {
      const { error } = next;
      said.value =
        error.code === 'NOT_A_MOVE' || error.code === 'NOT_A_START'
          ? companionTexts.value.notATurn(written ?? '')
          : 'text' in error || !(error.code in texts.value.refusals)
            ? problemText(texts.value, error as Parameters<typeof problemText>[1])
            : refusalText(texts.value, error as Refusal).sentence;
      announce(said.value);
      return;
    }
    record.keep(next.value);
    text.value = '';
    const turn = next.value.turns[before.turns.length];
    const laid = framesOf(next.value, config)[before.turns.length + 1]?.turn;
    said.value = paper.count(written?.toUpperCase() ?? laid?.notation ?? '', turn?.score ?? 0);
    announce(said.value);
  };
  const enterTyped = (typed: string): void => {
    const exchange = /^(?:exchange|ex)\s+(\d)$/iu.exec(typed);
    if (exchange !== null) enter({ kind: 'exchange', count: Number(exchange[1]) }, typed);
    else if (/^pass$/iu.test(typed)) enter({ kind: 'pass' }, typed);
    else enter({ kind: 'play', text: typed }, typed);
  };
  const verdict = record.judgement.value;
  return (
    <main class="game companion">
      <Scores snapshot={snapshot} />
      <EntryBoard
        snapshot={entrySnapshot(now, config, frame, nextPlayer(now))}
        fresh={frame.fresh}
        onPlay={(tiles) => enter({ kind: 'laid', tiles }, null)}
      >
        {(keys) => (
          <section class="controls" aria-label={words.actions}>
            <p role="status">
              <b>{paper.toPlay(now.players[nextPlayer(now)]?.name ?? '')}</b>{' '}
              {verdict === null
                ? said.value
                : verdict.bad.length === 0
                  ? paper.stands(verdict.words.join(', '), paper.penalties[penaltyOf(now)])
                  : paper.falls(verdict.bad.join(', '))}
            </p>
            {keys}
            <form
              class="entry"
              onSubmit={(event) => {
                event.preventDefault();
                const typed = text.value.trim();
                if (typed !== '') enterTyped(typed);
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
              {challenged.length > 0 && now.players.length > 2 && (
                <ChallengerField record={record} now={now} />
              )}
              {challenged.map((list) => (
                <button
                  key={list.join(' ')}
                  type="button"
                  class="challenge"
                  onClick={() => {
                    challenger.value ??= nextPlayer(now);
                    record.judge(list);
                  }}
                >
                  {paper.judge(list.join(', '))}
                </button>
              ))}
              <button
                type="button"
                disabled={now.turns.length === 0}
                onClick={() => record.keepInstead(now, withoutLast(now))}
              >
                {paper.takeBack}
              </button>
            </div>
          </section>
        )}
      </EntryBoard>
      <aside class="side" aria-label={words.details}>
        <div class="side-part">
          <h2>{words.sheet}</h2>
          <PaperSheet game={now} frames={frames} />
        </div>
        <div class="side-part">
          <h2>{words.unseen}</h2>
          <Unseen snapshot={snapshot} />
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
                router.go({ screen: 'learn', path: ['analysis'] });
              }}
            >
              {paper.analyse}
            </button>
            <button type="button" onClick={() => printer.print('pad')}>
              {table.printPad}
            </button>
            <button type="button" onClick={() => record.keepInstead(now, null)}>
              {paper.restart}
            </button>
          </div>
        </div>
      </aside>
    </main>
  );
}

export function Companion() {
  const games = useLocalGames();
  const { offers } = usePage();
  const record = useMemo(() => new CompanionGame(games, offers), []);
  useEffect(() => record.close, []);
  const now = record.current.value;
  return (
    <>
      <TopBar>
        <h1 class="game-title">{texts.value.front.companion}</h1>
      </TopBar>
      {now === null ? (
        <Beginning onBegin={(begun) => record.keep(begun)} />
      ) : (
        <CompanionTable record={record} now={now} />
      )}
    </>
  );
}
