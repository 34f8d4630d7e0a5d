/** The control that fits the values of an option: a list, numbers, letters, a board, or something for each player. */

import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import type { Ruleset } from '@lexiko/rules';
import { BLANK, premiumRows } from '@lexiko/rules/board';
import { DICTIONARY_TOOLS, FINISH_LINE_LEVELS, OPTIONS, type OptionKey } from '@lexiko/rules/options';
import { finishLineTarget } from '@lexiko/rules/rule-points';
import { texts } from '../texts/current.ts';
import { optionValueText } from './changed-rules.tsx';
import { choicesOf, isPossible, seatsOf, withOption, type ChoicesProps } from './choices.ts';

export interface FieldProps extends ChoicesProps {
  readonly ruleset: Ruleset;
  readonly optionKey: OptionKey;
}

const TURN_SECONDS = [30, 60, 120, 180, 300, 600, 900];
const GAME_SECONDS = [300, 600, 900, 1200, 1500, 1800, 2700, 3600];

function valueName(key: OptionKey, value: unknown): string {
  return optionValueText(texts.value, key, value, String);
}

/** A value of a list; values that the rules refuse with the other choices are disabled. */
function ListControl({ choices, ruleset, optionKey, onChange, id }: FieldProps & { readonly id: string }) {
  const list = choicesOf(optionKey, choices) ?? [];
  const now: unknown = ruleset.config.options[optionKey];
  return (
    <select
      id={id}
      aria-describedby={`${id}-about`}
      value={String(now)}
      disabled={list.length < 2}
      onChange={({ currentTarget }) => {
        const value = list.find((one) => String(one) === currentTarget.value);
        onChange(withOption(choices, optionKey, value));
      }}
    >
      {list.map((value) => {
        const canBe = value === now || isPossible(choices, optionKey, value);
        return (
          <option key={String(value)} value={String(value)} disabled={!canBe}>
            {valueName(optionKey, value)}
            {canBe ? '' : ` (${texts.value.forms.unavailable})`}
          </option>
        );
      })}
    </select>
  );
}

/** Typed text is taken as soon as the rules allow it. */
function TypedControl({
  choices,
  optionKey,
  onChange,
  id,
  shown,
  read,
  kind,
}: FieldProps & {
  readonly id: string;
  readonly shown: string;
  readonly read: (text: string) => unknown;
  readonly kind: 'line' | 'number' | 'text' | 'grid';
}) {
  const typed = useSignal<string | null>(null);
  const isWrong = typed.value !== null;
  const onInput = (text: string): void => {
    const value = read(text);
    const fits = isPossible(choices, optionKey, value);
    typed.value = fits ? null : text;
    if (fits) onChange(withOption(choices, optionKey, value));
  };
  const common = {
    id,
    value: typed.value ?? shown,
    'aria-describedby': `${id}-about`,
    'aria-invalid': isWrong,
    onBlur: () => {
      typed.value = null;
    },
  };
  if (kind === 'number') {
    const [min, max] = OPTIONS[optionKey].range ?? [0, 1000];
    return (
      <input
        {...common}
        type="number"
        min={min}
        max={max}
        onInput={({ currentTarget }) => onInput(currentTarget.value)}
      />
    );
  }
  if (kind === 'line') {
    return (
      <input
        {...common}
        type="text"
        autocomplete="off"
        onInput={({ currentTarget }) => onInput(currentTarget.value)}
      />
    );
  }
  return (
    <textarea
      {...common}
      class={kind}
      rows={kind === 'grid' ? 15 : 3}
      spellcheck={false}
      onInput={({ currentTarget }) => onInput(currentTarget.value)}
    />
  );
}

/** A value for each player. */
function SeatControls({ choices, ruleset, optionKey, onChange }: FieldProps) {
  const { forms } = texts.value;
  const { name } = forms.options[optionKey];
  const values = ruleset.config.options[optionKey] as readonly (string | number)[];
  const offered: readonly (string | number)[] =
    optionKey === 'finishLine.level'
      ? FINISH_LINE_LEVELS
      : ['none', ...(optionKey === 'clock.seconds' ? GAME_SECONDS : TURN_SECONDS)];
  const label = (value: string | number): string => {
    if (typeof value === 'number') return forms.seconds(value);
    const level = FINISH_LINE_LEVELS.find((one) => one === value);
    const goal =
      level === undefined || ruleset.sides < 2
        ? ''
        : `: ${texts.value.setup.target(finishLineTarget(ruleset.sides, level))}`;
    return valueName(optionKey, value) + goal;
  };
  return (
    <div class="by-seat">
      {seatsOf(texts.value, choices).map((seat, at) => (
        <label key={at} class="by-seat-row">
          <span>{seat.name || texts.value.setup.player(at + 1)}</span>
          <select
            aria-label={forms.forSeat(name, seat.name || texts.value.setup.player(at + 1))}
            value={String(values[at] ?? '')}
            onChange={({ currentTarget }) => {
              const chosen = offered.find((one) => String(one) === currentTarget.value);
              onChange(
                withOption(
                  choices,
                  optionKey,
                  values.map((value, seatAt) => (seatAt === at ? chosen : value)),
                ),
              );
            }}
          >
            {offered.map((value) => (
              <option key={value} value={String(value)}>
                {label(value)}
              </option>
            ))}
          </select>
        </label>
      ))}
    </div>
  );
}

function ScorekeeperControl({
  choices,
  ruleset,
  optionKey,
  onChange,
  id,
}: FieldProps & { readonly id: string }) {
  return (
    <select
      id={id}
      aria-describedby={`${id}-about`}
      value={String(ruleset.scorekeeping.keeper ?? 'auto')}
      onChange={({ currentTarget: { value } }) =>
        onChange(withOption(choices, optionKey, value === 'auto' ? 'auto' : Number(value)))
      }
    >
      <option value="auto">{valueName('scorekeeper', 'auto')}</option>
      {seatsOf(texts.value, choices).map((seat, at) => (
        <option key={at} value={at}>
          {seat.name}
        </option>
      ))}
    </select>
  );
}

function ToolsControl({ choices, ruleset, optionKey, onChange }: FieldProps) {
  const { tools } = ruleset.dictionary;
  return (
    <div class="checks">
      {DICTIONARY_TOOLS.map((tool) => {
        const next = DICTIONARY_TOOLS.filter((one) =>
          one === tool ? !tools.includes(one) : tools.includes(one),
        );
        return (
          <label key={tool} class="check">
            <input
              type="checkbox"
              checked={tools.includes(tool)}
              disabled={!isPossible(choices, optionKey, next)}
              onChange={() => onChange(withOption(choices, optionKey, next))}
            />
            <span>{valueName(optionKey, tool)}</span>
          </label>
        );
      })}
    </div>
  );
}

/** A number for each letter: how many there are, or what they are worth. */
function LettersControl({ choices, ruleset, optionKey, onChange }: FieldProps) {
  const isValues = optionKey === 'custom.values';
  const { counts, values } = ruleset.tiles;
  const now: Readonly<Record<string, number>> = isValues ? values : counts;
  const letters = [...ruleset.tiles.letters, ...(isValues ? [] : [BLANK])];
  const typed = useSignal<Readonly<Record<string, number>> | null>(null);
  const shown = typed.value ?? now;
  const total = Object.values(shown).reduce((sum, count) => sum + count, 0);
  return (
    <div class={`letter-table${typed.value === null ? '' : ' wrong'}`}>
      {letters.map((letter) => (
        <label key={letter}>
          <span>{letter === BLANK ? '▢' : letter}</span>
          <input
            type="number"
            min={0}
            max={200}
            aria-label={`${texts.value.forms.options[optionKey].name}${texts.value.colon}${texts.value.forms.letterCount(letter)}`}
            aria-invalid={typed.value !== null}
            value={shown[letter] ?? 0}
            onInput={({ currentTarget }) => {
              const table = { ...now, ...shown, [letter]: Number(currentTarget.value) };
              const fits = isPossible(choices, optionKey, table);
              typed.value = fits ? null : table;
              if (fits) onChange(withOption(choices, optionKey, table));
            }}
          />
        </label>
      ))}
      {!isValues && <p class="hint">= {total}</p>}
    </div>
  );
}

function squareNames(text: string): unknown {
  const names = text
    .toUpperCase()
    .split(/[\s,]+/u)
    .filter((name) => name !== '');
  return names.length === 0 ? null : names;
}

export function OptionControl(props: FieldProps & { readonly id: string }): ComponentChildren {
  const { optionKey, ruleset, choices } = props;
  const { isBySeat, type } = OPTIONS[optionKey];
  if (isBySeat) return <SeatControls {...props} />;
  if (choicesOf(optionKey, choices) !== null) return <ListControl {...props} />;
  const now: unknown = ruleset.config.options[optionKey];
  // Of these types, a typed value is a text or a number.
  const typed = typeof now === 'string' || typeof now === 'number' ? String(now) : '';
  switch (type) {
    case 'list':
      return <ToolsControl {...props} />;
    case 'seat':
      return <ScorekeeperControl {...props} />;
    case 'letters':
      return <LettersControl {...props} />;
    case 'board':
      return (
        <TypedControl
          {...props}
          kind="grid"
          shown={premiumRows(ruleset.layout).join('\n')}
          read={(text) => text.trim().split(/\s+/u)}
        />
      );
    case 'squares':
      return (
        <TypedControl
          {...props}
          kind="line"
          shown={Array.isArray(now) ? now.join(' ') : ''}
          read={squareNames}
        />
      );
    case 'text':
      return <TypedControl {...props} kind="text" shown={typed} read={(text) => text} />;
    case 'choice':
    case 'number':
      return <TypedControl {...props} kind="number" shown={typed} read={Number} />;
  }
}
