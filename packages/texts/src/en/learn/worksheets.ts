/** Worksheets for paper, in English. */

export const worksheets = {
  about:
    'The engine makes new tasks each time, in the language of the dictionary. Nothing in them is unfit for school.',
  kind: 'Task',
  level: 'Level',
  easy: 'Easier',
  hard: 'Harder',
  make: 'Make worksheet',
  print: 'Print',
  making: 'Making tasks…',
  name: 'Name:',
  solutions: 'Solutions',
  kinds: { count: 'Count this play', hooks: 'Find the hooks', bingo: 'Make a bingo' },
  how: {
    count: 'How many points does the play score?',
    hooks: 'Which letters make a new word in front, and which behind?',
    bingo: 'Use all the letters in one word.',
  },
  /** Of a play: `8F HORN: 14`. */
  counted: (move: string, score: number) => `${move}: ${score}`,
};

export type WorksheetTexts = typeof worksheets;
