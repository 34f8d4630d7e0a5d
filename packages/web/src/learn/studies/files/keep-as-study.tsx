/** A button that makes a study of what is on the screen and goes there: a game or a position, with what was found out about it. */

import type { StudiedTurn } from '@lexiko/analysis';
import { titleOf } from '@lexiko/analysis/report';
import { START, type StudyEvent } from '@lexiko/analysis/studies';
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
  const analyses = studied.flatMap((one, at): StudyEvent[] => {
    if (one === null || !deep.has(at) || !one.analysis.turn.isRackWhole) return [];
    const node = source.isPosition === true ? START : placeBefore(chapter, source, one);
    if (node === null) return [];
    const analysis = keptFrom(one, { playouts, dictionary });
    return [{ type: 'analysis-kept', chapter: chapter.chapter, node, analysis }];
  });
  return [chapter, ...analyses];
}

type ChapterAdded = Extract<StudyEvent, { readonly type: 'chapter-added' }>;

/** The place before a turn: its lines and those of the file are counted apart. */
function placeBefore(
  { turns }: ChapterAdded,
  { replayed }: SourceGame,
  { analysis: { turn } }: StudiedTurn,
): string | null {
  let decisions = 0;
  for (const [at, { notation, player, kind }] of replayed.turns.entries()) {
    const isDecision = kind === 'play' || kind === 'pass' || kind === 'exchange' || kind === 'exchange-count';
    if (isDecision) decisions++;
    if (isDecision && decisions === turn.number && notation === turn.notation && player === turn.player)
      return at === 0 ? START : (turns[at - 1]?.id ?? null);
  }
  return null;
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
