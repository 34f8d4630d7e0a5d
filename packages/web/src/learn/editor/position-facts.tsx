/** Racks, scores and the turn of a position, and what is wrong with it. */

import { useSignal } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';
import type { Seat } from '@lexiko/rules';
import { itemAt } from '@lexiko/rules/item-at';
import { wordsOnBoard } from '@lexiko/table/draft';
import { TextField } from '../../parts/text-field.tsx';
import { useLocalGames } from '../../table/local-games.ts';
import { texts } from '../../texts/current.ts';
import { positionFaults, withRack, withScore, type EditedPosition } from './edited-position.ts';
import type { Setting } from './position-setting.ts';
import { faultText, positionTexts } from './position-texts.ts';

const MOST_POINTS = 9999;

export function Sides({
  position,
  multiple,
  onChange,
}: {
  readonly position: EditedPosition;
  /** A letter of several characters, if the language has any. */
  readonly multiple: string | undefined;
  readonly onChange: (next: EditedPosition) => void;
}) {
  const words = positionTexts.value;
  const seats: readonly Seat[] = [0, 1];
  return (
    <div class="editor-sides">
      {seats.map((seat) => (
        <fieldset key={seat}>
          <legend>{texts.value.setup.player(seat + 1)}</legend>
          <TextField
            label={words.rack}
            value={itemAt(position.racks, seat)}
            maxLength={60}
            autocapitalize="characters"
            autocomplete="off"
            spellcheck={false}
            aria-describedby="editor-rack-hint"
            onValue={(text) => onChange(withRack(position, seat, text.toUpperCase()))}
          />
          <TextField
            label={words.score}
            type="number"
            min={-MOST_POINTS}
            max={MOST_POINTS}
            value={String(itemAt(position.scores, seat))}
            onValue={(text) => {
              const score = Math.trunc(Number(text));
              if (Math.abs(score) <= MOST_POINTS) onChange(withScore(position, seat, score));
            }}
          />
          <label class="check">
            <input
              type="radio"
              name="editor-turn"
              checked={position.turn === seat}
              onChange={() => onChange({ ...position, turn: seat })}
            />
            <span>{words.toMove}</span>
          </label>
        </fieldset>
      ))}
      <p class="hint" id="editor-rack-hint">
        {words.rackHint} {multiple !== undefined && words.multipleHint(multiple)}
      </p>
    </div>
  );
}

/** What is wrong with the position, and which of its words are in no dictionary. */
export function Faults({
  setting,
  position,
}: {
  readonly setting: Setting;
  readonly position: EditedPosition;
}) {
  const words = positionTexts.value;
  const { list, setup } = texts.value;
  const games = useLocalGames();
  const bad = useSignal<readonly string[]>([]);
  const { ruleset, config } = setting;
  const found = useMemo(
    () => [...new Set(wordsOnBoard({ board: position.board, ruleset }).map(({ text }) => text))],
    [position.board, ruleset],
  );
  const asked = found.join(' ');
  useEffect(() => {
    let isCurrent = true;
    void games.checkWords(found, config).then((wrong) => {
      if (isCurrent) bad.value = wrong;
    });
    return () => {
      isCurrent = false;
    };
  }, [asked, setting.lexicon.id]);
  const faults = positionFaults(position, ruleset).map((fault) => faultText(words, fault, setup.player));
  const wrong = bad.value.filter((word) => found.includes(word));
  const lines = wrong.length === 0 ? faults : [...faults, words.notWords(list(wrong))];
  return (
    <ul class="editor-faults" role="status">
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}
