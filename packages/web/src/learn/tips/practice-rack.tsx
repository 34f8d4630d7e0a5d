/** The rack of a practice tool: drawn from the full bag or the tool's own source, or typed. */

import { useSignal, type Signal } from '@preact/signals';
import { useMemo } from 'preact/hooks';
import { allTiles, CLASSIC_TILES } from '@lexiko/rules/board';
import { ENGLISH } from '@lexiko/words';
import { TextField } from '../../parts/text-field.tsx';
import { readLetters } from '../../words/typed-letters.ts';
import { LetterTiles, shuffled } from '../letter-tiles.tsx';
import { tipsTexts } from './tips-texts.ts';

const RACK_SIZE = 7;

/** Seven letters from the full bag, without blanks. */
export function drawn(): readonly string[] {
  return shuffled(allTiles(CLASSIC_TILES).filter((tile) => tile !== '?')).slice(0, RACK_SIZE);
}

export function useRack(draw: () => readonly string[] = drawn): Signal<readonly string[]> {
  return useSignal(useMemo(draw, []));
}

export function PracticeRack({
  rack,
  draw = drawn,
}: {
  readonly rack: Signal<readonly string[]>;
  /** Draws a new rack. */
  readonly draw?: () => readonly string[];
}) {
  const words = tipsTexts.value;
  return (
    <div class="tip-rack">
      <LetterTiles letters={rack.value} />
      <div class="drill-form">
        <TextField
          label={words.rack}
          value={rack.value.join('')}
          maxLength={RACK_SIZE}
          autocomplete="off"
          spellcheck={false}
          onValue={(value) => {
            rack.value = readLetters(ENGLISH, value.toUpperCase());
          }}
        />
        <button
          type="button"
          onClick={() => {
            rack.value = shuffled(rack.value);
          }}
        >
          {words.shuffle}
        </button>
        <button
          type="button"
          onClick={() => {
            rack.value = draw();
          }}
        >
          {words.draw}
        </button>
      </div>
    </div>
  );
}
