/** A quiz by marks: which of these are right? What was missed and what was wrong is told after it. */

import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useFeedback } from '../../page/page-context.ts';
import { tipsTexts } from './tips-texts.ts';

export function MarkQuiz({
  question,
  options,
  right,
  none,
  wrongly,
  children,
}: {
  readonly question: string;
  readonly options: readonly string[];
  readonly right: readonly string[];
  /** What is said where none is right. */
  readonly none?: string;
  /** What is said of those that were marked and are wrong. */
  readonly wrongly: (list: string) => string;
  /** Shown after the answer. */
  readonly children?: ComponentChildren;
}) {
  const { announce } = useFeedback();
  const words = tipsTexts.value;
  const marked = useSignal<readonly string[]>([]);
  const isShown = useSignal(false);
  const missed = right.filter((one) => !marked.value.includes(one));
  const wrong = marked.value.filter((one) => !right.includes(one));
  const isRight = missed.length + wrong.length === 0;
  return (
    <form
      class="tip-quiz"
      onSubmit={(event) => {
        event.preventDefault();
        isShown.value = true;
        announce(isRight ? words.right : words.wrong);
      }}
    >
      <fieldset>
        <legend>{question}</legend>
        <div class="tip-words">
          {options.map((one) => (
            <label key={one} class="tip-group">
              <input
                type="checkbox"
                checked={marked.value.includes(one)}
                onChange={() => {
                  isShown.value = false;
                  marked.value = marked.value.includes(one)
                    ? marked.value.filter((other) => other !== one)
                    : [...marked.value, one];
                }}
              />
              <span class={isShown.value && right.includes(one) ? 'tip-there' : ''}>{one}</span>
            </label>
          ))}
        </div>
      </fieldset>
      <button type="submit" class="primary">
        {words.check}
      </button>
      {isShown.value && (
        <div>
          <p class={isRight ? 'verdict drill-right' : 'verdict drill-wrong'}>
            {isRight ? words.right : words.wrong}
          </p>
          {right.length === 0 && none !== undefined && <p>{none}</p>}
          {missed.length > 0 && <p>{words.missed(missed.join(' '))}</p>}
          {wrong.length > 0 && <p>{wrongly(wrong.join(' '))}</p>}
          {children}
        </div>
      )}
    </form>
  );
}
