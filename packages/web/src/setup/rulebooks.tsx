/** The choice of a rulebook. */

import { useMemo } from 'preact/hooks';
import { configure, type PresetId } from '@lexiko/rules';
import { texts } from '../texts/current.ts';
import { fitted, type ChoicesProps } from './choices.ts';
import { RULEBOOKS, seated } from './game-plans.ts';
import './rulebooks.css';

/** A few squares in the colours of a rulebook. */
function Swatches({ preset }: { readonly preset: PresetId }) {
  const ruleset = useMemo(() => configure({ preset }), [preset]);
  if (!ruleset.ok) return null;
  const { board, colours } = ruleset.value;
  const squares =
    colours.length === 0 ? ['word3', 'letter2', 'word2', 'letter3'] : ['red', 'blue', 'green', 'orange'];
  return (
    <span class="swatches" data-palette={board.theme} aria-hidden="true">
      {squares.map((mark) => (
        <span key={mark} class={mark} />
      ))}
    </span>
  );
}

export function Rulebooks({ choices, onChange }: ChoicesProps) {
  const { setup, presets } = texts.value;
  return (
    <fieldset class="rulebooks">
      <legend>{setup.rulebook}</legend>
      {RULEBOOKS.map((one) => (
        <label key={one} class="rulebook">
          <input
            type="radio"
            name="rulebook"
            checked={choices.preset === one}
            onChange={() =>
              onChange(fitted({ ...choices, preset: one, seats: seated(texts.value, one, choices.seats) }))
            }
          />
          <span class="rulebook-face">
            <Swatches preset={one} />
            <b>{presets[one].title}</b>
            <span class="about">{presets[one].about}</span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
