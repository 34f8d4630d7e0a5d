/** How a window that asks something ends: back to where one was, or doing it. Either way it closes. */

import { texts } from '../texts/current.ts';
import { useTable } from '../table/table-context.ts';

export function Decision({
  label,
  onDecide,
  look = 'primary',
  disabled = false,
}: {
  readonly label: string;
  readonly onDecide: () => void;
  readonly look?: 'primary' | 'danger';
  readonly disabled?: boolean;
}) {
  const { dialogs } = useTable();
  return (
    <div class="dialog-actions">
      <button type="button" onClick={dialogs.close}>
        {texts.value.common.cancel}
      </button>
      <button
        type="button"
        class={look}
        disabled={disabled}
        onClick={() => {
          dialogs.closeToBoard(); // the button that opened it may be off now
          onDecide();
        }}
      >
        {label}
      </button>
    </div>
  );
}
