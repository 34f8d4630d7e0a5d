/** The texts that a report is written with, in some language. */

import type { DrawResult } from '@lexiko/engine/endgame';
import type { Ruleset } from '@lexiko/rules';
import type { TurnLoss } from '@lexiko/rules/notation';
import type { PlayerSummary } from '../turns/game-analysis.ts';
import type { GameSettings } from '../turns/game-settings.ts';
import type { DrawnMove } from '../turns/last-draws.ts';
import type { PlayoutSettings } from '../turns/playout-settings.ts';
import type { JudgeKind, RatedMove } from '../turns/turn-analysis.ts';
import type { JudgingManner, Outlook } from './analysis-report.ts';

/** Numbers as a language writes them. */
export interface ReportNumbers {
  /** Points with one decimal. */
  readonly tenths: (value: number) => string;
  /** Points that are mostly integers, with a decimal only where needed: dice at their mean. */
  readonly points: (value: number) => string;
  readonly percent: (share: number) => string;
  readonly wholePercent: (share: number) => string;
  readonly signed: (value: number) => string;
}

/** The texts of a report in some language. Plain text, escaped for HTML here. */
export interface ReportTexts {
  readonly numbers: ReportNumbers;
  /** As HTML names it. */
  readonly language: string;
  readonly player: (name: string, points: number) => string;
  /** A solo game has no winning chance to report. */
  readonly summary: (summary: PlayerSummary, rules: Pick<Ruleset, 'scoring' | 'sides'>) => readonly string[];
  /** How turns of such games are judged differently. */
  readonly manners: Readonly<Record<JudgingManner, string>>;
  /** Titles of the charts, and descriptions for screen readers. */
  readonly points: string;
  readonly pointsAbout: string;
  readonly wins: (name: string) => string;
  readonly winsAbout: (name: string) => string;
  /** Solo, instead of chances. */
  readonly finals: string;
  readonly finalsAbout: string;
  readonly given: string;
  readonly givenAbout: string;
  readonly luck: string;
  readonly luckAbout: string;
  readonly asTable: string;
  readonly turns: string;
  readonly columns: Readonly<
    Record<'turn' | 'player' | 'rack' | 'move' | 'score' | 'given' | 'chance' | 'luck' | 'best', string>
  >;
  readonly judged: Readonly<Record<JudgeKind, string>>;
  /** How the playouts were made. */
  readonly settings: (settings: PlayoutSettings) => string;
  /** How all turns were judged. */
  readonly gameSettings: (settings: GameSettings) => string;
  /** Title of the lines of candidates, and how one ends: `401–378`, by player. */
  readonly lines: string;
  readonly end: (final: string, isProven: boolean) => string;
  /** Title of what the last tiles of the bag decide. */
  readonly lastDraws: string;
  readonly drawn: (move: string, drawn: DrawnMove, bagSize: number) => string;
  /** The draws for which a move wins, ties or loses. */
  readonly drawResults: Readonly<Record<DrawResult, (drawn: string) => string>>;
  readonly drawsProven: string;
  readonly drawsUnproven: string;
  /** Of a move that leaves tiles in the bag; `margin`: percentage points by which its share may differ over all draws. */
  readonly drawsPlayedOn: (margin: number | null) => string;
  readonly drawsSampled: string;
  /** The word list that a file names. */
  readonly lexicon: (name: string) => string;
  /** A comment written next to a turn. */
  readonly note: (text: string) => string;
  /** Labels of diagrams for screen readers: at the end, and after a turn. */
  readonly finalBoard: string;
  readonly boardAfter: (turn: number) => string;
  readonly withdrawn: string;
  /** Shown instead of a move: the turn was lost. */
  readonly lost: Readonly<Record<TurnLoss, string>>;
  readonly notAWord: string;
  /** Crosswords gives fifty for other plays (W-30). */
  readonly missedBingo: (move: RatedMove, scoring: Ruleset['scoring']['kind']) => string;
  /** A move with its score and leave, and the same with its value. */
  readonly move: (move: RatedMove) => string;
  readonly rated: (move: RatedMove, outlook: Outlook) => string;
}
