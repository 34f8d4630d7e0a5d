/** The hall of best open-letter games: enter the current game, reopen games, save them as files, remove them. */

import { useSignal } from '@preact/signals';
import type { GameEvent } from '@lexiko/rules';
import { exportGcg, formatGcg, formatLog } from '@lexiko/rules/notation';
import { NumberTable, type NumberRow } from '../../parts/number-table.tsx';
import { openStudy, type Study } from '../../study/study.ts';
import { saveFile } from '../../page/storage/save-file.ts';
import type { WorkbenchTexts } from '@lexiko/texts/en/learn/workbench';
import { locale, texts } from '../../texts/current.ts';
import { useFailureReporter } from '../use-answer.ts';
import { KeepLog } from '../studies/files/keep-log.tsx';
import { OPEN_CONFIG, openLog } from './open-table.ts';
import { withNode, type PlayTree } from './play-tree.ts';
import { openWorkbench, type HallGame, type WorkbenchStore } from './workbench-store.ts';
import { workbenchTexts } from './workbench-texts.ts';
import { useFeedback, usePage, useStore } from '../../page/page-context.ts';

/** Adds the plays of a game to the tree, from the empty board on; keeps everything already in the tree. */
function openGame(workbench: WorkbenchStore, { plays, helped }: HallGame): void {
  workbench.changeTree(
    plays.reduce<PlayTree>((grown, tiles, at) => withNode(grown, tiles, helped.includes(at)), {
      ...workbench.tree.peek(),
      current: 0,
    }),
  );
}

/** The log with the exact version of the dictionary, as a file needs it. */
async function logOf(study: Study, { plays }: HallGame): Promise<readonly GameEvent[]> {
  return openLog(
    { config: OPEN_CONFIG, plays },
    true,
    await study.ask('dictionary', { config: OPEN_CONFIG }),
  );
}

async function saveLog(study: Study, game: HallGame): Promise<void> {
  const log = await logOf(study, game);
  saveFile(`${fileName(game)}.json`, new Blob([formatLog(log, [game.name])], { type: 'application/json' }));
}

async function saveGcg(study: Study, game: HallGame): Promise<void> {
  const log = await logOf(study, game);
  const gcg = exportGcg(log, [{ id: 'me', name: game.name === '' ? 'me' : game.name }]);
  if (!gcg.ok) throw new Error(`a game of open letters has a GCG: ${gcg.error.code}`);
  saveFile(`${fileName(game)}.gcg`, new Blob([formatGcg(gcg.value)], { type: 'text/plain' }));
}

function fileName({ score, id }: HallGame): string {
  return `lexiko-open-letters-${score}-${id}`;
}

function titleOf({ name, atMs }: HallGame): string {
  const when = new Intl.DateTimeFormat(locale.value, { dateStyle: 'medium' });
  return name === '' ? when.format(atMs) : name;
}

function EntryButtons({ game }: { readonly game: HallGame }) {
  const study = useStore(openStudy);
  const workbench = useStore(openWorkbench);
  const { offers } = usePage();
  const reportFailure = useFailureReporter();
  const words = workbenchTexts.value;
  const title = titleOf(game);
  return (
    <span class="bench-row-buttons">
      <button
        type="button"
        onClick={() => openGame(workbench, game)}
        aria-label={`${words.open}${texts.value.colon}${title}`}
      >
        {words.open}
      </button>
      <button
        type="button"
        onClick={() => void saveGcg(study, game).catch(reportFailure)}
        aria-label={`GCG: ${title}`}
      >
        GCG
      </button>
      <button
        type="button"
        onClick={() => void saveLog(study, game).catch(reportFailure)}
        aria-label={`JSON: ${title}`}
      >
        JSON
      </button>
      <KeepLog
        name={game.name}
        label={title}
        log={async () => formatLog(await logOf(study, game), [game.name])}
      />
      <button
        type="button"
        onClick={() => offers.offerUndo(texts.peek().front.removed(title), workbench.leaveHall(game.id))}
        aria-label={`${words.remove}${texts.value.colon}${title}`}
      >
        {words.remove}
      </button>
    </span>
  );
}

function rowOf(words: WorkbenchTexts, game: HallGame): NumberRow {
  const { id, score, turns, bestMove, bestTurn, fifties, helped } = game;
  return {
    key: id,
    name: titleOf(game),
    cells: [
      <b>{score}</b>,
      turns,
      `${bestMove} ${bestTurn}`,
      fifties,
      helped.length === 0 ? words.alone : words.helpedPlays(helped.length),
      <EntryButtons game={game} />,
    ],
  };
}

export function Hall({ canEnter }: { readonly canEnter: boolean }) {
  const workbench = useStore(openWorkbench);
  const { announce } = useFeedback();
  const words = workbenchTexts.value;
  const name = useSignal('');
  return (
    <section class="card" aria-labelledby="bench-hall">
      <h2 id="bench-hall">{words.hall}</h2>
      <p>{words.hallAbout}</p>
      <form
        class="bench-form"
        onSubmit={(event) => {
          event.preventDefault();
          const { score } = workbench.enterHall(name.value.trim(), Date.now());
          name.value = '';
          announce(words.entered(score));
        }}
      >
        <label>
          {words.gameName}
          <input
            type="text"
            value={name.value}
            maxLength={40}
            onInput={({ currentTarget }) => {
              name.value = currentTarget.value;
            }}
          />
        </label>
        <button type="submit" class="primary" disabled={!canEnter}>
          {words.enter}
        </button>
      </form>
      {workbench.hall.value.length === 0 ? (
        <p>{words.noHall}</p>
      ) : (
        <NumberTable
          title={words.hall}
          columns={[
            words.gameName,
            words.points,
            words.turns,
            words.bestTurn,
            words.bingos,
            words.solver,
            null,
          ]}
          rows={workbench.hall.value.map((game) => rowOf(words, game))}
        />
      )}
    </section>
  );
}
