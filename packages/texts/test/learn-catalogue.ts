/** The areas that teach, in all languages. */

import type { Area } from './area.ts';
import { clinic } from '../src/en/learn/clinic.ts';
import { clinic as clinicDe } from '../src/de/learn/clinic.ts';
import { diary } from '../src/en/learn/diary.ts';
import { diary as diaryDe } from '../src/de/learn/diary.ts';
import { learn } from '../src/en/learn/learn.ts';
import { learn as learnDe } from '../src/de/learn/learn.ts';
import { practice } from '../src/en/learn/practice.ts';
import { practice as practiceDe } from '../src/de/learn/practice.ts';
import { puzzles } from '../src/en/learn/puzzles.ts';
import { puzzles as puzzlesDe } from '../src/de/learn/puzzles.ts';
import { tips } from '../src/en/learn/tips.ts';
import { tips as tipsDe } from '../src/de/learn/tips.ts';
import { trainer } from '../src/en/learn/trainer.ts';
import { trainer as trainerDe } from '../src/de/learn/trainer.ts';
import { workbench } from '../src/en/learn/workbench.ts';
import { workbench as workbenchDe } from '../src/de/learn/workbench.ts';
import { diagrams } from '../src/en/learn/diagrams.ts';
import { diagrams as diagramsDe } from '../src/de/learn/diagrams.ts';
import { drills } from '../src/en/learn/drills.ts';
import { drills as drillsDe } from '../src/de/learn/drills.ts';
import { records } from '../src/en/learn/records.ts';
import { records as recordsDe } from '../src/de/learn/records.ts';
import { statistics } from '../src/en/learn/statistics.ts';
import { statistics as statisticsDe } from '../src/de/learn/statistics.ts';
import { coach } from '../src/en/coach.ts';
import { coach as coachDe } from '../src/de/coach.ts';
import { analysis } from '../src/en/learn/analysis.ts';
import { analysis as analysisDe } from '../src/de/learn/analysis.ts';
import { facts } from '../src/en/facts.ts';
import { facts as factsDe } from '../src/de/facts.ts';
import { fileFaults } from '../src/en/file-faults.ts';
import { fileFaults as fileFaultsDe } from '../src/de/file-faults.ts';
import { report } from '../src/en/report.ts';
import { report as reportDe } from '../src/de/report.ts';
import { ANALYSIS_SAMPLES, FACT_SAMPLES, FILE_FAULT_SAMPLES, REPORT_SAMPLES } from './analysis-samples.ts';
import { rulebook } from '../src/en/rulebook/rulebook.ts';
import { rulebook as rulebookDe } from '../src/de/rulebook/rulebook.ts';
import { readBook } from './read-book.ts';

const COUNTS = [0, 1, 2, 5, 21, 1000];

const SAMPLES = {
  done: COUNTS,
  of: COUNTS,
  right: COUNTS,
  plays: COUNTS,
  turns: COUNTS,
  turn: COUNTS,
  number: COUNTS,
  days: COUNTS,
  more: COUNTS,
  times: COUNTS,
  left: COUNTS,
  shown: COUNTS,
  looked: COUNTS,
  vowels: COUNTS,
  consonants: COUNTS,
  points: COUNTS,
  due: COUNTS,
  fresh: COUNTS,
  seen: COUNTS,
  firm: COUNTS,
  asked: COUNTS,
  cards: COUNTS,
  here: COUNTS,
  server: COUNTS,
  below: COUNTS,
  within: COUNTS,
  above: COUNTS,
  plain: COUNTS,
  reading: [2, 6],
  seconds: ['12.5'],
  side: ['A'],
  colour: ['red'],
  front: ['A B'],
  back: ['S'],
  grade: ['Well'],
  when: ['1 day'],
  from: ['F6'],
  to: ['H8'],
  move: ['8F HORN'],
  made: ['8F HORN'],
  tip: ['look for bingos.'],
  query: ['swap'],
  titles: [['Deluxe', 'School']],
  player: ['Player A'],
  notation: ['8F HORN'],
  play: ['8F HORN'],
  given: ['', '24'],
  tiles: ['AI'],
  letters: ['A E'],
  letter: ['S'],
  list: ['AA AB'],
  word: ['HORN'],
  by: ['Ann'],
  deck: ['Two letters'],
  value: ['+8.5'],
  day: ['10 May'],
  kind: ['The hook'],
  difficulty: ['easy'],
  square: ['H8'],
  line: ['row 8'],
  row: [8],
  column: ['H'],
  own: [1, 300],
  other: [1, 300],
};

export const LEARN_CATALOGUE: Readonly<Record<string, Area>> = {
  'rulebook/rulebook': { en: readBook(rulebook), de: readBook(rulebookDe) },
  facts: { en: facts, de: factsDe, samples: FACT_SAMPLES },
  report: { en: report, de: reportDe, samples: REPORT_SAMPLES },
  'learn/analysis': { en: analysis, de: analysisDe, samples: { ...SAMPLES, ...ANALYSIS_SAMPLES } },
  'file-faults': { en: fileFaults, de: fileFaultsDe, samples: FILE_FAULT_SAMPLES },
  coach: { en: coach, de: coachDe, samples: { ...SAMPLES, 'better.score': [null, 1, 24] } },
  'learn/statistics': { en: statistics, de: statisticsDe, samples: SAMPLES },
  'learn/records': { en: records, de: recordsDe, samples: SAMPLES },
  'learn/drills': {
    en: drills,
    de: drillsDe,
    samples: { ...SAMPLES, 'made.notation': ['-', '-QV', '8F HORN'] },
  },
  'learn/diagrams': {
    en: diagrams,
    de: diagramsDe,
    samples: { ...SAMPLES, own: [0, 1, 3], plain: [0, 1, 3] },
  },
  'learn/clinic': { en: clinic, de: clinicDe, samples: SAMPLES },
  'learn/diary': { en: diary, de: diaryDe, samples: SAMPLES },
  'learn/learn': { en: learn, de: learnDe, samples: SAMPLES },
  'learn/practice': { en: practice, de: practiceDe, samples: SAMPLES },
  'learn/puzzles': {
    en: puzzles,
    de: puzzlesDe,
    samples: {
      ...SAMPLES,
      isOwn: [true, false],
      'lineMove.play': ['8F HORN', null],
      'start.tiles': [1, 2, 7],
      settled: [-6, -1, 0, 1, 6],
      lead: [1, 12],
      margin: [2, 12.5],
      worth: [33.5],
      answers: [1, 3],
    },
  },
  'learn/tips': { en: tips, de: tipsDe, samples: { ...SAMPLES, 'beside.vowels': ['A E'] } },
  'learn/trainer': { en: trainer, de: trainerDe, samples: SAMPLES },
  'learn/workbench': { en: workbench, de: workbenchDe, samples: SAMPLES },
};
