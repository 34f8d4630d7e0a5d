/** `hooks`, `stems` and `probability`: questions whose answers are more than a list of words. */

import { readWord, writeWord } from '@lexiko/words';
import { bestStems, DrawCounter, hooksOf, listWords, rackSize, stemWords } from '@lexiko/words/questions';
import type { TerminalTexts } from '@lexiko/texts/en/terminal';
import { type Io, UsageError } from '../command.ts';
import { lettersFrom, rackFrom } from './word-answers.ts';
import { type QuestionOptions, wholeNumber } from './word-options.ts';
import { writeLines } from './word-output.ts';

export async function hooks({ lexicon, words, json }: QuestionOptions, io: Io): Promise<number> {
  if (words.length === 0) throw new UsageError((texts) => texts.words.needsWord);
  const { alphabet } = lexicon;
  const texts = io.texts.words.hooks;
  function* lines(): Generator<string, void, void> {
    for (const text of words) {
      const letters = lettersFrom(lexicon, text);
      const word = writeWord(alphabet, letters);
      const { front, back, middle, inner } = hooksOf(lexicon, letters);
      if (json) {
        yield JSON.stringify({ word, isWord: lexicon.has(word), front, back, middle, inner });
        continue;
      }
      const part = (from: number, to?: number): string => writeWord(alphabet, letters.subarray(from, to));
      const inside = middle.map(({ at, letter }) => `${part(0, at)}(${letter})${part(at)}`);
      const shorter = [...(inner.first ? [part(1)] : []), ...(inner.last ? [part(0, -1)] : [])];
      yield lexicon.has(word) ? word : texts.notAWord(word);
      const rows = [
        [texts.front, front],
        [texts.back, back],
        [texts.inside, inside],
        [texts.inner, shorter],
      ] as const;
      const width = Math.max(...rows.map(([label]) => label.length));
      for (const [label, found] of rows)
        yield `  ${label.padEnd(width)}  ${found.length === 0 ? texts.none : found.join(' ')}`;
    }
  }
  await writeLines(io, lines());
  return 0;
}

/** There are a hundred thousand stems; so many are shown unless --limit says otherwise. */
const SOME_STEMS = 20;

/** Without letters, the best stems; with letters, what goes with them. */
export async function stems(options: QuestionOptions, io: Io): Promise<number> {
  const { lexicon, words, json, limit, values } = options;
  if (words.length > 1) throw new UsageError((texts) => texts.words.oneStem);
  const [text] = words;
  if (text === undefined) {
    const size = wholeNumber(values, 'size') ?? 6;
    if (size < 2 || size > 7)
      throw new UsageError(({ commandLine }) => commandLine.wholeFrom('--size', 2, 7));
    const shown = bestStems(lexicon, size, limit === Infinity ? SOME_STEMS : limit);
    await writeLines(
      io,
      shown.map((stem) =>
        json
          ? JSON.stringify(stem)
          : `${stem.letters}  ${io.texts.words.partners(stem.partners.length, stem.tiles)}: ${stem.partners.join(' ')}`,
      ),
    );
    return shown.length > 0 ? 0 : 1;
  }
  const byLetter = [...stemWords(lexicon, rackFrom(lexicon, text))].sort(([a], [b]) => (a < b ? -1 : 1));
  await writeLines(
    io,
    byLetter.map(([letter, found]) => {
      const together = found.map(({ word }) => word);
      return json ? JSON.stringify({ letter, words: together }) : `${letter}  ${together.join(' ')}`;
    }),
  );
  if (byLetter.length === 0) io.stderr.write(`${io.texts.words.noPartner}\n`);
  return byLetter.length > 0 ? 0 : 1;
}

/** Of racks, how likely they are drawn; with --length and no rack, the words of that length, the likeliest first. */
export async function probability(options: QuestionOptions, io: Io): Promise<number> {
  const { lexicon, words } = options;
  const { alphabet } = lexicon;
  const counter = new DrawCounter(alphabet);
  if (counter.tiles === 0) throw new UsageError((texts) => texts.words.noTilesToDraw(alphabet.name));
  if (words.length === 0 && options.min === undefined) {
    throw new UsageError((texts) => texts.words.needsRackOrLength);
  }
  const count = await writeLines(
    io,
    words.length > 0
      ? rackLines(io.texts.words, options, counter)
      : likeliestLines(io.texts.words, options, counter),
  );
  return count > 0 ? 0 : 1;
}

function* rackLines(
  texts: TerminalTexts['words'],
  { lexicon, words, json }: QuestionOptions,
  counter: DrawCounter,
): Generator<string, void, void> {
  for (const text of words) {
    const rack = rackFrom(lexicon, text);
    const size = rackSize(rack);
    const draws = counter.draws(size);
    const ways = counter.waysToDraw(rack);
    const letters = readWord(lexicon.alphabet, text);
    const waysWithBlanks = letters === null ? ways : counter.waysToSpell(letters, size);
    const row = {
      rack: text.toUpperCase(),
      tiles: size,
      draws,
      ways,
      probability: ways / draws,
      waysWithBlanks,
    };
    if (json) yield JSON.stringify({ ...row, probabilityWithBlanks: waysWithBlanks / draws });
    else {
      yield texts.rackChance(row.rack, chance(texts, ways, draws), size);
      if (waysWithBlanks !== ways) {
        yield `  ${texts.withBlanks(chance(texts, waysWithBlanks, draws))}`;
      }
    }
  }
}

function* likeliestLines(
  texts: TerminalTexts['words'],
  options: QuestionOptions,
  counter: DrawCounter,
): Generator<string, void, void> {
  const { lexicon, choice, min = 7, max = min, limit, json } = options;
  let order = 0;
  for (const word of listWords(lexicon, { ...choice, min, max, sort: 'probability' })) {
    if (++order > limit) return;
    const letters = lettersFrom(lexicon, word);
    const ways = counter.waysToSpell(letters, letters.length);
    const draws = counter.draws(letters.length);
    if (json) yield JSON.stringify({ order, word, ways, draws, probability: ways / draws });
    else yield `${String(order).padStart(6)}  ${word}  ${chance(texts, ways, draws)}`;
  }
}

/** `1 in 9,530 draws (0.0105 %)`. */
function chance(texts: TerminalTexts['words'], ways: number, draws: number): string {
  if (ways === 0) return texts.never;
  return texts.chance(Math.round(draws / ways), ((100 * ways) / draws).toPrecision(3));
}
