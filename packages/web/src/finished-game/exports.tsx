/** What can be kept of a finished game: a link, files, a picture, paper; and the proof that its draws were fair. */

import type { BagProof } from '@lexiko/rules/records';
import { useLocalGames } from '../table/local-games.ts';
import type { TableSnapshot } from '../table/snapshot.ts';
import { useTable } from '../table/table-context.ts';
import { saveFile } from '../page/storage/save-file.ts';
import { texts } from '../texts/current.ts';
import { EmbedCode } from './embed-code.tsx';
import { openPrinter } from './print-sheet.tsx';
import { stopsIn } from './replay.tsx';
import { ShareButton } from './share.tsx';
import { useStore } from '../page/page-context.ts';
import './exports.css';

async function savePicture(snapshot: TableSnapshot): Promise<void> {
  const { boardPicture } = await import('./board-picture.ts'); // few want one
  const picture = await boardPicture(snapshot);
  if (picture !== null) saveFile(`lexiko-${snapshot.game}.png`, picture);
}

function proofText(proof: BagProof): string {
  const { table } = texts.value;
  switch (proof.kind) {
    case 'proven':
      return table.provenAbout(proof.counts);
    case 'unprovable':
      return table.unprovable[proof.reason];
    case 'differs':
    case 'other-secret':
    case 'impossible':
      return table.notProven(proof.index + 1);
  }
}

export function Proof({ snapshot }: { readonly snapshot: TableSnapshot }) {
  const { table } = texts.value;
  const { provenGame } = useLocalGames();
  const proof = provenGame.value?.game === snapshot.game ? provenGame.value : null;
  if (proof === null) return null;
  const isProven = proof.proof.kind === 'proven';
  return (
    <details class={isProven ? 'proof proven' : 'proof'}>
      <summary>{isProven ? table.proven : table.proof}</summary>
      <p>{proofText(proof.proof)}</p>
      <dl>
        <dt>{table.promise}</dt>
        <dd>{proof.promise}</dd>
        <dt>{table.secret}</dt>
        <dd>{proof.secret}</dd>
      </dl>
    </details>
  );
}

export function GameExports({
  snapshot,
  onReplay,
}: {
  readonly snapshot: TableSnapshot;
  readonly onReplay: () => void;
}) {
  const printer = useStore(openPrinter);
  const { table, result } = texts.value;
  const here = useTable();
  const games = useLocalGames();
  return (
    <div class="game-exports">
      {stopsIn(snapshot.events).length > 1 && (
        <button
          type="button"
          onClick={() => {
            onReplay();
            here.replayStop.value = 0;
          }}
        >
          {table.replay}
        </button>
      )}
      <a
        class="button"
        href={`#/learn/analysis/${snapshot.place === 'here' ? '' : 'online/'}${snapshot.game}`}
      >
        {result.analyse}
      </a>
      {snapshot.place === 'here' && <ShareButton textOf={() => games.exportLink()} />}
      <details class="game-files">
        <summary>{result.keep}</summary>
        <div class="game-exports">
          <button type="button" onClick={() => here.exportGame('json')}>
            {result.saveJson}
          </button>
          {snapshot.view.ruleset.scoring.kind === 'premiums' && (
            <button type="button" onClick={() => here.exportGame('gcg')}>
              {result.saveGcg}
            </button>
          )}
          <button type="button" onClick={() => void savePicture(snapshot)}>
            {table.savePng}
          </button>
          <button type="button" onClick={() => printer.print('sheet')}>
            {table.print}
          </button>
          {snapshot.isForAll === true && <EmbedCode game={snapshot.game} />}
        </div>
      </details>
    </div>
  );
}
