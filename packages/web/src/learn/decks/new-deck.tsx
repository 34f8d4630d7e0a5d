/** A new deck from a list: pasted, typed, or dropped as a text file. */

import { languageOf } from '@lexiko/languages';
import { useSignal } from '@preact/signals';
import { wordsIn } from '../finder/wanted-search.ts';
import { StudyDictionary } from '../study-dictionary.tsx';
import { useChosenLexicon, useFailureReporter } from '../use-answer.ts';
import { DeckForm } from './deck-form.tsx';
import { decksTexts } from './decks-texts.ts';

/** In characters; 100,000 words take less. */
const LONGEST_LIST = 5_000_000;

export function NewDeck() {
  const words = decksTexts.value;
  const { language } = useChosenLexicon();
  const reportFailure = useFailureReporter();
  const list = useSignal('');
  const fileName = useSignal('');
  const said = useSignal('');
  const read = async (file: File | undefined): Promise<void> => {
    if (file === undefined) return;
    said.value = '';
    if (file.size > LONGEST_LIST) {
      said.value = words.fileTooLarge;
      return;
    }
    list.value = await file.text();
    fileName.value = file.name.replace(/\.[^.]*$/u, '');
  };
  return (
    <div
      class="deck-new"
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        read(event.dataTransfer?.files[0]).catch(reportFailure);
      }}
    >
      <StudyDictionary />
      <label class="field">
        <span>{words.list}</span>
        <textarea
          rows={6}
          spellcheck={false}
          autocapitalize="characters"
          maxLength={LONGEST_LIST}
          value={list.value}
          aria-describedby="deck-list-about"
          onInput={({ currentTarget }) => {
            list.value = currentTarget.value;
          }}
        />
      </label>
      <p id="deck-list-about" class="hint">
        {words.listAbout}
      </p>
      <label class="file-choice">
        {words.chooseFile}
        <input
          type="file"
          accept=".txt,text/plain"
          onChange={({ currentTarget }) => {
            read(currentTarget.files?.[0]).catch(reportFailure);
            currentTarget.value = '';
          }}
        />
      </label>
      {said.value !== '' && <p role="status">{said.value}</p>}
      <DeckForm
        proposedName={fileName.value}
        source={() => {
          const found = wordsIn(list.peek(), languageOf(language));
          return found.length === 0 ? null : { kind: 'list', words: found };
        }}
      />
    </div>
  );
}
