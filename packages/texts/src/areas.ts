/**
 * The areas of texts that a page loads with the screen that needs them. English comes with the code of the screen; another
 * language has an `areas.ts` with one loader for each.
 */

import type { ReportTexts } from '@lexiko/analysis/report';
import type { AccountTexts } from './en/online/account.ts';
import type { AlertTexts } from './en/online/alerts.ts';
import type { AnalysisTexts } from './en/learn/analysis.ts';
import type { ClassTexts } from './en/online/classes.ts';
import type { ClinicTexts } from './en/learn/clinic.ts';
import type { CoachTexts } from './en/analysis/coach.ts';
import type { CompanionTexts } from './en/companion.ts';
import type { DecksTexts } from './en/learn/decks.ts';
import type { SyncTexts } from './en/learn/sync.ts';
import type { DiagramsTexts } from './en/learn/diagrams.ts';
import type { DiaryTexts } from './en/learn/diary.ts';
import type { DrillsTexts } from './en/learn/drills.ts';
import type { EmbedTexts } from './en/online/embed.ts';
import type { FactTexts } from './en/analysis/facts.ts';
import type { FileFaultTexts } from './en/file-faults.ts';
import type { FinderTexts } from './en/learn/finder.ts';
import type { GuideStudyTexts } from './en/learn/guide-study.ts';
import type { LeaksTexts } from './en/learn/leaks.ts';
import type { LearnTexts } from './en/learn/learn.ts';
import type { LessonTexts } from './en/online/lessons.ts';
import type { MailTexts } from './en/online/mail.ts';
import type { ModerationTexts } from './en/online/moderation.ts';
import type { OnlineTexts } from './en/online/online.ts';
import type { PositionTexts } from './en/learn/position.ts';
import type { PairingTexts } from './en/online/pairing.ts';
import type { PathTexts } from './en/learn/path.ts';
import type { PeopleTexts } from './en/online/people.ts';
import type { PracticeTexts } from './en/learn/practice.ts';
import type { PuzzlesTexts } from './en/learn/puzzles.ts';
import type { RecordsTexts } from './en/learn/records.ts';
import type { RoomTexts } from './en/online/rooms.ts';
import type { RulebookTexts } from './en/rulebook/rulebook.ts';
import type { ParentsTexts } from './en/online/parents.ts';
import type { SchoolTexts } from './en/online/school.ts';
import type { StatisticsTexts } from './en/learn/statistics.ts';
import type { LiveStudiesTexts } from './en/learn/live-studies.ts';
import type { StudiesTexts } from './en/learn/studies.ts';
import type { TipsTexts } from './en/learn/tips.ts';
import type { TrainerTexts } from './en/learn/trainer.ts';
import type { WordListTexts } from './en/word-lists.ts';
import type { WorksheetTexts } from './en/learn/worksheets.ts';
import type { WorkbenchTexts } from './en/learn/workbench.ts';
import type { RulebookSearchWords } from './rulebook-search-words.ts';

export interface AreaTexts {
  readonly account: AccountTexts;
  readonly alerts: AlertTexts;
  readonly analysis: AnalysisTexts;
  readonly classes: ClassTexts;
  readonly clinic: ClinicTexts;
  readonly coach: CoachTexts;
  readonly companion: CompanionTexts;
  readonly decks: DecksTexts;
  readonly sync: SyncTexts;
  readonly diagrams: DiagramsTexts;
  readonly diary: DiaryTexts;
  readonly drills: DrillsTexts;
  readonly embed: EmbedTexts;
  readonly facts: FactTexts;
  readonly fileFaults: FileFaultTexts;
  readonly finder: FinderTexts;
  readonly guideStudy: GuideStudyTexts;
  readonly leaks: LeaksTexts;
  readonly learn: LearnTexts;
  readonly lessons: LessonTexts;
  readonly mail: MailTexts;
  readonly moderation: ModerationTexts;
  readonly online: OnlineTexts;
  readonly position: PositionTexts;
  readonly pairing: PairingTexts;
  readonly path: PathTexts;
  readonly people: PeopleTexts;
  readonly practice: PracticeTexts;
  readonly puzzles: PuzzlesTexts;
  readonly records: RecordsTexts;
  readonly report: ReportTexts;
  readonly rooms: RoomTexts;
  readonly rulebook: RulebookTexts;
  readonly rulebookSearch: RulebookSearchWords;
  readonly school: SchoolTexts;
  readonly parents: ParentsTexts;
  readonly statistics: StatisticsTexts;
  readonly liveStudies: LiveStudiesTexts;
  readonly studies: StudiesTexts;
  readonly tips: TipsTexts;
  readonly trainer: TrainerTexts;
  readonly wordLists: WordListTexts;
  readonly worksheets: WorksheetTexts;
  readonly workbench: WorkbenchTexts;
}

export type AreaName = keyof AreaTexts;
export type AreaLoaders = { readonly [Name in AreaName]: () => Promise<AreaTexts[Name]> };
