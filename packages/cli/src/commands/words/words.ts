/** `lexiko words`: everything one can ask of a lexicon. */

import { closestName } from '../../closest-name.ts';
import { NO_LAYERS } from '@lexiko/words';
import { checkWord } from '@lexiko/words/questions';
import { type Command, type Io, UsageError } from '../../command.ts';
import { noteRulebookWords } from '../../words/rulebook-note.ts';
import { type Answer, chosenAnswers, LIST_QUESTIONS, listAnswers } from '../../words/word-answers.ts';
import { QUESTION_OPTIONS, type QuestionOptions, readQuestion } from '../../words/word-options.ts';
import { writeLines } from '../../words/word-output.ts';
import { check, define } from '../../words/word-rulings.ts';
import { hooks, probability, stems } from '../../words/word-studies.ts';

type Question = (options: QuestionOptions, io: Io) => Promise<number>;

const OTHER_QUESTIONS: Readonly<Record<string, Question>> = {
  check,
  define,
  hooks,
  stems,
  probability,
  list,
};

const QUESTION_NAMES = [...Object.keys(OTHER_QUESTIONS), ...Object.keys(LIST_QUESTIONS)];

export const words: Command = {
  options: QUESTION_OPTIONS,
  parts: QUESTION_NAMES,
  async run([name, ...rest], io) {
    if (name === undefined) throw new UsageError((texts) => texts.words.whichQuestion(QUESTION_NAMES));
    const other = Object.hasOwn(OTHER_QUESTIONS, name) ? OTHER_QUESTIONS[name] : undefined;
    if (other !== undefined) return other(readQuestion(rest, io), io);
    const question = Object.hasOwn(LIST_QUESTIONS, name) ? LIST_QUESTIONS[name] : undefined;
    if (question === undefined) {
      const near = closestName(name, QUESTION_NAMES);
      throw new UsageError((texts) => texts.words.noQuestion(name, near, QUESTION_NAMES));
    }
    const options = readQuestion(rest, io);
    const status = await writeAnswers(chosenAnswers(question, options), options, io);
    noteRulebookWords(name, options.lexicon, io);
    return status;
  },
};

function list(options: QuestionOptions, io: Io): Promise<number> {
  return writeAnswers(listAnswers(options), options, io);
}

/** Exit status 1 if there are none. */
async function writeAnswers(answers: Iterable<Answer>, options: QuestionOptions, io: Io): Promise<number> {
  const count = await writeLines(io, answerLines(answers, options));
  if (count === 0) io.stderr.write(`${io.texts.words.noneFits}\n`);
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
