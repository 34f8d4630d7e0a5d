/** Paper: the score sheet of a game, or a blank pad for a physical board (C-07). Seen when printing only. */

import { signal, type Signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { afterPaint } from '../page/after-paint.ts';
import type { TableSnapshot } from '../table/snapshot.ts';
import { SheetTable } from '../panels/sheet-table.tsx';
import { sheetLine, sheetOf } from '../panels/sheet.tsx';
import { texts } from '../texts/current.ts';
import { useGameTitle } from '../words/use-game-title.ts';
import { useStore } from '../page/page-context.ts';
import './print-sheet.css';

/** The turns, then what letters left over count, then what comes of it all. */
const PAD_ROWS = [...Array.from({ length: 26 }, (_, turn) => String(turn + 1)), '±', '='];
const PAD_PLAYERS = 4;

/** The paper under the page. */
export class Printer {
  /** What is to be printed. */
  readonly paper: Signal<'sheet' | 'pad' | null> = signal(null);

  /** Puts it on paper: the browser's print window opens as soon as the paper is painted. */
  print(kind: 'sheet' | 'pad'): void {
    this.paper.value = kind;
    afterPaint(() => print());
  }
}

export function openPrinter(): Printer {
  return new Printer();
}

function Sheet({ snapshot }: { readonly snapshot: TableSnapshot }) {
  const title = useGameTitle()(snapshot.view.ruleset.config);
  const { rows, totals } = sheetOf(snapshot);
  return (
    <article class="paper">
      <h1>Lexiko · {title}</h1>
      <p>{snapshot.seats.map(({ name }, seat) => `${name} ${totals[seat] ?? 0}`).join(' · ')}</p>
      <SheetTable lines={rows.map((row) => sheetLine(snapshot, row))} place="paper" />
    </article>
  );
}

function Pad() {
  const { game } = texts.value;
  const players = Array.from({ length: PAD_PLAYERS }, (_, at) => at);
  return (
    <article class="paper pad">
      <h1>Lexiko</h1>
      <table>
        <colgroup>
          <col class="turn" />
          {players.flatMap((at) => [
            <col key={`${at} play`} class="play" />,
            <col key={`${at} score`} />,
            <col key={`${at} total`} />,
          ])}
        </colgroup>
        <thead>
          <tr>
            <th scope="col" rowSpan={2}>
              {game.turn}
            </th>
            {players.map((at) => (
              <th key={at} scope="colgroup" colSpan={3}>
                {game.player}
                {texts.value.colon}
              </th>
            ))}
          </tr>
          <tr>
            {players.flatMap((at) => [
              <th key={`${at} play`} scope="col">
                {game.playColumn}
              </th>,
              <th key={`${at} score`} scope="col">
                {game.scoreColumn}
              </th>,
              <th key={`${at} total`} scope="col">
                {game.total}
              </th>,
            ])}
          </tr>
        </thead>
        <tbody>
          {PAD_ROWS.map((row) => (
            <tr key={row}>
              <td>{row}</td>
              {players.flatMap((at) => [
                <td key={`${at} a`} />,
                <td key={`${at} b`} />,
                <td key={`${at} c`} />,
              ])}
            </tr>
          ))}
        </tbody>
      </table>
    </article>
  );
}

/** Lies under every screen. Whoever prints at the table by the browser's own command gets the score sheet. */
export function PrintRoom({ snapshot }: { readonly snapshot: TableSnapshot | null }) {
  const { paper } = useStore(openPrinter);
  useEffect(() => {
    const before = (): void => {
      if (paper.peek() === null && document.querySelector('main.game:not(.companion)') !== null)
        paper.value = 'sheet';
    };
    const done = (): void => {
      paper.value = null;
    };
    addEventListener('beforeprint', before);
    addEventListener('afterprint', done);
    return () => {
      removeEventListener('beforeprint', before);
      removeEventListener('afterprint', done);
    };
  }, []);
  const kind = paper.value;
  if (kind === null) return null;
  return (
    <div class="print-room" aria-hidden="true">
      {kind === 'pad' || snapshot === null ? <Pad /> : <Sheet snapshot={snapshot} />}
    </div>
  );
}
