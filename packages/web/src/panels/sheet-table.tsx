/** A score sheet as a table, whatever game its rows come from: on the page, where its end stays in sight, or on paper. */

import { Fragment } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { texts } from '../texts/current.ts';
import { TurnLink } from './turn-link.tsx';
import './sheet-table.css';

export interface SheetLine {
  /** Empty for what is no turn of its own. */
  readonly turn: number | '';
  readonly name: string;
  readonly play: string;
  /** Where its points come from, where the total alone does not tell. */
  readonly origin?: string | null;
  readonly score: number | string;
  readonly total: number;
  /** A class of its own. */
  readonly look?: string;
  /** Whether the replay shows this turn. */
  readonly isShown?: boolean;
  /** Shows the table as it was after this turn. */
  readonly onShow?: (() => void) | null;
}

export function SheetTable({
  lines,
  place,
}: {
  readonly lines: readonly SheetLine[];
  readonly place: 'page' | 'paper';
}) {
  const { game } = texts.value;
  return (
    <table class={place === 'page' ? 'sheet' : ''}>
      <thead>
        <tr>
          <th scope="col">
            <span class={place === 'page' ? 'unseen-text' : ''}>{game.turn}</span>
          </th>
          <th scope="col">{game.player}</th>
          <th scope="col">{game.playColumn}</th>
          <th scope="col" class="number">
            {game.scoreColumn}
          </th>
          <th scope="col" class="number">
            {game.total}
          </th>
        </tr>
      </thead>
      <tbody>
        {lines.map(
          (
            { turn, name, play, origin = null, score, total, look = '', isShown = false, onShow = null },
            at,
          ) => (
            <Fragment key={at}>
              <tr class={look}>
                <td class="number dim">{turn}</td>
                <td title={name}>{name}</td>
                <td class="notation">
                  <TurnLink play={play} isShown={isShown} onShow={onShow} />
                </td>
                <td class="number">{score}</td>
                <td class="number total">{total}</td>
              </tr>
              {origin !== null && (
                <tr class="origin">
                  <td />
                  <td colSpan={4}>{origin}</td>
                </tr>
              )}
            </Fragment>
          ),
        )}
      </tbody>
    </table>
  );
}

/** The sheet in a part of the page that scrolls by itself. */
export function ScrolledSheet({ lines }: { readonly lines: readonly SheetLine[] }) {
  const { game } = texts.value;
  const end = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (end.current !== null) end.current.scrollTop = end.current.scrollHeight;
  }, [lines.length]);
  if (lines.length === 0) return <p class="hint">{game.sheetEmpty}</p>;
  return (
    // The scrolling part must be reachable by keys.
    <div ref={end} class="sheet-scroll" tabIndex={0} role="region" aria-label={game.sheet}>
      <SheetTable lines={lines} place="page" />
    </div>
  );
}
