/** What a study keeps of an analysed game or position: its chapter, and every analysis at the place before its turn. */

import type { StudiedTurn } from '@lexiko/analysis';
import { placesOfLog, START, studyOf, turnsOfChapter, type StudyEvent } from '@lexiko/analysis/studies';
import { lexiconOfGame } from '../../../study/question-lexicon.ts';
import type { SourceGame } from '../../analysis/source/game-source.ts';
import { keptFrom } from '../chapter/kept-analysis.ts';
import { newId } from '../store/new-id.ts';
import { chapterOfSource } from './study-import.ts';

/** An analysed game or position. */
export interface AnalysedSource {
  readonly source: SourceGame;
  /** By turn, as far as they are judged. */
  readonly studied: readonly (StudiedTurn | null)[];
  /** Turns whose best moves were played out, by so many playouts each. */
  readonly deep: ReadonlySet<number>;
  readonly playouts: number;
}

/** The chapter with its analyses: that of a turn stands at the place before it. `null`: the game is too long for one. */
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
  const places =
    made === undefined
      ? []
      : made.log === undefined
        ? turnsOfChapter(made).map(({ node }) => node)
        : placesOfLog(made);
  const analyses = studied.flatMap((one, at): StudyEvent[] => {
    if (one === null || !deep.has(at) || !one.analysis.turn.isRackWhole) return [];
    const node = source.isPosition === true ? START : places[at];
    if (node === undefined) return [];
    const analysis = keptFrom(one, { playouts: one.analysis.settings?.playouts ?? playouts, dictionary });
    return [{ type: 'analysis-kept', chapter: chapter.chapter, node, analysis }];
  });
  return [chapter, ...analyses];
}
