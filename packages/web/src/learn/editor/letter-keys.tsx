/** A key for every letter of the box, with how many are left of it: for boards that are filled by tapping. */

import { letterName } from '@lexiko/board/parts';
import type { Signal } from '@preact/signals';
import { languageOf } from '@lexiko/languages';
import type { Ruleset } from '@lexiko/rules';
import type { Tile } from '@lexiko/rules/board';
import { positionTexts } from './position-texts.ts';
import './letter-keys.css';

export function LetterKeys({
  ruleset: { tiles, language },
  left,
  asBlank,
  onPress,
  onLetter,
}: {
  readonly ruleset: Pick<Ruleset, 'tiles' | 'language'>;
  /** How many of each tile are left; below zero where more are used than there are. */
  readonly left: ReadonlyMap<Tile, number>;
  /** Whether the next letter is a blank's. */
  readonly asBlank: Signal<boolean>;
  /** A letter was pressed, and may be dragged. */
  readonly onPress?: (event: PointerEvent, letter: string) => void;
  readonly onLetter: (letter: string) => void;
}) {
  const words = positionTexts.value;
  return (
    <div class="editor-letters" role="group" aria-label={words.letters} lang={languageOf(language).tag}>
      {tiles.letters.map((letter) => {
        const count = left.get(letter) ?? 0;
        return (
          <button
            key={letter}
            type="button"
            class="editor-letter"
            aria-label={words.letterLeft(letterName(language, letter), Math.max(0, count))}
            onPointerDown={(event) => onPress?.(event, letter)}
            onClick={() => onLetter(letter)}
          >
            <span aria-hidden="true">{letter}</span>
            <small class={count < 0 ? 'overdrawn' : ''} aria-hidden="true">
              {count}
            </small>
          </button>
        );
      })}
      <label class="editor-blank">
        <input
          type="checkbox"
          checked={asBlank.value}
          onChange={({ currentTarget }) => {
            asBlank.value = currentTarget.checked;
          }}
        />
        <span>{words.asBlank(left.get('?') ?? 0)}</span>
      </label>
    </div>
  );
}
