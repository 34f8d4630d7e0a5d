/** The areas that load with their screen, in Dutch. */

import type { AreaLoaders } from '../areas.ts';

export const areas: AreaLoaders = {
  account: async () => (await import('./online/account.ts')).account,
  alerts: async () => (await import('./online/alerts.ts')).alerts,
  analysis: async () => (await import('./learn/analysis.ts')).analysis,
  classes: async () => (await import('./online/classes.ts')).classes,
  clinic: async () => (await import('./learn/clinic.ts')).clinic,
  coach: async () => (await import('./analysis/coach.ts')).coach,
  companion: async () => (await import('./companion.ts')).companion,
  diagrams: async () => (await import('./learn/diagrams.ts')).diagrams,
  diary: async () => (await import('./learn/diary.ts')).diary,
  drills: async () => (await import('./learn/drills.ts')).drills,
  facts: async () => (await import('./analysis/facts.ts')).facts,
  fileFaults: async () => (await import('./file-faults.ts')).fileFaults,
  learn: async () => (await import('./learn/learn.ts')).learn,
  lessons: async () => (await import('./online/lessons.ts')).lessons,
  online: async () => (await import('./online/online.ts')).online,
  practice: async () => (await import('./learn/practice.ts')).practice,
  puzzles: async () => (await import('./learn/puzzles.ts')).puzzles,
  records: async () => (await import('./learn/records.ts')).records,
  report: async () => (await import('./analysis/report.ts')).report,
  rooms: async () => (await import('./online/rooms.ts')).rooms,
  rulebook: async () => (await import('./rulebook/rulebook.ts')).rulebook,
  rulebookSearch: async () => (await import('./rulebook/search-words.ts')).rulebookSearch,
  statistics: async () => (await import('./learn/statistics.ts')).statistics,
  tips: async () => (await import('./learn/tips.ts')).tips,
  trainer: async () => (await import('./learn/trainer.ts')).trainer,
  wordLists: async () => (await import('./word-lists.ts')).wordLists,
  workbench: async () => (await import('./learn/workbench.ts')).workbench,
};
