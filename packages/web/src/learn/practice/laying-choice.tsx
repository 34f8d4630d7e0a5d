/** The option to make a lesson's plays on the board, and the turns the learner has already played. */

import { useSignal } from '@preact/signals';
import { practiceTexts } from './practice-texts.ts';

export interface Laying {
  readonly isOn: boolean;
  readonly choose: (isOn: boolean) => void;
  /** Whether the learner still has to make the play of this turn. */
  readonly isOpen: (turn: number) => boolean;
  readonly lay: (turn: number) => void;
}

export function useLaying(initially: boolean): Laying {
  const isOn = useSignal(initially);
  const laid = useSignal<ReadonlySet<number>>(new Set());
  return {
    isOn: isOn.value,
    choose: (chosen) => {
      isOn.value = chosen;
    },
    isOpen: (turn) => isOn.value && !laid.value.has(turn),
    lay: (turn) => {
      laid.value = new Set([...laid.peek(), turn]);
    },
  };
}

export function LayingChoice({ laying: { isOn, choose } }: { readonly laying: Laying }) {
  return (
    <label class="check">
      <input type="checkbox" checked={isOn} onChange={({ currentTarget }) => choose(currentTarget.checked)} />
      <span>{practiceTexts.value.choice}</span>
    </label>
  );
}
