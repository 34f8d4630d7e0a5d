/** The rules of a game in which it differs from its rulebook, for everybody to read before and during it (V-00). */

import type { Ruleset } from '@lexiko/rules';
import { deviations, OPTIONS, type OptionKey } from '@lexiko/rules/options';
import { texts } from '../texts/current.ts';
import type { OptionText } from '@lexiko/texts';
import type { Texts } from '../texts/texts.ts';
import { dictionaryTitle } from '../words/dictionary-title.ts';

/** A value of an option in words; `name` gives the player at a seat. */
export function optionValueText(
  words: Texts,
  key: OptionKey,
  value: unknown,
  name: (seat: number) => string,
): string {
  const { forms, list } = words;
  const { values }: OptionText = forms.options[key];
  const one = (part: unknown): string => {
    if ((key === 'timer.seconds' || key === 'clock.seconds') && typeof part === 'number')
      return forms.seconds(part);
    if (key === 'scorekeeper' && typeof part === 'number') return name(part);
    return values?.[String(part)] ?? String(part);
  };
  if (key === 'dictionary.id') return dictionaryTitle(words, String(value));
  if (key === 'custom.board' || (typeof value === 'object' && value !== null && !Array.isArray(value)))
    return forms.own;
  if (!Array.isArray(value)) return one(value);
  const parts = (value as readonly unknown[]).map(one);
  const isSame = parts.every((part) => part === parts[0]);
  if (!OPTIONS[key].isBySeat) return list(parts);
  return isSame
    ? (parts[0] ?? '')
    : parts.map((part, seat) => `${name(seat)}${texts.value.colon}${part}`).join(', ');
}

export function ChangedRules({
  ruleset,
  name,
}: {
  readonly ruleset: Ruleset;
  readonly name: (seat: number) => string;
}) {
  const { forms } = texts.value;
  const changed = deviations(ruleset.config);
  if (changed.length === 0) return <p class="hint">{forms.asInRulebook}</p>;
  return (
    <dl class="changed-rules">
      {changed.map((key) => (
        <div key={key}>
          <dt>{forms.options[key].name}</dt>
          <dd>{optionValueText(texts.value, key, ruleset.config.options[key], name)}</dd>
        </div>
      ))}
    </dl>
  );
}
