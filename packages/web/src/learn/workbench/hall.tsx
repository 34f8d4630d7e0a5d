/** The hall of best games of open letters: kept, opened again, saved as files. */

import { useSignal } from '@preact/signals';
import { exportGcg, formatGcg, formatLog, type GameEvent } from '@lexiko/rules';
import { announce } from '../../announcer.tsx';
import { settings } from '../../settings.ts';
import { ask } from '../../study/ask.ts';
import { saveFile } from '../../table.ts';
import { OPEN_CONFIG, openLog } from './open-table.ts';
import { withNode, type PlayTree } from './play-tree.ts';
import { changeTree, enterHall, hall, leaveHall, tree, type HallGame } from './workbench-store.ts';
import { workbenchTexts } from './workbench-texts.ts';

/** Lays the plays of a game out from the empty board; what was in the tree stays there. */
function openGame({ plays, helped }: HallGame): void {
  changeTree(
    plays.reduce<PlayTree>((grown, tiles, at) => withNode(grown, tiles, helped.includes(at)), {
      ...tree.peek(),
      current: 0,
    }),
  );
}

/** A file names the very dictionary. */
async function logOf({ plays }: HallGame): Promise<readonly GameEvent[]> {
  return openLog({ config: OPEN_CONFIG, plays }, true, await ask('dictionary', null));
}

async function saveLog(game: HallGame): Promise<void> {
  const log = await logOf(game);
  saveFile(`${fileName(game)}.json`, new Blob([formatLog(log)], { type: 'application/json' }));
}

async function saveGcg(game: HallGame): Promise<void> {
  const log = await logOf(game);
  const gcg = exportGcg(log, [{ id: 'me', name: game.name === '' ? 'me' : game.name }]);
  if (!gcg.ok) throw new Error(`a game of open letters has a GCG: ${gcg.error.code}`);
  saveFile(`${fileName(game)}.gcg`, new Blob([formatGcg(gcg.value)], { type: 'text/plain' }));
}

function fileName({ score, id }: HallGame): string {
  return `lexiko-open-letters-${score}-${id}`;
}

function Entry({ game }: { readonly game: HallGame }) {
  const words = workbenchTexts.value;
  const when = new Intl.DateTimeFormat(settings.value.language, { dateStyle: 'medium' });
  const { id, name, atMs, score, turns, bestMove, bestTurn, fifties, helped } = game;
  const title = name === '' ? when.format(atMs) : name;
  return (
    <tr>
      <th scope="row">{title}</th>
      <td>
        <b>{score}</b>
      </td>
      <td>{turns}</td>
      <td>
        {bestMove} {bestTurn}
      </td>
      <td>{fifties}</td>
      <td>{helped.length === 0 ? words.alone : words.helpedPlays(helped.length)}</td>
      <td class="bench-row-buttons">
        <button type="button" onClick={() => openGame(game)} aria-label={`${words.open}: ${title}`}>
          {words.open}
        </button>
        <button type="button" onClick={() => void saveGcg(game)} aria-label={`GCG: ${title}`}>
          GCG
        </button>
        <button type="button" onClick={() => void saveLog(game)} aria-label={`JSON: ${title}`}>
          JSON
        </button>
        <button type="button" onClick={() => leaveHall(id)} aria-label={`${words.remove}: ${title}`}>
          {words.remove}
        </button>
      </td>
    </tr>
  );
}

export function Hall({ canEnter }: { readonly canEnter: boolean }) {
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
          const { score } = enterHall(name.value.trim(), Date.now());
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
      {hall.value.length === 0 ? (
        <p>{words.noHall}</p>
      ) : (
        <div class="wide-table" tabIndex={0} role="group" aria-label={words.hall}>
          <table class="numbers">
            <thead>
              <tr>
                <th scope="col">{words.gameName}</th>
                <th scope="col">{words.points}</th>
                <th scope="col">{words.turns}</th>
                <th scope="col">{words.bestTurn}</th>
                <th scope="col">{words.fifties}</th>
                <th scope="col">{words.solver}</th>
                <td />
              </tr>
            </thead>
            <tbody>
              {hall.value.map((game) => (
                <Entry key={game.id} game={game} />
              ))}
            </tbody>
          </table>
        </div>
      )}
    </section>
  );
}
