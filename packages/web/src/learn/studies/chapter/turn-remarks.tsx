/** What somebody writes at a place of a chapter: a note, saved while it is written, and marked squares. */

import { useSignal } from '@preact/signals';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import { LONGEST_MARK, LONGEST_NOTE, MOST_MARKS, type StudyNode } from '@lexiko/analysis/studies';
import type { Ruleset } from '@lexiko/rules';
import { formatSquare, parseSquare } from '@lexiko/rules/board';
import { Icon } from '../../../parts/icons.tsx';
import { TextField } from '../../../parts/text-field.tsx';
import { Kept } from './kept-plays.tsx';
import type { OpenStudy } from '../store/open-study.ts';
import { studiesTexts } from '../studies-texts.ts';

/** Nobody types faster than this and stops. */
const PAUSE_MS = 300;

interface RemarkParts {
  readonly study: OpenStudy;
  readonly chapter: string;
  readonly node: StudyNode;
}

export function NoteField({ study, chapter, node }: RemarkParts) {
  const words = studiesTexts.value;
  const text = useSignal(node.note);
  const isTyping = useRef(false);
  const timer = useRef(0);
  const write = (): void => {
    clearTimeout(timer.current);
    if (!isTyping.current) return;
    isTyping.current = false;
    study.record({ type: 'noted', chapter, node: node.id, text: text.peek() });
  };
  // Somebody has gone back to an earlier version, or writes in another tab.
  useLayoutEffect(() => {
    if (!isTyping.current) text.value = node.note;
  }, [node.note]);
  useEffect(() => {
    addEventListener('pagehide', write);
    return () => {
      removeEventListener('pagehide', write);
      write();
    };
  }, []);
  return (
    <label class="field">
      <span>{words.note}</span>
      <textarea
        class="study-note-field"
        rows={3}
        maxLength={LONGEST_NOTE}
        value={text.value}
        onInput={({ currentTarget }) => {
          text.value = currentTarget.value;
          isTyping.current = true;
          clearTimeout(timer.current);
          timer.current = setTimeout(write, PAUSE_MS);
        }}
        onBlur={write}
      />
    </label>
  );
}

export function Marks({ study, chapter, node, ruleset }: RemarkParts & { readonly ruleset: Ruleset }) {
  const words = studiesTexts.value;
  const { layout } = ruleset;
  const name = useSignal('');
  const text = useSignal('');
  const problem = useSignal('');
  const { marks } = node;
  const change = (next: StudyNode['marks']): void => {
    study.record({ type: 'marked', chapter, node: node.id, marks: next });
  };
  return (
    <details class="study-part">
      <summary>
        {words.marks} {marks.length > 0 && `(${marks.length})`}
      </summary>
      {marks.length > 0 && (
        <ul class="study-marks">
          {marks.map((mark) => {
            const square = formatSquare(layout, mark.square);
            return (
              <li key={mark.square}>
                <b>{square}</b> {mark.text}
                <button
                  type="button"
                  class="quiet round"
                  aria-label={words.unmark(square)}
                  onClick={() => change(marks.filter((one) => one !== mark))}
                >
                  <Icon name="close" />
                </button>
              </li>
            );
          })}
        </ul>
      )}
      <form
        class="study-form"
        onSubmit={(event) => {
          event.preventDefault();
          const square = parseSquare(layout, name.peek().trim().toUpperCase());
          problem.value = square === null || square < 0 ? words.noSuchSquare(name.peek()) : '';
          if (square === null || square < 0 || marks.length >= MOST_MARKS) return;
          change([...marks.filter((one) => one.square !== square), { square, text: text.peek().trim() }]);
          name.value = '';
          text.value = '';
        }}
      >
        <TextField
          label={words.markSquare}
          class="study-square"
          value={name.value}
          maxLength={4}
          autocomplete="off"
          autocapitalize="characters"
          required
          onValue={(value) => {
            name.value = value;
          }}
        />
        <TextField
          label={words.markText}
          value={text.value}
          maxLength={LONGEST_MARK}
          autocomplete="off"
          onValue={(value) => {
            text.value = value;
          }}
        />
        <button type="submit">{words.mark}</button>
      </form>
      {problem.value !== '' && (
        <p class="fault" role="alert">
          {problem.value}
        </p>
      )}
    </details>
  );
}

/** Note, marks and analysis for whoever reads a shared study. */
export function Remarks({
  node,
  ruleset,
  players,
}: Pick<RemarkParts, 'node'> & { readonly ruleset: Ruleset; readonly players: readonly string[] }) {
  const { note, marks, kept } = node;
  return (
    <>
      {note !== '' && <p class="study-note">{note}</p>}
      {marks.length > 0 && (
        <ul class="study-marks">
          {marks.map(({ square, text }) => (
            <li key={square}>
              <b>{formatSquare(ruleset.layout, square)}</b> {text}
            </li>
          ))}
        </ul>
      )}
      {kept !== null && <Kept kept={kept} players={players} />}
    </>
  );
}
