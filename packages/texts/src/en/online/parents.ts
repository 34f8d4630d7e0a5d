/** What is kept about pupils, for their parents, in English. */

import { counted } from '../grammar.ts';

export const parents = {
  title: 'What Lexiko keeps about pupils',
  lead: 'For parents and schools. Pupils play and practise here with a card: without e-mail, without a password, without advertising or tracking.',
  keptTitle: 'What is kept',
  kept: [
    'a name that the teacher chose; a first name or a nickname is enough',
    'the picture on the card, and its code in a form from which nobody can read it',
    'games in class with their turns, and messages in the team',
    'for assignments: how often a task was tried, what was right, and when something was last done',
    'in which browser the pupil is signed in, in a few words (“Firefox, Linux”)',
    'only on the device, not on the server: which lessons, drills and puzzles a pupil has done there; pupils who come in by another card don’t see it',
  ],
  seesTitle: 'Who sees it',
  sees: [
    'Teachers of the class see names, games and assignments.',
    'Classmates see names and the games they play together.',
    'Nobody else: pupils are in no search and no leaderboard, and a card leads to no game with strangers.',
  ],
  longTitle: 'For how long',
  year: (days: number) =>
    `A class ends with its school year, after ${counted(days, 'day')} at most. Its cards then stop working.`,
  archived: (days: number) =>
    `For ${counted(days, 'more day')} its teachers can look at it. Then everything about its pupils is deleted.`,
  devices:
    'A device on which they came in deletes what it has of them the next time someone plays online there.',
  session: (days: number) =>
    `A browser is signed out after ${counted(days, 'day')} without use, and at once with “Finish and sign out”.`,
  earlier:
    'Teachers can delete a pupil or the whole class at any time: ask them. Backups of this server may hold deleted data until newer ones replace them.',
  wordsTitle: 'Words',
  words:
    'Words unfit for school appear in no lesson, drill, puzzle or worksheet of pupils, and computers in School games don’t play them.',
};

export type ParentsTexts = typeof parents;
