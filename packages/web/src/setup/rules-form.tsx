/** All options of the chosen rulebook, in groups that open; those that differ from it are marked. */

import { useSignal } from '@preact/signals';
import { Fragment } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import type { Ruleset } from '@lexiko/rules';
import {
  belongsTo,
  deviations,
  OPTION_GROUPS,
  OPTIONS,
  optionsOf,
  type OptionGroup,
  type OptionKey,
} from '@lexiko/rules/options';
import { texts } from '../texts/current.ts';
import { droppedOptions, rulesetOf, type ChoicesProps } from './choices.ts';
import { OptionField } from './option-field.tsx';

const NOTHING = { by: null, keys: [] } as const;

/** The options of a group that apply here. Somebody who plays alone has no opponent to race. */
function optionsIn(group: OptionGroup, seats: number, { preset, solitaire }: Ruleset): readonly OptionKey[] {
  const isAlone = solitaire.kind !== 'off';
  if (isAlone && (group === 'finishLine' || group === 'sides')) return [];
  if (group === 'solitaire' && seats > 2) return [];
  return optionsOf(group).filter((key) => belongsTo(key, preset));
}

export function RulesForm({
  choices,
  onChange,
  wanted = null,
}: ChoicesProps & {
  /** The option to show first: its group is open and has the focus. */
  readonly wanted?: OptionKey | null;
}) {
  const open = useSignal<ReadonlySet<OptionGroup>>(new Set(wanted === null ? [] : [OPTIONS[wanted].group]));
  const groups = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const option = groups.current?.querySelector(`[data-option="${wanted ?? ''}"]`);
    option?.scrollIntoView({ block: 'center' });
    option?.querySelector<HTMLElement>('select, input, textarea, button')?.focus({ preventScroll: true });
  }, [wanted]);
  const before = useRef(choices);
  /** The option just changed, and the choices that were dropped for it. */
  const touched = useRef<OptionKey | null>(null);
  const dropped = useSignal<{ readonly by: OptionKey | null; readonly keys: readonly OptionKey[] }>(NOTHING);
  useEffect(() => {
    if (before.current === choices) return;
    const by = touched.current;
    // Nobody expects the changes of one rulebook in another.
    const isSameBook = before.current.preset === choices.preset;
    const keys = droppedOptions(before.current, choices).filter((key) => key !== by);
    before.current = choices;
    touched.current = null;
    dropped.value = isSameBook && keys.length > 0 ? { by, keys } : NOTHING;
  }, [choices]);
  const { forms, list } = texts.value;
  const droppedNote = (by: OptionKey | null) =>
    dropped.value.keys.length > 0 &&
    dropped.value.by === by && (
      <p class="reminder" role="status">
        {forms.dropped(list(dropped.value.keys.map((key) => forms.options[key].name)))}
      </p>
    );
  const ruleset = rulesetOf(choices);
  const changed = deviations(ruleset.config);
  return (
    <div class="option-groups" ref={groups}>
      {droppedNote(null)}
      {OPTION_GROUPS.map((group) => {
        const keys = optionsIn(group, choices.seats.length, ruleset);
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
                  <Fragment key={key}>
                    {droppedNote(key)}
                    <OptionField
                      choices={choices}
                      ruleset={ruleset}
                      optionKey={key}
                      isChanged={changed.includes(key)}
                      onChange={(next) => {
                        touched.current = key;
                        onChange(next);
                      }}
                    />
                  </Fragment>
                ))}
              </div>
            )}
          </details>
        );
      })}
    </div>
  );
}
