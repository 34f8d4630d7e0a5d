/** A window of its own over the page: the browser keeps the focus inside, and Escape closes it. */

import type { ComponentChildren } from 'preact';
import { useContext, useId, useLayoutEffect, useRef } from 'preact/hooks';
import { Icon } from '../parts/icons.tsx';
import { texts } from '../texts/current.ts';
import { TableContext } from '../table/table-context.ts';
import { refocus } from '../table/table-dialogs.ts';
import './dialog.css';

export function Dialog({
  title,
  onClose,
  children,
  size = 'small',
}: {
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ComponentChildren;
  readonly size?: 'small' | 'large';
}) {
  const element = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  const table = useContext(TableContext);
  // Within the same step as the rest of the page, so that no key goes to what is behind the window, or to nothing.
  useLayoutEffect(() => {
    const before = document.activeElement;
    const shown = element.current;
    shown?.showModal();
    return () => {
      // While it is open, nothing behind it takes the focus.
      shown?.close();
      if (table === null) refocus(before);
      else table.dialogs.focusAfter(before);
    };
  }, []);
  return (
    <dialog
      ref={element}
      class={size}
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClick={(event) => {
        if (event.target === element.current) onClose();
      }}
    >
      <div class="dialog-body">
        <header class="dialog-head">
          <h2 id={titleId}>{title}</h2>
          <button type="button" class="quiet round" aria-label={texts.value.common.close} onClick={onClose}>
            <Icon name="close" />
          </button>
        </header>
        {children}
      </div>
    </dialog>
  );
}
