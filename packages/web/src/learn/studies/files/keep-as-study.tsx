/** A button that makes a study of what is on the screen and goes there: a game or a position, with what was found out about it. */

import type { StudiedTurn } from '@lexiko/analysis';
import { titleOf } from '@lexiko/analysis/report';
import { START, studyOf, turnsOfChapter, type StudyEvent } from '@lexiko/analysis/studies';
import { usePage, useStore } from '../../../page/page-context.ts';
import { lexiconOfGame } from '../../../study/question-lexicon.ts';
import type { SourceGame } from '../../analysis/source/game-source.ts';
import { useFailureReporter } from '../../use-answer.ts';
import { keptFrom } from '../chapter/kept-analysis.ts';
import { newId } from '../store/new-id.ts';
import { openStudies } from '../store/studies.ts';
import { chapterOfSource } from './study-import.ts';
import { studiesTexts } from '../studies-texts.ts';

/** An analysed game or position. */
export interface AnalysedSource {
  readonly source: SourceGame;
  /** By turn, as far as they are judged. */
  readonly studied: readonly (StudiedTurn | null)[];
  /** Turns whose best moves were played out, by so many playouts each. */
  readonly deep: ReadonlySet<number>;
  readonly playouts: number;
}

/** The chapter with its analyses: that of a turn stands at the place before it. `null`: the game has no notation. */
export function studyEventsOf({
  source,
  studied,
  deep,
  playouts,
}: AnalysedSource): readonly StudyEvent[] | null {
  const chapter = chapterOfSource(source, newId);
  if (chapter === null) return null;
  const dictionary = lexiconOfGame(source)?.identity.id ?? '';
  const [made] = studyOf([{ number: 1, atMs: 0, event: chapter }]).chapters;
  const places = made === undefined ? [] : turnsOfChapter(made);
  const analyses = studied.flatMap((one, at): StudyEvent[] => {
    if (one === null || !deep.has(at) || !one.analysis.turn.isRackWhole) return [];
    const node = source.isPosition === true ? START : places[at]?.node;
    if (node === undefined) return [];
    const analysis = keptFrom(one, { playouts, dictionary });
    return [{ type: 'analysis-kept', chapter: chapter.chapter, node, analysis }];
  });
  return [chapter, ...analyses];
}

export function KeepAsStudy({ analysed }: { readonly analysed: () => AnalysedSource }) {
  const words = studiesTexts.value;
  const studies = useStore(openStudies);
  const { router, failure } = usePage();
  const reportFailure = useFailureReporter();
  const keep = async (): Promise<void> => {
    const all = analysed();
    const events = studyEventsOf(all);
    if (events === null) {
      failure.tell(words.faults['no-notation']);
      return;
    }
    const title = titleOf({ game: all.source.file.game });
    const id = await studies.create(title, events);
    router.go({ screen: 'learn', path: ['studies', id] });
  };
  return (
    <button type="button" onClick={() => void keep().catch(reportFailure)}>
      {words.keepAsStudy}
    </button>
  );
}
