/** A line to be filled in, with its name above it, as every form of the page has it. */

import type { ComponentChildren, InputHTMLAttributes } from 'preact';

export function TextField({
  label,
  onValue,
  type = 'text',
  ...input
}: {
  readonly label: ComponentChildren;
  readonly value: string;
  readonly onValue: (value: string) => void;
  readonly type?: 'text' | 'password' | 'number';
} & Pick<
  InputHTMLAttributes,
  | 'class'
  | 'disabled'
  | 'required'
  | 'min'
  | 'max'
  | 'minLength'
  | 'maxLength'
  | 'placeholder'
  | 'autocomplete'
  | 'autocapitalize'
  | 'spellcheck'
  | 'aria-describedby'
>) {
  // All three take these; the compiler wants to see one of them at a time.
  const attributes = { ...input, type } as InputHTMLAttributes;
  return (
    <label class="field">
      <span>{label}</span>
      <input {...attributes} onInput={({ currentTarget }) => onValue(currentTarget.value)} />
    </label>
  );
}
