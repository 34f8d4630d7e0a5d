/** The open-letter workbench: try plays with branches, undo and a solver, whose plays are marked. */

import { useComputed, useSignal } from '@preact/signals';
import { useLayoutEffect } from 'preact/hooks';
import type { GameState } from '@lexiko/rules';
import { inspectPlay, type Placement } from '@lexiko/rules/board';
import { formatMove } from '@lexiko/rules/notation';
import { scoreSheet, type SheetRow } from '@lexiko/rules/records';
import { Icon } from '../../parts/icons.tsx';
import { NumberTable } from '../../parts/number-table.tsx';
import { openStudy, type Study } from '../../study/study.ts';
import type { Table } from '../../table/table.ts';
import { texts } from '../../texts/current.ts';
import { EnglishNote } from '../english-note.tsx';
import { WordHelpGate } from '../help-gate.tsx';
import { useFailureReporter } from '../use-answer.ts';
import { PracticeBoard } from '../practice/practice-board.tsx';
import { usePractice } from '../practice/practice-table.ts';
import { Hall } from './hall.tsx';
import { OPEN_CONFIG, openLog, openTable, withPlay } from './open-table.ts';
import {
  childrenOf,
  goneTo,
  named,
  nodeOf,
  pathTo,
  redone,
  undone,
  withNode,
  type PlayNode,
} from './play-tree.ts';
import { SolverHelp } from './solver-help.tsx';
import { openWorkbench, type WorkbenchStore } from './workbench-store.ts';
import { workbenchTexts } from './workbench-texts.ts';
import { useFeedback, useStore } from '../../page/page-context.ts';
import './workbench.css';

function gameOf(nodes: readonly PlayNode[]) {
  return { config: OPEN_CONFIG, plays: nodes.map(({ tiles }) => tiles) };
}

/** What `tryPlay` uses: the table to show refusals, the study to check words, the store to add the play. */
interface TryParts {
  readonly table: Table;
  readonly study: Study;
  readonly workbench: WorkbenchStore;
}

async function tryPlay(
  { table, study, workbench }: TryParts,
  state: GameState,
  tiles: readonly Placement[],
): Promise<void> {
  const play = inspectPlay(state, 0, tiles);
  const after = withPlay(state, tiles);
  if (!play.ok || !after.ok) {
    const refusal = play.ok ? after : play;
    if (!refusal.ok) table.showRefusal(refusal.error);
    return;
  }
  const bad = await study.ask('badWords', { words: play.value.words, config: OPEN_CONFIG });
  if (bad.length > 0) {
    table.tell(workbenchTexts.peek().notWords(texts.peek().list(bad)));
    return;
  }
  workbench.changeTree(withNode(workbench.tree.peek(), tiles, false));
  table.feedback.playSound('play');
}

function Plays({ rows, path }: { readonly rows: readonly SheetRow[]; readonly path: readonly PlayNode[] }) {
  const workbench = useStore(openWorkbench);
  const words = workbenchTexts.value;
  if (path.length === 0) return <p>{words.noPlays}</p>;
  return (
    <NumberTable
      title={words.plays}
      look="bench-plays"
      columns={[words.play, words.points, words.solver]}
      rows={path.map(({ id, isHelped }, at) => ({
        key: id,
        name: (
          <>
            {at + 1}.{' '}
            <button
              type="button"
              class="bench-link"
              onClick={() => workbench.changeTree(goneTo(workbench.tree.peek(), id))}
            >
              {rows[at]?.notation}
            </button>
          </>
        ),
        cells: [rows[at]?.score, isHelped ? words.helped : ''],
      }))}
    />
  );
}

function Branches({ state }: { readonly state: GameState }) {
  const workbench = useStore(openWorkbench);
  const words = workbenchTexts.value;
  const now = workbench.tree.value;
  const name = useSignal(now.names[now.current] ?? '');
  // A layout effect runs before the new position paints, so it never overwrites a name being typed.
  useLayoutEffect(() => {
    name.value = now.names[now.current] ?? '';
  }, [now.current]);
  const here = childrenOf(now, now.current);
  const kept = Object.entries(now.names).flatMap(([id, title]) =>
    id === '0' || nodeOf(now, Number(id)) !== null ? [{ id: Number(id), title }] : [],
  );
  const { layout } = state.ruleset;
  return (
    <section class="card" aria-labelledby="bench-branches">
      <h2 id="bench-branches">{words.branches}</h2>
      <form
        class="bench-form"
        onSubmit={(event) => {
          event.preventDefault();
          workbench.changeTree(named(workbench.tree.peek(), name.value));
        }}
      >
        <label>
          {words.name}
          <input
            type="text"
            value={name.value}
            maxLength={40}
            onInput={({ currentTarget }) => {
              name.value = currentTarget.value;
            }}
          />
        </label>
        <button type="submit">{words.keepName}</button>
      </form>
      {here.length > 0 && (
        <>
          <h3>{words.onward}</h3>
          <ul class="bench-list">
            {here.map(({ id, tiles }) => (
              <li key={id}>
                <button type="button" onClick={() => workbench.changeTree(goneTo(workbench.tree.peek(), id))}>
                  {formatMove({ board: state.board, layout }, tiles)}
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
      {kept.length === 0 ? (
        <p class="hint">{words.noBranches}</p>
      ) : (
        <ul class="bench-list">
          {kept.map(({ id, title }) => (
            <li key={id}>
              <button
                type="button"
                aria-current={id === now.current}
                onClick={() => workbench.changeTree(goneTo(workbench.tree.peek(), id))}
              >
                {title} · {openTable(gameOf(pathTo(now, id))).scores[0]}
              </button>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function Bench() {
  const study = useStore(openStudy);
  const workbench = useStore(openWorkbench);
  const reportFailure = useFailureReporter();
  const { announce } = useFeedback();
  const words = workbenchTexts.value;
  const path = useComputed(() => pathTo(workbench.tree.value));
  const state = useComputed(() => openTable(gameOf(path.value)));
  const rows = useComputed(() => scoreSheet(openLog(gameOf(path.value), false)).rows);
  const { current, onward } = workbench.tree.value;
  const { table, snapshot } = usePractice({
    id: `workbench ${current}`,
    state: state.value,
    onPlay: (tiles) => void tryPlay({ table, study, workbench }, state.peek(), tiles).catch(reportFailure),
  });
  const { board, scores, pool } = state.value;
  const total = words.total(scores[0] ?? 0, path.value.length, pool.length);
  if (snapshot === null) return null;
  const move = (change: typeof undone) => () => {
    workbench.changeTree(change(workbench.tree.peek()));
    announce(total);
  };
  const last = path.value.at(-1)?.tiles.map(([square]) => square) ?? [];
  return (
    <>
      <div class="practice-split">
        <PracticeBoard
          table={table}
          snapshot={snapshot}
          marked={new Set(last.filter((square) => board[square] !== ''))}
          idle={words.idle}
          submit={words.submit}
        >
          <button type="button" disabled={current === 0} onClick={move(undone)}>
            <Icon name="previous" /> {words.undo}
          </button>
          <button type="button" disabled={onward[current] === undefined} onClick={move(redone)}>
            <Icon name="next" /> {words.redo}
          </button>
          <button type="button" disabled={current === 0} onClick={move((now) => goneTo(now, 0))}>
            {words.restart}
          </button>
        </PracticeBoard>
        <div class="practice-side">
          <p class="bench-total" role="status">
            {total}
          </p>
          <SolverHelp
            key={current}
            game={gameOf(path.value)}
            state={state.value}
            onPlays={(plays) =>
              workbench.changeTree(
                plays.reduce((grown, tiles) => withNode(grown, tiles, true), workbench.tree.peek()),
              )
            }
          />
          <section class="card" aria-labelledby="bench-plays">
            <h2 id="bench-plays">{words.plays}</h2>
            <Plays rows={rows.value} path={path.value} />
          </section>
          <Branches state={state.value} />
        </div>
      </div>
      <Hall canEnter={path.value.length > 0} />
      <p>
        <a href="#/learn/records">{words.records}</a>
      </p>
    </>
  );
}

export function Workbench() {
  const words = workbenchTexts.value;
  return (
    <main class="rules-page workbench">
      <h1>{words.title}</h1>
      <p>{words.about}</p>
      <EnglishNote />
      <WordHelpGate topic="tools">
        <Bench />
      </WordHelpGate>
    </main>
  );
}
