/** Fills the board from text: CGP, a GCG file before one of its turns, or a list of plays. */

import { useSignal } from '@preact/signals';
import type { Result } from '@lexiko/rules';
import { gameTextKind } from '@lexiko/rules/notation';
import { TextField } from '../../parts/text-field.tsx';
import { decodeGameFile } from '../analysis/source/game-file-text.ts';
import type { ReadPosition, TextProblem } from './position-text.ts';
import { positionTexts, problemText } from './position-texts.ts';

const LONGEST = 200_000;

export function PositionInput({
  read,
  onRead,
}: {
  readonly read: (text: string, turn: number | null) => Result<ReadPosition, TextProblem>;
  readonly onRead: (read: ReadPosition) => void;
}) {
  const words = positionTexts.value;
  const text = useSignal('');
  const turn = useSignal('');
  const problem = useSignal('');
  return (
    <form
      class="card"
      onSubmit={(event) => {
        event.preventDefault();
        const before = turn.value.trim() === '' ? null : Number(turn.value);
        const result = read(text.value, before);
        problem.value = result.ok ? '' : problemText(words, result.error);
        if (result.ok) onRead(result.value);
      }}
    >
      <h2>{words.paste}</h2>
      <p class="hint" id="editor-paste-hint">
        {words.pasteHint}
      </p>
      <label class="field">
        <span class="unseen-text">{words.paste}</span>
        <textarea
          rows={4}
          maxLength={LONGEST}
          spellcheck={false}
          autocapitalize="off"
          aria-describedby="editor-paste-hint"
          aria-invalid={problem.value !== ''}
          value={text.value}
          onInput={({ currentTarget }) => {
            text.value = currentTarget.value;
          }}
        />
      </label>
      {gameTextKind(text.value) === 'gcg' && (
        <TextField
          label={words.beforeTurn}
          type="number"
          min={1}
          value={turn.value}
          onValue={(value) => {
            turn.value = value;
          }}
        />
      )}
      <div class="rules-tools">
        <label class="file-choice">
          <span>{words.file}</span>
          <input
            type="file"
            accept=".gcg,.cgp,.txt,text/plain"
            onChange={({ currentTarget }) => {
              const [file] = currentTarget.files ?? [];
              // A file of this size cannot be a position, so it is not read.
              void file
                ?.slice(0, LONGEST + 1)
                .arrayBuffer()
                .then((bytes) => {
                  text.value = decodeGameFile(new Uint8Array(bytes));
                });
            }}
          />
        </label>
        <button type="submit" disabled={text.value.trim() === ''}>
          {words.setUp}
        </button>
      </div>
      {problem.value !== '' && (
        <p class="fault" role="alert">
          {problem.value}
        </p>
      )}
    </form>
  );
}
