/** A study for others: as GCG, as a page, as a file of its own, on paper, or behind a link. */

import { condensed, formatStudy, studyHtml, type StudyPageTexts } from '@lexiko/analysis/studies';
import { formatSquare } from '@lexiko/rules/board';
import { usePage } from '../../../page/page-context.ts';
import { ShareButton } from '../../../finished-game/share.tsx';
import { saveFile } from '../../../page/storage/save-file.ts';
import { useDictionaryTitle } from '../../../words/use-dictionary-title.ts';
import { analysisTexts, factTexts, reportTexts } from '../../analysis/analysis-texts.ts';
import type { OpenStudy } from '../store/open-study.ts';
import { fileName, studyGcg } from './study-gcg.ts';
import { keptText } from '../chapter/kept-text.ts';
import { studiesTexts } from '../studies-texts.ts';
import { actText } from '../chapter/turn-label.ts';

function pageTexts(dictionaryTitle: (id: string) => string): StudyPageTexts {
  const words = studiesTexts.value;
  return {
    ...reportTexts.value,
    start: words.start,
    variations: words.variations,
    columns: analysisTexts.value.columns,
    act: actText,
    move: factTexts.value.moveTitle,
    settings: (kept) => keptText(kept, dictionaryTitle(kept.dictionary)),
    marks: (marks) =>
      words.markList(marks.map(({ square, text }) => (text === '' ? square : `${square} (${text})`))),
    squareName: ({ ruleset }, square) => formatSquare(ruleset.layout, square),
  };
}

export function StudyExports({ study }: { readonly study: OpenStudy }) {
  const words = studiesTexts.value;
  const { failure } = usePage();
  const titleOf = useDictionaryTitle();
  const state = study.state.value;
  const name = fileName(state.title);
  const save = (ending: 'gcg' | 'html' | 'json', type: string, text: string): void =>
    saveFile(`${name}.${ending}`, new Blob([text], { type }));
  const saveGcg = (): void => {
    const without = state.chapters.filter(({ log }) => log !== undefined).map(({ title }) => title);
    if (without.length < state.chapters.length || without.length === 0)
      save('gcg', 'text/plain', studyGcg(state));
    if (without.length > 0) failure.tell(words.notInGcg(without));
  };
  return (
    <section class="study-exports" aria-label={words.share}>
      <h2>{words.share}</h2>
      <div class="choices">
        <button type="button" onClick={saveGcg}>
          {words.saveGcg}
        </button>
        <button type="button" onClick={() => save('html', 'text/html', studyHtml(state, pageTexts(titleOf)))}>
          {words.saveHtml}
        </button>
        <button
          type="button"
          onClick={() => save('json', 'application/json', formatStudy(study.entries.peek()))}
        >
          {words.saveStudy}
        </button>
        <ShareButton
          textOf={() => Promise.resolve(formatStudy(condensed(study.state.peek(), Date.now())))}
          said={{ copied: words.linkCopied, tooLong: words.tooLong }}
        />
        <button type="button" onClick={() => print()}>
          {words.print}
        </button>
      </div>
    </section>
  );
}
