/** The score sheet of a game on the screen: a column for each side, a row for each round, with all that happened in it. */

import { Fragment } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { texts } from '../texts/current.ts';
import type { SheetLine } from './sheet-table.tsx';
import { TurnLink } from './turn-link.tsx';
import './sheet-columns.css';

export interface ColumnsRound {
  readonly number: number;
  /** By seat. */
  readonly cells: readonly (readonly SheetLine[])[];
  readonly notes: readonly string[];
}

function Entry({ line }: { readonly line: SheetLine }) {
  const { play, origin = null, score, total, look = '', isShown = false, onShow = null } = line;
  return (
    <p class={`sheet-entry ${look}`}>
      <span class="notation">
        <TurnLink play={play} isShown={isShown} onShow={onShow} />
      </span>{' '}
      <span class="entry-points">
        <span class="entry-score">{score}</span> <b>{total}</b>
      </span>
      {origin !== null && <span class="entry-origin">{origin}</span>}
    </p>
  );
}

export function SheetColumns({
  names,
  rounds,
}: {
  readonly names: readonly string[];
  readonly rounds: readonly ColumnsRound[];
}) {
  const { game } = texts.value;
  const end = useRef<HTMLDivElement>(null);
  const lines = rounds.reduce((sum, { cells, notes }) => sum + cells.flat().length + notes.length, 0);
  useEffect(() => {
    if (end.current !== null) end.current.scrollTop = end.current.scrollHeight;
  }, [lines]);
  if (lines === 0) return <p class="hint">{game.sheetEmpty}</p>;
  return (
    // The scrolling part must be reachable by keys.
    <div ref={end} class="sheet-scroll" tabIndex={0} role="region" aria-label={game.sheet}>
      <table class="sheet sheet-columns">
        <thead>
          <tr>
            <th scope="col">
              <span class="unseen-text">{game.turn}</span>
            </th>
            {names.map((name, seat) => (
              <th key={seat} scope="col" title={name}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rounds.map(({ number, cells, notes }) => (
            <Fragment key={number}>
              {cells.some((cell) => cell.length > 0) && (
                <tr>
                  <th scope="row">{number === 0 ? '' : number}</th>
                  {cells.map((cell, seat) => (
                    <td key={seat}>
                      {cell.map((line, at) => (
                        <Entry key={at} line={line} />
                      ))}
                    </td>
                  ))}
                </tr>
              )}
              {notes.length > 0 && (
                <tr class="sheet-notes">
                  <td />
                  <td colSpan={names.length}>
                    {notes.map((note, at) => (
                      <p key={at}>{note}</p>
                    ))}
                  </td>
                </tr>
              )}
            </Fragment>
          ))}
        </tbody>
      </table>
    </div>
  );
}
