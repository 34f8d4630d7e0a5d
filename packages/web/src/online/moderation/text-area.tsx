/** A text field of several lines with its label above. */

export function TextArea({
  label,
  value,
  most,
  onValue,
}: {
  readonly label: string;
  readonly value: string;
  /** The longest text, in characters. */
  readonly most: number;
  readonly onValue: (value: string) => void;
}) {
  return (
    <label class="field">
      <span>{label}</span>
      <textarea
        rows={3}
        maxLength={most}
        value={value}
        onInput={({ currentTarget }) => onValue(currentTarget.value)}
      />
    </label>
  );
}
