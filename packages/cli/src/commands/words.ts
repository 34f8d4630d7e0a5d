/** `lexiko words`: everything one can ask of a lexicon. */

import { NO_LAYERS } from '@lexiko/words';
import { checkWord } from '@lexiko/words/questions';
import { type Command, type Io, UsageError } from '../command.ts';
import { noteRulebookWords } from '../words/rulebook-note.ts';
import { type Answer, chosenAnswers, LIST_QUESTIONS, listAnswers } from '../words/word-answers.ts';
import { type QuestionOptions, readQuestion } from '../words/word-options.ts';
import { writeLines } from '../words/word-output.ts';
import { check, define } from '../words/word-rulings.ts';
import { hooks, probability, stems } from '../words/word-studies.ts';

type Question = (options: QuestionOptions, io: Io) => Promise<number>;

const OTHER_QUESTIONS: Readonly<Record<string, Question>> = {
  check,
  define,
  hooks,
  stems,
  probability,
  list,
};

const HELP = `Usage: lexiko words QUESTION [ARGUMENTS] [OPTIONS]

Questions:
  check WORD…          whether the words are good, the reason if not, and what they mean
  define WORD…         what the words mean
${Object.entries(LIST_QUESTIONS)
  .map(([name, { takes, summary }]) => `  ${`${name} ${takes}`.padEnd(20)} ${summary}`)
  .join('\n')}
  hooks WORD…          letters that go before, after and inside a word, and the words left without an end letter
  stems [LETTERS]      the best stems for bingos (--size, default 6), or the letters that go with one stem
  probability RACK…    how likely a rack is drawn; with --length N and no rack, the likeliest words of N letters
  list                 all words

Options:
  --lexicon ID         default: english; 'lexiko lexicon list' names those installed
  --length N, --min N, --max N   number of letters
  --level N            only words up to this commonness level (10 the commonest, 95 everything)
  --plurals onlyPlural|anyPlural|off     leave out plurals, as Crosswords does (default: off)
  --foreign exclusionList|off            leave out foreign words (default: off)
  --school 0|1|2       leave out words unfit for school, tier 1 or both tiers (default: 0)
  --sort alphabet|points|length|probability|commonness
  --limit N            at most so many answers
  --long               with points and commonness level
  --json               one JSON object a line, with these fields:
                         lists        word, points, level (0 unknown); anagram and build also spelling (a blank's letter
                                      in lower case), extend also before and after
                         check        lexicon, word, good, fault (null, unknown, plural, foreign, school), points, level,
                                      frequency, numberClass, partsOfSpeech, lemmas, listDefinition, definition
                         define       lexicon, word, listDefinition, definition
                         hooks        word, isWord, front, back, middle (at, letter), inner (first, last)
                         stems        letters, partners, tiles; for one stem letter, words
                         probability  rack, tiles, draws, ways, probability, waysWithBlanks, probabilityWithBlanks;
                                      for words order, word, ways, draws, probability

Exit status: 0 answered, 1 the answer is no or empty, 2 wrong arguments.
`;

export const words: Command = {
  help: HELP,
  async run([name, ...rest], io) {
    if (name === undefined) throw new UsageError(`which question? ${questionNames()}`);
    const other = Object.hasOwn(OTHER_QUESTIONS, name) ? OTHER_QUESTIONS[name] : undefined;
    if (other !== undefined) return other(readQuestion(rest, io), io);
    const question = Object.hasOwn(LIST_QUESTIONS, name) ? LIST_QUESTIONS[name] : undefined;
    if (question === undefined) throw new UsageError(`there is no question '${name}'; ${questionNames()}`);
    const options = readQuestion(rest, io);
    const status = await writeAnswers(chosenAnswers(question, options), options, io);
    noteRulebookWords(name, options.lexicon, io);
    return status;
  },
};

function questionNames(): string {
  return `one of ${[...Object.keys(OTHER_QUESTIONS), ...Object.keys(LIST_QUESTIONS)].join(', ')}.`;
}

function list(options: QuestionOptions, io: Io): Promise<number> {
  return writeAnswers(listAnswers(options), options, io);
}

/** Exit status 1 if there are none. */
async function writeAnswers(answers: Iterable<Answer>, options: QuestionOptions, io: Io): Promise<number> {
  const count = await writeLines(io, answerLines(answers, options));
  if (count === 0) io.stderr.write('No word fits.\n');
  return count === 0 ? 1 : 0;
}

function* answerLines(
  answers: Iterable<Answer>,
  { lexicon, json, long }: QuestionOptions,
): Generator<string, void, void> {
  for (const { word, shown = word, more } of answers) {
    if (!json && !long) {
      yield shown;
      continue;
    }
    const { points, level } = checkWord(lexicon, NO_LAYERS, word);
    if (json) yield JSON.stringify({ word, points, level, ...more });
    else yield `${shown.padEnd(16)} ${String(points ?? 0).padStart(3)} ${level === 0 ? ' –' : String(level)}`;
  }
}
