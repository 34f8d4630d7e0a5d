/** The screen of one's own word lists: adding one from a file, and those that there are. */

import { useSignal, type Signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { TextField } from '../parts/text-field.tsx';
import { TopBar } from '../screens/top-bar.tsx';
import { chosenWords } from '../setup/chosen-words.ts';
import { LanguageSelect } from '../setup/game-words.tsx';
import { usePage, useStore } from '../page/page-context.ts';
import { openListKeeper } from './list-keeper.ts';
import { LONGEST_NAME, MOST_WORDS } from './list-messages.ts';
import { listTexts } from './list-texts.ts';
import { ListWorkStatus } from './list-work.tsx';
import { OwnListRow } from './own-list-row.tsx';
import './lists.css';

/** `My list.txt.gz` → `My list`. */
function nameFrom(file: string): string {
  return file
    .replace(/\.gz$/iu, '')
    .replace(/\.[^.]+$/u, '')
    .slice(0, LONGEST_NAME);
}

function FileDrop({ onFile }: { readonly onFile: (file: File) => void }) {
  const words = listTexts.value;
  const isOver = useSignal(false);
  return (
    <div
      class={isOver.value ? 'list-drop over' : 'list-drop'}
      onDragOver={(event) => {
        event.preventDefault();
        isOver.value = true;
      }}
      onDragLeave={() => {
        isOver.value = false;
      }}
      onDrop={(event) => {
        event.preventDefault();
        isOver.value = false;
        const [file] = event.dataTransfer?.files ?? [];
        if (file !== undefined) onFile(file);
      }}
    >
      <label class="file-choice">
        <span>{words.choose}</span>
        <input
          type="file"
          accept=".txt,.kwg,.gz,text/plain"
          aria-describedby="list-formats"
          onChange={({ currentTarget }) => {
            const [file] = currentTarget.files ?? [];
            currentTarget.value = ''; // the same file may be chosen again
            if (file !== undefined) onFile(file);
          }}
        />
      </label>
      <span class="hint">{words.drop}</span>
      <p class="hint" id="list-formats">
        {words.formats(MOST_WORDS)}
      </p>
    </div>
  );
}

function NewList({ file }: { readonly file: Signal<File | null> }) {
  const words = listTexts.value;
  const page = usePage();
  const keeper = useStore(openListKeeper);
  const name = useSignal('');
  const language = useSignal(chosenWords(page.settings, page.lists).dictionary.language);
  const isWorking = keeper.work.value.kind === 'working';
  return (
    <section class="card" aria-labelledby="new-list">
      <h2 id="new-list">{words.add}</h2>
      <FileDrop
        onFile={(next) => {
          if (keeper.work.peek().kind === 'working') return;
          keeper.clear();
          file.value = next;
          name.value = nameFrom(next.name);
        }}
      />
      {file.value !== null && (
        <form
          class="list-form"
          onSubmit={(event) => {
            event.preventDefault();
            const chosen = file.peek();
            if (chosen !== null) keeper.add({ file: chosen, name: name.peek(), language: language.peek() });
          }}
        >
          <p class="list-file">{file.value.name}</p>
          <TextField
            label={words.name}
            value={name.value}
            maxLength={LONGEST_NAME}
            autocomplete="off"
            disabled={isWorking}
            onValue={(value) => {
              name.value = value;
            }}
          />
          <LanguageSelect
            label={words.alphabet}
            language={language.value}
            isDisabled={isWorking}
            onChange={(next) => {
              language.value = next;
            }}
          />
          <div class="choices">
            <button type="submit" class="primary" disabled={isWorking}>
              {words.start}
            </button>
            {isWorking && (
              <button type="button" onClick={() => keeper.cancel()}>
                {words.cancel}
              </button>
            )}
          </div>
        </form>
      )}
      <ListWorkStatus />
    </section>
  );
}

export function Lists() {
  const words = listTexts.value;
  const { lists } = usePage();
  const keeper = useStore(openListKeeper);
  const file = useSignal<File | null>(null);
  const { kind } = keeper.work.value;
  useEffect(() => {
    keeper.clear();
    keeper.refresh();
  }, []);
  useEffect(() => {
    if (kind === 'added') file.value = null;
  }, [kind]);
  return (
    <>
      <TopBar>
        <h1>{words.title}</h1>
      </TopBar>
      <main class="lists">
        <p>{words.about}</p>
        <NewList file={file} />
        <section class="card" aria-labelledby="own-lists">
          <h2 id="own-lists">{words.title}</h2>
          {lists.all.value.length === 0 ? (
            <p class="hint">{words.none}</p>
          ) : (
            <ul class="own-lists">
              {lists.all.value.map((list) => (
                <OwnListRow key={list.checksum} list={list} />
              ))}
            </ul>
          )}
        </section>
      </main>
    </>
  );
}
