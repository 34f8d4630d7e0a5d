/** `lexiko analyze`: a finished game, turn by turn: best moves, losses, luck, missed bingos. */

import { availableParallelism } from 'node:os';
import { analysisHtml, analysisJson } from '@lexiko/analysis/report';
import { analyseSource, DRAWS, DRAWS_AT_TABLE } from '../analyze/analysis-run.ts';
import { readGame } from '../analyze/game-source.ts';
import { analysisText } from '../analyze/report.ts';
import { parseArguments, UsageError, type Command } from '../command.ts';
import { listenForInterruption } from '../interruption.ts';
import { loadTexts } from '../language.ts';
import { DEFAULT_LEXICON } from '../lexicon-store.ts';
import { CLASSIC_PRESETS, readConfig, textValue, wholeValue } from '../moves/position-input.ts';
import { readBytes } from '../replay/game-text.ts';
import { writeWhole } from '../words/data-folder.ts';

const DEFAULT_TOP = 5;
const DEFAULT_SECONDS = 2;
const MOST_SECONDS = 3600;
const MOST_THREADS = 256;

const HELP = `Usage: lexiko analyze FILE [OPTIONS]

Judges every turn of a game in the GCG format or of a log of Lexiko (FILE may be -, standard input): the best moves, what
the move made gave away in points and in chance to win, how lucky the draw was, and bingos that were missed.

Moves are judged by score and leave, once the bag is empty by a search to the end, with --sim by playouts against racks
that go with what the side before did; what is given away is then told with half of its 95 % interval, and the best move
is compared with the one made in sentences. Win chances and leaves are those that Lexiko has learnt. Luck is the worth of
the best move with the tiles drawn, against the mean of ${DRAWS} other draws. Where a file tells a rack only in part, moves of
the told tiles are compared by score. Ctrl-C: the rest is judged at first sight.

Games of Crosswords, and those in which letters may be rearranged, recycled or picked up, are read from logs. Their moves
are searched as the computers search them, and with --sim played out from there: dice count with their mean, nobody moves
letters in what follows. With an empty bag and two sides the game is played on to its end with the best-looking plays.
Luck is measured against ${DRAWS_AT_TABLE} draws, luck of the dice apart. A game alone has no chances to win: moves are compared by
the final score to be expected.

Options:
  --sim                judge by playouts while the bag holds tiles
  --seconds N          time for a turn, for playouts and endgames (default: ${DEFAULT_SECONDS})
  --threads N          threads for playouts (default: all cores)
  --static             by score and leave only, also with an empty bag
  --top N              moves told of each turn (default: ${DEFAULT_TOP})
  --ruleset PRESET     ${CLASSIC_PRESETS.join(', ')} (default: standard-2007); a log has its own
  --option KEY=VALUE   a rule that differs, such as rack.size=9; may be given several times
  --lexicon ID         the dictionary (default: ${DEFAULT_LEXICON})
  --html FILE          also writes a report with charts, in one file that needs nothing else
  --json               one JSON object: title; lexicon (if the file names one); players, a list of { id, name, final, turns,
                       meanScore, equityLoss, meanWinLoss (a turn), bestFound, luck, luckTurns, diceLuck, diceTurns,
                       bingos, missedBingos, invalid }; turns, a list of { turn, player, rack, rackWhole, scores, move,
                       withdrawn, notes (if there are any), lost (challenge, time; null: not lost), judgedBy (score,
                       equity, simulated, played-on, searched, solved), made, valid, equityLoss, winLoss, lossMargins
                       (null: not played out), luck (null: not known), diceLuck (null: no dice), missedBingo (null:
                       none), best, reasons }, moves being { move, score, leave, equity, win (null: alone), final
                       (alone), bingo }; chances are from 0 to 1
`;

export const analyze: Command = {
  help: HELP,
  async run(args, io) {
    const { values, positionals } = parseArguments(args, {
      sim: { type: 'boolean' },
      static: { type: 'boolean' },
      seconds: { type: 'string' },
      threads: { type: 'string' },
      top: { type: 'string' },
      ruleset: { type: 'string' },
      option: { type: 'string', multiple: true },
      lexicon: { type: 'string' },
      html: { type: 'string' },
      json: { type: 'boolean' },
    });
    const [source, more] = positionals;
    if (source === undefined || more !== undefined)
      throw new UsageError(({ commandLine }) => commandLine.oneFile);
    if (values['sim'] === true && values['static'] === true)
      throw new UsageError(({ commandLine }) => commandLine.oneChoice(['--sim', '--static']));
    const number = (key: string, initial: number, most: number): number => {
      const value = Number(values[key] ?? initial);
      if (!(value > 0 && value <= most))
        throw new UsageError(({ commandLine }) => commandLine.numberUpTo(`--${key}`, most));
      return value;
    };
    const options = [values['option'] ?? []].flat().map(String);
    // Programs read the sentences of JSON too, whatever the language of the terminal.
    const texts = values['json'] === true ? await loadTexts('en') : io.texts;
    const game = readGame(texts, await readBytes(source, io), (sides) =>
      readConfig({
        preset: textValue(values, 'ruleset') ?? 'standard-2007',
        options,
        sides,
        presets: CLASSIC_PRESETS,
      }),
    );
    const { isInterrupted, release } = listenForInterruption();
    const wish = {
      lexicon: textValue(values, 'lexicon') ?? DEFAULT_LEXICON,
      depth: values['static'] === true ? 'static' : values['sim'] === true ? 'playouts' : 'endgame',
      seconds: number('seconds', DEFAULT_SECONDS, MOST_SECONDS),
      threads: wholeValue(values, 'threads', {
        initial: availableParallelism(),
        least: 1,
        most: MOST_THREADS,
      }),
      most: Math.ceil(number('top', DEFAULT_TOP, 1000)),
      isInterrupted,
    } as const;
    const report = await analyseSource(game, wish, { ...io, texts }).finally(release);
    io.stdout.write(values['json'] === true ? analysisJson(report) : analysisText(texts, report));
    if (typeof values['html'] === 'string') writeWhole(values['html'], analysisHtml(report, texts.report));
    return 0;
  },
};
