/** One option at the set-up: its name, a sentence, the control that fits its values, and whether it was changed. */

import { useId } from 'preact/hooks';
import type { OptionKey } from '@lexiko/rules/options';
import { Icon } from '../parts/icons.tsx';
import { texts } from '../texts/current.ts';
import { isWithoutWords, withoutOption } from './choices.ts';
import { OptionControl, type FieldProps } from './option-controls.tsx';
import './option-field.css';

/** Options with several controls; each of those has its own label. */
const MANY: ReadonlySet<OptionKey> = new Set([
  'timer.seconds',
  'clock.seconds',
  'finishLine.level',
  'dictionary.freeTools',
  'cw.letters',
  'custom.letters',
  'custom.values',
]);

export function OptionField(props: FieldProps & { readonly isChanged: boolean }) {
  const id = useId();
  const { optionKey, choices, onChange, isChanged } = props;
  const { forms } = texts.value;
  const { name, about } = forms.options[optionKey];
  const extra =
    optionKey === 'custom.board'
      ? forms.boardHelp
      : optionKey === 'cw.crosses'
        ? forms.crossesHelp
        : isWithoutWords(choices, optionKey)
          ? forms.classNotKnown
          : '';
  const isMany = MANY.has(optionKey);
  const body = (
    <>
      <OptionControl {...props} id={id} />
      <p class="hint" id={`${id}-about`}>
        {about} {extra}{' '}
        <a href={`#/learn/rules/${choices.preset}/${optionKey}`} target="_blank" rel="noopener">
          {texts.value.learn.open}
          <span class="unseen-text">: {name}</span>
        </a>
      </p>
    </>
  );
  const head = (
    <span class="option-name">
      {isMany ? <span>{name}</span> : <label for={id}>{name}</label>}
      {isChanged && (
        <>
          <span class="changed">{forms.differs}</span>
          <button
            type="button"
            class="quiet round small"
            aria-label={forms.reset(name)}
            title={forms.reset(name)}
            onClick={() => onChange(withoutOption(choices, optionKey))}
          >
            <Icon name="recall" />
          </button>
        </>
      )}
    </span>
  );
  return (
    <div
      class={`option${isChanged ? ' is-changed' : ''}`}
      data-option={optionKey}
      {...(isMany ? { role: 'group', 'aria-label': name } : {})}
    >
      {head}
      {body}
    </div>
  );
}
