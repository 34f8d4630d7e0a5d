/** The legend of the board colours in lessons. */

import { premiumSign, type Premium } from '@lexiko/board/parts';
import { texts } from '../texts/current.ts';
import './square-key.css';

const SHOWN: readonly Premium[] = ['letter2', 'letter3', 'word2', 'word3'];

export function SquareKey() {
  const { squares } = texts.value;
  return (
    <ul class="square-key hint" data-palette="classic">
      {SHOWN.map((premium) => (
        <li key={premium}>
          <span class={`cell ${premium}`} aria-hidden="true">
            <span class="mark">{premiumSign(squares, premium)}</span>
          </span>{' '}
          {squares[premium]}
        </li>
      ))}
    </ul>
  );
}
