/** A field where one of a few values is chosen. */

import type { ComponentChildren } from 'preact';

export function ChoiceField<Value extends string | number>({
  label,
  value,
  choices,
  nameOf,
  onChoose,
}: {
  readonly label: ComponentChildren;
  readonly value: Value;
  readonly choices: readonly Value[];
  readonly nameOf: (choice: Value) => ComponentChildren;
  readonly onChoose: (choice: Value) => void;
}) {
  return (
    <label class="field">
      <span>{label}</span>
      <select
        value={value}
        onChange={({ currentTarget }) => {
          const chosen = choices.find((one) => String(one) === currentTarget.value);
          if (chosen !== undefined) onChoose(chosen);
        }}
      >
        {choices.map((one) => (
          <option key={one} value={one}>
            {nameOf(one)}
          </option>
        ))}
      </select>
    </label>
  );
}
