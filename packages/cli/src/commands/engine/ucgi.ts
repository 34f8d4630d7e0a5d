/** `lexiko ucgi`: the engine behind a line protocol on standard input and output. */

import { availableParallelism } from 'node:os';
import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import { parseOptions, type Command, type OptionTable } from '../../command.ts';
import { loadTexts } from '../../language.ts';
import { DEFAULT_LEXICON, goodWords, openLexicon } from '../../lexicon-store.ts';
import {
  CLASSIC_PRESETS,
  readLeaves,
  readRuleset,
  textValue,
  wholeValue,
} from '../../moves/position-input.ts';
import { UcgiEngine } from '../../ucgi/engine.ts';
import { UcgiSession } from '../../ucgi/session.ts';
import { playoutWords } from '../../words/table-cache.ts';

const MOST_THREADS = 256;

const OPTIONS = {
  lexicon: { type: 'string', usual: DEFAULT_LEXICON },
  leaves: { type: 'string' },
  preset: { type: 'string', formerly: 'ruleset', choices: CLASSIC_PRESETS, usual: 'standard-2007' },
  threads: { type: 'string' },
} as const satisfies OptionTable;

export const ucgi: Command = {
  options: OPTIONS,
  async run(args, io) {
    const values = parseOptions(args, OPTIONS);
    const threads = wholeValue(values, 'threads', {
      initial: availableParallelism(),
      least: 1,
      most: MOST_THREADS,
    });
    const preset = textValue(values, 'preset') ?? 'standard-2007';
    const lexicon = openLexicon(textValue(values, 'lexicon') ?? DEFAULT_LEXICON, io.env);
    const rulesetFor = (sides: number): ReturnType<typeof readRuleset> => readRuleset(preset, lexicon, sides);
    const { alphabet } = lexicon;
    const ruleset = rulesetFor(2);
    const leaves = await readLeaves(textValue(values, 'leaves'), { ruleset, alphabet }, io);
    const words = playoutWords(goodWords(lexicon, ruleset, io.env), io.env);
    const engine = new UcgiEngine({ alphabet, words, leaves, rulesetFor, threads });
    // Programs read what the engine answers, whatever the language of the terminal.
    const english = await loadTexts('en');
    const session = new UcgiSession(engine, english, (line) => void io.stdout.write(`${line}\n`));
    const lines = createInterface({ input: io.stdin });
    await new Promise<void>((done) => {
      lines.on('close', done);
      lines.on('line', (line) => {
        session.take(line);
        if (session.hasQuit) lines.close();
      });
    });
    // Where the input ends without `quit`, what was asked is still answered.
    await session.settled();
    await engine.close();
    // After `quit` the other end may keep its pipe open; that must not keep this process.
    if (io.stdin instanceof Readable) io.stdin.destroy();
    return 0;
  },
};
