/** Every option of the rulebook chosen, in groups that open; what differs from the rulebook is marked. */

import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { belongsTo, deviations, type OptionKey } from '@lexiko/rules';
import { texts } from '../texts/current.ts';
import { OPTION_GROUPS, type OptionGroup } from '../texts/option-texts.ts';
import { rulesetOf, type Choices } from './choices.ts';
import { OptionField } from './option-field.tsx';
import { GROUPED_OPTIONS } from './option-groups.ts';

/** The options of a group that mean something here. Who plays alone has nobody to challenge or to race with. */
function optionsIn(group: OptionGroup, { preset, seats, options }: Choices): readonly OptionKey[] {
  const isAlone = seats.length === 1 || options['solitaire.mode'] === 'twoRacks';
  if (isAlone && (group === 'finishLine' || group === 'sides')) return [];
  if (group === 'solitaire' && seats.length > 2) return [];
  return GROUPED_OPTIONS[group].filter((key) => belongsTo(key, preset));
}

export function RulesForm({
  choices,
  onChange,
  wanted = null,
}: {
  readonly choices: Choices;
  readonly onChange: (choices: Choices) => void;
  /** The option somebody came for: its group is open and the focus is on it. */
  readonly wanted?: OptionKey | null;
}) {
  const open = useSignal<ReadonlySet<OptionGroup>>(
    new Set(OPTION_GROUPS.filter((group) => wanted !== null && GROUPED_OPTIONS[group].includes(wanted))),
  );
  const groups = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const option = groups.current?.querySelector(`[data-option="${wanted ?? ''}"]`);
    option?.scrollIntoView({ block: 'center' });
    option?.querySelector<HTMLElement>('select, input, textarea, button')?.focus({ preventScroll: true });
  }, [wanted]);
  const { forms } = texts.value;
  const ruleset = rulesetOf(choices);
  const changed = deviations(ruleset);
  return (
    <div class="option-groups" ref={groups}>
      {OPTION_GROUPS.map((group) => {
        const keys = optionsIn(group, choices);
        if (keys.length === 0) return null;
        const count = keys.filter((key) => changed.includes(key)).length;
        return (
          <details
            key={group}
            class="option-group"
            data-group={group}
            open={open.value.has(group)}
            onToggle={({ currentTarget }) => {
              const next = new Set(open.value);
              if (currentTarget.open) next.add(group);
              else next.delete(group);
              open.value = next;
            }}
          >
            <summary>
              <span>{forms.groups[group]}</span>
              <span class={count > 0 ? 'changed' : 'hint'}>{forms.changed(count)}</span>
            </summary>
            {open.value.has(group) && (
              <div class="option-list">
                {keys.map((key) => (
                  <OptionField
                    key={key}
                    choices={choices}
                    ruleset={ruleset}
                    optionKey={key}
                    isChanged={changed.includes(key)}
                    onChange={onChange}
                  />
                ))}
              </div>
            )}
          </details>
        );
      })}
    </div>
  );
}
