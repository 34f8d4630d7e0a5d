/** The score sheet of a game on paper. */

import { useEffect, useRef } from 'preact/hooks';
import type { GcgGame } from '@lexiko/rules';
import { texts } from '../texts/current.ts';
import type { Frame } from './paper-game.ts';
import { isLostTurn } from './paper-rules.ts';

export function PaperSheet({ game, frames }: { readonly game: GcgGame; readonly frames: readonly Frame[] }) {
  const { game: words, sheetKinds, paper } = texts.value;
  const end = useRef<HTMLDivElement>(null);
  const turns = frames.flatMap(({ turn }) => (turn === null ? [] : [turn]));
  useEffect(() => {
    if (end.current !== null) end.current.scrollTop = end.current.scrollHeight;
  }, [turns.length]);
  if (turns.length === 0) return <p class="hint">{words.sheetEmpty}</p>;
  return (
    <div ref={end} class="sheet-scroll" tabIndex={0} role="region" aria-label={words.sheet}>
      <table class="sheet">
        <thead>
          <tr>
            <th scope="col">
              <span class="unseen-text">{words.turn}</span>
            </th>
            <th scope="col">{words.player}</th>
            <th scope="col">{words.playColumn}</th>
            <th scope="col" class="number">
              {words.scoreColumn}
            </th>
            <th scope="col" class="number">
              {words.total}
            </th>
          </tr>
        </thead>
        <tbody>
          {turns.map((turn) => (
            <tr key={turn.number}>
              <td class="number dim">{turn.number}</td>
              <td>{game.players[turn.player]?.name}</td>
              <td class="notation">
                {turn.kind === 'pass'
                  ? sheetKinds[isLostTurn(game, turn.number - 1) ? 'lostTurn' : 'pass']
                  : turn.kind === 'withdrawn'
                    ? sheetKinds.bad
                    : turn.kind === 'challenge'
                      ? paper.challenge
                      : turn.notation}
              </td>
              <td class="number">{turn.score}</td>
              <td class="number total">{turn.total}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
