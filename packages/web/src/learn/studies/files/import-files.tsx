/** A choice of files that become chapters; what cannot be read is told with its reason. */

import { useSignal } from '@preact/signals';
import { LONGEST_STUDY, type StudyEntry, type StudyEvent } from '@lexiko/analysis/studies';
import { MAX_SIDES } from '@lexiko/rules/options';
import { useFeedback, usePage } from '../../../page/page-context.ts';
import { texts } from '../../../texts/current.ts';
import { decodeGameFile } from '../../analysis/source/game-file-text.ts';
import { useFailureReporter } from '../../use-answer.ts';
import { newId } from '../store/new-id.ts';
import { importText } from './study-import.ts';
import { studiesTexts } from '../studies-texts.ts';

interface Read {
  readonly events: readonly StudyEvent[];
  readonly studies: readonly (readonly StudyEntry[])[];
}

/** `onRead` answers with how many chapters it has added: a study holds only so many. */
export function ImportFiles({ onRead }: { readonly onRead: (read: Read) => Promise<number> }) {
  const words = studiesTexts.value;
  const { lists } = usePage();
  const { announce } = useFeedback();
  const reportFailure = useFailureReporter();
  const problems = useSignal<readonly string[]>([]);
  const read = async (files: readonly File[]): Promise<void> => {
    const events: StudyEvent[] = [];
    const studies: (readonly StudyEntry[])[] = [];
    const faults: string[] = [];
    const { player } = texts.peek().setup;
    const names = Array.from({ length: MAX_SIDES }, (_, at) => player(at + 1));
    for (const file of files) {
      // A file of this size is none of ours, so it is not read.
      const text = decodeGameFile(new Uint8Array(await file.slice(0, LONGEST_STUDY).arrayBuffer()));
      const name = file.name.replace(/\.\w+$/u, '');
      const imported = importText({ name, text }, { newId, names, own: lists.dictionaries.peek() });
      if (!imported.ok) faults.push(words.notImported(file.name, words.faults[imported.error]));
      else if (imported.value.kind === 'study') studies.push(imported.value.entries);
      else events.push(...imported.value.events);
    }
    const wanted = events.filter(
      ({ type }) => type === 'chapter-added' || type === 'log-chapter-added',
    ).length;
    const added = await onRead({ events, studies });
    problems.value = added < wanted ? [...faults, words.tooMany] : faults;
    announce(words.imported(added));
  };
  return (
    <>
      <label class="file-choice">
        <span>{words.importFiles}</span>
        <input
          type="file"
          multiple
          accept=".gcg,.cgp,.json,.txt,text/plain,application/json"
          aria-describedby="study-import-about"
          onChange={({ currentTarget }) => {
            const files = [...(currentTarget.files ?? [])];
            currentTarget.value = '';
            read(files).catch(reportFailure);
          }}
        />
      </label>
      <p class="hint" id="study-import-about">
        {words.importAbout}
      </p>
      {problems.value.length > 0 && (
        <ul class="fault" role="alert">
          {problems.value.map((problem) => (
            <li key={problem}>{problem}</li>
          ))}
        </ul>
      )}
    </>
  );
}
