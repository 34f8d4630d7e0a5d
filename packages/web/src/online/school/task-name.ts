/** What the tasks of an assignment are called: by the words of their lesson, not by the ids that devices report. */

import { DIFFICULTIES, PUZZLE_KINDS, PUZZLE_THEMES } from '@lexiko/analysis/puzzles';
import type { Assignment } from '@lexiko/protocol';
import { CLINIC_CASES } from '../../learn/clinic/clinic-cases.ts';
import { clinicTexts } from '../../learn/clinic/clinic-texts.ts';
import { diagramFrames, DIAGRAMS } from '../../learn/diagrams/diagram-games.ts';
import { diagramsTexts } from '../../learn/diagrams/diagrams-texts.ts';
import { puzzlesTexts } from '../../learn/puzzles/puzzles-texts.ts';
import { trainerTexts } from '../../learn/trainer/trainer-texts.ts';
import { firstSteps, guideGame, type WorkedGame } from '../../learn/trainer/worked-games.ts';
import { whenText } from '../online-texts.ts';

function workedTurn({ frames }: WorkedGame, task: string): string | null {
  const plays = frames.filter(({ turn: { kind } }) => kind === 'play');
  const frame = plays[Number(task) - 1];
  return frame === undefined
    ? null
    : `${trainerTexts.value.turn(Number(task), plays.length)}, ${frame.turn.notation}`;
}

function clinicCase(task: string): string | null {
  const at = CLINIC_CASES.findIndex((id) => id === task);
  const id = CLINIC_CASES[at];
  const words = clinicTexts.value;
  return id === undefined
    ? null
    : `${words.case(at + 1, CLINIC_CASES.length)}, ${words.cases[id].situation.replace(/[.!]$/u, '')}`;
}

/** The task is a diagram and the number of a turn, `second 3`. */
function diagramTurn(task: string): string | null {
  const [name, number] = task.split(' ');
  const diagram = DIAGRAMS.find((one) => one === name);
  if (diagram === undefined) return null;
  const frames = diagramFrames(diagram);
  const frame = frames[Number(number) - 1];
  const words = diagramsTexts.value;
  return frame === undefined
    ? null
    : `${words.names[diagram]}, ${words.turn(Number(number), frames.length)}, ${frame.word}`;
}

/** The task is the day of a puzzle, or its file and place, `best-hard-12`. */
function puzzleTask(task: string): string | null {
  if (/^\d{4}-\d\d-\d\d$/u.test(task)) return whenText(Date.parse(`${task}T12:00:00`), 'date');
  const words = puzzlesTexts.value;
  const [, start = '', number] = /^(.+)-(\d+)$/u.exec(task) ?? [];
  const [topic, level] = start.split('-');
  const kind = PUZZLE_KINDS.find((one) => one === topic);
  const theme = PUZZLE_THEMES.find((one) => one === topic);
  const difficulty = DIFFICULTIES.find((one) => one === level);
  const name = kind === undefined ? theme && words.themes[theme] : words.kinds[kind];
  if (name === undefined || number === undefined) return null;
  return [name, ...(difficulty === undefined ? [] : [words.difficulties[difficulty]]), number].join(', ');
}

function lessonTask(part: string, task: string): string | null {
  switch (part) {
    case 'steps':
      return workedTurn(firstSteps(trainerTexts.value.firstSteps), task);
    case 'guide':
      return workedTurn(guideGame(), task);
    case 'diagrams':
      return diagramTurn(task);
    case 'clinic':
      return clinicCase(task);
    default:
      return null;
  }
}

/** Cards of drills are called by their letters; so is what a later version of the page has reported. */
export function taskName({ kind, part }: Pick<Assignment, 'kind' | 'part'>, task: string): string {
  switch (kind) {
    case 'lesson':
      return lessonTask(part, task) ?? task;
    case 'puzzle':
      return puzzleTask(task) ?? task;
    case 'drill':
    case 'game':
      return task;
  }
}
