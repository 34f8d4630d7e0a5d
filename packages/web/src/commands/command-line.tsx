/** A line to type on, for the same acts as by hand. What it answers is read aloud, and so is what it leads to. */

import { useSignal } from '@preact/signals';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { Icon } from '../parts/icons.tsx';
import type { TableSnapshot } from '../table/snapshot.ts';
import { useTable } from '../table/table-context.ts';
import { texts } from '../texts/current.ts';
import { runCommand } from './run-command.ts';
import { useFeedback } from '../page/page-context.ts';
import './command-line.css';

export interface CommandLineProps {
  readonly snapshot: TableSnapshot;
  readonly onClose: () => void;
}

export function CommandLine({ snapshot, onClose }: CommandLineProps) {
  const { announce } = useFeedback();
  const { commands, common } = texts.value;
  const table = useTable();
  const { notice } = table;
  const text = useSignal('');
  const answer = useSignal<readonly string[]>([]);
  const before = useSignal<readonly string[]>([]);
  const input = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => {
    const from = document.activeElement;
    input.current?.focus({ preventScroll: true });
    // Whoever came by the menu has left nothing behind to go back to: they go on with the board.
    return () => {
      if (from instanceof HTMLElement && from !== document.body && from.isConnected) from.focus();
      else table.focusBoard();
    };
  }, []);
  const said = answer.value.length > 0 ? answer.value : notice.value === null ? [] : [notice.value.sentence];
  return (
    <form
      class="command-line"
      aria-label={commands.title}
      onSubmit={(event) => {
        event.preventDefault();
        const typed = text.value.trim();
        if (typed === '') return;
        text.value = '';
        before.value = [typed, ...before.value];
        answer.value = runCommand(table, snapshot, typed);
        if (answer.value.length > 0) announce(answer.value.join(' '));
      }}
    >
      {said.length > 0 && (
        <ul class="command-answer" tabIndex={0}>
          {said.map((line, at) => (
            <li key={at}>{line}</li>
          ))}
        </ul>
      )}
      <input
        ref={input}
        type="text"
        value={text.value}
        placeholder={commands.example}
        aria-label={commands.label}
        autocomplete="off"
        autocapitalize="off"
        spellcheck={false}
        onInput={({ currentTarget }) => {
          text.value = currentTarget.value;
        }}
        onKeyDown={(event) => {
          if (event.key === 'ArrowUp') text.value = before.value[0] ?? '';
          else if (event.key === 'Escape') onClose();
          else return;
          event.preventDefault();
        }}
      />
      <button type="submit">{commands.run}</button>
      <button type="button" class="quiet round" aria-label={common.close} onClick={onClose}>
        <Icon name="close" />
      </button>
    </form>
  );
}
