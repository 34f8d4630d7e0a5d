/** The annotated Guide Game, the example of a study: its turns as the rulebook prints them, and notes in the reader’s language. */

import { chapterOfGame, START, type StudyEvent } from '@lexiko/analysis/studies';
import { parseGcg, type GcgGame } from '@lexiko/rules/notation';
import type { GuideStudyTexts } from '@lexiko/texts/en/learn/guide-study';
import { GUIDE_GAME, WORKED_CONFIG } from '../../trainer/worked-games.ts';

const CHAPTER = 'guide';

/** The turns that have a note, from 1. */
export const NOTED_TURNS = {
  horn: 1,
  farm: 2,
  paste: 3,
  mob: 4,
  prevent: 6,
  quite: 8,
  azure: 15,
  conquest: 19,
  cab: 30,
  out: 33,
} as const satisfies Partial<Record<keyof GuideStudyTexts, number>>;

/** What could have been played instead, as a line of GCG after the turn of this number. */
export const VARIATIONS = {
  am: { after: 1, line: '>B: AFM 7F AM +19 19' },
  quare: { after: 14, line: '>A: AERU A4 .UARE +42 176' },
} as const satisfies Partial<Record<keyof GuideStudyTexts, object>>;

/** A1 and A8, between which the Q stands. */
const CORNERS = [0, 105] as const;

function guideGame(): GcgGame {
  const file = parseGcg(GUIDE_GAME);
  if (!file.ok) throw new Error('the Guide Game can be read');
  return file.value.game;
}

const turnId = (number: number): string => (number === 0 ? START : `t${number}`);

export function guideStudyEvents(words: GuideStudyTexts): readonly StudyEvent[] {
  const added = chapterOfGame(guideGame(), WORKED_CONFIG, {
    chapter: CHAPTER,
    title: words.title,
    idOf: (turn) => turnId(turn + 1),
  });
  const noteOf = new Map(
    Object.entries(NOTED_TURNS).map(([key, turn]) => [turnId(turn), words[key as keyof typeof NOTED_TURNS]]),
  );
  const turns = added.turns.map((turn) => ({ ...turn, note: noteOf.get(turn.id) ?? '' }));
  const variations = Object.entries(VARIATIONS).map(([key, { after, line }]): StudyEvent => {
    const note = words[key as keyof typeof VARIATIONS];
    return { type: 'turns-added', chapter: CHAPTER, after: turnId(after), turns: [{ id: key, line, note }] };
  });
  const marks = [NOTED_TURNS.quite, NOTED_TURNS.conquest - 1].map((turn): StudyEvent => ({
    type: 'marked',
    chapter: CHAPTER,
    node: turnId(turn),
    marks: CORNERS.map((square) => ({ square, text: words.corner })),
  }));
  return [{ ...added, note: words.start, turns }, ...variations, ...marks];
}
